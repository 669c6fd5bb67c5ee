/** Deposits and withdrawals of the test's members, through the processor that duplicates, forges and reorders its callbacks. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { RefusedError } from '#contract/envelope.ts'
import { major } from '#kit/money.ts'
import type { Ports } from '../launcher/place.ts'
import type { Api } from './driver.ts'

/** The members' deposits and withdrawals; the ledger must agree in the end. */
export type CashBook = {
  /** Deposits that the processor was paid for. */
  paid: Set<string>
  /** Withdrawals that the platform acknowledged. */
  withdrawn: Set<string>
}

export const PAYMENT_PASSWORD = '246813579'
const DEPOSIT = major(5_000_000)
const WITHDRAWAL = major(100_000)
const RETRY_MS = 80
/** The members' registered name: a linked account must have the same. */
export const PAYEE = 'TORTURED PERSON'

/** Configures the sandbox's worst behaviour: each message three times, a forged one before, outdated ones after. */
export async function makeUnpleasant(ports: Ports): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${ports.PROCESSOR_PORT}/control/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ copies: 3, isForging: true, isReordering: true, payoutSeconds: 1 }),
  })
  if (!reply.ok) throw new Error(`the processor took no behaviour: ${reply.status}`)
}

/** Retries a call until its result is known; the idempotency key makes the repeats one. A refusal from a healthy platform is a result. */
export async function untilKnown<T>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (error instanceof RefusedError && error.status < 500 && error.status !== 429) throw error
      await sleep(RETRY_MS)
    }
  }
}

/** Links an account and sets the payment password, so that the member can withdraw later. */
export async function openAccount(api: Api, loginPassword: string, number: number): Promise<string> {
  await untilKnown(() => api.security.prove({ body: { kind: 'password', answer: loginPassword } }))
  await untilKnown(() => api.security.setPaymentPassword({ body: { paymentPassword: PAYMENT_PASSWORD } }))
  const idempotencyKey = randomUUID()
  const accountNumber = String(1_000_000_000 + number)
  const body = { bank: 'VCB', accountNumber, holder: PAYEE, password: PAYMENT_PASSWORD }
  const { id } = await untilKnown(() => api.withdrawals.addAccount({ body }, { idempotencyKey }))
  return id
}

/** Opens a deposit and pays it on the processor's page; the callback follows on its own. */
export async function deposit(api: Api, book: CashBook): Promise<string> {
  const idempotencyKey = randomUUID()
  const body = { method: 'qr-pay', amount: DEPOSIT }
  const { id, payUrl } = await untilKnown(() => api.deposits.create({ body }, { idempotencyKey }))
  if (!payUrl) throw new Error(`deposit ${id} has no page to pay on`)
  const reply = await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ choice: 'paid' }) })
  if (!reply.ok) throw new Error(`the processor did not take the payment of ${id}: ${reply.status}`)
  book.paid.add(id)
  return id
}

/** Requests a withdrawal; the amount is held from then on. */
export async function withdraw(api: Api, account: string, book: CashBook): Promise<void> {
  const idempotencyKey = randomUUID()
  const body = { account, amount: WITHDRAWAL, paymentPassword: PAYMENT_PASSWORD }
  const { id } = await untilKnown(() => api.withdrawals.create({ body }, { idempotencyKey }))
  book.withdrawn.add(id)
}

/** Waits until the platform has credited a deposit. */
export async function untilCredited(api: Api, id: string, limitMs: number): Promise<boolean> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    const { state } = await untilKnown(() => api.deposits.one({ params: { id } }))
    if (state === 'paid') return true
    await sleep(RETRY_MS)
  }
  return false
}
