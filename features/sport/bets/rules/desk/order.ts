/**
 * The order of a race, or of a league, as an operator types it: numbers in order, "=" between level ones. Non-runners have their price when
 * they were withdrawn behind "@", and when that was: the last such time of day before the start, or with a date. Bets accepted later were
 * priced without the runner and lose nothing by it. Without a price a runner was withdrawn before bets were taken.
 *
 * Example: "3, 1=5, 2" is 3 first, 1 and 5 level second, 2 fourth; "4@5.50 13:40, 6" are withdrawn.
 */
import { addDays, CLOCK, dayIn, isDay } from '#kit/day.ts'
import { momentIn } from '#kit/day/zoned.ts'

const NUMBER = /^\d{1,2}$/
const PRICE = /^\d{1,4}(\.\d{1,4})?$/

const cells = (text: string): readonly string[] => text.split(/[,;]/).map((cell) => cell.trim())

/** Places in order; null: a number is unknown, named twice, or no number. */
export function orderFrom(text: string, runners: readonly number[]): number[][] | null {
  const places = cells(text).map((cell) => cell.split('=').map((each) => each.trim()))
  const named = places.flat()
  if (!named.every((each) => NUMBER.test(each) && runners.includes(Number(each)))) return null
  const numbers = places.map((level) => level.map(Number))
  return new Set(numbers.flat()).size === named.length ? numbers : null
}

export type Withdrawn = { readonly number: number; readonly price: number | null; readonly at: Date | null }

/** The race that is typed about, and the time zone of who types. */
export type Race = {
  readonly runners: readonly number[]
  readonly startsAt: Date
  readonly zone: string
}

/** "13:40" or "2026-11-21 13:40"; null: no time, or one after the start. */
function timeFrom(text: string, { startsAt, zone }: Race): Date | null {
  const [clock = '', date, more] = text.split(/\s+/).toReversed()
  if (more !== undefined || !CLOCK.test(clock) || (date !== undefined && !isDay(date))) return null
  const startDay = dayIn(zone, startsAt)
  const days = date === undefined ? [startDay, addDays(startDay, -1)] : [date]
  return days.map((day) => momentIn(zone, `${day}T${clock}`)).find((at) => at <= startsAt) ?? null
}

/** Withdrawn runners; empty for no text, null if it cannot be read. Prices in ten-thousandths. */
export function withdrawnFrom(text: string, race: Race): Withdrawn[] | null {
  if (text.trim() === '') return []
  const rows = cells(text).map((cell): Withdrawn | null => {
    const [number = '', terms, more] = cell.split('@').map((each) => each.trim())
    if (more !== undefined || !NUMBER.test(number) || !race.runners.includes(Number(number))) return null
    if (terms === undefined) return { number: Number(number), price: null, at: null }
    const [price = '', ...time] = terms.split(/\s+/)
    const value = PRICE.test(price) ? Math.round(Number(price) * 10_000) : 0
    const at = timeFrom(time.join(' '), race)
    return value > 10_000 && at ? { number: Number(number), price: value, at } : null
  })
  const read = rows.filter((row) => row !== null)
  const isSound =
    read.length === rows.length && new Set(read.map(({ number }) => number)).size === rows.length
  return isSound ? read : null
}
