/**
 * The highest stake of a bet. It is limited by what an outcome may cost the operator in all (market), and by the highest return of one
 * bet; the reason is told with the amount, because a refusal without a reason is what bettors resent most.
 */
export type LimitReason = 'market' | 'event' | 'return' | 'member' | 'balance' | 'terms'
export type Most = { readonly stake: bigint; readonly reason: LimitReason }

const TEN_THOUSAND = 10_000n

/** The highest stake whose return stays within a sum; `odds` is the return per unit in ten-thousandths. Rounded down. */
export const stakeWithin = (sum: bigint, odds: bigint): bigint => (sum * TEN_THOUSAND) / odds

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
