import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { RoundState } from '../../rules/states.ts'

/** A round in a list of the back office. */
export type RoundListed = {
  readonly id: string
  readonly series: string
  readonly label: string
  readonly game: string
  readonly state: RoundState
  readonly source: 'chain' | 'outside'
  readonly opensAt: Date
  readonly closesAt: Date
  readonly drawsAt: Date
  readonly tickets: number | null
  readonly settlement: number
  readonly isSealed: boolean
  readonly hasOutcome: boolean
}

export type RoundsAsked = {
  readonly series: readonly string[]
  /** Null: every state. */
  readonly states: readonly RoundState[] | null
  /** Draw times from `from` to before `to`. */
  readonly from: Date
  readonly to: Date
  readonly isAscending: boolean
  /** The draw time and ID of the last row of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | null
  readonly limit: number
}

/** Rounds by draw time. */
export function roundsDrawnBetween(db: Db | Tx, asked: RoundsAsked): Promise<RoundListed[]> {
  const { series, states, from, to, isAscending, after, limit } = asked
  const [isFirst, afterAt, afterId] = [after === null, after?.at ?? from, after?.id ?? NO_ID]
  const [isAny, wanted] = [states === null, states ?? []]
  if (isAscending)
    return many(
      db,
      sql<RoundListed>`
        select r.id, r.series, r.label, r.game, r.state, r.source, r.opens_at, r.closes_at, r.draws_at, r.tickets, r.settlement,
          r.tickets_hash is not null as is_sealed, r.outcome is not null as has_outcome
        from shared_round r
        where r.series = any (${series}::text[]) and r.draws_at >= ${from} and r.draws_at < ${to}
          and (${isAny} or r.state = any (${wanted}::text[]))
          and (${isFirst} or (r.draws_at, r.id) > (${afterAt}::timestamptz, ${afterId}::uuid))
        order by r.draws_at, r.id
        limit ${limit}
      `,
    )
  return many(
    db,
    sql<RoundListed>`
      select r.id, r.series, r.label, r.game, r.state, r.source, r.opens_at, r.closes_at, r.draws_at, r.tickets, r.settlement,
        r.tickets_hash is not null as is_sealed, r.outcome is not null as has_outcome
      from shared_round r
      where r.series = any (${series}::text[]) and r.draws_at >= ${from} and r.draws_at < ${to}
        and (${isAny} or r.state = any (${wanted}::text[]))
        and (${isFirst} or (r.draws_at, r.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
      order by r.draws_at desc, r.id desc
      limit ${limit}
    `,
  )
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Rounds whose tickets are sealed and that wait for an outcome from outside, the oldest draw first. */
export function roundsWaiting(db: Db | Tx, series: readonly string[]): Promise<RoundListed[]> {
  return many(
    db,
    sql<RoundListed>`
      select r.id, r.series, r.label, r.game, r.state, r.source, r.opens_at, r.closes_at, r.draws_at, r.tickets, r.settlement,
        true as is_sealed, false as has_outcome
      from shared_round r
      where r.series = any (${series}::text[]) and r.source = 'outside' and r.state = 'locked' and r.tickets_hash is not null
        and r.draws_at <= clock_timestamp()
      order by r.draws_at, r.series
      limit 200
    `,
  )
}

/** What was sold on a round in one book; cancelled slips and stakes returned by a void are not counted. */
export type RoundFigures = {
  readonly round: string
  readonly merchant: string
  readonly currency: string
  readonly slips: number
  readonly lines: number
  readonly stake: bigint
  readonly win: bigint
}

/** Figures of rounds by book; `merchants` null: of every brand. */
export function figuresOf(
  db: Db | Tx,
  rounds: readonly string[],
  merchants: readonly string[] | null,
): Promise<RoundFigures[]> {
  return many(
    db,
    sql<RoundFigures>`
      select s.bet_window as round, b.merchant, b.currency, count(*)::int as slips,
        coalesce(sum(json_array_length(s.inputs->'lines')), 0)::int as lines, sum(s.stake)::int8 as stake, sum(s.win)::int8 as win
      from window_round_view s
      join wallet_view w on w.id = s.wallet
      join book_view b on b.id = w.book
      where s.bet_window = any (${rounds}::uuid[]) and s.state <> 'void'
        and (${merchants === null} or b.merchant = any (${merchants ?? []}::text[]))
      group by s.bet_window, b.merchant, b.currency
      order by b.merchant, b.currency
    `,
  )
}

export type ResultRow = {
  readonly settlement: number
  readonly outcome: Json
  readonly enteredBy: string
  readonly confirmedBy: string
  readonly reason: string
  readonly at: Date
}

/** The outcomes of a round from outside, in the order in which they were entered. */
export function resultsOf(db: Db | Tx, round: string): Promise<ResultRow[]> {
  return many(
    db,
    sql<ResultRow>`
      select settlement, outcome, entered_by, confirmed_by, reason, at
      from shared_result where round = ${round} order by settlement
    `,
  )
}

/** The round of a series with a label; null: there is none. */
export async function roundIdOf(db: Db | Tx, series: string, label: string): Promise<string | null> {
  const [row] = await many(
    db,
    sql<{ id: string }>`select id from shared_round where series = ${series} and label = ${label}`,
  )
  return row?.id ?? null
}
