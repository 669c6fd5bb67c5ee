import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

/** Whose rounds a report counts: drawn from `from` to before `to`; `merchants` null: of every brand. */
export type ReportAsked = {
  readonly series: readonly string[]
  readonly from: Date
  readonly to: Date
  readonly merchants: readonly string[] | null
}

/** Settled slips of a series in one currency. */
export type SeriesSums = {
  readonly series: string
  readonly currency: string
  readonly draws: number
  readonly slips: number
  readonly stake: bigint
  readonly win: bigint
}

export function sumsBySeries(db: Db, { series, from, to, merchants }: ReportAsked): Promise<SeriesSums[]> {
  return many(
    db,
    sql<SeriesSums>`
      select r.series, b.currency, count(distinct r.id)::int as draws, count(*)::int as slips, sum(s.stake)::int8 as stake,
        sum(s.win)::int8 as win
      from shared_round r
      join window_round_view s on s.bet_window = r.id
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      where r.series = any (${series}::text[]) and r.draws_at >= ${from} and r.draws_at < ${to} and s.state = 'settled'
        and (${merchants === null} or b.merchant = any (${merchants ?? []}::text[]))
      group by r.series, b.currency
      order by r.series, b.currency
    `,
  )
}

/** Settled lines of a play in one currency; money in ledger units. */
export type PlaySums = {
  readonly play: string
  readonly currency: string
  readonly lines: number
  readonly stake: bigint
  readonly win: bigint
}

/** The sums of each play of some series: every line is read, so for a few series and days at a time. */
export function sumsByPlay(db: Db, { series, from, to, merchants }: ReportAsked): Promise<PlaySums[]> {
  return many(
    db,
    sql<PlaySums>`
      select l.line->>0 as play, b.currency, count(*)::int as lines, (sum((l.line->>1)::numeric) * 10000)::int8 as stake,
        (coalesce(sum(won.amount), 0) * 10000)::int8 as win
      from shared_round r
      join window_round_view s on s.bet_window = r.id
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      cross join lateral json_array_elements(s.inputs->'lines') with ordinality l (line, no)
      left join lateral (
        select (e.each->>1)::numeric as amount from json_array_elements(s.outcome->'won') e (each) where (e.each->>0)::int = l.no - 1
      ) won on true
      where r.series = any (${series}::text[]) and r.draws_at >= ${from} and r.draws_at < ${to} and s.state = 'settled'
        and (${merchants === null} or b.merchant = any (${merchants ?? []}::text[]))
      group by l.line->>0, b.currency
      order by stake desc
    `,
  )
}
