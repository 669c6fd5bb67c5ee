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
}

/**
 * One payment processor. Each call either answers or throws `ProcessorSilentError`: then nothing is known, the order
 * stays pending, and the same call is made again later.
 */
export type Processor = {
  readonly name: string
  /** `page` is absolute, or a path on the processor's public address. */
  readonly openPayment: (
    order: PaymentOrder,
  ) => Promise<{ readonly processorRef: string; readonly page: string }>
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
