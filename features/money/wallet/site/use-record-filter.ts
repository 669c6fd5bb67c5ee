import { dayIn, isDay } from '#kit/day.ts'
import { timeZone } from '#texts/use-texts.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { rangeOf, type Range } from '#ui/records/days.ts'

type Found = { readonly from?: unknown; readonly to?: unknown }

/** The days from the URL; the last seven if it has none or invalid ones. */
export function readRange({ from, to }: Found, today: string): Range {
  if (typeof from !== 'string' || typeof to !== 'string') return rangeOf('last7', today)
  return isDay(from) && isDay(to) && from <= to ? { from, to } : rangeOf('last7', today)
}

/** A record's days and filter, kept in the URL: a link shows the same list, and going back removes the last filter. */
export function useRecordFilter() {
  const { search } = usePlace()
  const change = (next: { from?: string; to?: string; of?: string }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), resetScroll: false })
  return {
    range: readRange(search, dayIn(timeZone(), new Date())),
    setRange: ({ from, to }: Range) => change({ from, to }),
    of: search.of ?? 'all',
    setOf: (of: string) => change({ of }),
    /** Both at once: one step of the browser's history. */
    set: ({ from, to }: Range, of: string) => change({ from, to, of }),
  }
}
