/**
 * Days and local times of a time zone, as instants. Temporal knows the clock changes, also at midnight; `temporal-polyfill/fns` costs a
 * page 6 kB instead of 19 for the whole library. Pages load it only when needed.
 */
import { getISO } from 'temporal-polyfill/fns/Calendar'
import { fromString as parseDate, toZonedDateTime as startOfDay } from 'temporal-polyfill/fns/PlainDate'
import {
  fromString as parseDateTime,
  toString as dateTimeText,
  toZonedDateTime,
} from 'temporal-polyfill/fns/PlainDateTime'
import { create, toPlainDateTime } from 'temporal-polyfill/fns/ZonedDateTime'
import { addDays, type Day } from '../day.ts'

/** A minute as a `datetime-local` input writes it, `2026-11-21T08:30`, in local time of a zone. */
export type Minute = string

const NS_PER_MS = 1_000_000n

/**
 * The first instant of a day in a time zone, and of the next: [from, to). If clocks go forward at midnight the day begins at 01:00; if
 * they go back over midnight it begins at the earlier of the two. Throws a RangeError for a day that does not exist.
 */
export function dayBounds(zone: string, day: Day): { readonly from: Date; readonly to: Date } {
  return { from: midnightIn(zone, day), to: midnightIn(zone, addDays(day > LAST ? LAST : day, 1)) }
}

/** The last day whose next one has a text, too: a list "until 9999-12-31" ends here. */
const LAST: Day = '9998-12-31'

function midnightIn(zone: string, day: Day): Date {
  return new Date(startOfDay(parseDate(day, getISO), zone).epochMilliseconds)
}

/** Local time of an instant in a zone, truncated to the minute. */
export function minuteIn(zone: string, moment: Date): Minute {
  return dateTimeText(zonedAt(zone, moment), { smallestUnit: 'minute' })
}

/** The local hour, 0 to 23, of an instant in a zone. */
export function hourIn(zone: string, moment: Date): number {
  return zonedAt(zone, moment).hour
}

/**
 * The instant of a local time. A skipped minute is read with the offset before the change; of a repeated minute the first counts.
 * Throws a RangeError for a text that is not a minute.
 */
export function momentIn(zone: string, minute: Minute): Date {
  return new Date(toZonedDateTime(parseDateTime(minute, getISO), zone).epochMilliseconds)
}

function zonedAt(zone: string, moment: Date) {
  return toPlainDateTime(create(BigInt(moment.getTime()) * NS_PER_MS, zone))
}
