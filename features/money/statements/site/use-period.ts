import { addDays, dayIn, isDay } from '#kit/day.ts'
import { timeZone } from '#texts/use-texts.ts'
import type { Range } from '#ui/records/days.ts'
import { navigate, usePlace } from '#ui/route/place.ts'

/** Number of days back from today, including today. */
export const spans = [30, 90, 365] as const
export type Span = (typeof spans)[number]

export function rangeOfSpan(span: Span, today: string): Range {
  return { from: addDays(today, 1 - span), to: today }
}

/** The days of a statement, kept in the URL; the last thirty by default. */
export function usePeriod() {
  const { search } = usePlace()
  const today = dayIn(timeZone(), new Date())
  const { from, to } = search
  const isRange = typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from <= to
  const range: Range = isRange ? { from, to } : rangeOfSpan(30, today)
  const span =
    spans.find((each) => {
      const own = rangeOfSpan(each, today)
      return own.from === range.from && own.to === range.to
    }) ?? null
  const setRange = ({ from, to }: Range) =>
    void navigate({ to: '.', search: (before) => ({ ...before, from, to }), resetScroll: false })
  return { range, setRange, span, setSpan: (next: Span) => setRange(rangeOfSpan(next, today)) }
}
