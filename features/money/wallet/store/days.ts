import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

/** The movements of a day, by kind; days are the merchant's. */
export type DaySum = {
  readonly day: string
  readonly kind: string
  readonly lines: bigint
  readonly credits: Minor
  /** Negative. */
  readonly debits: Minor
}

type Days = { readonly from: string; readonly to: string }

/** Sums of a wallet by day and kind, first and last day inclusive. */
export function daySums(reader: Db | Tx, wallet: bigint, { from, to }: Days): Promise<DaySum[]> {
  return many(
    reader,
    sql<DaySum>`
      select d.day::text as day, k.kind, d.lines, d.credits, d.debits
      from wallet_days(${wallet}, ${from}::date, ${to}::date) d
      join posting_kind_view k on k.code = d.kind
      order by d.day, k.kind
    `,
  )
}

export type KindSum = Omit<DaySum, 'day'>

export type Window = {
  readonly kinds: readonly KindSum[]
  readonly opening: Minor
  readonly closing: Minor
  /** Every entry of the period is at or above this number; null: the wallet has none. */
  readonly least: bigint | null
}

/** The same for whole days together, with the balances before and after. */
export async function windowOf(reader: Db | Tx, wallet: bigint, { from, to }: Days): Promise<Window> {
  const kinds = await many(
    reader,
    sql<KindSum & { readonly first: bigint; readonly last: bigint }>`
      select k.kind, sum(d.lines)::bigint as lines, sum(d.credits)::bigint as credits, sum(d.debits)::bigint as debits,
        min(d.first_seq) as first, max(d.last_seq) as last
      from wallet_days(${wallet}, ${from}::date, ${to}::date) d
      join posting_kind_view k on k.code = d.kind
      group by k.kind
      order by k.kind
    `,
  )
  const moved = kinds.reduce((sum, { credits, debits }) => sum + credits + debits, 0n)
  const closing = await closingOn(reader, wallet, to)
  const least = kinds.reduce<bigint | null>(
    (lowest, { first }) => (lowest === null || first < lowest ? first : lowest),
    null,
  )
  return {
    kinds: kinds.map(({ kind, lines, credits, debits }) => ({ kind, lines, credits, debits })),
    opening: closing - moved,
    closing,
    least,
  }
}

/** The balance at the end of a day: the sum of all days up to it. */
async function closingOn(reader: Db | Tx, wallet: bigint, day: string): Promise<Minor> {
  const { sum } = await one(
    reader,
    sql<{ sum: Minor }>`
      select coalesce(sum(d.credits + d.debits), 0)::bigint as sum
      from wallet_days(${wallet}, '-infinity'::date, ${day}::date) d
    `,
  )
  return sum
}

/** All-time movements of a wallet, by kind. */
export function everSums(reader: Db | Tx, wallet: bigint): Promise<KindSum[]> {
  return many(
    reader,
    sql<KindSum>`
      select k.kind, sum(d.lines)::bigint as lines, sum(d.credits)::bigint as credits, sum(d.debits)::bigint as debits
      from wallet_days(${wallet}, '-infinity'::date, 'infinity'::date) d
      join posting_kind_view k on k.code = d.kind
      group by k.kind
      order by k.kind
    `,
  )
}

/** A day's bets on one game, by when they were placed; settlements of the day separately. */
export type PlaySum = {
  readonly day: string
  readonly vendor: string
  readonly game: string
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  /** The current valid bet of rounds that began on the day. */
  readonly valid: Minor
  readonly settled: bigint
  readonly settledStake: Minor
  readonly settledWin: Minor
}

export function playSums(reader: Db | Tx, wallet: bigint, { from, to }: Days): Promise<PlaySum[]> {
  return many(
    reader,
    sql<PlaySum>`
      select day::text as day, vendor, game, rounds, stake, win, valid, settled, settled_stake, settled_win
      from play_days(${wallet}, ${from}::date, ${to}::date)
      order by day, vendor, game
    `,
  )
}

/** Wins less stakes of all settlements of a wallet. */
export async function playEver(reader: Db | Tx, wallet: bigint): Promise<Minor> {
  const { profit } = await one(
    reader,
    sql<{ profit: Minor }>`
      select coalesce(sum(settled_win - settled_stake), 0)::bigint as profit
      from play_days(${wallet}, '-infinity'::date, 'infinity'::date)
    `,
  )
  return profit
}

/** Wallets with entries since they were summed, at most this many. */
export function walletsBehind(reader: Db | Tx, limit: number): Promise<{ readonly id: bigint }[]> {
  return many(
    reader,
    sql<{ id: bigint }>`
      select w.id
      from wallet_view w
      left join wallet_sum_mark m on m.wallet = w.id
      where w.kind = 'cash' and w.seq > coalesce(m.seq, 0)
      limit ${limit}
    `,
  )
}

/** Adds a wallet's new entries to its daily sums; returns the last number. */
export async function sumDays(reader: Db | Tx, wallet: bigint): Promise<bigint> {
  return (await one(reader, sql<{ lines: bigint }>`select wallet_sum_days(${wallet}) as lines`)).lines
}
