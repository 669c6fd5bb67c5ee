import type { Day } from '#kit/day.ts'

// Which schedule applies on a day: the newest one whose first day is not later, else the built-in one of the lottery. Example: from 1 March
// Bến Tre draws on Tuesdays at 16:30: 28 February keeps 16:15, every Tuesday from 1 March on is at 16:30.

/** What an operator changes of a schedule. */
export type Times = {
  /** Days of the week, 0 for Sunday. */
  readonly days: readonly number[]
  /** Local time of the first number, "18:15". */
  readonly at: string
  /** The sale ends so many minutes earlier. */
  readonly closesBeforeMinutes: number
}

/** A schedule that applies from a day on. */
export type DatedTimes = Times & { readonly fromDay: Day; readonly createdBy: string }

/** The schedule of a day; `dated` by first day, ascending. */
export function timesOn<Usual extends Times>(usual: Usual, dated: readonly DatedTimes[], day: Day): Usual {
  const last = dated.findLast(({ fromDay }) => fromDay <= day)
  if (!last) return usual
  const { days, at, closesBeforeMinutes } = last
  return { ...usual, days, at, closesBeforeMinutes }
}
