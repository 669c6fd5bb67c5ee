import type { Db, Tx } from '#db/pool.ts'
import { maybe, many, one, run, sql } from '#db/rows.ts'
import type { Sums } from '../rules/tally.ts'
import type { Part } from './days.ts'

/** Settled rounds of one part, day and choice. */
export type Ended = Part & {
  readonly merchant: string
  readonly day: string
  /** The stored choice of the only bet, or all bets of a round with several, as JSON text. */
  readonly choice: string | null
  readonly bets: string | null
  /** Of games whose rounds members share as they happen: the round, its series, and the lines of the slip as JSON text. */
  readonly shared: { readonly round: string; readonly series: string; readonly lines: string } | null
  readonly sums: Sums
}

/** How far settled rounds are aggregated; locked, so that of two runs the second waits and sees the first one's marker. */
export async function lockMark(tx: Tx): Promise<Date> {
  await run(
    tx,
    sql`insert into rtp_mark (settled_to) values ('1970-01-01Z') on conflict do nothing`, // two concurrent first runs
  )
  return (await one(tx, sql<{ settledTo: Date }>`select settled_to from rtp_mark for update`)).settledTo
}

export async function setMark(tx: Tx, to: Date): Promise<void> {
  await run(tx, sql`update rtp_mark set settled_to = ${to}`)
}

/** The time up to which rounds have been counted; null before the first run. */
export async function markOf(db: Db): Promise<Date | null> {
  return (await maybe(db, sql<{ settledTo: Date }>`select settled_to from rtp_mark`))?.settledTo ?? null
}

type Span = { readonly from: Date; readonly to: Date }

/** The end of a slice with at most this many facts, rounded up to the millisecond; null where nothing settled in the span. */
export async function sliceEnd(tx: Tx, { from, to }: Span, most: number): Promise<Date | null> {
  const row = await one(
    tx,
    sql<{ at: Date | null }>`
      select date_trunc('milliseconds', max(at)) + interval '1 millisecond' as at
      from (
        select at from figure_play
        where at > ${from} and at <= ${to} and round is not null
        order by at
        limit ${most}
      ) s
    `,
  )
  return row.at
}

type Row = Omit<Ended, 'sums' | 'shared'> & {
  readonly sharedRound: string | null
  readonly series: string | null
  readonly lines: string | null
} & {
  readonly [K in keyof Sums]: Sums[K] extends bigint ? string : number
}

const IS_PHONE = 'iPhone|Android.*Mobile|Mobile.*Android'
const IS_TABLET = 'iPad|Android|Tablet'
const IS_DESKTOP = 'Windows|Macintosh|Linux|CrOS|X11'

/** The login in which round r was played: the newest of its game, or of its vendor, that was open then. */
const frameOfRound = sql`
  select l.device
  from (
    (
      select s.member_session_id, s.opened_at from game_session_view s
      where s.wallet = r.wallet and s.game = r.game and s.opened_at <= r.at
      order by s.opened_at desc
      limit 1
    )
    union all
    (
      select s.member_session_id, s.opened_at
      from vendor_player_view p
      join vendor_session_view s on s.vendor = p.vendor and s.player = p.ref
      where p.vendor = r.vendor and p.wallet = r.wallet and s.opened_at <= r.at
      order by s.opened_at desc
      limit 1
    )
  ) s
  join member_session_view l on l.id = s.member_session_id
  limit 1
`

/**
 * Sums of what settled in a span, by part, from the settled-play facts: a voided or reopened round is subtracted on the day of that, and a
 * win after a settlement is added to the wins. Sums above 8 bytes are returned as text.
 */
export async function endedIn(
  tx: Tx,
  { from, to }: Span,
  sharedGames: readonly string[],
): Promise<readonly Ended[]> {
  const rows = await many(
    tx,
    sql<Row>`
      select p.merchant, p.currency, r.game, r.edition, p.day::text as day,
        case when b.stake < 10000 then 0 else length((b.stake / 10000)::text) end as band,
        case
          when f.device ~ ${IS_PHONE} then 'phone'
          when f.device ~ ${IS_TABLET} then 'tablet'
          when f.device ~ ${IS_DESKTOP} then 'desktop'
          else 'other'
        end as channel,
        case when json_array_length(r.inputs -> 'bets') = 1 then (r.inputs #> '{bets,0,choice}')::text end as choice,
        case when json_array_length(r.inputs -> 'bets') > 1 then (r.inputs -> 'bets')::text end as bets,
        v.bet_window::text as shared_round, case when v.id is not null then r.inputs ->> 'series' end as series,
        case when v.id is not null then (r.inputs -> 'lines')::text end as lines,
        sum(p.rounds)::text as rounds, sum(p.stakes)::text as stake, sum(p.wins)::text as win,
        sum(p.rounds * p.stakes::numeric * p.stakes)::text as stake_squares,
        sum(p.rounds * p.wins::numeric * p.wins)::text as win_squares,
        sum(p.rounds * p.stakes::numeric * p.wins)::text as "cross", max(greatest(p.wins, 0))::text as greatest,
        sum(p.wins::float8 / b.stake) as unit_wins, sum(p.rounds * (p.wins::float8 / b.stake) ^ 2) as unit_squares,
        max(greatest(p.wins, 0)::float8 / b.stake) as unit_greatest
      from figure_play p
      join round_view r on r.id = p.round
      -- the stake that settled, which may differ from the round's where it was reopened; of a win beside a settlement the round's
      cross join lateral (select case when p.rounds = 0 then r.stake else abs(p.stakes) end as stake) b
      left join lateral (${frameOfRound}) f on true
      left join window_round_view v on v.id = r.id and r.game = any (${sharedGames}::text[])
      where b.stake > 0 and p.at > ${from} and p.at <= ${to}
        and (p.rounds <> 0 or r.seed_id is null) -- beside our own rounds only jackpots pay, which are no part of a game's RTP
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    `,
  )
  return rows.map(({ sharedRound, series, lines, ...row }) => ({
    merchant: row.merchant,
    currency: row.currency,
    game: row.game,
    edition: row.edition,
    day: row.day,
    band: row.band,
    channel: row.channel,
    choice: row.choice,
    bets: row.bets,
    shared:
      sharedRound !== null && series !== null && lines !== null
        ? { round: sharedRound, series, lines }
        : null,
    sums: {
      rounds: BigInt(row.rounds),
      stake: BigInt(row.stake),
      win: BigInt(row.win),
      stakeSquares: BigInt(row.stakeSquares),
      winSquares: BigInt(row.winSquares),
      cross: BigInt(row.cross),
      greatest: BigInt(row.greatest),
      unitWins: row.unitWins,
      unitSquares: row.unitSquares,
      unitGreatest: row.unitGreatest,
    },
  }))
}
