import type * as z from 'zod/mini'
import type { Db, Tx } from '#db/pool.ts'
import type { incident, resultRow, sportEvent } from '../contract/shapes.ts'
import type { EventRow } from '../store/events.ts'
import type { IncidentRow } from '../store/incidents.ts'
import { leaguesByKeys, sidesByKeys, venuesByKeys } from '../store/names.ts'
import type { ResultRow } from '../store/results.ts'

export type ShownEvent = z.output<typeof sportEvent>

/** Events as the contract shows them, with the names of leagues, sides and venues: three reads for any number of events. */
export async function shownEvents(db: Db | Tx, rows: readonly EventRow[]): Promise<readonly ShownEvent[]> {
  const keys = new Set(
    rows.flatMap(({ home, away, runners }) => [home, away, ...(runners ?? []).map(([, side]) => side)]),
  )
  const given = (values: Iterable<string | null>) => [...new Set(values)].filter((key) => key !== null)
  const [leagues, sides, venues] = await Promise.all([
    leaguesByKeys(db, given(rows.map(({ league }) => league))),
    sidesByKeys(db, given(keys)),
    venuesByKeys(db, given(rows.map(({ venue }) => venue))),
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
    const { id, sport, label, startsAt, state, version, live } = row
    const found = leagueOf.get(row.league)
    if (!found) throw new Error(`sports: event ${id} has no league`)
    return {
      id,
      sport,
      league: found,
      label,
      venue: row.venue === null ? null : (venueOf.get(row.venue) ?? null),
      startsAt,
      state,
      home: row.home === null ? null : (sideOf.get(row.home) ?? null),
      away: row.away === null ? null : (sideOf.get(row.away) ?? null),
      runners: (row.runners ?? []).flatMap(([number, key]) => {
        const side = sideOf.get(key)
        return side ? [{ number, side, isOut: false }] : []
      }),
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
  const { how, counts, goals, places, nonRunners, reached, lateFrom } = result
  return {
    version,
    result: {
      how,
      counts: Object.fromEntries(Object.entries(counts).map(([name, pair]) => [name, pairOf(pair)])),
      goals: goals ? [...goals] : null,
      places: places ? places.map((level) => [...level]) : null,
      nonRunners: nonRunners.map((out) => ({ ...out, at: new Date(out.at) })),
      reached: reached ? pairOf(reached) : null,
      lateFrom: lateFrom === null ? null : new Date(lateFrom),
    },
    enteredBy,
    confirmedBy,
    reason,
    at,
  }
}
