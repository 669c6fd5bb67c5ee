import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'

export type WinRow = {
  readonly id: string
  readonly account: string
  readonly game: string
  readonly vendor: string
  readonly currency: Currency
  readonly stake: bigint
  readonly win: bigint
  readonly at: Date
}

const columns = sql`r.id, m.account, r.game, r.vendor, b.currency, r.stake, r.win, r.at`

/** Real money only, without members who opted out; the condition on win and stake matches the index. */
const wins = (merchant: string) => sql`
  from round_view r
  join wallet_view w on w.id = r.wallet
  join book_view b on b.id = w.book
  join member_view m on m.id = w.owner
  where r.win >= r.stake * 5 and r.stake > 0 and r.state = 'settled' and b.merchant = ${merchant}
    and b.currency <> 'FUN' and m.is_shown_in_winners and m.type <> 4
`

export async function latestWins(db: Db, merchant: string, limit: number): Promise<readonly WinRow[]> {
  return many(db, sql<WinRow>`select ${columns} ${wins(merchant)} order by r.at desc limit ${limit}`)
}

export async function biggestWins(
  db: Db,
  merchant: string,
  since: Date,
  limit: number,
): Promise<readonly WinRow[]> {
  return many(
    db,
    sql<WinRow>`
      select ${columns} ${wins(merchant)} and r.at >= ${since}
      order by r.win desc, r.at desc
      limit ${limit}
    `,
  )
}
