import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

/** Where an order stands at the processor. Whatever we do not know the name of is pending: never paid, never failed. */
export type OrderStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

export type PaymentOrder = {
  readonly merchant: string
  /** Our deposit's id: the processor opens one payment for it, however often we ask. */
  readonly reference: string
  readonly method: string
  readonly amount: Minor
  readonly currency: Currency
  readonly expiresAt: Date
  readonly language: string
  readonly returnUrl: string
  readonly channel: Channel
  /** Only for a coin. */
  readonly asset?: string
  readonly network?: string
  readonly confirmations?: number
}

/** How a processor is paid: on its page, in a phone wallet, by a QR that any bank's app reads, or with a coin. */
export type Channel = 'page' | 'wallet' | 'qr' | 'coin'

/** An account that stands for one order only; its QR is ours to draw. */
export type OrderAccount = {
  readonly bank: string
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
  readonly content: string
}

/** What a coin's order is paid with. `rate` is the worth of one whole coin in the order's currency, locked. */
export type CoinQuote = {
  readonly asset: string
  readonly network: string
  readonly address: string
  readonly digits: number
  /** In the smallest parts of the coin: 1.5 of 6 digits is 1 500 000n. */
  readonly units: bigint
  readonly rate: Minor
  readonly needs: number
}

/** What the chain shows of a coin's order; nothing of it is money before `confirmations` are enough. */
export type CoinSeen = {
  readonly units: bigint
  readonly confirmations: number
  readonly seenAt: Date | null
}

export type Opened = {
  readonly processorRef: string
  readonly page: string
  readonly account?: OrderAccount
  readonly coin?: CoinQuote
}

export type PayoutOrder = {
  readonly merchant: string
  /** Our withdrawal's id: the processor pays it once, however often we ask. */
  readonly reference: string
  readonly amount: Minor
  readonly currency: Currency
  readonly bank: string
  readonly accountNumber: string
  readonly holder: string
}

/** What a processor tells about one of our orders, by call-back or when asked. */
export type News = {
  readonly kind: 'payment' | 'payout'
  readonly reference: string
  readonly processorRef: string
  readonly status: OrderStatus
  readonly amount: Minor
  readonly currency: string
  readonly reason: string | null
  readonly coin?: CoinSeen
}

/**
 * One payment processor. Each call either answers or throws `ProcessorSilentError`: then nothing is known, the order
 * stays pending, and the same call is made again later.
 */
export type Processor = {
  readonly name: string
  /** `page` is absolute, or a path on the processor's public address. */
  readonly openPayment: (order: PaymentOrder) => Promise<Opened>
  readonly sendPayout: (order: PayoutOrder) => Promise<News>
  /** Null: the processor has never heard of it. */
  readonly paymentNews: (merchant: string, reference: string) => Promise<News | null>
  readonly payoutNews: (merchant: string, reference: string) => Promise<News | null>
  /** Reads the body of a call-back whose signature has been proved; null where it is not about an order. */
  readonly readCallback: (body: string) => News | null
  /** The address that a member's browser opens, from what `openPayment` gave. */
  readonly pageUrl: (page: string, host: string) => string
}

/** The processor did not answer, or not in its own language. */
export class ProcessorSilentError extends Error {
  constructor(processor: string, cause: unknown) {
    super(`${processor} did not answer`, { cause })
    this.name = 'ProcessorSilentError'
  }
}
