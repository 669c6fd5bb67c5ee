import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { addressOf, quote } from './coins.ts'
import type { Journal } from './journal.ts'
import {
  shown,
  statusAt,
  type Delivery,
  type Order,
  type Payment,
  type PaymentAsk,
  type PayoutAsk,
  type Payout,
  type Status,
  type VirtualAccount,
} from './orders.ts'

/** Account numbers that end so are refused by the sandbox's bank, for trying what a failed pay-out does. */
const REFUSED_ENDING = '0000'
/** Seconds between attempts; the last one repeats until the merchant takes the message. */
const BACK_OFF_SECONDS = [1, 2, 5, 15, 60, 300, 900] as const
/** After so many attempts (about a day) the sandbox gives up. */
const MOST_ATTEMPTS = 100

export type Manner = { readonly delaySeconds?: number; readonly copies?: number; readonly isForged?: boolean }

/** What the sandbox does with orders; nothing here waits, and everything is in the journal before it is told. */
export type Desk = ReturnType<typeof createDesk>

/** An account number for one order only, at a bank that does not exist. */
function virtualAccount(merchant: string): VirtualAccount {
  const tail = Array.from(randomBytes(9), (byte) => (byte % 10).toString()).join('')
  const content = `SP${tail.slice(0, 8)}`
  return {
    bank: 'Sandbox Bank',
    bin: '970499',
    accountNumber: `8${tail}`,
    holder: `SANDBOX PAY ${merchant}`,
    content,
  }
}

