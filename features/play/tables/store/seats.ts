import type { Currency } from '#kit/currency.ts'
import type { Db } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

/** What a slip needs of a seat: the stake of each bet, and the most that the member may have on it. */
export type SeatAsked = {
  readonly round: string
  readonly wallet: bigint
  readonly currency: string
  /** Masked; whether it is shown is asked when seats are read. */
  readonly name: string
  /** The most that the member may have at the table. */
  readonly most: bigint
  readonly lines: ReadonlyMap<string, { readonly stake: bigint; readonly most: bigint }>
}

/** A slip without room: the bet that is over its limit (empty: the table's), and what is allowed. */
export type NoRoom = { readonly place: number; readonly key: string; readonly most: bigint }

/** Reserves seats for several slips, each all or nothing; returns those without room. */
export async function reserveSeats(db: Db, asked: readonly SeatAsked[]): Promise<readonly NoRoom[]> {
  const rows = asked.map(({ wallet, most, lines, ...seat }, place) => ({
    ...seat,
    place,
    wallet: wallet.toString(),
    most: most.toString(),
    lines: Object.fromEntries([...lines].map(([key, line]) => [key, [`${line.stake}`, `${line.most}`]])),
  }))
  return many(db, sql<NoRoom>`select place, key, most from table_reserve(${JSON.stringify(rows)}::jsonb)`)
}

export async function releaseSeat(
  db: Db,
  { round, wallet }: { readonly round: string; readonly wallet: bigint },
  stakes: ReadonlyMap<string, bigint>,
): Promise<void> {
  const lines = Object.fromEntries([...stakes].map(([key, stake]) => [key, `${stake}`]))
  await run(db, sql`select table_release(${round}, ${wallet}, ${JSON.stringify(lines)}::jsonb)`)
}

export type StandRow = {
  readonly round: string
  readonly currency: Currency
  readonly key: string
  readonly players: number
  readonly stake: bigint
}

/** The stakes on each bet of rounds, by currency. */
export async function standsOf(db: Db, rounds: readonly string[]): Promise<readonly StandRow[]> {
  return many(
    db,
    sql<StandRow>`
      select t.round, t.currency, b.key, count(*)::int as players, sum(b.value::bigint)::int8 as stake
      from table_seat t
      cross join lateral jsonb_each_text(t.totals) b
      where t.round = any (${rounds}::uuid[]) and b.value::bigint > 0
      group by t.round, t.currency, b.key
      order by t.round, t.currency, b.key
    `,
  )
}

/** Members with a stake on each of the rounds. */
export async function playersOf(db: Db, rounds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await many(
    db,
    sql<{ round: string; players: number }>`
      select round, count(*)::int as players from table_seat
      where round = any (${rounds}::uuid[]) and stake > 0
      group by round
    `,
  )
  return new Map(rows.map(({ round, players }) => [round, players]))
}

export type BigRow = {
  readonly name: string
  readonly key: string
  readonly stake: bigint
  readonly currency: Currency
}

/** The largest bets of a round, largest first, of the members who want to be shown now. */
export async function bigBetsOf(db: Db, round: string, limit: number): Promise<readonly BigRow[]> {
  return many(
    db,
    sql<BigRow>`
      select t.name, b.key, b.value::bigint as stake, t.currency
      from table_seat t
      cross join lateral jsonb_each_text(t.totals) b
      where t.round = ${round} and t.currency <> 'FUN' and b.value::bigint > 0 and t.name is not null and not exists (
        select 1 from wallet_view w join table_hidden h on h.member_id = w.owner where w.id = t.wallet
      )
      order by b.value::bigint desc, t.wallet
      limit ${limit}
    `,
  )
}

/** The rounds of the last minutes at which the member of a wallet has a seat, newest first. */
export async function seatedIn(db: Db, wallet: bigint, minutes: number): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ round: string }>`
      select round from table_seat
      where at > clock_timestamp() - make_interval(mins => ${minutes}) and wallet = ${wallet} and stake > 0
      order by at desc
    `,
  )
  return rows.map(({ round }) => round)
}

/** Forgets the seats of rounds that are long over. */
export async function deleteOldSeats(db: Db, days: number): Promise<void> {
  await run(db, sql`delete from table_seat where at < clock_timestamp() - make_interval(days => ${days})`)
}
