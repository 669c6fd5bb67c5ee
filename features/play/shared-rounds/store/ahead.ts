import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

/** A round on sale. */
export type SaleRow = {
  readonly id: string
  readonly number: bigint
  readonly label: string
  readonly closesAt: Date
  readonly drawsAt: Date
}

/** The rounds of a series on sale from a number on, soonest first. */
export async function openFrom(
  db: Db,
  { series, from, limit }: { readonly series: string; readonly from: bigint; readonly limit: number },
): Promise<readonly SaleRow[]> {
  return many(
    db,
    sql<SaleRow>`
      select id, number, label, closes_at, draws_at from shared_round
      where series = ${series} and number >= ${from} and state = 'open' and closes_at > clock_timestamp()
      order by number
      limit ${limit}
    `,
  )
}

/** The rounds of a series that are scheduled and may be opened now, soonest first. */
export async function scheduledUpTo(db: Db, series: string, limit: number): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select id from shared_round
      where series = ${series} and state = 'scheduled' and opens_at <= clock_timestamp()
      order by number
      limit ${limit}
    `,
  )
  return rows.map(({ id }) => id)
}
