import type { Pick } from '../picks.ts'

/** Whether early payout counts for a selection of the slip: on the winner of a match that has not begun. */
export const hasEarly = (picks: readonly Pick[], now: Date): boolean =>
  picks.some(
    ({ selection: { market, period, outcome }, startsAt }) =>
      market === 'winner' && period === 'full' && outcome !== 'draw' && Date.parse(startsAt) > now.getTime(),
  )
