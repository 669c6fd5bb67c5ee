import type { Minor } from '#kit/money.ts'
import type { Program } from './terms.ts'

/**
 * Amounts of a statement; `sql/functions` compute the same in sets, and a property test compares both.
 *
 * Each bet earns on its own, rounded towards zero at four decimals (the member gains nothing by splitting bets, and a void is the exact
 * opposite of its bet). The sum of a period is limited by its maximum, without corrections and carried amounts. The statement pays whole
 * units of the currency if at least the minimum is due; the rest is carried to the next statement.
 *
 * A void or a resettlement after the statement is a correction: the period of the bet is computed again, and the difference counts in the
 * next statement. What is due then may be below zero; it is carried and offset against later rebates, never taken from the balance.
 * Example: 120.40 earned, −20 corrected, 0.15 carried, minimum 10, unit 1: 100 is paid, 0.55 carried.
 */
export type Due = {
  readonly granted: Minor
  readonly corrected: Minor
  readonly carried: Minor
  readonly minimum: Minor
  /** Amounts are paid in multiples of it. */
  readonly unit: Minor
}

export function payOf({ granted, corrected, carried, minimum, unit }: Due): {
  readonly amount: Minor
  readonly leftOver: Minor
} {
  const due = granted + corrected + carried
  const least = minimum > unit ? minimum : unit
  const amount = due >= least ? due - (due % unit) : 0n
  return { amount, leftOver: due - amount }
}

/** Rates of single bets are in 1/100,000,000, so that house edge × percentage is exact. */
export const RATE_ONE = 100_000_000n

/** What an amount earns at a rate, rounded towards zero. */
export const shareOf = (amount: Minor, rate: bigint): Minor => (amount * rate) / RATE_ONE

/** A rate of hundredths of a percent in 1/100,000,000. */
export const rateOfBp = (rateBp: number): bigint => BigInt(rateBp) * 10_000n

/** Rakeback: house edge × percentage, both in hundredths of a percent. */
export const rakebackRate = (edgeBp: number, rateBp: number): bigint => BigInt(edgeBp) * BigInt(rateBp)

export type PeriodSums = { readonly base: Minor; readonly earned: Minor }

/** What a period comes to: what its bets earned, or for cashback a share of the net loss; within the maximum. */
export function grantedOf(
  program: Program,
  { base, earned }: PeriodSums,
  { rate, maximum }: { readonly rate: bigint; readonly maximum: Minor | null },
): Minor {
  const sum = program === 'cashback' ? shareOf(base > 0n ? base : 0n, rate) : earned
  return maximum !== null && sum > maximum ? maximum : sum
}

/** "97.30 %" as the house edge of 270 hundredths of a percent; null where the text states no single percentage. */
export function edgeBpOf(rtpText: string): number | null {
  const [, whole, decimals = ''] = /^\s*(\d{1,3})(?:\.(\d{1,4}))?\s*%?\s*$/.exec(rtpText) ?? []
  if (whole === undefined) return null
  const rtpBp = Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'))
  // an RTP above 100 % has no edge to share, and 0 states none
  return rtpBp === 0 ? null : Math.max(0, 10_000 - rtpBp)
}
