import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import type { Api } from '#apps/server/testing/test-app.ts'
import { NetworkError } from '#contract/envelope.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { openSession } from '#features/account/identity/public.ts'
import { payee } from '#features/money/withdrawals/testing/payee.ts'
import { major, type Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { sandboxSetup, type SandboxSetup } from './testing/sandbox.ts'

let setup: SandboxSetup
beforeAll(async () => {
  setup = await sandboxSetup()
})
afterAll(() => setup.close())

/** Where the connection breaks: before the server receives the call, after it has executed it, or not at all. */
type Cut = 'question' | 'answer' | 'none'

/** A connection that breaks as scripted, call after call, and works from then on. */
function brokenLine(cuts: readonly Cut[]): typeof fetch {
  let next = 0
  return async (...call) => {
    const cut = cuts[next] ?? 'none'
    next += 1
    if (cut === 'question') throw new TypeError('the line is cut')
    const answer = await fetch(...call)
    if (cut === 'answer') throw new TypeError('the answer is lost')
    return answer
  }
}

/** Presses again after each network error, as a person does, with the key that the screen keeps; returns the reply and the presses. */
async function pressUntilHeard<T>(action: () => Promise<T>): Promise<{ answer: T; presses: number }> {
  for (let presses = 1; ; presses += 1) {
    try {
      return { answer: await action(), presses }
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
    }
  }
}

const cuts = fc.array(fc.constantFrom<Cut>('question', 'answer'), { minLength: 1, maxLength: 4 })
const samples = (numRuns: number, seed: number) => fc.sample(cuts, { numRuns, seed })
const money = async ({ wallet }: Person) => {
  const found = await walletById(setup.app.db, wallet)
  return { balance: found?.balance ?? 0n, held: found?.held ?? 0n }
}
const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await one(setup.app.db, query)).n
const apiOf = ({ token }: Person, line: readonly Cut[]): Api =>
  setup.api({ token, transport: { fetch: brokenLine(line) } })

test('CSH-01 M4 opens and credits a deposit once, wherever the connection breaks', async () => {
  for (const [n, line] of samples(6, 3).entries()) {
    const mai = await person(setup)
    const api = apiOf(mai, line)
    const body = { method: 'qr-pay', amount: major(200_000) }
    const action = () => api.deposits.create({ body }, { idempotencyKey: `cut-deposit-${n}` })
    const { answer, presses } = await pressUntilHeard(action)
    expect(presses).toBe(line.length + 1)
    expect(await count(sql`select count(*)::int as n from deposit where member_id = ${mai.id}`)).toBe(1)
    const order = setup.desk.find('payment', 'JADE', answer.id)
    if (!order) throw new Error('the processor knows nothing of it')
    setup.desk.settle(order.id, 'paid', { copies: 2 })
    await setup.deliver()
    expect(await money(mai)).toEqual({ balance: major(200_000), held: 0n })
  }
}, 40_000)

test('CSH-02 CSH-03 M4 holds a withdrawal once and confirms its receipt once, wherever the connection breaks', async () => {
  for (const [n, line] of samples(4, 4).entries()) {
    const { mai, account } = await payee(setup, major(900_000))
    const api = apiOf(mai, line)
    const body = { account, amount: major(300_000), paymentPassword: PAYMENT_PASSWORD }
    const asked = await pressUntilHeard(() =>
      api.withdrawals.create({ body }, { idempotencyKey: `cut-withdrawal-${n}` }),
    )
    expect(asked.answer.state).toBe('requested')
    expect(await money(mai)).toEqual({ balance: major(900_000), held: major(300_000) })
    expect(await count(sql`select count(*)::int as n from withdrawal where member_id = ${mai.id}`)).toBe(1)
  }
}, 40_000)

test('CSH-04 M4 moves a transfer to the upline once, wherever the connection breaks, and keeps the total', async () => {
  for (const [n, line] of samples(5, 5).entries()) {
    const hoa = await person(setup, { type: 2 })
    const mai = await person(setup, { balance: major(500_000) })
    await run(setup.app.db, sql`update member set upline_id = ${hoa.id} where id = ${mai.id}`)
    const api = apiOf(mai, line)
    const body = { amount: major(120_000), paymentPassword: PAYMENT_PASSWORD }
    await pressUntilHeard(() => api.transfers.send({ body }, { idempotencyKey: `cut-transfer-${n}` }))
    const [sender, receiver]: Minor[] = [(await money(mai)).balance, (await money(hoa)).balance]
    expect([sender, receiver]).toEqual([major(380_000), major(120_000)])
  }
}, 40_000)

test('M4 gives two tabs and a double click as many replies as presses, with one effect', async () => {
  const mai = await person(setup)
  const press = () =>
    mai.api.deposits.create(
      { body: { method: 'qr-pay', amount: major(200_000) } },
      { idempotencyKey: `double-${mai.id}` },
    )
  const answers = await Promise.all([press(), press(), press(), press()])
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await count(sql`select count(*)::int as n from deposit where member_id = ${mai.id}`)).toBe(1)
})

/** Reads succeed; changes are executed, but their replies are lost. */
const losesAnswers: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init)
  if (init?.method === 'POST') throw new TypeError('the answer is lost')
  return answer
}

/** The member logs in again, as after an hour. */
async function again({ id }: Person): Promise<Api> {
  const where = { ip: '127.0.0.1', device: 'test', now: setup.clock.now(), merchant: { code: 'JADE' } }
  const token = await inTransaction(setup.app.db, (tx) => openSession(setup.app, tx, id, where))
  return setup.api({ token })
}

test('M4 returns the first reply to the same press after an hour and a new login, on every form', async () => {
  const hoa = await person(setup, { type: 2 })
  const { mai, account } = await payee(setup, major(900_000))
  await run(setup.app.db, sql`update member set upline_id = ${hoa.id} where id = ${mai.id}`)
  const paymentPassword = PAYMENT_PASSWORD
  const forms: { readonly [form: string]: (api: Api) => Promise<{ readonly id: string }> } = {
    deposit: (api) =>
      api.deposits.create(
        { body: { method: 'qr-pay', amount: major(200_000) } },
        { idempotencyKey: `asleep-deposit-${mai.id}` },
      ),
    withdrawal: (api) =>
      api.withdrawals.create(
        { body: { account, amount: major(300_000), paymentPassword } },
        { idempotencyKey: `asleep-withdrawal-${mai.id}` },
      ),
    transfer: (api) =>
      api.transfers.send(
        { body: { amount: major(120_000), paymentPassword } },
        { idempotencyKey: `asleep-transfer-${mai.id}` },
      ),
  }
  const lost = setup.api({ token: mai.token, transport: { fetch: losesAnswers } })
  for (const form of Object.values(forms)) await expect(form(lost)).rejects.toBeInstanceOf(NetworkError)
  const before = await money(mai)
  expect(before).toEqual({ balance: major(780_000), held: major(300_000) })
  setup.clock.forward(60 * 60_000)
  await expect(mai.api.wallet.balance()).rejects.toMatchObject({ code: 'session.required' })
  const [phone, laptop] = [await again(mai), await again(mai)]
  for (const form of Object.values(forms)) expect((await form(phone)).id).toBe((await form(laptop)).id)
  expect(await money(mai)).toEqual(before)
  const orders = sql<{ n: number }>`
    select ((select count(*) from deposit where member_id = ${mai.id})
      + (select count(*) from withdrawal where member_id = ${mai.id})
      + (select count(*) from transfer where sender = ${mai.id}))::int as n
  `
  expect(await count(orders)).toBe(3)
})
