/**
 * Which play counts for missions and races: settled bets in real money, of the named games or categories (of every game where neither is
 * named), settled first within the counting hours of the brand's day. The hours of a night (`quiet`) never count, so that nothing rewards
 * play at night. Example: `from: 6, to: 24` counts a bet at 23:59 and none at 00:30.
 */
export type Play = {
  readonly categories: readonly string[]
  readonly games: readonly string[]
  /** Hours of the brand's day, [from, to). */
  readonly from: number
  readonly to: number
}

/** The hours of a night, [from, to) of the brand's day; from = to: none. `from` may be the larger one: 23 to 6. */
export type Quiet = { readonly from: number; readonly to: number }

/** Hours in a day. */
const DAY = 24

/** Whether an hour of the day belongs to the night. */
export function isQuiet({ from, to }: Quiet, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Whether the counting hours are a span of the day that touches no hour of the night. */
export function isByDay({ from, to }: Play, quiet: Quiet): boolean {
  if (from >= to || to > DAY) return false
  for (let hour = from; hour < to; hour += 1) if (isQuiet(quiet, hour)) return false
  return true
}
