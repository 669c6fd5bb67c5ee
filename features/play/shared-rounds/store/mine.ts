import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { RoundState } from '../rules/states.ts'
import type { SlipRow } from './slips.ts'

/** A member's slip with the round that it was sold on. */
export type MineRow = SlipRow & {
  readonly series: string
  readonly number: bigint
  readonly label: string
  readonly game: string
  readonly edition: number
  readonly configHash: string
  readonly roundState: RoundState
  readonly closesAt: Date
  readonly drawsAt: Date
  /** Null until it is public. */
  readonly drawn: Json
}

/** What a list of slips is narrowed to. `won`: settled with a return. */
export type SlipFilter = {
  readonly series: readonly string[] | null
  readonly state: 'open' | 'settled' | 'void' | 'won' | null
  /** Draws from a moment until before another. */
  readonly draws?: { readonly from: Date | null; readonly to: Date | null }
}

const columns = sql`
  s.id, s.wallet, s.bet_window as round, s.stake, s.win, s.state, s.inputs, s.outcome, s.at, s.settled_at,
  r.series, r.number, r.label, r.game, r.edition, r.config_hash, r.state as round_state, r.closes_at, r.draws_at,
  case when r.state in ('settled', 'revealed') or (r.state = 'drawn' and r.ends_at <= clock_timestamp()) then r.outcome end as drawn
`

/** The slips of a wallet, newest first; `before` is the ID of the last one that is known. */
export async function slipsOfWallet(
  db: Db,
  wallet: bigint,
  {
    series,
    state,
    draws,
    before,
    limit,
  }: SlipFilter & { readonly before: string | null; readonly limit: number },
): Promise<readonly MineRow[]> {
  return many(
    db,
    sql<MineRow>`
      select ${columns}
      from window_round_view s
      join shared_round r on r.id = s.bet_window
      where s.wallet = ${wallet} and (${before}::uuid is null or s.id < ${before}::uuid)
        and (${series}::text[] is null or r.series = any (${series}::text[]))
        and (
          ${state}::text is null or s.state = ${state} or (${state} = 'won' and s.state = 'settled' and s.win > 0)
        )
        and (${draws?.from ?? null}::timestamptz is null or r.draws_at >= ${draws?.from ?? null}::timestamptz)
        and (${draws?.to ?? null}::timestamptz is null or r.draws_at < ${draws?.to ?? null}::timestamptz)
      order by s.id desc
      limit ${limit}
    `,
  )
}

/** The slips of a wallet on a round, oldest first. */
export async function slipsOfRound(db: Db, wallet: bigint, round: string): Promise<readonly MineRow[]> {
  return many(
    db,
    sql<MineRow>`
      select ${columns}
      from window_round_view s
      join shared_round r on r.id = s.bet_window
      where s.wallet = ${wallet} and s.bet_window = ${round}
      order by s.id
    `,
  )
}

/** Slips by their IDs, in no order. */
export async function slipsByIds(db: Db | Tx, ids: readonly string[]): Promise<readonly MineRow[]> {
  return many(
    db,
    sql<MineRow>`
      select ${columns}
      from window_round_view s
      join shared_round r on r.id = s.bet_window
      where s.id = any (${ids}::uuid[])
    `,
  )
}

/** The series that a wallet has bet on, with the time of its last slip on each, the newest first; among its last `among` slips. */
export async function seriesOfWallet(
  db: Db,
  wallet: bigint,
  among: number,
): Promise<readonly { readonly series: string; readonly lastAt: Date }[]> {
  return many(
    db,
    sql<{ series: string; lastAt: Date }>`
      select l.series, max(l.at) as last_at
      from (
        select r.series, s.at
        from window_round_view s
        join shared_round r on r.id = s.bet_window
        where s.wallet = ${wallet}
        order by s.id desc
        limit ${among}
      ) l
      group by l.series
      order by max(l.at) desc
    `,
  )
}
