import type { Db } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

export type FactsMember = {
  readonly account: string
  readonly merchant: string
  readonly timeZone: string
  readonly state: 'open' | 'locked' | 'closed'
  readonly payeeName: string | null
  readonly createdAt: Date
}

export function memberOf(db: Db, id: bigint): Promise<FactsMember | null> {
  return maybe(
    db,
    sql<FactsMember>`
      select m.account, m.merchant, b.time_zone, m.state, m.payee_name, m.created_at
      from member_view m
      join merchant_view b on b.code = m.merchant
      where m.id = ${id}
    `,
  )
}

export type Money = {
  readonly currency: Currency
  readonly balance: Minor
  readonly held: Minor
  readonly isFrozen: boolean
  readonly deposits: Minor
  readonly withdrawals: Minor
  readonly stakes: Minor
  readonly wins: Minor
}

/** The cash wallet in the brand's currency with its lifetime figures as `figure_line` defines them; play money is not a member's money. */
export function moneyOf(db: Db, id: bigint): Promise<Money | null> {
  return maybe(
    db,
    sql<Money>`
      select b.currency, w.balance, w.held, w.is_frozen, f.deposits, f.withdrawals, f.stakes, f.wins
      from wallet_view w
      join book_view b on b.id = w.book
      join merchant_view m on m.code = b.merchant and m.currency = b.currency
      cross join lateral (
        select coalesce(sum(l.deposits), 0)::bigint as deposits, coalesce(sum(l.withdrawals), 0)::bigint as withdrawals,
          coalesce(sum(l.stakes), 0)::bigint as stakes, coalesce(sum(l.wins), 0)::bigint as wins
        from figure_line l
        where l.wallet = w.id
      ) f
      where w.owner = ${id} and w.kind = 'cash'
    `,
  )
}
