import type { Db } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import { roundColumns, type RoundRow } from './rounds.ts'

/** Rounds of a series that are on sale or being drawn, soonest first. */
export async function comingRounds(db: Db, series: string, limit: number): Promise<readonly RoundRow[]> {
  return many(
    db,
    sql<RoundRow>`
      select ${roundColumns} from shared_round
      where series = ${series} and state not in ('settled', 'revealed', 'void')
      order by number
      limit ${limit}
    `,
  )
}

/** The last rounds of a series that are over, newest first. */
export async function pastRounds(db: Db, series: string, limit: number): Promise<readonly RoundRow[]> {
  return many(
    db,
    sql<RoundRow>`
      select ${roundColumns} from shared_round
      where series = ${series} and state in ('settled', 'revealed', 'void')
      order by number desc
      limit ${limit}
    `,
  )
}

/** The newest round of each series that is not only scheduled. */
export async function latestOf(db: Db, series: readonly string[]): Promise<readonly RoundRow[]> {
  return many(
    db,
    sql<RoundRow>`
      select r.*
      from unnest(${series}::text[]) s (series)
      cross join lateral (
        select ${roundColumns} from shared_round
        where series = s.series and state <> 'scheduled'
        order by number desc
        limit 1
      ) r
    `,
  )
}

export type EventRow = {
  readonly version: number
  readonly at: Date
  readonly kind: string
  readonly data: Json
}

/** The changes of a round after a version. */
export async function eventsAfter(db: Db, round: string, after: number): Promise<readonly EventRow[]> {
  return many(
    db,
    sql<EventRow>`
      select version, at, kind, data from shared_event where round = ${round} and version > ${after} order by version limit 500
    `,
  )
}

/** Those of the rounds whose outcome is public by the database's clock. */
export async function publicOf(db: Db, rounds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select id from shared_round
      where id = any (${rounds}::uuid[]) and outcome is not null
        and (state in ('settled', 'revealed') or (state = 'drawn' and ends_at <= clock_timestamp()))
    `,
  )
  return new Set(rows.map(({ id }) => id))
}

/** When the ticket file of a round was published, and the round drawn. */
export async function sealedAndDrawn(
  db: Db,
  round: string,
): Promise<{ readonly sealedAt: Date | null; readonly drawnAt: Date | null }> {
  const rows = await many(
    db,
    sql<{ kind: string; at: Date }>`
      select kind, min(at) as at from shared_event where round = ${round} and kind in ('sealed', 'drawn') group by kind
    `,
  )
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.at ?? null
  return { sealedAt: of('sealed'), drawnAt: of('drawn') }
}

/** A slip's line in the ticket file, and the text that it hashes. */
export async function ticketOf(
  db: Db,
  slip: string,
): Promise<{ readonly ticket: string; readonly stored: string }> {
  const row = await maybe(
    db,
    sql<{ ticket: string; stored: string }>`
      select s.id::text || ',' || s.stake || ',' || encode(sha256(convert_to(s.inputs::text, 'UTF8')), 'hex') as ticket,
        s.inputs::text as stored
      from window_round_view s
      where s.id = ${slip}
    `,
  )
  return row ?? { ticket: '', stored: '' }
}
