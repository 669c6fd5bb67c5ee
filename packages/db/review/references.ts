import type { Db } from '../pool.ts'
import { many, sql } from '../rows.ts'

/** What an operator calls a row, by the row's id as text, and the state that its page filters by. */
export type RowReference = { readonly id: string; readonly text: string; readonly state: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The ids that are well-formed: an entry may name anything. */
export const uuidsIn = (ids: readonly string[]): string[] => ids.filter((id) => UUID.test(id))

/** Reads the references of numbered rows, such as 'W-100141': the columns id (uuid), number and state of a feature's own table. */
export function numberedRows(table: string, mark: string) {
  const rows = sql.table(table)
  return (db: Db, ids: readonly string[]): Promise<RowReference[]> => {
    const known = uuidsIn(ids)
    if (known.length === 0) return Promise.resolve([])
    return many(
      db,
      sql<RowReference>`
        select id::text as id, ${`${mark}-`}::text || number as text, state from ${rows} where id = any(${known}::uuid[])
      `,
    )
  }
}
