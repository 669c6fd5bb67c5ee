import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

export type OutrightRow = {
  readonly event: string
  readonly league: string
  readonly season: string
  readonly seen: string
  readonly isOver: boolean
}

const columns = sql`event, league, season, seen, is_over`

/** Outrights of seasons that go on. */
export const openOutrights = (db: Db): Promise<OutrightRow[]> =>
  many(db, sql<OutrightRow>`select ${columns} from sport_outright where not is_over order by league, season`)

/** Those that bets are taken on now. */
export const onSale = (db: Db): Promise<OutrightRow[]> =>
  many(
    db,
    sql<OutrightRow>`
      select ${columns} from sport_outright
      where not is_over and event in (
        select e.id from sport_event_view e where e.kind = 'outright' and e.state = 'scheduled' and not 'provider' = any (e.stops)
      )
    `,
  )

/** A corrected result of a match moves a title that was decided this long ago. */
const CORRECTED_DAYS = 30

/** Those that were decided recently. */
export const overRecently = (db: Db): Promise<OutrightRow[]> =>
  many(
    db,
    sql<OutrightRow>`
      select ${columns} from sport_outright
      where is_over and at > clock_timestamp() - make_interval(days => ${CORRECTED_DAYS}) order by at
    `,
  )

/** A worker that stops while it counts leaves the season to another one after this time. */
const COUNTING_SECONDS = 30

/** Takes the counting of a season that has changed; false: another worker counts it. */
export async function claim(db: Db, { event, seen }: OutrightRow): Promise<boolean> {
  const claimed = await run(
    db,
    sql`
      update sport_outright set counted_until = clock_timestamp() + make_interval(secs => ${COUNTING_SECONDS})
      where event = ${event} and seen = ${seen} and (counted_until is null or counted_until < clock_timestamp())
    `,
  )
  return claimed === 1
}

export async function giveUp(db: Db, event: string): Promise<void> {
  await run(db, sql`update sport_outright set counted_until = null where event = ${event}`)
}

/** False if another process has opened it. */
export async function insertOutright(
  tx: Tx,
  { event, league, season }: Pick<OutrightRow, 'event' | 'league' | 'season'>,
): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into sport_outright (event, league, season)
      values (${event}, ${league}, ${season})
      on conflict do nothing -- several workers
    `,
  )
  return inserted === 1
}

export async function noteSeen(
  tx: Tx,
  event: string,
  { seen, isOver }: { readonly seen: string; readonly isOver: boolean },
): Promise<void> {
  await run(
    tx,
    sql`
      update sport_outright set seen = ${seen}, is_over = ${isOver}, at = clock_timestamp(), counted_until = null
      where event = ${event}
    `,
  )
}

export type SeasonRow = { readonly league: string; readonly season: string; readonly source: string }

/** Seasons of virtual and imported leagues with matches ahead and no outright yet. */
export function seasonsWithout(db: Db): Promise<SeasonRow[]> {
  return many(
    db,
    sql<SeasonRow>`
      select e.league, e.season, min(e.source) as source
      from sport_event_view e
      where e.state = 'scheduled' and e.kind = 'match' and e.source in ('virtual', 'import') and e.home is not null
        and not exists (select from sport_outright o where o.league = e.league and o.season = e.season)
      group by e.league, e.season
    `,
  )
}

export type SeasonState = {
  /** The database's clock, which also ends betting windows. */
  readonly now: Date
  readonly count: number
  /** Pairs with a match that counts or may still be played: of a virtual league one that was called off counts. */
  readonly pairs: number
  /** Matches with a final result, or called off. */
  readonly over: number
  /** Matches that are to be played, postponed ones too, or have no result yet. */
  readonly left: number
  /** Changes with each result and correction. */
  readonly versions: number
  /** Matches that have begun and have no result yet. */
  readonly running: number
  readonly next: Date | null
}

export function seasonState(
  db: Db | Tx,
  { league, season }: { readonly league: string; readonly season: string },
): Promise<SeasonState> {
  return one(
    db,
    sql<SeasonState>`
      select clock_timestamp() as now, count(*)::int as count, (count(*) filter (where e.state in ('official', 'abandoned', 'cancelled')))::int as over,
        (count(distinct (e.home, e.away)) filter (
          where e.source = 'virtual' or e.state in ('scheduled', 'postponed', 'live', 'ended', 'official')
        ))::int as pairs,
        (count(*) filter (where e.state in ('scheduled', 'postponed', 'live', 'ended')))::int as left,
        coalesce(sum(e.result_version), 0)::int as versions,
        (count(*) filter (
          where e.state in ('live', 'ended') or e.state = 'scheduled' and e.starts_at <= clock_timestamp()
        ))::int as running,
        min(e.starts_at) filter (where e.state = 'scheduled' and e.starts_at > clock_timestamp()) as next
      from sport_event_view e
      where e.league = ${league} and e.season = ${season} and e.kind = 'match'
    `,
  )
}

export type SeasonMatch = {
  readonly home: string
  readonly away: string
  readonly isOver: boolean
  /** Null: not played, or called off. */
  readonly score: readonly [number, number] | null
}

/** The matches of a season with their scores. */
export function matchesIn(
  db: Db | Tx,
  { league, season }: { readonly league: string; readonly season: string },
): Promise<SeasonMatch[]> {
  return many(
    db,
    sql<SeasonMatch>`
      select e.home, e.away, e.state in ('official', 'abandoned', 'cancelled') as is_over,
        case when e.state = 'official' then r.result -> 'counts' -> 'full' end as score
      from sport_event_view e
      left join sport_result_view r on r.event = e.id and r.version = e.result_version
      where e.league = ${league} and e.season = ${season} and e.kind = 'match' and e.home is not null
      order by e.starts_at, e.id
    `,
  )
}

/** Results of earlier seasons count for the form of the sides. */
const FORM_DAYS = 400

/** The latest scores of a league: the form of its sides. */
export function scoresRecently(db: Db | Tx, league: string): Promise<SeasonMatch[]> {
  return many(
    db,
    sql<SeasonMatch>`
      select e.home, e.away, true as is_over, r.result -> 'counts' -> 'full' as score
      from sport_event_view e
      join sport_result_view r on r.event = e.id and r.version = e.result_version
      where e.league = ${league} and e.state = 'official' and e.kind = 'match' and e.home is not null 
        and e.starts_at > clock_timestamp() - make_interval(days => ${FORM_DAYS})
        and r.result -> 'counts' -> 'full' is not null
    `,
  )
}
