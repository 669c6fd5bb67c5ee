import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Ticket } from '#features/sport/bets/rules/ticket.ts'

export type TickerRow = {
  readonly id: string
  readonly at: Date
  readonly state: 'open' | 'settled' | 'void'
  readonly stake: bigint
  readonly inputs: Ticket
  readonly merchant: string
  readonly currency: Currency
  readonly memberId: bigint
  readonly account: string
}

type Asked = {
  readonly events: readonly string[]
  readonly brands: readonly string[] | null
  readonly account: string | null
  readonly before: string | null
  readonly limit: number
}

/**
 * The newest bets on some events, of brands (null: all). Each event gives its own newest ones by the index of its window, so the cost
 * follows the page, not the number of bets; those of one account are read by its wallets, so the cost follows its own bets.
 */
export function tickerOf(db: Db, of: Asked): Promise<TickerRow[]> {
  const { events, brands, account, before, limit } = of
  if (account !== null) return betsOfAccount(db, { ...of, account })
  return many(
    db,
    sql<TickerRow>`
      select distinct on (t.id) t.*
      from unnest(${events}::uuid[]) e (event)
      cross join lateral (
        select s.id, s.at, s.state, s.stake, s.inputs::jsonb as inputs, b.merchant, b.currency, m.id as member_id, m.account
        from round_in_window_view r
        join window_round_view s on s.id = r.round and s.game in ('sports', 'esports')
        join wallet_view w on w.id = s.wallet
        join book_view b on b.id = w.book
        join member_view m on m.id = w.owner
        where r.bet_window = e.event and (${before}::uuid is null or r.round < ${before}::uuid)
          and (${brands}::text[] is null or b.merchant = any (${brands}::text[]))
        order by r.round desc
        limit ${limit}
      ) t
      order by t.id desc
      limit ${limit}
    `,
  )
}

function betsOfAccount(
  db: Db,
  { events, brands, account, before, limit }: Asked & { readonly account: string },
): Promise<TickerRow[]> {
  return many(
    db,
    sql<TickerRow>`
      select t.*
      from member_view m
      join wallet_view w on w.owner = m.id and w.kind = 'cash'
      join book_view b on b.id = w.book
      cross join lateral (
        select s.id, s.at, s.state, s.stake, s.inputs::jsonb as inputs, b.merchant, b.currency, m.id as member_id, m.account
        from window_round_view s
        where s.wallet = w.id and s.game in ('sports', 'esports') and (${before}::uuid is null or s.id < ${before}::uuid)
          and exists (
            select from round_in_window_view r where r.round = s.id and r.bet_window = any (${events}::uuid[])
          )
        order by s.id desc
        limit ${limit}
      ) t
      where m.account_key = lower(${account}) and (${brands}::text[] is null or b.merchant = any (${brands}::text[]))
      order by t.id desc
      limit ${limit}
    `,
  )
}

export type Account = { readonly id: bigint; readonly account: string }

export function accountsOf(db: Db, ids: readonly bigint[]): Promise<Account[]> {
  return many(
    db,
    sql<Account>`select id, account from member_view where id = any (${ids.map(String)}::bigint[])`,
  )
}
