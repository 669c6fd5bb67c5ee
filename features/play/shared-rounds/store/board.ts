import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

/** The round of a series that is on sale and closes first. */
export type OnSale = {
  readonly series: string
  readonly id: string
  readonly label: string
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** A public outcome. */
export type PublicOutcome = {
  readonly series: string
  readonly id: string
  readonly label: string
  readonly drawnAt: Date
  readonly outcome: Json
}

export async function onSale(db: Db, series: readonly string[]): Promise<readonly OnSale[]> {
  return many(
    db,
    sql<OnSale>`
      select s.series, r.id, r.label, r.closes_at, r.draws_at
      from unnest(${series}::text[]) s (series)
      cross join lateral (
        select id, label, closes_at, draws_at from shared_round
        where series = s.series and state in ('scheduled', 'open') and opens_at <= clock_timestamp() and closes_at > clock_timestamp()
        order by number limit 1
      ) r
    `,
  )
}

/** The newest public outcomes of each series, newest first; those of void rounds are not listed. */
export async function newestOutcomes(
  db: Db,
  series: readonly string[],
  limit: number,
): Promise<readonly PublicOutcome[]> {
  return many(
    db,
    sql<PublicOutcome>`
      select s.series, r.id, r.label, r.drawn_at, r.outcome
      from unnest(${series}::text[]) s (series)
      cross join lateral (
        select id, label, drawn_at, outcome, number from shared_round
        where series = s.series and outcome is not null
          and (state in ('settled', 'revealed') or (state = 'drawn' and ends_at <= clock_timestamp()))
        order by number desc limit ${limit}
      ) r
      order by s.series, r.number desc
    `,
  )
}

/** Game, version and configuration in which the next rounds of a series are sold. */
export async function offerOf(
  db: Db,
  series: string,
): Promise<{ readonly game: string; readonly edition: number; readonly config: Json } | null> {
  const [row] = await many(
    db,
    sql<{ game: string; edition: number; config: Json }>`
      select s.game, s.edition, c.config
      from shared_series s
      join shared_config c on c.game = s.game and c.edition = s.edition and c.hash = s.config_hash
      where s.key = ${series}
    `,
  )
  return row ?? null
}
