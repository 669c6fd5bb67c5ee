import type { Db, Tx } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import type { Season } from '../rules/strength.ts'

/** Goals of both sides of a match in the league's last year before it, and the league's mean of a team in a match (null: no match). */
export async function formOf(
  db: Db | Tx,
  { event }: { readonly event: string },
): Promise<{ readonly home: Season; readonly away: Season; readonly mean: number | null }> {
  const row = await maybe(
    db,
    sql<{
      mean: number | null
      homePlayed: number
      homeScored: number
      homeConceded: number
      awayPlayed: number
      awayScored: number
      awayConceded: number
    }>`
      with asked as (select * from sport_event_view where id = ${event}),
      match as (
        select e.home, e.away, (r.result -> 'counts' -> 'full' ->> 0)::int as hg, (r.result -> 'counts' -> 'full' ->> 1)::int as ag
        from asked a
        join sport_event_view e on e.league = a.league and e.state = 'official' and e.starts_at < a.starts_at
          and e.starts_at > a.starts_at - interval '400 days'
        join sport_result_view r on r.event = e.id and r.version = e.result_version
      ),
      side as (
        select home as side, hg as scored, ag as conceded from match
        union all
        select away, ag, hg from match
      )
      select (select avg(scored)::float8 from side) as mean,
        (select count(*)::int from side s, asked a where s.side = a.home) as home_played,
        (select coalesce(sum(scored), 0)::int from side s, asked a where s.side = a.home) as home_scored,
        (select coalesce(sum(conceded), 0)::int from side s, asked a where s.side = a.home) as home_conceded,
        (select count(*)::int from side s, asked a where s.side = a.away) as away_played,
        (select coalesce(sum(scored), 0)::int from side s, asked a where s.side = a.away) as away_scored,
        (select coalesce(sum(conceded), 0)::int from side s, asked a where s.side = a.away) as away_conceded
    `,
  )
  const of = (played = 0, scored = 0, conceded = 0): Season => ({ played, scored, conceded })
  return {
    home: of(row?.homePlayed, row?.homeScored, row?.homeConceded),
    away: of(row?.awayPlayed, row?.awayScored, row?.awayConceded),
    mean: row?.mean ?? null,
  }
}
