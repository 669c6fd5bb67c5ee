/** A calendar day as text, yyyy-MM-dd, in the zone that the page reads in. */
export type Day = string

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

/** The day that it is at a moment in a zone. */
export function dayIn(zone: string, at: Date): Day {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}

export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** First and last day of a preset, both counted: last 7 days are today and the six before. */
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
