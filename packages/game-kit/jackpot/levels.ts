import type { Minor } from '#kit/money.ts'
import { add, rational, ZERO, type Rational } from '#kit/rational.ts'

/**
 * Levels of a jackpot (docs/decisions/0092). Each has a pool that starts from a seed of the operator and grows by a share of every
 * stake; the stake itself is not changed. Amounts in ledger units, shares in parts per million of the stake.
 *
 * Example: a must-hit-by level from 1 000 to 5 000 with 1 %: on average 200 000 is staked between two hits, which add 2 000 to the seed of
 * 1 000; so 3 000 of 200 000 is returned, 1.5 %.
 */
export type Level = {
  readonly key: string
  /** What the operator puts in after each hit. */
  readonly seed: Minor
  readonly sharePpm: number
} & (
  | {
      /** Hit with a chance in proportion to the stake: once in a number of units staked on average. */
      readonly kind: 'random'
      readonly oneInStaked: Minor
    }
  | {
      /** Hit when the pool reaches an amount that is drawn in advance and hidden, at most this. */
      readonly kind: 'mustHitBy'
      readonly by: Minor
    }
)

const MILLION = 1_000_000n
/** Of a stake: more than a tenth for one level would be another game. */
const MOST_PPM = 100_000

/** Why a level cannot be used for stakes of these steps, or null. */
export function levelProblem(level: Level, step: Minor): string | null {
  const { key, seed, sharePpm } = level
  if (seed <= 0n) return `${key}: a pool is never empty: its seed must be above 0`
  if (!Number.isInteger(sharePpm) || sharePpm < 1 || sharePpm > MOST_PPM)
    return `${key}: a share of 1 to ${MOST_PPM} ppm`
  // no remainder exists, so none can be lost
  if ((step * BigInt(sharePpm)) % MILLION !== 0n)
    return `${key}: ${sharePpm} ppm of ${step} units is not a whole number of units`
  if (level.kind === 'mustHitBy') return level.by <= seed ? `${key}: its limit must be above its seed` : null
  return level.oneInStaked > 0n ? null : `${key}: its odds must be above 0`
}

/** What a stake adds to the pool. Exact: `levelProblem` refuses a share that would leave a remainder. */
export function contributionOf({ key, sharePpm }: Pick<Level, 'key' | 'sharePpm'>, stake: Minor): Minor {
  const millionths = stake * BigInt(sharePpm)
  if (millionths % MILLION !== 0n) throw new RangeError(`jackpot ${key}: ${stake} has no whole share`)
  return millionths / MILLION
}

/** What a level returns on average per stake: contributions, and the seeds that hits pay out. */
export function levelRtp(level: Level): Rational {
  const share = rational(level.sharePpm, MILLION)
  if (level.kind === 'random') return add(share, rational(level.seed, level.oneInStaked))
  // triggers are uniform on seed + 1 … by, and each pays itself: mean of the triggers / mean of what is staked between two
  const { seed, by } = level
  return rational((by + seed + 1n) * share.n, (by - seed + 1n) * share.d)
}

/** What all levels return per stake; a game shows its RTP without it and with it. */
export const jackpotRtp = (levels: readonly Level[]): Rational =>
  levels.reduce((sum, level) => add(sum, levelRtp(level)), ZERO)
