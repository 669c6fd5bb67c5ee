import type * as z from 'zod/mini'
import type { Db, Tx } from '#db/pool.ts'
import type { incident, resultRow, sportEvent } from '../contract/shapes.ts'
import { beforePlay, type Live } from '../rules/live.ts'
import type { EventRow } from '../store/events.ts'
import type { IncidentRow } from '../store/incidents.ts'
import { leaguesByKeys, sidesByKeys, venuesByKeys } from '../store/names.ts'
import { latestResults, type ResultRow } from '../store/results.ts'

export type ShownEvent = z.output<typeof sportEvent>

/**
 * Events as the contract shows them, with the names of leagues, sides and venues: four reads for any number. The score of an event with a
 * confirmed result is that of the result: imported ones were never in play, and a correction counts.
 */
export async function shownEvents(db: Db | Tx, rows: readonly EventRow[]): Promise<readonly ShownEvent[]> {
  const keys = new Set(
    rows.flatMap(({ home, away, runners }) => [home, away, ...(runners ?? []).map(([, side]) => side)]),
  )
  const given = (values: Iterable<string | null>) => [...new Set(values)].filter((key) => key !== null)
  const over = rows.filter(({ resultVersion }) => resultVersion > 0).map(({ id }) => id)
  const [leagues, sides, venues, results] = await Promise.all([
    leaguesByKeys(db, given(rows.map(({ league }) => league))),
    sidesByKeys(db, given(keys)),
    venuesByKeys(db, given(rows.map(({ venue }) => venue))),
    over.length > 0 ? latestResults(db, over) : new Map<string, ResultRow>(),
  ])
  const leagueOf = new Map(leagues.map((row) => [row.key, row]))
  const sideOf = new Map(
    sides.map(({ key, name, short, colours, country }) => [
      key,
      { key, name, short, colours: pairOf(colours), country },
    ]),
  )
  const venueOf = new Map(venues.map(({ key, name, city, timeZone }) => [key, { name, city, timeZone }]))
  return rows.map((row) => {
    const { id, sport, kind, label, startsAt, state, version } = row
    const live = liveOf(row, results.get(row.id))
    const found = leagueOf.get(row.league)
    const confirmed = results.get(row.id)?.result
    const out = new Set((confirmed?.nonRunners ?? []).map(({ number }) => number))
    if (!found) throw new Error(`sports: event ${id} has no league`)
    return {
      id,
      sport,
      kind,
      league: found,
      label,
      venue: row.venue === null ? null : (venueOf.get(row.venue) ?? null),
      startsAt,
      state,
      home: row.home === null ? null : (sideOf.get(row.home) ?? null),
      away: row.away === null ? null : (sideOf.get(row.away) ?? null),
      runners: (row.runners ?? []).flatMap(([number, key]) => {
        const side = sideOf.get(key)
        return side ? [{ number, side, isOut: out.has(number) }] : []
      }),
      places: confirmed?.places ? confirmed.places.map((level) => [...level]) : null,
      live: live
        ? {
            ...live,
            clockAt: live.clockAt === null ? null : new Date(live.clockAt),
            score: pairOf(live.score),
            redCards: pairOf(live.redCards),
            counts: Object.fromEntries(
              Object.entries(live.counts).map(([name, pair]) => [name, pairOf(pair)]),
            ),
          }
        : null,
      version,
    }
  })
}

/** What is known of play; after a confirmed result its counts. */
function liveOf({ live }: EventRow, confirmed: ResultRow | undefined): Live | null {
  const { full } = confirmed?.result.counts ?? {}
  if (!confirmed || !full) return live
  const { counts } = confirmed.result
  return {
    ...(live ?? beforePlay),
    period: 'ended',
    isRunning: false,
    score: full,
    counts: { ...live?.counts, ...counts },
  }
}

const pairOf = <T>([a, b]: readonly [T, T]): [T, T] => [a, b]

export const shownIncident = ({
  no,
  kind,
  side,
  minute,
  who,
  score,
  at,
  isVoid,
}: IncidentRow): z.output<typeof incident> => ({
  no,
  kind,
  side,
  minute,
  who,
  score: pairOf(score),
  at,
  isVoid,
})

export function shownResult({
  version,
  result,
  enteredBy,
  confirmedBy,
  reason,
  at,
}: ResultRow): z.output<typeof resultRow> {
  const { how, counts, goals, places, nonRunners, reached, lateFrom, lineups } = result
  return {
    version,
    result: {
      how,
      counts: Object.fromEntries(Object.entries(counts).map(([name, pair]) => [name, pairOf(pair)])),
      goals: goals ? [...goals] : null,
      places: places ? places.map((level) => [...level]) : null,
      nonRunners: nonRunners.map((out) => ({ ...out, at: out.at === null ? null : new Date(out.at) })),
      reached: reached ? pairOf(reached) : null,
      lateFrom: lateFrom === null ? null : new Date(lateFrom),
      ...(lineups ? { lineups: { home: [...lineups.home], away: [...lineups.away] } } : {}),
    },
    enteredBy,
    confirmedBy,
    reason,
    at,
  }
}
