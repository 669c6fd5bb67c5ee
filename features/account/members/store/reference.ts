import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { RowReference } from '#db/review/references.ts'

/** The accounts of members by id. */
export function references(db: Db, ids: readonly string[]): Promise<RowReference[]> {
  const known = ids.filter((id) => /^[1-9]\d{0,17}$/.test(id))
  return many(
    db,
    sql<RowReference>`select id::text as id, account as text, state from member where id = any(${known}::bigint[])`,
  )
}