const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('base64url')}`

export function createDesk(journal: Journal, clock: () => number) {
  let last = Math.max(0, ...journal.deliveries.keys())

  function find(kind: Order['kind'], merchant: string, reference: string): Order | null {
    for (const order of journal.orders.values())
      if (order.kind === kind && order.merchant === merchant && order.reference === reference) return order
    return null
  }

  function enqueue(order: Order, manner: Manner, id = newId('msg')): void {
    const behaviour = journal.behaviour()
    const { isForged = false } = manner
    const event = shown(isForged ? { ...order, amount: `9${order.amount}` } : order, clock())
    const body = JSON.stringify({
      type: `${order.kind}.${event.status}`,
      timestamp: new Date(clock()).toISOString(),
      data: event,
    })
    const dueAt = clock() + (manner.delaySeconds ?? behaviour.delaySeconds) * 1000
    const copies = manner.copies ?? behaviour.copies
    for (let copy = 0; copy < copies; copy += 1) {
      last += 1
      const delivery: Delivery = {
        no: last,
        id,
        order: order.id,
        url: order.callbackUrl,
        body,
        dueAt,
        attempts: 0,
        state: 'waiting',
        isForged,
        answer: null,
      }
      journal.write({ delivery })
    }
  }

  function tell(before: Order, order: Order, manner: Manner): void {
    const { isForging, isReordering, isSilent } = journal.behaviour()
    if (isSilent) return
    if (isForging) enqueue(order, { ...manner, copies: 1, isForged: true })
    enqueue(order, manner)
    if (isReordering) enqueue({ ...before, status: 'pending' }, { ...manner, copies: 1 })
  }

  /** How every order starts, whatever it asks for. */
  const begun = () => ({
    status: 'pending' as const,
    reason: null,
    createdAt: new Date(clock()).toISOString(),
    settledAt: null,
  })

  return {
    find,
    byToken: (token: string): Payment | null => {
      for (const order of journal.orders.values())
        if (order.kind === 'payment' && order.token === token) return order
      return null
    },
    /** One payment for a merchant's reference, however often it is asked for. */
    openPayment(ask: z.output<typeof PaymentAsk>): Payment {
      const known = find('payment', ask.merchant, ask.reference)
      if (known?.kind === 'payment') return known
      const order: Payment = {
        ...ask,
        kind: 'payment',
        id: newId('pay'),
        token: randomBytes(18).toString('base64url'),
        coin: ask.channel === 'coin' ? quote(ask, addressOf(randomBytes(20))) : null,
        account: ask.channel === 'qr' ? virtualAccount(ask.merchant) : null,
        ...begun(),
      }
      journal.write({ order })
      return order
    },
    /** One pay-out for a merchant's reference; it is settled by itself after a while. */
    openPayout(ask: z.output<typeof PayoutAsk>): Payout {
      const known = find('payout', ask.merchant, ask.reference)
      if (known?.kind === 'payout') return known
      const order: Payout = {
        ...ask,
        kind: 'payout',
        id: newId('po'),
        ...begun(),
      }
      journal.write({ order })
      return order
    },
    /** Decides an order once; money that comes after the expiry still comes. Null where it is decided already. */
    settle(
      id: string,
      status: Exclude<Status, 'pending'>,
      manner: Manner & { readonly reason?: string } = {},
    ): Order | null {
      const order = journal.orders.get(id)
      if (!order || order.status !== 'pending') return null
      if (order.kind === 'payment' && order.coin) return null // coins are settled by their blocks
      if (statusAt(order, clock()) === 'expired' && status !== 'paid') return null
      const settled: Order = {
        ...order,
        status,
        reason: manner.reason ?? null,
        settledAt: new Date(clock()).toISOString(),
      }
      journal.write({ order: settled })
      tell(order, settled, manner)
      return settled
    },
    /** A coin was sent to the order's address: seen at once, worth something after its blocks. */
    sendCoin(id: string, received: string): Order | null {
      const order = journal.orders.get(id)
      if (order?.kind !== 'payment' || !order.coin || order.status !== 'pending' || order.coin.seenAt)
        return null
      const coin = { ...order.coin, received, seenAt: new Date(clock()).toISOString() }
      const seen: Order = { ...order, coin }
      journal.write({ order: seen })
      tell(order, seen, {})
      return seen
    },
    /** One more block on every coin that was seen and whose time has come; the last one settles the order. */
    mineBlocks(): void {
      const { blockSeconds } = journal.behaviour()
      for (const order of journal.orders.values()) {
        if (order.kind !== 'payment' || order.status !== 'pending' || !order.coin?.seenAt) continue
        const dueAt = Date.parse(order.coin.seenAt) + (order.coin.confirmations + 1) * blockSeconds * 1000
        if (dueAt > clock()) continue
        const coin = { ...order.coin, confirmations: order.coin.confirmations + 1 }
        const isPaid = coin.confirmations >= coin.needs
        const next: Order = isPaid
          ? { ...order, coin, status: 'paid', settledAt: new Date(clock()).toISOString() }
          : { ...order, coin }
        journal.write({ order: next })
        tell(order, next, {})
      }
    },
    /** Tells what is known again, as often and as late as asked; a forged copy is signed with a key that is not ours. */
    repeat(id: string, manner: Manner): void {
      const order = journal.orders.get(id)
      const sent = [...journal.deliveries.values()].findLast(
        (delivery) => delivery.order === id && !delivery.isForged,
      )
      if (order) enqueue(order, manner, manner.isForged ? undefined : sent?.id)
    },
    /** Pay-outs whose time has come, by the behaviour in force. */
    settleDuePayouts(): void {
      const { payouts, payoutSeconds } = journal.behaviour()
      if (payouts === 'wait') return
      for (const order of journal.orders.values()) {
        if (order.kind !== 'payout' || order.status !== 'pending') continue
        if (clock() - Date.parse(order.createdAt) < payoutSeconds * 1000) continue
        const isRefused = payouts === 'fail' || order.accountNumber.endsWith(REFUSED_ENDING)
        const manner = isRefused ? { reason: 'The bank does not know this account.' } : {}
        this.settle(order.id, isRefused ? 'failed' : 'paid', manner)
      }
    },
    dueDeliveries: (): Delivery[] =>
      [...journal.deliveries.values()].filter(({ state, dueAt }) => state === 'waiting' && dueAt <= clock()),
    /** Writes down an attempt; what was not taken comes again, later each time. */
    attempted(delivery: Delivery, isTaken: boolean, answer: string): void {
      const attempts = delivery.attempts + 1
      const seconds = BACK_OFF_SECONDS[Math.min(attempts, BACK_OFF_SECONDS.length) - 1] ?? 900
      const isOver = delivery.isForged || attempts >= MOST_ATTEMPTS
      const state = isTaken ? 'taken' : isOver ? 'given up' : 'waiting'
      journal.write({ delivery: { ...delivery, attempts, state, answer, dueAt: clock() + seconds * 1000 } })
    },
  }
}
