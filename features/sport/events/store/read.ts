import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { SportKey } from '../rules/sports.ts'
import type { EventKind, EventState } from '../rules/states.ts'
import { eventColumns, type EventRow } from './events.ts'

export type Asked = {
  readonly sports: readonly SportKey[]
  readonly league: string | null
  /** Null: all. */
  readonly kind: EventKind | null
  readonly states: readonly EventState[]
  readonly from: Date | null
  readonly to: Date | null
  /** Names of sides or leagues that contain it. */
  readonly search: string | null
  readonly waits: boolean
  /** Leaves out the events of this source. */
  readonly without: string | null
  readonly isBackward: boolean
  readonly after: { readonly at: Date; readonly id: string } | null
  readonly limit: number
}

/** Events by time; the page after a place in the list. */
export function listEvents(db: Db, asked: Asked): Promise<EventRow[]> {
  const { sports, league, kind, states, from, to, search, waits, without, isBackward, after, limit } = asked
  const pattern = search === null ? null : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const order = isBackward ? sql`e.starts_at desc, e.id desc` : sql`e.starts_at, e.id`
  const place = after
    ? isBackward
      ? sql`and (e.starts_at, e.id) < (${after.at}, ${after.id}::uuid)`
      : sql`and (e.starts_at, e.id) > (${after.at}, ${after.id}::uuid)`
    : sql``
  return many(
    db,
    sql<EventRow>`
      select ${eventColumns}
      from sport_event e
      where e.state = any (${states}::text[]) and e.sport = any (${sports}::text[])
        and (${league}::text is null or e.league = ${league})
        and (${kind}::text is null or e.kind = ${kind})
        and (${from}::timestamptz is null or e.starts_at >= ${from})
        and (${to}::timestamptz is null or e.starts_at < ${to})
        and (${pattern}::text is null or exists (
          select from sport_side s where s.key in (e.home, e.away) and s.name ilike ${pattern}
        ) or exists (
          select from json_array_elements(e.runners) r (value) join sport_side s on s.key = r.value ->> 1 where s.name ilike ${pattern}
        ) or exists (select from sport_league l where l.key = e.league and l.name ilike ${pattern}))
        and (${without}::text is null or e.source <> ${without})
        and (not ${waits} or exists (select from sport_entry n where n.event = e.id and n.state = 'waiting'))
        ${place}
      order by ${order}
      limit ${limit}
    `,
  )
}

export type LeagueCount = {
  readonly league: string
  readonly sport: SportKey
  readonly live: number
  readonly today: number
  readonly coming: number
}

/** How much is on by league: in play, until the end of the day, and in all. */
export function countByLeague(
  db: Db,
  { now, until, without }: { readonly now: Date; readonly until: Date; readonly without: string | null },
): Promise<LeagueCount[]> {
  return many(
    db,
    sql<LeagueCount>`
      select e.league, e.sport, (count(*) filter (where e.state = 'live'))::int as live,
        (count(*) filter (where e.starts_at < ${until}))::int as today, count(*)::int as coming
      from sport_event e
      where e.kind = 'match' and e.state in ('scheduled', 'live') and (e.state = 'live' or e.starts_at > ${now})
        and (${without}::text is null or e.source <> ${without})
      group by e.league, e.sport
    `,
  )
}

export type PlayedRow = {
  readonly home: string
  readonly away: string
  readonly score: readonly [number, number]
}

/** Matches of a season with their confirmed scores, in order of time. */
export function playedOf(db: Db, league: string, season: string): Promise<PlayedRow[]> {
  return many(
    db,
    sql<PlayedRow>`
      select e.home, e.away, r.result -> 'counts' -> 'full' as score
      from sport_event e
      join sport_result r on r.event = e.id and r.version = e.result_version
      where e.league = ${league} and e.season = ${season} and e.state = 'official' and e.home is not null
        and r.result -> 'counts' -> 'full' is not null
      order by e.starts_at, e.id
    `,
  )
}

/** Seasons of a league, the newest first, with the sides that play in the newest. */
export async function seasonsOf(db: Db, league: string): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ season: string }>`
      select season from sport_event where league = ${league} group by season order by max(starts_at) desc
    `,
  )
  return rows.map(({ season }) => season)
}

export async function sidesOfSeason(db: Db, league: string, season: string): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ side: string }>`
      select home as side from sport_event where league = ${league} and season = ${season} and home is not null
      union
      select away from sport_event where league = ${league} and season = ${season} and away is not null
    `,
  )
  return rows.map(({ side }) => side)
}

const FORM = 5

/** The last matches of a side before a moment, newest first. */
export function lastOf(db: Db, side: string, before: Date): Promise<EventRow[]> {
  return many(
    db,
    sql<EventRow>`
      select ${eventColumns} from (
        (select * from sport_event where home = ${side} and state = 'official' and starts_at < ${before} order by starts_at desc limit ${FORM})
        union all
        (select * from sport_event where away = ${side} and state = 'official' and starts_at < ${before} order by starts_at desc limit ${FORM})
      ) e
      order by e.starts_at desc
      limit ${FORM}
    `,
  )
}

/** The last meetings of two sides, newest first. */
export function meetingsOf(db: Db, [a, b]: readonly [string, string], before: Date): Promise<EventRow[]> {
  return many(
    db,
    sql<EventRow>`
      select ${eventColumns} from sport_event e
      where e.home in (${a}, ${b}) and e.away in (${a}, ${b}) and e.state = 'official' and e.starts_at < ${before}
      order by e.starts_at desc
      limit ${FORM}
    `,
  )
}
