import { timeZone } from '#texts/use-texts.ts'
import { addDays, dayIn, type Range } from '#ui/records/days.ts'
import { navigate, usePlace } from '#ui/route/place.ts'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Days back from today, today included. */
export const spans = [30, 90, 365] as const
export type Span = (typeof spans)[number]

export function rangeOfSpan(span: Span, today: string): Range {
  return { from: addDays(today, 1 - span), to: today }
}

/** The days of a statement, kept in the address; the last thirty where it names none. */
export function usePeriod() {
  const { search } = usePlace()
  const today = dayIn(timeZone(), new Date())
  const isDay = (text: unknown): text is string =>
    typeof text === 'string' && DAY.test(text) && !Number.isNaN(Date.parse(text))
  const range: Range =
    isDay(search.from) && isDay(search.to) && search.from <= search.to
      ? { from: search.from, to: search.to }
      : rangeOfSpan(30, today)
  const span =
    spans.find((each) => {
      const own = rangeOfSpan(each, today)
      return own.from === range.from && own.to === range.to
    }) ?? null
  const setRange = ({ from, to }: Range) =>
    void navigate({ to: '.', search: (before) => ({ ...before, from, to }), resetScroll: false })
  return { range, setRange, span, setSpan: (next: Span) => setRange(rangeOfSpan(next, today)) }
}
