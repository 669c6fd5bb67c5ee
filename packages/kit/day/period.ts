import { addDays, weekdayOf, type Day } from '../day.ts'

/**
 * Periods in the brand's days (decision 27): a week from Monday, half a month (1 to 15, 16 to end), a month. Example: the
 * half-month of 20 November is [2026-11-16, 2026-12-01).
 */
export const periodKinds = ['W', 'H', 'M'] as const
export type PeriodKind = (typeof periodKinds)[number]

export type Period = {
  readonly from: Day
  /** The first day after it. */
  readonly to: Day
}

/** The period that a day is in. */
export function periodOf(kind: PeriodKind, day: Day): Period {
  if (kind === 'W') {
    const from = addDays(day, -((weekdayOf(day) + 6) % 7))
    return { from, to: addDays(from, 7) }
  }
  const month = day.slice(0, 7)
  const next = `${addDays(`${month}-28`, 4).slice(0, 7)}-01`
  const middle = `${month}-16`
  if (kind === 'M') return { from: `${month}-01`, to: next }
  return day < middle ? { from: `${month}-01`, to: middle } : { from: middle, to: next }
}
