import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { ProcessorKey } from './keys.ts'
import type { Distrust } from './signing.ts'

/** An order's status at the processor. Every unknown name is pending: never paid, never failed. */
export type OrderStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

export type PaymentOrder = {
  readonly merchant: string
  /** Our deposit's ID: the processor opens one payment for it, however often we ask. */
  readonly reference: string
  readonly method: string
  readonly amount: Minor
  readonly currency: Currency
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly language: string
  readonly returnUrl: string
  readonly channel: Channel
  /** Crypto only. */
  readonly asset?: string
  readonly network?: string
  readonly confirmations?: number
}

/** How a processor is paid: on its page, by e-wallet, by a QR that any bank's app reads, or with crypto. */
export type Channel = 'page' | 'wallet' | 'qr' | 'coin'

/** An account created for one order; we render its QR. */
export type OrderAccount = {
  readonly bank: string
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
  readonly content: string
}

/** The payment details of a crypto order. `rate` is the locked price of one whole coin in the order's currency. */
export type CoinQuote = {
  readonly asset: string
  readonly network: string
  readonly address: string
  readonly digits: number
  /** In the coin's smallest units: 1.5 of 6 digits is 1 500 000n. */
  readonly units: bigint
  readonly rate: Minor
  readonly needs: number
}

/** The blockchain state of a crypto order; nothing is credited before `confirmations` are enough. */
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

/** What a withdrawal is paid to. */
export type PayoutKind = 'bank' | 'wallet' | 'coin'

export type PayoutOrder = {
  readonly merchant: string
  /** Our withdrawal's ID: the processor pays it once, however often we ask. */
  readonly reference: string
  readonly amount: Minor
  readonly currency: Currency
  readonly bank: string
  readonly accountNumber: string
  readonly holder: string
}

/** A processor's report about one of our orders, by callback or when polled. */
export type News = {
  readonly kind: 'payment' | 'payout'
  readonly reference: string
  readonly processorRef: string
  readonly status: OrderStatus
  readonly amount: Minor
  readonly currency: string
  readonly reason: string | null
  readonly coin?: CoinSeen
  /** The payer has finished, and the payer's bank has not confirmed yet: the order is not expired in the meantime. */
  readonly isUnderway?: boolean
}

/** Money that left again after a payment: an operator reviews it, nothing moves automatically. */
export type CaseNews = {
  /** 'dispute': a chargeback or an inquiry; 'refund': returned at the processor. */
  readonly kind: 'refund' | 'dispute'
  /** The processor's name of this refund or dispute: repeated news about it opens no second case. */
  readonly processorRef: string
  /** Our deposit's ID, if the processor names it. */
  readonly reference: string | null
  readonly amount: Minor | null
  readonly currency: string
  readonly reason: string | null
  /** The processor's final result of a dispute, such as 'won' or 'lost'; null: undecided. */
  readonly result: string | null
}

/** What a verified callback is about. 'other': nothing that concerns us; it is acknowledged. */
export type Callback =
  | { readonly about: 'order'; readonly news: News }
  | { readonly about: 'case'; readonly news: CaseNews }
  | { readonly about: 'other' }

export type Incoming = {
  readonly header: (name: string) => string | undefined
  readonly body: Uint8Array
  readonly keys: readonly ProcessorKey[]
  readonly now: Date
}

/** What a brand shares with a processor: a secret for signatures, or a key for its API beside it. */
export const keyUses = ['signing', 'api'] as const
export type KeyUse = (typeof keyUses)[number]

/**
 * A payment processor. Each call either returns or throws `ProcessorSilentError`: then the result is unknown, the order stays pending,
 * and the same call is repeated later.
 */
export type Processor = {
  readonly name: string
  /** Keys that a brand must enter before the processor works. */
  readonly keyUses: readonly KeyUse[]
  /** How its payments are made; a method with another channel is refused. */
  readonly channels: readonly Channel[]
  /** What it pays withdrawals to; empty: it sends no payouts. */
  readonly payouts: readonly PayoutKind[]
  /** Which key signed a callback, and the message's ID; or why it is not trusted. */
  readonly prove: (
    message: Incoming,
  ) => { readonly key: number; readonly id: string } | { readonly distrust: Distrust }
  /** `page` is absolute, or a path on the processor's public address. */
  readonly openPayment: (order: PaymentOrder) => Promise<Opened>
  readonly sendPayout: (order: PayoutOrder) => Promise<News>
  /** Null: the processor does not know it. `processorRef` is its own name of the payment, once it has told us. */
  readonly paymentNews: (
    merchant: string,
    reference: string,
    processorRef?: string | null,
  ) => Promise<News | null>
  /** Closes the payment page of an expired order, so that it cannot be paid later; the news says what has become of it. */
  readonly closePayment?: (merchant: string, processorRef: string) => Promise<News | null>
  readonly payoutNews: (merchant: string, reference: string) => Promise<News | null>
  /** Parses the body of a verified callback of this brand (null: any brand); null if it is not in the processor's protocol. */
  readonly readCallback: (body: string, merchant: string | null) => Promise<Callback | null>
  /** The URL that a member's browser opens, from the result of `openPayment`. */
  readonly pageUrl: (page: string, host: string) => string
}

/** The processor did not respond, or not in its protocol. */
export class ProcessorSilentError extends Error {
  constructor(processor: string, cause: unknown) {
    super(`${processor} did not answer`, { cause })
    this.name = 'ProcessorSilentError'
  }
}

/** The processor refused the order permanently, for example because of its amount: repeating the call cannot help. */
export class ProcessorRefusedError extends Error {
  constructor(processor: string, cause: unknown) {
    super(`${processor} refused the order`, { cause })
    this.name = 'ProcessorRefusedError'
  }
}
