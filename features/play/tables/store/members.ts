import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

/** Whether a member's large bets are shown to others, masked. */
export async function isShown(db: Db, memberId: bigint): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ one: number }>`select 1 as one from table_hidden where member_id = ${memberId}`,
  )
  return row === null
}

/** Returns whether this changed anything. */
export async function setShown(db: Db, memberId: bigint, shown: boolean): Promise<boolean> {
  const changed = await run(
    db,
    shown
      ? sql`delete from table_hidden where member_id = ${memberId}`
      : sql`insert into table_hidden (member_id) values (${memberId}) on conflict do nothing`, // two tabs
  )
  return changed > 0
}

export type SavedBet = { readonly key: string; readonly stake: string; readonly call: string | null }
export type SavedRow = {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly bets: readonly SavedBet[]
}

/** The sets of bets that a member has saved, of one game or all, newest first. */
export async function savedOf(db: Db, memberId: bigint, game: string | null): Promise<readonly SavedRow[]> {
  return many(
    db,
    sql<SavedRow>`
      select id, game, name, bets from table_saved
      where member_id = ${memberId} and (${game}::text is null or game = ${game})
      order by saved_at desc, id
    `,
  )
}

/** One save of a member at a time, until the transaction ends; returns how many sets of other names there are. */
export async function lockSaved(
  tx: Tx,
  { memberId, game, name }: { readonly memberId: bigint; readonly game: string; readonly name: string },
): Promise<number> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`table-saved:${memberId}`}, 7331))`)
  const { count } = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from table_saved
      where member_id = ${memberId} and not (game = ${game} and name = ${name})
    `,
  )
  return count
}

/** Saves a set in place of an earlier one of its name. */
export async function upsertSaved(
  tx: Tx,
  saved: SavedRow & { readonly memberId: bigint; readonly savedAt: Date },
): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into table_saved (id, member_id, game, name, bets, saved_at)
      values (${saved.id}, ${saved.memberId}, ${saved.game}, ${saved.name}, ${JSON.stringify(saved.bets)}::json, ${saved.savedAt})
      on conflict (member_id, game, name) do update set bets = excluded.bets, saved_at = excluded.saved_at
      returning id
    `,
  )
  return id
}

export async function deleteSaved(db: Db, memberId: bigint, id: string): Promise<void> {
  await run(db, sql`delete from table_saved where id = ${id} and member_id = ${memberId}`)
}
