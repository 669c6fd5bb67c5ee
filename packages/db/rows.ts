import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './pool.ts'

export { sql }

/** A piece of SQL of this type, to be put into statements. */
export type Sql<T> = RawBuilder<T>

type Reader = Db | Tx

/** All rows; columns are converted to camelCase. */
export async function many<Row>(reader: Reader, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(reader)).rows
}

/** The first row, or null. */
export async function maybe<Row>(reader: Reader, query: RawBuilder<Row>): Promise<Row | null> {
  return (await query.execute(reader)).rows[0] ?? null
}

/** Exactly one row; throws otherwise. */
export async function one<Row>(reader: Reader, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(reader)
  const [row] = rows
  if (row === undefined || rows.length > 1) throw new Error(`one: expected a single row, got ${rows.length}`)
  return row
}

/** Runs a statement and returns the number of changed rows. */
export async function run(reader: Reader, query: RawBuilder<unknown>): Promise<number> {
  return Number((await query.execute(reader)).numAffectedRows ?? 0n)
}
