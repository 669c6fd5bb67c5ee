import type { Tx } from '#db/pool.ts'
import type { PostItem } from '#ledger/types.ts'
import { cashPostingOf } from '../postings.ts'
import { insertEarned, lockOffered, markClaimedAndCredited, type EarnedOffers } from '../store/earned.ts'

/** Offers cash that members have earned by play, many at once; each key once. Earned cash never expires. */
export async function offerEarned(tx: Tx, earned: EarnedOffers, now: Date): Promise<number> {
  return insertEarned(tx, earned, now)
}

/** Rewards claimed in one transaction. */
const MOST = 500

export type Claimed = {
  readonly count: number
  readonly amount: bigint
  readonly items: readonly PostItem[]
}

/**
 * Claims the earned cash of these sources, oldest first: marks it as credited and returns the ledger items, which the caller posts last in
 * the same transaction.
 */
export async function claimEarned(
  tx: Tx,
  of: { readonly memberId: bigint; readonly wallet: bigint; readonly sources: readonly string[] },
  now: Date,
): Promise<Claimed> {
  const found = await lockOffered(tx, { memberId: of.memberId, sources: of.sources, limit: MOST })
  await markClaimedAndCredited(
    tx,
    found.map(({ id }) => id),
    now,
  )
  return {
    count: found.length,
    amount: found.reduce((sum, { amount }) => sum + amount, 0n),
    items: found.map(({ id, source, amount }) => ({
      posting: cashPostingOf(source),
      key: `reward:${id}`,
      wallet: of.wallet,
      amount,
      detail: source,
      ref: id,
    })),
  }
}
