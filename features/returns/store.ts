import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Sums, Window } from './rules.ts'

/** Rounds of one game, edition, currency, stake band and choice. */
export type Played = {
  readonly game: string
  readonly edition: number
  readonly currency: Currency
  /** 0: below one major unit, else how many digits the stake has before the point. */
  readonly band: number
  /** The stored choice of the one bet as JSON text; null where the round has none or several. */
  readonly choice: string | null
  readonly sums: Sums
}

type Row = Omit<Played, 'sums'> & { readonly [K in keyof Sums]: string }

/** Days before today that a window goes back; null: all. */
const DAYS: { readonly [W in Window]: number | null } = { today: 0, month: 29, life: null }

/**
 * Sums of settled rounds with a stake since the window's first day began in the brand's own time zone: one pass over the rounds
 * of the window, found by their time. Squares pass 8 bytes, therefore all sums travel as text.
 */
export async function playedIn(db: Db, window: Window, now: Date): Promise<Played[]> {
  const days = DAYS[window]
  const rows = await many(
    db,
    sql<Row>`
      with zone as (
        select code, case
          when ${days}::int is null then '-infinity'::timestamptz
          else (date_trunc('day', ${now}::timestamptz at time zone time_zone) - make_interval(days => ${days}::int))
            at time zone time_zone
        end as since
        from merchant
      )
      select r.game, r.edition, b.currency,
        case when r.stake < 10000 then 0 else length((r.stake / 10000)::text) end as band,
        case when json_array_length(r.inputs -> 'bets') = 1 then (r.inputs #> '{bets,0,choice}')::text end as choice,
        count(*)::text as rounds, sum(r.stake)::text as stake, sum(r.win)::text as win,
        sum(r.stake::numeric * r.stake)::text as stake_squares, sum(r.win::numeric * r.win)::text as win_squares,
        sum(r.stake::numeric * r.win)::text as cross, max(r.win)::text as greatest
      from round r
      join wallet w on w.id = r.wallet
      join book b on b.id = w.book
      join zone z on z.code = b.merchant
      where r.state = 'settled' and r.stake > 0 and r.at >= (select min(since) from zone) and r.at >= z.since
      group by 1, 2, 3, 4, 5
      order by 1, 2, 3, 4, 5
    `,
  )
  return rows.map(({ game, edition, currency, band, choice, ...sums }) => ({
    game,
    edition,
    currency,
    band,
    choice,
    sums: {
      rounds: BigInt(sums.rounds),
      stake: BigInt(sums.stake),
      win: BigInt(sums.win),
      stakeSquares: BigInt(sums.stakeSquares),
      winSquares: BigInt(sums.winSquares),
      cross: BigInt(sums.cross),
      greatest: BigInt(sums.greatest),
    },
  }))
}
