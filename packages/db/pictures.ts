import type { Db, Tx } from './pool.ts'
import { many, maybe, run, sql } from './rows.ts'

/** A picture uploaded for a row. */
export type PictureRow = {
  readonly id: string
  readonly file: string
  readonly bytes: number
  readonly at: Date
  /** References of other rows for which the same picture was uploaded. */
  readonly usedBefore: string[]
}

export type NewPicture = {
  readonly file: string
  readonly bytes: number
  readonly sha256: Uint8Array
  readonly at: Date
}

/** Table of pictures for a numbered table's rows: `pictures (OF, file, bytes, sha256, at)`; `mark` is the prefix of a row's reference. */
export type PictureTable = { readonly pictures: string; readonly of: string; readonly mark: string }

/** The pictures uploaded for the rows of a table. */
export function picturesOf({ pictures, of, mark }: PictureTable) {
  const [table, rows, row] = [sql.table(pictures), sql.table(of), sql.ref(of)]
  return {
    async insert(tx: Tx, id: string, { file, bytes, sha256, at }: NewPicture): Promise<void> {
      await run(
        tx,
        sql`insert into ${table} (${row}, file, bytes, sha256, at) values (${id}, ${file}, ${bytes}, ${sha256}, ${at})`,
      )
    },
    /** Whether this row already has the same picture; call it under the row's lock, so that concurrent uploads cannot both pass. */
    async has(tx: Tx, id: string, sha256: Uint8Array): Promise<boolean> {
      const same = sql<{
        id: string
      }>`select id from ${table} where ${row} = ${id} and sha256 = ${sha256} limit 1`
      return (await maybe(tx, same)) !== null
    },
    /** Newest first. */
    async all(db: Db | Tx, id: string): Promise<PictureRow[]> {
      const [own, other] = [sql.ref(`p.${of}`), sql.ref(`o.${of}`)]
      return many(
        db,
        sql<PictureRow>`
          select p.id, p.file, p.bytes, p.at,
            array(
              select distinct ${mark}::text || r.number
              from ${table} o
              join ${rows} r on r.id = ${other}
              where o.sha256 = p.sha256 and ${other} <> ${own}
            ) as used_before
          from ${table} p
          where ${own} = ${id}
          order by p.at desc
        `,
      )
    },
  }
}
