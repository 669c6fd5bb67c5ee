/**
 * The highest stake of a bet. It is limited by what an outcome may cost the operator in all (market), and by the highest return of one
 * bet; the reason is told with the amount, because a refusal without a reason is what bettors resent most.
 */
import type { Rational } from '#kit/rational.ts'
import {
  scaled,
  USUAL_PERCENT,
  type StakeFactor,
  type StakeWhy,
} from '#features/sport/trading/rules/factors.ts'

export type LimitReason = 'market' | 'event' | 'return' | 'member' | 'balance' | 'terms'
/** `why`: the reason of the member's stake factor, which the member reads. */
export type Most = { readonly stake: bigint; readonly reason: LimitReason; readonly why?: StakeWhy }

/** The highest stake whose return stays within a sum; the factor is the return per unit. Rounded down, so the return never exceeds it. */
export const stakeWithin = (sum: bigint, { n, d }: Rational): bigint => (sum * d) / n

/** The first of several limits that applies. */
export function strictest(limits: readonly Most[]): Most | null {
  return limits.reduce<Most | null>(
    (least, each) => (least === null || each.stake < least.stake ? each : least),
    null,
  )
}

/** What a bet adds to the liability of each of its outcomes: an equal part of its return for every leg, rounded up. */
export function liabilityOf(potential: bigint, legs: number): bigint {
  const count = BigInt(legs)
  return (potential + count - 1n) / count
}

/**
 * A limit under a member's stake factor. One that is raised never exceeds what the outcome may cost the operator: only the highest return
 * of one bet is scaled up.
 */
export function withFactor(most: Most, factor: StakeFactor | null): Most {
  if (!factor || factor.percent === USUAL_PERCENT) return most
  if (factor.percent > USUAL_PERCENT)
    return most.reason === 'return' ? { ...most, stake: scaled(most.stake, factor.percent) } : most
  return { stake: scaled(most.stake, factor.percent), reason: 'member', why: factor.why }
}
