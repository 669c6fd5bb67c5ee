import type { Db } from '../pool.ts'
import { many, sql } from '../rows.ts'

/** The columns of a table that references a member: those included in the member's data export (O9), and those withheld. */
export type OwnColumns = { readonly theirs: readonly string[]; readonly kept: readonly string[] }

/** By table; null where nothing of it is theirs to read, so that its columns need no names. */
export type OwnTables = Readonly<Record<string, OwnColumns | null>>

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean)

/** Columns with blanks between them. */
export const own = (theirs: string, kept = ''): OwnColumns => ({ theirs: words(theirs), kept: words(kept) })

/** Declares tables; `tidy` checks that each is the feature's own. */
export const ownTables = (tables: OwnTables): OwnTables => tables

/** The member's rows of a declared table as JSON, up to a limit; `key` is the column that names the member. */
export async function ownRows(
  db: Db,
  {
    table,
    theirs,
    key,
  }: { readonly table: string; readonly theirs: readonly string[]; readonly key: string },
  memberId: bigint,
  limit: number,
): Promise<readonly unknown[]> {
  const row = sql.join(theirs.map((column) => sql`${sql.lit(column)}, t.${sql.ref(column)}`))
  const rows = await many(
    db,
    sql<{ row: unknown }>`
      select json_build_object(${row}) as row
      from ${sql.table(table)} t
      where ${sql.ref(`t.${key}`)} = ${memberId}
      limit ${limit}
    `,
  )
  return rows.map((each) => each.row)
}
