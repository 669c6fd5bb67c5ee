import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql, type Sql } from '#db/rows.ts'

export type EntryRow = {
  readonly id: bigint
  readonly tournament: bigint
  /** Null: a practice bot. */
  readonly memberId: bigint | null
  readonly name: string
  readonly wallet: bigint | null
  readonly cash: bigint | null
  readonly state: 'in' | 'out' | 'replaced'
  readonly room: bigint | null
  readonly seat: number | null
  readonly rank: number | null
  readonly place: number | null
  readonly prize: bigint | null
  readonly enteredAt: Date
}

const columns = sql`id, tournament, member_id, name, wallet, cash, state, room, seat, rank, place, prize, entered_at`

/** Every entry of a tournament in the order of registration; replaced ones too. */
export function entriesOf(db: Db | Tx, tournament: bigint): Promise<EntryRow[]> {
  return many(
    db,
    sql<EntryRow>`select ${columns} from card_tournament_entry where tournament = ${tournament} order by id`,
  )
}

/** The entries that count for places: of a player who entered again the newest. */
export const playersOf = (entries: readonly EntryRow[]): readonly EntryRow[] =>
  entries.filter(({ state }) => state !== 'replaced')

/** The entry of a member that counts. */
export function entryOf(db: Db | Tx, tournament: bigint, memberId: bigint): Promise<EntryRow | null> {
  return maybe(
    db,
    sql<EntryRow>`
      select ${columns} from card_tournament_entry
      where tournament = ${tournament} and member_id = ${memberId} and state <> 'replaced'
    `,
  )
}

/** The entry of a member that a round of the betting record is of; a replaced one too. */
export function entryOfRound(db: Db, memberId: bigint, round: string): Promise<EntryRow | null> {
  return maybe(
    db,
    sql<EntryRow>`select ${columns} from card_tournament_entry where member_id = ${memberId} and round = ${round}`,
  )
}

/** The other members who are entered: a query of their IDs as `id`. */
export const othersOf = (tournament: bigint, memberId: bigint): Sql<unknown> =>
  sql`select member_id as id from card_tournament_entry where tournament = ${tournament} and member_id <> ${memberId}`

export type NewEntry = Pick<EntryRow, 'tournament' | 'memberId' | 'name' | 'wallet' | 'cash'>

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<bigint> {
  const { id } = await one(
    tx,
    sql<{ id: bigint }>`
      insert into card_tournament_entry (tournament, member_id, name, wallet, cash)
      values (${entry.tournament}, ${entry.memberId}, ${entry.name}, ${entry.wallet}, ${entry.cash})
      returning id
    `,
  )
  return id
}

/** An entry that was taken back before the start. */
export async function deleteEntry(tx: Tx, id: bigint): Promise<void> {
  await run(tx, sql`delete from card_tournament_entry where id = ${id}`)
}

/** The player enters again: the older entry no longer counts for places, its money stays in the pool. */
export async function replaceEntry(tx: Tx, id: bigint): Promise<void> {
  await run(tx, sql`update card_tournament_entry set state = 'replaced' where id = ${id}`)
}

export async function seatEntry(
  tx: Tx,
  id: bigint,
  at: { readonly room: bigint; readonly seat: number },
): Promise<void> {
  await run(tx, sql`update card_tournament_entry set room = ${at.room}, seat = ${at.seat} where id = ${id}`)
}

export async function setOut(tx: Tx, id: bigint, rank: number): Promise<void> {
  await run(
    tx,
    sql`update card_tournament_entry set state = 'out', rank = ${rank}, room = null, seat = null where id = ${id}`,
  )
}

export type Ended = {
  readonly id: bigint
  /** Null: replaced. */
  readonly place: number | null
  readonly prize: bigint
  /** The round of the betting record; null: practice. */
  readonly round: string | null
}

export async function setResults(tx: Tx, rows: readonly Ended[]): Promise<void> {
  await run(
    tx,
    sql`
      update card_tournament_entry e set place = r.place, prize = r.prize, round = r.round, room = null, seat = null
      from unnest(
        ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ place }) => place)}::int[],
        ${rows.map(({ prize }) => prize)}::bigint[], ${rows.map(({ round }) => round)}::uuid[]
      ) r (id, place, prize, round)
      where e.id = r.id
    `,
  )
}
