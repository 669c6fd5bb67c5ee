import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Window } from '../rules/band.ts'
import type { Sums, Tally } from '../rules/tally.ts'

export const channels = ['phone', 'tablet', 'desktop', 'other'] as const
export type Channel = (typeof channels)[number]

/** The key of a row of sums. */
export type Part = {
  readonly game: string
  readonly edition: number
  readonly currency: Currency
  /** 0: below one major unit, otherwise the number of digits of the stake before the decimal point. */
  readonly band: number
  readonly channel: Channel
}

export type DayTally = Part & {
  readonly merchant: string
  /** Calendar day of the brand, `2026-11-21`. */
  readonly day: string
  readonly tally: Tally
}

/** Adds to the daily rows in the transaction that moves the marker, so that no round is counted twice. */
export async function addDays(tx: Tx, rows: readonly DayTally[]): Promise<void> {
  for (const { merchant, game, currency, edition, day, band, channel, tally } of rows) {
    const { sums } = tally
    await run(
      tx,
      // a later slice of the same day; the marker's lock serialises the runs
      sql`
        insert into rtp_day as d (
          merchant, game, currency, edition, day, band, channel, law, rounds, stake, win, stake_squares, win_squares,
          cross_products, greatest, unit_wins, unit_squares, unit_greatest, expected, variance, spread, unit_expected,
          unit_variance, unit_spread
        )
        values (
          ${merchant}, ${game}, ${currency}, ${edition}, ${day}, ${band}, ${channel}, ${tally.by ?? 'none'}, ${sums.rounds},
          ${sums.stake}::text::numeric, ${sums.win}::text::numeric, ${sums.stakeSquares}::text::numeric,
          ${sums.winSquares}::text::numeric, ${sums.cross}::text::numeric, ${sums.greatest}::text::numeric, ${sums.unitWins},
          ${sums.unitSquares}, ${sums.unitGreatest}, ${tally.expected}, ${tally.variance}, ${tally.spread},
          ${tally.unitExpected}, ${tally.unitVariance}, ${tally.unitSpread}
        )
        on conflict (merchant, game, currency, edition, day, band, channel, law) do update
        set rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake, win = d.win + excluded.win,
          stake_squares = d.stake_squares + excluded.stake_squares, win_squares = d.win_squares + excluded.win_squares,
          cross_products = d.cross_products + excluded.cross_products, greatest = greatest(d.greatest, excluded.greatest),
          unit_wins = d.unit_wins + excluded.unit_wins, unit_squares = d.unit_squares + excluded.unit_squares,
          unit_greatest = greatest(d.unit_greatest, excluded.unit_greatest), expected = d.expected + excluded.expected,
          variance = d.variance + excluded.variance, spread = d.spread + excluded.spread,
          unit_expected = d.unit_expected + excluded.unit_expected, unit_variance = d.unit_variance + excluded.unit_variance,
          unit_spread = d.unit_spread + excluded.unit_spread
      `,
    )
  }
}

type Row = Part & {
  readonly law: 'chance' | 'moves' | 'best' | 'none'
} & { readonly [K in Exclude<keyof Tally, 'sums' | 'by'>]: number } & {
  readonly [K in keyof Sums]: Sums[K] extends bigint ? string : number
}

/** Sums are returned as text: squares exceed 8 bytes. */
const summed = sql`
  sum(d.rounds)::text as rounds, sum(d.stake)::text as stake, sum(d.win)::text as win,
  sum(d.stake_squares)::text as stake_squares, sum(d.win_squares)::text as win_squares,
  sum(d.cross_products)::text as "cross", max(d.greatest)::text as greatest, sum(d.unit_wins) as unit_wins,
  sum(d.unit_squares) as unit_squares, max(d.unit_greatest) as unit_greatest, sum(d.expected) as expected,
  sum(d.variance) as variance, sum(d.spread) as spread, sum(d.unit_expected) as unit_expected,
  sum(d.unit_variance) as unit_variance, sum(d.unit_spread) as unit_spread
`

export type Played = Part & { readonly tally: Tally }

function playedOf({ game, edition, currency, band, channel, law, ...row }: Row): Played {
  const { expected, variance, spread, unitExpected, unitVariance, unitSpread } = row
  const { unitWins, unitSquares, unitGreatest } = row
  const sums: Sums = {
    rounds: BigInt(row.rounds),
    stake: BigInt(row.stake),
    win: BigInt(row.win),
    stakeSquares: BigInt(row.stakeSquares),
    winSquares: BigInt(row.winSquares),
    cross: BigInt(row.cross),
    greatest: BigInt(row.greatest),
    unitWins,
    unitSquares,
    unitGreatest,
  }
  const by = law === 'none' ? null : law
  const tally = { sums, by, expected, variance, spread, unitExpected, unitVariance, unitSpread }
  return { game, edition, currency, band, channel, tally }
}

/** Days before today that a window includes; null: all. */
const DAYS: { readonly [W in Window]: number | null } = { today: 0, month: 29, life: null }

/** The sums of every game since the window's first day of each brand, of one brand or of all. */
export async function playedIn(
  db: Db,
  {
    window,
    merchant,
    now,
  }: { readonly window: Window; readonly merchant: string | null; readonly now: Date },
): Promise<Played[]> {
  const days = DAYS[window]
  const rows = await many(
    db,
    sql<Row>`
      select d.game, d.edition, d.currency, d.band, d.channel, d.law, ${summed}
      from rtp_day d
      join merchant_view m on m.code = d.merchant
      where (${merchant}::text is null or d.merchant = ${merchant})
        and (${days}::int is null or d.day >= (${now}::timestamptz at time zone m.time_zone)::date - ${days}::int)
      group by 1, 2, 3, 4, 5, 6
      order by 1, 2, 3, 4, 5, 6
    `,
  )
  return rows.map(playedOf)
}

/** The sums of every game since its last review, by which an alert is judged. */
export async function playedSinceAlerts(db: Db): Promise<Played[]> {
  const rows = await many(
    db,
    sql<Row>`
      select d.game, d.edition, d.currency, d.band, d.channel, d.law, ${summed}
      from rtp_day d
      join merchant_view m on m.code = d.merchant
      where d.day > coalesce(
        (select max(a.closed_at at time zone m.time_zone)::date from rtp_alert a where a.game = d.game and a.edition = d.edition),
        '-infinity'
      )
      group by 1, 2, 3, 4, 5, 6
      order by 1, 2, 3, 4, 5, 6
    `,
  )
  return rows.map(playedOf)
}
