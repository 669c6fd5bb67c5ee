import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { SavedLine } from '../rules/saved.ts'

export type SavedRow = {
  readonly id: string
  readonly name: string
  readonly lines: readonly SavedLine[]
  readonly savedAt: Date
}

/** The saved slips of a member for a game, newest first. */
export async function savedOf(db: Db, memberId: bigint, game: string): Promise<readonly SavedRow[]> {
  return many(
    db,
    sql<SavedRow>`
      select id, name, lines, saved_at from lottery_saved_slip
      where member_id = ${memberId} and game = ${game}
      order by saved_at desc
    `,
  )
}

/** One save of a member at a time, until the transaction ends: so that the count is exact. */
export async function lockSaved(tx: Tx, memberId: bigint): Promise<number> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`lottery-saved:${memberId}`}, 7319))`)
  const { count } = await one(
    tx,
    sql<{
      count: number
    }>`select count(*)::int as count from lottery_saved_slip where member_id = ${memberId}`,
  )
  return count
}

export async function insertSaved(
  tx: Tx,
  saved: SavedRow & { readonly memberId: bigint; readonly game: string },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into lottery_saved_slip (id, member_id, game, name, lines, saved_at)
      values (${saved.id}, ${saved.memberId}, ${saved.game}, ${saved.name}, ${JSON.stringify(saved.lines)}::json, ${saved.savedAt})
    `,
  )
}

/** Deletes a saved slip of this member; nothing happens if there is none. */
export async function deleteSaved(db: Db, memberId: bigint, id: string): Promise<void> {
  await run(db, sql`delete from lottery_saved_slip where id = ${id} and member_id = ${memberId}`)
}
