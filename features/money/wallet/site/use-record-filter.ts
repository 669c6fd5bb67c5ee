import { timeZone } from '#texts/use-texts.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { dayIn, rangeOf, type Range } from '#ui/records/days.ts'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

type Found = { readonly from?: unknown; readonly to?: unknown }

/** The days that an address names; the last seven where it names none, or days that cannot be. */
export function readRange({ from, to }: Found, today: string): Range {
  const isDay = (text: unknown): text is string =>
    typeof text === 'string' && DAY.test(text) && !Number.isNaN(Date.parse(text))
  return isDay(from) && isDay(to) && from <= to ? { from, to } : rangeOf('last7', today)
}

/** Days and a choice of a record, kept in the address: a link shows the same list, and back takes the last filter away. */
export function useRecordFilter() {
  const { search } = usePlace()
  const change = (next: { from?: string; to?: string; of?: string }) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), resetScroll: false })
  return {
    range: readRange(search, dayIn(timeZone(), new Date())),
    setRange: ({ from, to }: Range) => change({ from, to }),
    of: search.of ?? 'all',
    setOf: (of: string) => change({ of }),
  }
}
