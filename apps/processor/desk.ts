import { randomBytes } from 'node:crypto'
import type * as z from 'zod/mini'
import { addressOf, quote } from './desk/coins.ts'
import { createDeliveries, type Manner } from './desk/deliveries.ts'
import type { Journal } from './journal.ts'
import {
  newId,
  statusAt,
  type Order,
  type Payment,
  type PaymentAsk,
  type PayoutAsk,
  type Payout,
  type Status,
  type VirtualAccount,
} from './orders.ts'

/** The sandbox's bank refuses account numbers with this ending, to simulate a failed payout. */
const REFUSED_ENDING = '0000'
/** The sandbox's order logic. It is synchronous, and every change is written to the journal before it is acknowledged. */
export type Desk = ReturnType<typeof createDesk>

/** A virtual account number for one order only, at a fictitious bank. */
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

export function createDesk(journal: Journal, clock: () => number) {
  const { tell, ...deliveries } = createDeliveries(journal, clock)

  function find(kind: Order['kind'], merchant: string, reference: string): Order | null {
    for (const order of journal.orders.values())
      if (order.kind === kind && order.merchant === merchant && order.reference === reference) return order
    return null
  }

  /** The initial state of every order, regardless of its kind. */
  const begun = () => ({
    status: 'pending' as const,
    reason: null,
    createdAt: new Date(clock()).toISOString(),
    settledAt: null,
  })

  return {
    ...deliveries,
    find,
    byToken: (token: string): Payment | null => {
      for (const order of journal.orders.values())
        if (order.kind === 'payment' && order.token === token) return order
      return null
    },
    /** Creates a payment; idempotent by the merchant's reference. */
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
    /** Creates a payout; idempotent by the merchant's reference. It is settled automatically after a while. */
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
    /** Settles an order once; a payment after its expiry is still accepted. Null when the order is settled already. */
    settle(
      id: string,
      status: Exclude<Status, 'pending'>,
      manner: Manner & { readonly reason?: string } = {},
    ): Order | null {
      const order = journal.orders.get(id)
      if (!order || order.status !== 'pending') return null
      if (order.kind === 'payment' && order.coin) return null // crypto payments are settled by confirmations
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
    /** A crypto payment arrived at the order's address: detected immediately, valued after its confirmations. */
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
    /** Adds a confirmation to every detected crypto payment that is due; the last one settles the order. */
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
    /** Settles due payouts as the active behaviour says. */
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
  }
}
