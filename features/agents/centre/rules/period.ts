// The days of a list: both inclusive, in the brand's zone; the last seven by default, at most a quarter.
// Example: asked for nothing on 24 November: 18 to 24 November.

import { addDays } from '#kit/day.ts'

export const MOST_DAYS = 92
const USUAL_DAYS = 7
const DAY_MS = 86_400_000

export type Period = { readonly from: string; readonly to: string }

export function periodOf(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Period | null {
  const to = asked.to ?? today
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS)
  const length = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1
  return length < 1 || length > MOST_DAYS ? null : { from, to }
}

/** Every day of a period in order: one without play is zero, not missing. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
