/** The files of real matches (openfootball, CC0) that are replayed, and how their leagues are called. All are labelled as replays. */
export type ReplayLeague = {
  readonly key: string
  readonly name: string
  readonly file: string
  /** Minutes after the full hour at which its matches kick off. */
  readonly offsetMin: number
}

export const replayLeagues: readonly ReplayLeague[] = [
  { key: 'replay-world', name: 'World Cup 2026', file: 'worldcup-2026.json', offsetMin: 0 },
  { key: 'replay-england', name: 'England 2025–26', file: '2025-26-en.1.json', offsetMin: 10 },
  { key: 'replay-spain', name: 'Spain 2025–26', file: '2025-26-es.1.json', offsetMin: 20 },
  { key: 'replay-italy', name: 'Italy 2025–26', file: '2025-26-it.1.json', offsetMin: 30 },
  { key: 'replay-germany', name: 'Germany 2025–26', file: '2025-26-de.1.json', offsetMin: 40 },
  { key: 'replay-france', name: 'France 2025–26', file: '2025-26-fr.1.json', offsetMin: 50 },
]

const HOUR_MS = 60 * 60_000

/** The hours of a league whose matches kick off within a span of time: one match an hour, numbered since 1970. */
export function slotsWithin(
  { offsetMin }: ReplayLeague,
  from: Date,
  to: Date,
): readonly { readonly slot: number; readonly startsAt: Date }[] {
  const offsetMs = offsetMin * 60_000
  const first = Math.ceil((from.getTime() - offsetMs) / HOUR_MS)
  const last = Math.floor((to.getTime() - offsetMs) / HOUR_MS)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => ({
    slot: first + at,
    startsAt: new Date((first + at) * HOUR_MS + offsetMs),
  }))
}
