import type { Day } from '#kit/day.ts'
import type { Prize } from './prize.ts'

/**
 * The check-in calendar: one check-in a day in the brand's time zone. The n-th check-in of a month gives the n-th reward, whichever days
 * they fall on: a day without a check-in costs nothing, resets nothing and need not be made up for. A month begins with the first reward.
 * Example: check-ins on the 1st, 2nd and 9th give the rewards 1, 2 and 3.
 */
export type CheckInData = { readonly rewards: readonly Prize[] }

/** The first day of a day's month. */
export const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The number of today's check-in, given those of this month. */
export function decideCheckIn(
  days: readonly Day[],
  today: Day,
): { readonly nth: number } | { readonly refused: 'draws.checkedIn' } {
  if (days.includes(today)) return { refused: 'draws.checkedIn' }
  return { nth: days.filter((day) => monthOf(day) === monthOf(today)).length + 1 }
}

/** The reward of a month's n-th check-in; nothing where fewer are planned. */
export function rewardFor({ rewards }: CheckInData, nth: number): Prize {
  return rewards[nth - 1] ?? { kind: 'nothing' }
}

/** Days of the month as weeks from Monday; null where a week reaches into another month. */
export function weeksOf(month: Day): (Day | null)[][] {
  const first = new Date(`${monthOf(month)}T00:00:00Z`)
  const before = (first.getUTCDay() + 6) % 7
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const cells: (Day | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, at) => `${month.slice(0, 8)}${String(at + 1).padStart(2, '0')}`),
  ]
  while (cells.length % 7) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
