import { ballPlay } from '#game-kit/lottery/games/balls.ts'
import { chancesOf } from '#game-kit/lottery/play.ts'
import { ballStakes } from '#game-kit/lottery/stakes.ts'
import type { Minor } from '#kit/money.ts'
import type { PoolLottery, PoolTerms } from './terms.ts'

/**
 * Which terms an operator may give a pool. The share is in whole percent, so that no stake leaves a remainder; the full stake can be bet on
 * one line; and a seed is worth at most 2 % of the stakes. Example: 6/45 is hit once in 8,145,060 single bets; at a full stake of 10,000
 * that is 81,450,600,000 staked, so the seed is 1,629,012,000 at most.
 */
export type TermsProblem = 'seed' | 'share' | 'full'

/** One percent. */
export const SHARE_STEP_PPM = 10_000
/** With the fixed prizes (54.75 %) less than 95 % is returned. */
export const MOST_SHARE_PPM = 400_000
/** A seed is worth at most this part of what is staked between two hits. */
const SEED_PART = 50n

export function termsProblem(
  { draw }: PoolLottery,
  currency: string,
  { seed, sharePpm, full }: PoolTerms,
): TermsProblem | null {
  const isShare =
    Number.isInteger(sharePpm) &&
    sharePpm >= SHARE_STEP_PPM &&
    sharePpm <= MOST_SHARE_PPM &&
    sharePpm % SHARE_STEP_PPM === 0
  if (!isShare) return 'share'
  const stakes = Object.hasOwn(ballStakes, currency) ? ballStakes[currency] : undefined
  if (!stakes || full < stakes.min || full > stakes.max || full % stakes.step !== 0n) return 'full'
  const [first] = chancesOf(ballPlay(draw))
  if (!first || seed <= 0n || seed * SEED_PART * first.winning > full * first.total) return 'seed'
  return null
}

export type Change = {
  /** What the operator adds at the next draw under the terms to reach their seed; 0 where the pool has it. */
  readonly added: Minor
  /** Of the stakes of past draws: what went into the pool, and what would have gone. */
  readonly before: Minor
  readonly after: Minor
}

/** What other terms change in money, from draws that are over. Exact: shares are whole percent. */
export function changeOf(
  now: PoolTerms,
  next: PoolTerms,
  { amount, staked }: { readonly amount: Minor; readonly staked: Minor },
): Change {
  const share = ({ sharePpm }: PoolTerms) => (staked * BigInt(sharePpm)) / 1_000_000n
  return { added: amount < next.seed ? next.seed - amount : 0n, before: share(now), after: share(next) }
}
