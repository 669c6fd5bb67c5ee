import type { Db } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { RoundRow } from './rounds.ts'

const ids = (db: Db, query: ReturnType<typeof sql<{ id: string }>>) => many(db, query)

/** Rounds of a series that are on sale or being drawn, soonest first. */
export function comingRounds(
  db: Db,
  series: string,
  limit: number,
): Promise<readonly { readonly id: string }[]> {
  return ids(
    db,
    sql<{ id: string }>`
      select id from shared_round
      where series = ${series} and state not in ('settled', 'revealed', 'void')
      order by number
      limit ${limit}
    `,
  )
}

/** The last rounds of a series that are over, newest first. */
export function pastRounds(
  db: Db,
  series: string,
  limit: number,
): Promise<readonly { readonly id: string }[]> {
  return ids(
    db,
    sql<{ id: string }>`
      select id from shared_round
      where series = ${series} and state in ('settled', 'revealed', 'void')
      order by number desc
      limit ${limit}
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

/** Whether the outcome of a round is public by the database's clock. */
export async function isPublic(db: Db, round: Pick<RoundRow, 'id'>): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ is: boolean }>`
      select state in ('settled', 'revealed') or (state = 'drawn' and ends_at <= clock_timestamp()) as is
      from shared_round
      where id = ${round.id}
    `,
  )
  return row?.is ?? false
}

/** The stored form of a slip's inputs, which the ticket file hashes. */
export async function ticketOf(db: Db, slip: string): Promise<string> {
  const row = await maybe(
    db,
    sql<{ ticket: string }>`
      select s.id::text || ',' || s.stake || ',' || encode(sha256(convert_to(s.inputs::text, 'UTF8')), 'hex') as ticket
      from window_round_view s
      where s.id = ${slip}
    `,
  )
  return row?.ticket ?? ''
}
