import { addDays, type Day } from '#kit/day.ts'
import type { DateStyle } from '#texts/dates.ts'
import { formatDate } from '#texts/formats.ts'

export type Range = { readonly from: Day; readonly to: Day }

export type RangePreset = 'today' | 'last2' | 'last7' | 'last30' | 'next7' | 'next30'

const spans: Record<RangePreset, readonly [from: number, to: number]> = {
  today: [0, 0],
  last2: [-1, 0],
  last7: [-6, 0],
  last30: [-29, 0],
  next7: [0, 6],
  next30: [0, 29],
}

/** First and last day of a preset, inclusive: last 7 days are today and the six before. */
export function rangeOf(preset: RangePreset, today: Day): Range {
  const [from, to] = spans[preset]
  return { from: addDays(today, from), to: addDays(today, to) }
}

export function presetOf(range: Range, today: Day, presets: readonly RangePreset[]): RangePreset | null {
  return (
    presets.find((preset) => {
      const own = rangeOf(preset, today)
      return own.from === range.from && own.to === range.to
    }) ?? null
  )
}

/** A formatted calendar day. A day has no time zone, so it is formatted in UTC: at noon in UTC, Auckland is in the next day. */
export function dayText(lang: string, day: Day, style: DateStyle): string {
  return formatDate(lang, new Date(`${day}T00:00:00Z`), style, 'UTC')
}
