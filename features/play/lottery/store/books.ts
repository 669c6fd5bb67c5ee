import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

/** A version of a lottery's prices. */
export type BookRow = {
  readonly version: number
  readonly config: Json
  readonly createdBy: string
  readonly approvedBy: string
  readonly reason: string
  readonly at: Date
}

/** Every version of a lottery's prices, the one in force first; none: the game's default configuration is in force. */
export function booksOf(db: Db | Tx, lottery: string): Promise<BookRow[]> {
  return many(
    db,
    sql<BookRow>`
      select version, config, created_by, approved_by, reason, at from lottery_book
      where lottery = ${lottery} order by version desc
    `,
  )
}

/** Stores the next version; two at once: the second waits and fails on the key, and its operator repeats it. */
export async function insertBook(
  tx: Tx,
  lottery: string,
  { config, createdBy, approvedBy, reason }: Omit<BookRow, 'version' | 'at'>,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into lottery_book (lottery, version, config, created_by, approved_by, reason)
      select ${lottery}, coalesce(max(version), 0) + 1, ${JSON.stringify(config)}::json, ${createdBy}, ${approvedBy}, ${reason}
      from lottery_book where lottery = ${lottery}
    `,
  )
}
