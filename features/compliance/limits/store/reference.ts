import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { uuidsIn, type RowReference } from '#db/review/references.ts'

/** The account of the member that a row is about: rows of this kind have no reference of their own. */
export function references(db: Db, ids: readonly string[]): Promise<RowReference[]> {
  return many(
    db,
    sql<RowReference>`
      select f.id::text as id, m.account as text, f.state
      from harm_flag f
      join member_view m on m.id = f.member_id
      where f.id = any(${uuidsIn(ids)}::uuid[])
    `,
  )
}
