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

/** Account numbers that end so are refused by the sandbox's bank, for trying what a failed payout does. */
const REFUSED_ENDING = '0000'
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

export function createDesk(journal: Journal, clock: () => number) {
  const { tell, ...deliveries } = createDeliveries(journal, clock)

  function find(kind: Order['kind'], merchant: string, reference: string): Order | null {
    for (const order of journal.orders.values())
      if (order.kind === kind && order.merchant === merchant && order.reference === reference) return order
    return null
  }

  /** How every order starts, whatever it asks for. */
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
    /** One payout for a merchant's reference; it is settled by itself after a while. */
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
    /** Payouts whose time has come, by the behaviour in force. */
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
