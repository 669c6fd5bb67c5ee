import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

/** A payment that a tournament owes to an entry. */
export type Due = {
  readonly entry: bigint
  readonly memberId: bigint
  readonly name: string
  /** The chips that keep the entry's price, and cash. */
  readonly wallet: bigint
  readonly cash: bigint
  /** The round of the betting record, whose price is posted with the payment; null: the entry is returned. */
  readonly round: string | null
  readonly place: number | null
  /** To cash; 0: an entry without a prize. */
  readonly amount: bigint
}
export type ParkedRow = Due & {
  readonly id: bigint
  readonly tournament: bigint
  readonly parkedAt: Date
  readonly paidAt: Date | null
}

const columns = sql`
  id, tournament, entry, member_id, name, wallet, cash, round, place, amount, parked_at, paid_at
`

/** Payments that wait for their wallet. The lock of the tournament orders who parks: an entry is parked once. */
export async function insertParked(tx: Tx, tournament: bigint, due: readonly Due[]): Promise<void> {
  for (const { entry, memberId, name, wallet, cash, round, place, amount } of due)
    await run(
      tx,
      sql`
        insert into card_tournament_parked (tournament, entry, member_id, name, wallet, cash, round, place, amount)
        values (${tournament}, ${entry}, ${memberId}, ${name}, ${wallet}, ${cash}, ${round}, ${place}, ${amount})
      `,
    )
}

/** Parked payments whose wallet pays again. */
export function dueParked(db: Db): Promise<{ readonly id: bigint; readonly tournament: bigint }[]> {
  return many(
    db,
    sql<{ id: bigint; tournament: bigint }>`
      select p.id, p.tournament from card_tournament_parked p join wallet_view w on w.id = p.wallet
      where p.paid_at is null and not w.is_frozen and w.state = 'open'
      order by p.id limit 50
    `,
  )
}

/** Marks a parked payment as paid and returns it; null: another process has. The row's lock orders the two. */
export function takeParked(tx: Tx, id: bigint): Promise<ParkedRow | null> {
  return maybe(
    tx,
    sql<ParkedRow>`
      update card_tournament_parked set paid_at = clock_timestamp() where id = ${id} and paid_at is null returning ${columns}
    `,
  )
}

export function parkedOf(db: Db, tournament: bigint): Promise<ParkedRow[]> {
  return many(
    db,
    sql<ParkedRow>`select ${columns} from card_tournament_parked where tournament = ${tournament} order by id`,
  )
}

/** How many payments of each tournament wait. */
export async function waitingPayments(
  db: Db,
  tournaments: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await many(
    db,
    sql<{ tournament: bigint; count: number }>`
      select tournament, count(*)::int as count from card_tournament_parked
      where tournament = any(${[...tournaments]}::bigint[]) and paid_at is null
      group by tournament
    `,
  )
  return new Map(rows.map(({ tournament, count }) => [tournament, count]))
}
