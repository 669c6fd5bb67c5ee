/**
 * Days and clock times of a time zone, as moments. Temporal decides where clocks change, also at midnight; its functions are those
 * of `temporal-polyfill/fns`, which cost a page 6 kB where the whole of Temporal costs 19. No page loads them before it needs them.
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

/** A minute as a `datetime-local` field writes it, `2026-11-21T08:30`, by the clocks of a time zone. */
export type Minute = string

const NS_PER_MS = 1_000_000n

/**
 * The first moment of a day in a time zone, and the first of the next: [from, to). Where clocks go forward at midnight the day begins
 * at 01:00; where they go back over midnight it begins at the earlier of the two. Throws a RangeError for a day that does not exist.
 */
export function dayBounds(zone: string, day: Day): { readonly from: Date; readonly to: Date } {
  return { from: midnightIn(zone, day), to: midnightIn(zone, addDays(day, 1)) }
}

function midnightIn(zone: string, day: Day): Date {
  return new Date(startOfDay(parseDate(day, getISO), zone).epochMilliseconds)
}

/** What the clocks of a time zone show at a moment; seconds are cut off. */
export function minuteIn(zone: string, moment: Date): Minute {
  return dateTimeText(zonedAt(zone, moment), { smallestUnit: 'minute' })
}

/** The hour, 0 to 23, that the clocks of a time zone show at a moment. */
export function hourIn(zone: string, moment: Date): number {
  return zonedAt(zone, moment).hour
}

/**
 * The moment at which the clocks of a time zone show a minute. A minute that clocks skip is taken as if they had not changed yet, of
 * one that they show twice the first counts. Throws a RangeError for a text that is no minute.
 */
export function momentIn(zone: string, minute: Minute): Date {
  return new Date(toZonedDateTime(parseDateTime(minute, getISO), zone).epochMilliseconds)
}

function zonedAt(zone: string, moment: Date) {
  return toPlainDateTime(create(BigInt(moment.getTime()) * NS_PER_MS, zone))
}
