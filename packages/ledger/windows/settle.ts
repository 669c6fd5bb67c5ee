import type { Tx } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { fingerprint, keyUuid } from '../core/keys.ts'
import { post } from '../posting.ts'
import type { PostResult } from '../types.ts'

/** The settlement of one open round. */
export type RoundEnd = {
  readonly round: string
  readonly key: string
  readonly wallet: bigint
  readonly vendor: string
  /** As the caller read it; a different one is a conflict. */
  readonly stake: bigint
  readonly win: bigint
  /** The part of the stake that was at risk. */
  readonly valid: bigint
  /** Null: the round keeps the outcome that it has. */
  readonly outcome: unknown
}

/** A wallet that won something, after the settlement. */
export type WonNews = {
  readonly memberId: bigint
  readonly wallet: bigint
  readonly balance: bigint
  readonly held: bigint
  readonly seq: bigint
}

/**
 * Settles open rounds as the last statement of the caller's transaction, set by set: about as fast as plain SQL that writes the same rows.
 * The few that need a decision of their own (bonus money, a wallet in debt) are posted one by one with the same keys. Returns the wallets
 * that won something and the results of those that were refused (rounds that ended elsewhere).
 */
export async function settleRounds(
  tx: Tx,
  ends: readonly RoundEnd[],
): Promise<{
  readonly news: readonly WonNews[]
  readonly refused: readonly { end: RoundEnd; result: PostResult }[]
}> {
  if (ends.length === 0) return { news: [], refused: [] }
  const { missed, news } = await one<{ missed: string[] | null; news: string[] | null }>(
    tx,
    sql`
      select missed, news
      from ledger_settle_rounds(
        ${ends.map(({ round }) => round)}::uuid[],
        ${ends.map(({ key }) => keyUuid(key))}::uuid[],
        ${ends.map(({ wallet, round, win }) => fingerprint(`settle|${wallet}|${round}|${win}`))}::bigint[],
        ${ends.map(({ stake }) => stake)}::bigint[],
        ${ends.map(({ win }) => win)}::bigint[],
        ${ends.map(({ valid }) => valid)}::bigint[],
        ${ends.map(({ outcome }) => (outcome === null ? null : JSON.stringify(outcome)))}::text[]
      )
    `,
  )
  const won = (news ?? []).map((told): WonNews => {
    const [memberId = 0n, wallet = 0n, balance = 0n, held = 0n, seq = 0n] = told.split(' ').map(BigInt)
    return { memberId, wallet, balance, held, seq }
  })
  const isMissed = new Set(missed ?? [])
  const left = ends.filter(({ round }) => isMissed.has(round))
  if (left.length === 0) return { news: won, refused: [] }
  const results = await post(
    tx,
    left.map(({ outcome, ...end }) => ({ ...end, step: 'settle', ...(outcome === null ? {} : { outcome }) })),
  )
  const refused = left.flatMap((end, at) =>
    results[at]!.status === 'refused' ? [{ end, result: results[at]! }] : [],
  )
  return { news: won, refused }
}
