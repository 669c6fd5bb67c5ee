import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import { contributionOf, type Level } from './levels.ts'

/** How a pool grows and is hit. Pure: the order of contributions is given, as the database's lock of the pool gives it. */

const WORDS = 2n ** 64n

/** A uniformly distributed integer from 0 to n - 1, n up to 2^64, by rejection; takes two words a try. */
export function belowLarge(chance: Chance, n: bigint): bigint {
  if (n < 1n || n > WORDS) throw new RangeError(`jackpot: cannot draw below ${n}`)
  const most = WORDS - (WORDS % n)
  for (;;) {
    const word = (BigInt(chance.u32()) << 32n) | BigInt(chance.u32())
    if (word < most) return word % n
  }
}

/**
 * Whether a stake hits a random level, drawn from the round's own seed: stakes of 1 and 99 have together the chance of one of 100. Stakes
 * beyond the odds always hit.
 */
export const hitsAtRandom = (
  chance: Chance,
  { oneInStaked }: Extract<Level, { kind: 'random' }>,
  stake: Minor,
): boolean => belowLarge(chance, oneInStaked) < stake

/** The hidden amount at which a must-hit-by level is next hit: uniform on seed + 1 … by, from a seed whose hash is published. */
export const triggerOf = (chance: Chance, { seed, by }: Extract<Level, { kind: 'mustHitBy' }>): Minor =>
  seed + 1n + belowLarge(chance, by - seed)

/** A pool between two contributions; `trigger` is null for a random level. */
export type Pool = { readonly amount: Minor; readonly trigger: Minor | null; readonly hits: number }

export type Hit = { readonly prize: Minor; readonly number: number }

export type Advanced = { readonly pool: Pool; readonly contribution: Minor; readonly hits: readonly Hit[] }

export const newPool = ({ seed }: Level, trigger: Minor | null): Pool => ({ amount: seed, trigger, hits: 0 })

/**
 * A bet's contribution, and the hits that it causes. A random hit takes the whole pool with its own contribution. A must-hit-by level
 * pays its trigger; what the contribution has beyond it stays in the pool of the next cycle, beside the new seed. `nextTrigger` draws one.
 */
export function advance(
  level: Level,
  pool: Pool,
  bet: { readonly stake: Minor; readonly isHit: boolean },
  nextTrigger: () => Minor | null,
): Advanced {
  const contribution = contributionOf(level, bet.stake)
  let now: Pool = { ...pool, amount: pool.amount + contribution }
  const hits: Hit[] = []
  const pay = (prize: Minor) => {
    hits.push({ prize, number: now.hits + 1 })
    now = { amount: now.amount - prize + level.seed, trigger: nextTrigger(), hits: now.hits + 1 }
  }
  if (level.kind === 'random' && bet.isHit) pay(now.amount)
  if (level.kind === 'mustHitBy') while (now.trigger !== null && now.amount >= now.trigger) pay(now.trigger)
  return { pool: now, contribution, hits }
}
