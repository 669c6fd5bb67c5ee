import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

/** Sets the picture of a series; returns the file of the one before it. */
export async function setPicture(
  tx: Tx,
  of: { readonly series: string; readonly file: string; readonly now: Date },
): Promise<string | null> {
  const before = await removePicture(tx, of.series)
  await run(
    tx,
    sql`insert into promotion_picture (series, file, added_at) values (${of.series}, ${of.file}, ${of.now})`,
  )
  return before
}

/** The file of the removed picture; null: there was none. */
export async function removePicture(tx: Tx, series: string): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ file: string }>`delete from promotion_picture where series = ${series} returning file`,
  )
  return row?.file ?? null
}

export async function isPublicPicture(db: Db, file: string): Promise<boolean> {
  const row = await maybe(db, sql<{ file: string }>`select file from promotion_picture where file = ${file}`)
  return row !== null
}
