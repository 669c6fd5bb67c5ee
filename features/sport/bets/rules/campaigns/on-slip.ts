import type { Pick } from '../picks.ts'

type Selection = { readonly market: string; readonly period: string; readonly outcome: string }

/** The side of a selection that early payout counts for, by its place in a score; null: none. */
export function leadSide({ market, period, outcome }: Selection): 0 | 1 | null {
  if (market !== 'winner' || period !== 'full') return null
  return outcome === 'home' ? 0 : outcome === 'away' ? 1 : null
}

/** Whether early payout counts for a selection of the slip: on the winner of a match that has not begun. */
export const hasEarly = (picks: readonly Pick[], now: Date): boolean =>
  picks.some(
    ({ selection, startsAt }) => leadSide(selection) !== null && Date.parse(startsAt) > now.getTime(),
  )
