import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'

/** Whether this is an external vendor; our own studio needs no integration. */
export async function isVendor(db: Db | Tx, code: string): Promise<boolean> {
  const found = sql<{
    code: string
  }>`select code from vendor_view vendor where code = ${code} and code <> 'JADE_FORGE'`
  return (await maybe(db, found)) !== null
}

export async function vendorsWithoutDoor(db: Db): Promise<readonly { vendor: string; name: string }[]> {
  return many(
    db,
    sql<{ vendor: string; name: string }>`
      select v.code as vendor, v.name
      from vendor_view v
      where v.code <> 'JADE_FORGE' and (select true from vendor_connection d where d.vendor = v.code) is null
      order by v.sort, v.code
    `,
  )
}

export type Hour = {
  readonly games: number
  readonly openRounds: number
  readonly calls: number
  readonly troubles: number
  readonly p99: number | null
}

/** A vendor's call figures since a moment, and its open rounds. */
export async function hourOf(db: Db, vendor: string, since: Date): Promise<Hour> {
  return one(
    db,
    sql<Hour>`
      select
        (select count(*)::int from game_view g where g.vendor = ${vendor} and g.is_built) as games,
        (select count(*)::int from vendor_round r where r.vendor = ${vendor} and not r.is_closed) as open_rounds,
        count(c.id)::int as calls,
        (count(c.id) filter (where c.says <> 'RS_OK'))::int as troubles,
        ceil(percentile_cont(0.99) within group (order by c.ms))::int as p99
      from vendor_call c
      where c.vendor = ${vendor} and c.at >= ${since}
    `,
  )
}
