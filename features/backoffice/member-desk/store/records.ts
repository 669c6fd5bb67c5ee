import type { Db } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

export type MovementRow = {
  readonly seq: bigint
  readonly at: Date
  readonly kind: string
  readonly amount: Minor
  readonly after: Minor
  readonly ref: string | null
}

type Page = { readonly before: bigint | null; readonly limit: number }

/** The ledger entries of a wallet, newest first. */
export function movementsOf(db: Db, wallet: bigint, { before, limit }: Page): Promise<MovementRow[]> {
  return many(
    db,
    sql<MovementRow>`
      select seq, at, kind, amount, after, ref
      from office_movement
      where wallet = ${wallet} and (${before}::bigint is null or seq < ${before})
      order by seq desc
      limit ${limit}
    `,
  )
}

export type RoundRow = {
  readonly id: string
  readonly seq: bigint
  readonly at: Date
  readonly vendor: string
  readonly game: string
  readonly stake: Minor
  readonly win: Minor
  readonly bonusStake: Minor
  readonly state: 'open' | 'settled' | 'void'
}

/** The rounds of a wallet, newest first. */
export function roundsOf(db: Db, wallet: bigint, { before, limit }: Page): Promise<RoundRow[]> {
  return many(
    db,
    sql<RoundRow>`
      select id, seq, at, vendor, game, stake, win, bonus_stake, state
      from office_round
      where wallet = ${wallet} and (${before}::bigint is null or seq < ${before})
      order by seq desc
      limit ${limit}
    `,
  )
}

export type OrderRow = {
  readonly id: string
  readonly number: bigint
  readonly at: Date
  readonly method: string
  readonly amount: Minor
  readonly state: string
}

const NEWEST: Page = { before: null, limit: 100 } // orders shown on a member's page; the queues show the rest

export function depositsOf(db: Db, memberId: bigint, { before, limit }: Page = NEWEST): Promise<OrderRow[]> {
  return many(
    db,
    sql<OrderRow>`
      select id, number, at, method, amount, state
      from office_deposit
      where member_id = ${memberId} and (${before}::bigint is null or number < ${before})
      order by number desc
      limit ${limit}
    `,
  )
}

export function withdrawalsOf(
  db: Db,
  memberId: bigint,
  { before, limit }: Page = NEWEST,
): Promise<OrderRow[]> {
  return many(
    db,
    sql<OrderRow>`
      select id, number, at, method, amount, state
      from office_withdrawal
      where member_id = ${memberId} and (${before}::bigint is null or number < ${before})
      order by number desc
      limit ${limit}
    `,
  )
}

export type Totals = {
  readonly deposits: Minor
  readonly withdrawals: Minor
  readonly stakes: Minor
  readonly wins: Minor
  readonly rounds: number
}

/** The lifetime figures of a wallet. Sums of bigint are numeric in SQL; the cast back to 8 bytes is safe. */
export function totalsOf(db: Db, wallet: bigint): Promise<Totals> {
  return one(
    db,
    sql<Totals>`
      select
        coalesce(sum(deposits), 0)::bigint as deposits,
        coalesce(sum(withdrawals), 0)::bigint as withdrawals,
        coalesce(sum(stakes), 0)::bigint as stakes,
        coalesce(sum(wins), 0)::bigint as wins,
        coalesce(sum(rounds), 0)::int as rounds
      from figure_line
      where wallet = ${wallet}
    `,
  )
}
