import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'

/** A bet on a round with what its table shows of its member. */
export type BoardRow = {
  readonly slip: string
  readonly merchant: string
  readonly currency: Currency
  readonly account: string
  readonly isShown: boolean
  readonly memberType: number
  readonly stake: bigint
  readonly win: bigint
  readonly state: 'open' | 'settled' | 'void'
  readonly box: number
  readonly top: number
  /** When it was last changed. */
  readonly changedAt: Date
}

/** The bets of a round that changed at a moment or later, the first changes first. */
export async function boardOf(db: Db, round: string, since: Date): Promise<readonly BoardRow[]> {
  return many(
    db,
    sql<BoardRow>`
      select s.id as slip, b.merchant, b.currency, m.account, m.is_shown_in_winners as is_shown, m.type as member_type,
        s.stake, s.win, s.state, (s.inputs #>> '{lines,0,2,box}')::int as box, (s.inputs #>> '{lines,0,2,top}')::int as top,
        coalesce(s.settled_at, s.at) as changed_at
      from window_round_view s
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      join member_view m on m.id = w.owner
      where s.bet_window = ${round} and coalesce(s.settled_at, s.at) >= ${since}
      order by changed_at, s.id
    `,
  )
}
