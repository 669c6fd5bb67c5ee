import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Part, Period } from './rules.ts'

/** All sums of the liability report in one statement, so that they belong to the same snapshot. Books of points are excluded. */
export function liabilityParts(db: Db): Promise<Part[]> {
  return many(
    db,
    sql<Part>`
      select b.merchant, b.currency, s.side, s.kind, s.amount
      from (
        select book, 'wallet' as side, kind::text, coalesce(sum(balance) filter (where balance > 0), 0)::bigint as amount
        from wallet_view
        group by book, kind
        union all
        select book, 'debt', '', coalesce(sum(balance) filter (where balance < 0), 0)::bigint
        from wallet_view
        group by book
        union all
        select book, 'held', '', sum(held)::bigint
        from wallet_view
        group by book
        union all
        select a.book, 'house', a.kind, coalesce(sum(h.balance), 0)::bigint
        from house_account_view a
        left join hot_balance_view h on h.account = a.id
        group by a.book, a.kind
        union all
        select w.book, 'paying', '', sum(p.amount - p.fee)::bigint
        from withdrawal_view p
        join wallet_view w on w.id = p.wallet
        where p.state = 'paying'
        group by w.book
      ) s
      join book_view b on b.id = s.book
      where b.unit = 'money'
      order by b.merchant, b.currency, s.side, s.kind
    `,
  )
}

export type PlayRow = {
  readonly merchant: string
  readonly currency: Currency
  readonly game: string
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  /** Stakes of rounds that are still open, whenever they began. */
  readonly open: Minor
}

/** The date_trunc unit of a period's start; lifetime begins with the first round. */
const TRUNC: { readonly [P in Period]: string | null } = { day: 'day', mtd: 'month', ytd: 'year', ltd: null }

/**
 * Settled play by game since the period began in the merchant's time zone, from the daily sums of settled play: aggregated facts plus those
 * not yet aggregated. Open stakes are the current ones.
 */
export function playSince(db: Db, period: Period, now: Date): Promise<PlayRow[]> {
  const since = sql`
    coalesce(day_start(date_trunc(${TRUNC[period]}::text, ${now}::timestamptz at time zone m.time_zone)::date, m.time_zone), '-infinity')
  `
  return many(
    db,
    sql<PlayRow>`
      select p.merchant, p.currency, p.game, sum(p.rounds)::bigint as rounds, sum(p.stake)::bigint as stake,
        sum(p.win)::bigint as win, sum(p.open)::bigint as open
      from (
        select d.merchant, d.currency, d.game, d.rounds, d.stakes as stake, d.wins as win, 0 as open
        from settled_play_day d
        join merchant_view m on m.code = d.merchant
        where d.at >= ${since}
        union all
        select b.merchant, b.currency, r.game, 0, 0, 0, r.stake
        from round_view r
        join wallet_view w on w.id = r.wallet
        join book_view b on b.id = w.book
        where r.state = 'open'
      ) p
      group by p.merchant, p.currency, p.game
      order by p.merchant, p.currency, stake desc, p.game
    `,
  )
}

export type Interval = {
  readonly merchant: string
  readonly timeZone: string
  /** Null: since the first round. */
  readonly from: Date | null
}

/** The start of the period for each merchant. */
export function intervalsOf(db: Db, period: Period, now: Date): Promise<Interval[]> {
  return many(
    db,
    sql<Interval>`
      select code as merchant, time_zone,
        day_start(date_trunc(${TRUNC[period]}::text, ${now}::timestamptz at time zone time_zone)::date, time_zone) as "from"
      from merchant_view
      order by sort, code
    `,
  )
}
