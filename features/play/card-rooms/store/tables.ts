import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { EntryJson } from './hands.ts'

export type TableRow = {
  readonly id: bigint
  readonly code: string
  readonly button: number | null
  readonly isPlaying: boolean
  /** Between two hands, and the pause after the last one is over. */
  readonly isResting: boolean
  /** The newest hand: when it ended, and what each seat had before it. */
  readonly endedAt: Date | null
  readonly entries: readonly EntryJson[] | null
}

/** The tables of a tournament that are open, the oldest first. */
export function tablesOfTournament(db: Db | Tx, tournament: bigint): Promise<TableRow[]> {
  return many(
    db,
    sql<TableRow>`
      select r.id, r.code, r.button, coalesce(h.ended_at is null and h.id is not null, false) as is_playing,
        r.next_at <= clock_timestamp() and (h.id is null or h.ended_at is not null) as is_resting, h.ended_at, h.entries
      from card_room r
      left join lateral (
        select id, ended_at, entries from card_hand where room = r.id order by number desc limit 1
      ) h on true
      where r.tournament = ${tournament} and r.state <> 'closed'
      order by r.id
    `,
  )
}

/** How many tables a tournament has had: the next one's number. */
export async function countTables(db: Db | Tx, tournament: bigint): Promise<number> {
  const { tables } = await one(
    db,
    sql<{ tables: number }>`select count(*)::int as tables from card_room where tournament = ${tournament}`,
  )
  return tables
}

/** Locks the tables of a tournament in the order of their IDs: a hand that ends at one of them waits. */
export async function lockTables(tx: Tx, tournament: bigint): Promise<void> {
  await many(
    tx,
    sql`select id from card_room where tournament = ${tournament} and state <> 'closed' order by id for update`,
  )
}

/** The blinds of the next hand. */
export async function setBlinds(
  tx: Tx,
  { id, small, unit }: { readonly id: bigint; readonly small: bigint; readonly unit: bigint },
): Promise<void> {
  await run(tx, sql`update card_room set small = ${small}, unit = ${unit} where id = ${id}`)
}

/** Voids the hands under way at the tables of a tournament. Hands are locked before rooms. */
export async function voidHandsOf(tx: Tx, tournament: bigint): Promise<void> {
  await run(
    tx,
    sql`
      update card_hand set state = 'void', version = version + 1, due_at = null, ended_at = clock_timestamp()
      where state in ('cutting', 'playing') and room in (select id from card_room where tournament = ${tournament})
    `,
  )
}

/** Closes the tables of a tournament; their seats are gone. */
export async function closeTables(tx: Tx, tournament: bigint): Promise<void> {
  await run(
    tx,
    sql`delete from card_seat where room in (select id from card_room where tournament = ${tournament})`,
  )
  await run(
    tx,
    sql`update card_room set state = 'closed', version = version + 1 where tournament = ${tournament} and state <> 'closed'`,
  )
}
