import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'

/** The states of an order; 'expired' is a payment that was not paid in time, and a late payment is still possible. */
export const statuses = ['pending', 'paid', 'failed', 'cancelled', 'expired'] as const
export type Status = (typeof statuses)[number]

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
/** Decimal text, at most 4 decimals: the sandbox never calculates with it. */
const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/))
const web = z.url().check(z.maxLength(500))

/** A merchant's payment request. Other processors may have more fields; card data is never accepted (M15). */
export const PaymentAsk = z.strictObject({
  merchant: text(16),
  reference: z.uuid(),
  method: text(80),
  amount,
  currency: text(8),
  expiresAt: z.iso.datetime(),
  language: text(8),
  returnUrl: web,
  callbackUrl: web,
  /** A page for cards and banks, an e-wallet, a QR code for any banking app, or crypto sent to an address. */
  channel: z._default(z.enum(['page', 'wallet', 'qr', 'coin']), 'page'),
  /** Crypto only: the coin and the chain. */
  asset: z.optional(text(12)),
  network: z.optional(text(24)),
  /** Crypto only: the number of confirmations required. */
  confirmations: z.optional(z.int().check(z.gte(1), z.lte(100))),
})

export const PayoutAsk = z.strictObject({
  merchant: text(16),
  reference: z.uuid(),
  amount,
  currency: text(8),
  bank: text(16),
  accountNumber: z.string().check(z.regex(/^[A-Za-z0-9]{4,64}$/)),
  holder: text(80),
  callbackUrl: web,
})

type Common = {
  readonly id: string
  readonly status: Status
  readonly reason: string | null
  readonly createdAt: string
  readonly settledAt: string | null
}

/** Where a crypto order is paid to, and what was received; amounts are decimal text of the coin. */
export type Coin = {
  readonly asset: string
  readonly network: string
  readonly address: string
  readonly digits: number
  readonly amount: string
  /** The coin's price in the order's currency, as quoted and locked until the order expires. */
  readonly rate: string
  readonly needs: number
  readonly confirmations: number
  readonly received: string
  readonly seenAt: string | null
}

/** The account that a QR code pays into: one for each order, so that a transfer can be matched automatically. */
export type VirtualAccount = {
  readonly bank: string
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
  readonly content: string
}

export type Payment = Common &
  z.output<typeof PaymentAsk> & {
    readonly kind: 'payment'
    readonly token: string
    readonly coin: Coin | null
    readonly account: VirtualAccount | null
  }
export type Payout = Common & z.output<typeof PayoutAsk> & { readonly kind: 'payout' }
export type Order = Payment | Payout

/** One delivery of a callback to a merchant. */
export type Delivery = {
  /** Id of this delivery; several may carry one message. */
  readonly no: number
  /** The message's id, the same in each of its copies. */
  readonly id: string
  readonly order: string
  readonly url: string
  readonly body: string
  readonly dueAt: number
  readonly attempts: number
  readonly state: 'waiting' | 'taken' | 'given up'
  readonly isForged: boolean
  readonly answer: string | null
}

/** The faults that the sandbox simulates. */
export const Behaviour = z.object({
  /** Seconds before a message is sent. */
  delaySeconds: z._default(z.int().check(z.gte(0), z.lte(86_400)), 0),
  /** How often each message is sent, with the same id. */
  copies: z._default(z.int().check(z.gte(1), z.lte(20)), 1),
  /** Sends a forged message before each genuine one: another amount and an invalid signature. */
  isForging: z._default(z.boolean(), false),
  /** Sends an outdated message after each genuine one: the order is pending. */
  isReordering: z._default(z.boolean(), false),
  /** Sends no callbacks: the merchant must poll. */
  isSilent: z._default(z.boolean(), false),
  payouts: z._default(z.enum(['pay', 'fail', 'wait']), 'pay'),
  payoutSeconds: z._default(z.int().check(z.gte(0), z.lte(3_600)), 4),
  /** Seconds between confirmations. */
  blockSeconds: z._default(z.int().check(z.gte(0), z.lte(3_600)), 4),
})
export type Behaviour = z.output<typeof Behaviour>

export const calm: Behaviour = z.parse(Behaviour, {})

/** What merchants see of an order. */
export function shown(order: Order, now: number) {
  const { kind, id, reference, merchant, amount: sum, currency, reason } = order
  const told = { kind, id, reference, merchant, status: statusAt(order, now), amount: sum, currency, reason }
  return order.kind === 'payment' && order.coin ? { ...told, coin: order.coin } : told
}

/** Whether an unpaid payment is past its expiry. */
export function statusAt(order: Order, now: number): Status {
  const isOver = order.kind === 'payment' && order.status === 'pending' && Date.parse(order.expiresAt) <= now
  if (isOver && order.coin?.seenAt) return 'pending' // it is on the chain already: confirmations decide, not the clock
  return isOver ? 'expired' : order.status
}

/** A new id of the sandbox: "pay_3FqW…". */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('base64url')}`
