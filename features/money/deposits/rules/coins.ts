// A crypto deposit: the price of one coin is locked when the order is opened. Of 500 000.00 at 26 150.00 a coin, 19.120459 coins are
// requested, rounded up to the coin's smallest unit. Received coins are valued at that price, cut to whole hundredths, so that too little
// and too much are credited as what they are; coins received after the lock, or outside the method's limits, wait for an operator. Nothing
// is credited before enough confirmations.

import type { Minor } from '#kit/money.ts'
import { HUNDREDTH } from './fees.ts'
import { decideNews, type DepositFacts, type NewsDecision, type PaymentFacts } from './states.ts'

export type CoinTerms = {
  /** Requested, in the coin's smallest units. */
  readonly asked: bigint
  readonly digits: number
  /** Ledger units for one whole coin. */
  readonly rate: Minor
  readonly lockedUntil: Date
  readonly needs: number
}

export type CoinFacts = {
  readonly units: bigint
  readonly confirmations: number
  readonly seenAt: Date | null
}
export type CoinLimits = { readonly least: Minor; readonly most: Minor }

/** The value of coin units at the locked price: cut to hundredths; exactly the requested units are worth the ordered amount. */
export function worthOf(amount: Minor, { asked, digits, rate }: CoinTerms, units: bigint): Minor {
  if (units === asked) return amount
  const worth = (units * rate) / 10n ** BigInt(digits)
  return worth - (worth % HUNDREDTH)
}

export type CoinDecision =
  | Exclude<NewsDecision, { does: 'credit' }>
  | { readonly does: 'credit'; readonly isLate: boolean; readonly received: Minor }
  /** On the blockchain, but with too few confirmations: they are counted and shown. */
  | { readonly does: 'count' }

/** The effect of a crypto status on its deposit. */
export function decideCoin(
  deposit: DepositFacts,
  terms: CoinTerms & CoinLimits,
  news: PaymentFacts & { readonly coin: CoinFacts },
): CoinDecision {
  const { units, confirmations, seenAt } = news.coin
  const decision = decideNews(deposit, { ...news, amount: deposit.amount })
  if (decision.does === 'nothing' && decision.why !== 'waiting') return decision
  if (decision.does === 'close') return units > 0n ? { does: 'nothing', why: 'waiting' } : decision
  if (units === 0n) return { does: 'nothing', why: 'waiting' }
  if (decision.does !== 'credit' || confirmations < terms.needs) return { does: 'count' }
  const worth = worthOf(deposit.amount, terms, units)
  if (worth <= 0n) return { does: 'count' } // dust: shown, but without value
  const isInTime = seenAt !== null && seenAt <= terms.lockedUntil
  const isWithin = worth === deposit.amount || (worth >= terms.least && worth <= terms.most)
  if (!isInTime || !isWithin) return { does: 'review', reported: worth }
  return { does: 'credit', isLate: decision.isLate, received: worth }
}
