import { addDays, dayIn } from '#kit/day.ts'
import { periodOf } from '#kit/day/period.ts'
import { dayBounds, minuteIn } from '#kit/day/zoned.ts'
import type { Period } from './terms.ts'

/** From the first moment until before the last. */
export type Span = { readonly from: Date; readonly to: Date }

const MINUTE_MS = 60_000
const FIVE_MS = 5 * MINUTE_MS
const HOUR_MS = 60 * MINUTE_MS

/**
 * The period that a moment is in, in the brand's time zone: closed windows of settled play begin and end at the same moments. Example in
 * Asia/Ho_Chi_Minh: H of 20 November 10:37 is 16 November 00:00 to 1 December 00:00.
 */
export function periodAt(period: Period, moment: Date, zone: string): Span {
  if (period === 'fiveMinutes') {
    const from = Math.floor(moment.getTime() / FIVE_MS) * FIVE_MS
    return { from: new Date(from), to: new Date(from + FIVE_MS) }
  }
  if (period === 'hour') {
    // the zone may be half an hour off the full hour of UTC
    const minutes = Number(minuteIn(zone, moment).slice(-2))
    const from = Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS - minutes * MINUTE_MS
    return { from: new Date(from), to: new Date(from + HOUR_MS) }
  }
  const day = dayIn(zone, moment)
  const days = period === 'D' ? { from: day, to: addDays(day, 1) } : periodOf(period, day)
  return { from: dayBounds(zone, days.from).from, to: dayBounds(zone, days.to).from }
}
