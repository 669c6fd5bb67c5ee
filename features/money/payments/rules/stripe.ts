// Stripe's amounts and statuses (docs.stripe.com/currencies, docs.stripe.com/payments/checkout/fulfill-orders). An amount is in the
// currency's smallest unit, and the smallest unit of some currencies is the major unit: 25.00 USD is 2500, 200 000 VND is 200000. Some
// currencies without decimals are still written with two, and those with three decimals are charged in steps of ten.

import type { Minor } from '#kit/money.ts'
import type { KnownStatus } from '../rules.ts'

/** Ledger units in one major unit. */
const MAJOR = 10_000n

/** Stripe's list of zero-decimal currencies; ISK and UGX have none either, but are written with two for compatibility. */
const ZERO_DECIMAL: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
)
const THREE_DECIMAL: ReadonlySet<string> = new Set('BHD JOD KWD OMR TND'.split(' '))

/** Ledger units in Stripe's smallest unit of a currency. */
function unitOf(currency: string): bigint {
  const code = currency.toUpperCase()
  if (ZERO_DECIMAL.has(code)) return MAJOR
  return THREE_DECIMAL.has(code) ? MAJOR / 1_000n : MAJOR / 100n
}

/** Largest amount that Stripe's API takes as an integer: 12 digits for currencies such as VND. */
const MOST = 999_999_999_999n

/** An amount as Stripe writes it; null if it has decimals that the currency does not have, or too many digits. */
export function toStripe(amount: Minor, currency: string): number | null {
  const unit = unitOf(currency)
  if (amount <= 0n || amount % unit !== 0n) return null
  const units = amount / unit
  if (units > MOST || (THREE_DECIMAL.has(currency.toUpperCase()) && units % 10n !== 0n)) return null
  return Number(units) // at most 12 digits: exact
}

/** The same amount in ledger units; null if it is not a whole non-negative number. */
export function fromStripe(amount: number, currency: string): Minor | null {
  return Number.isSafeInteger(amount) && amount >= 0 ? BigInt(amount) * unitOf(currency) : null
}

export type SessionFacts = {
  /** The session's `status`: open, complete or expired. */
  readonly status: string | null
  /** The session's `payment_status`: paid, unpaid or no_payment_required. */
  readonly paymentStatus: string
}

/**
 * What has become of a payment. Only `payment_status` says that money has arrived: a session is complete, too, while a bank transfer or
 * direct debit is being confirmed. An unknown status is pending, and a session without a payment is never paid.
 */
export function statusOfSession({ status, paymentStatus }: SessionFacts): {
  readonly status: KnownStatus
  readonly isUnderway: boolean
} {
  if (paymentStatus === 'paid') return { status: 'paid', isUnderway: false }
  if (status === 'expired') return { status: 'expired', isUnderway: false }
  return { status: 'pending', isUnderway: status === 'complete' && paymentStatus === 'unpaid' }
}

/** Stripe accepts a session's expiry from 30 minutes to 24 hours after the session is created. */
const LEAST_MS = 30 * 60_000
const MOST_MS = 24 * 3_600_000
/** Covers the time between our clock and Stripe's. */
const MARGIN_MS = 60_000

/**
 * When the payment page closes, in seconds; null: Stripe's own 24 hours. It is calculated from the order alone, not from the clock: a
 * retried call must have the same parameters as the first, or Stripe refuses its idempotency key. The order expires earlier; its page is
 * then closed by us, and what was paid in between is credited late.
 */
export function sessionExpiry({
  createdAt,
  expiresAt,
}: {
  readonly createdAt: Date
  readonly expiresAt: Date
}): number | null {
  const until = expiresAt.getTime() + LEAST_MS + MARGIN_MS
  return until - createdAt.getTime() > MOST_MS - MARGIN_MS ? null : Math.floor(until / 1000)
}
