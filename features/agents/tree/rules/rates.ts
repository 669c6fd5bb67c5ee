// Rebates of a line: each member has a percentage of valid bets per category, never above its upline's. The upline earns the difference
// (design of prize groups: (group of the upline − group of the downline) ÷ 2000 of the stake), so the whole line costs what the top has.
// Example: duc 1.5 %, hoa 1.2 %, mai 0.8 %. mai bets 1,000: mai gets 8, hoa 4, duc 3; together 15.

/** Parts per million of a valid bet. */
export type Ppm = number

export type RateBounds = { readonly least: Ppm; readonly most: Ppm }

/** What a direct upline may set: at least the highest rate of the member's own downline, at most its own. */
export function boundsOf({ own, below }: { readonly own: Ppm; readonly below: readonly Ppm[] }): RateBounds {
  return { least: Math.max(0, ...below), most: own }
}

export function isWithin(rate: Ppm, { least, most }: RateBounds): boolean {
  return Number.isInteger(rate) && rate >= least && rate <= most
}

/**
 * A rate of lotteries as a prize group: a group G pays back G ÷ 2000, so a rate is this many points of the group.
 * Example: 0.024 (24,000 ppm) are 48 points: the group 1956 of the upline becomes 1908.
 */
export function groupPoints(rate: Ppm): number {
  return (rate * 2_000) / 1_000_000
}
