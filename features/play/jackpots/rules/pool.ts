import { jackpotRtp, levelProblem, type Level } from '#game-kit/jackpot/levels.ts'
import { advance, type Hit } from '#game-kit/jackpot/meter.ts'
import type { Minor } from '#kit/money.ts'
import { add, compare, rational, type Rational } from '#kit/rational.ts'

/**
 * A jackpot's pools and levels (docs/decisions/0092). Each level is one ledger account for each brand; a contribution leaves gross gaming
 * revenue in the bet's posting, so the game itself is unchanged. Example: 0.5 % of a stake of 2 000 adds 10; a hit at 51 010 pays it all,
 * and the seed of 20 000 starts the next cycle.
 */

/** A jackpot returns at most this with its game: above it the operator would pay for every stake. */
const MOST_RTP = rational(995, 1_000)

/** Terms as they are stored: the level in a game's configuration. */
export { readLevel as readTerms, writeLevel as writeTerms } from '#game-kit/jackpot/participation.ts'

export type GameInPool = {
  readonly id: string
  /** The smallest difference between two stakes in the pool's currency; null: not offered in it, or a game of several moves. */
  readonly step: Minor | null
  readonly rtp: Rational
}

export type PoolProblem =
  | { readonly problem: 'levels'; readonly detail: string }
  | { readonly problem: 'game'; readonly detail: string }
  | { readonly problem: 'rtp'; readonly detail: string }

/** Why a pool cannot be offered with these levels and games, or null. */
export function poolProblem(levels: readonly Level[], games: readonly GameInPool[]): PoolProblem | null {
  if (levels.length === 0 || new Set(levels.map(({ key }) => key)).size < levels.length)
    return { problem: 'levels', detail: 'each level once, at least one' }
  if (games.length === 0) return { problem: 'game', detail: '' }
  const jackpot = jackpotRtp(levels)
  for (const { id, step, rtp } of games) {
    if (step === null) return { problem: 'game', detail: id }
    for (const level of levels) {
      const problem = levelProblem(level, step)
      if (problem !== null) return { problem: 'levels', detail: problem }
    }
    if (compare(add(rtp, jackpot), MOST_RTP) > 0) return { problem: 'rtp', detail: id }
  }
  return null
}

export type Standing = {
  /** In the present cycle, and in the next one where it was changed. */
  readonly level: Level
  readonly next: Level | null
  /** What all brands' accounts have, without this bet. */
  readonly amount: Minor
  readonly trigger: Minor | null
  /** The number of the last hit. */
  readonly hits: number
}

export type LevelHit = Hit & {
  readonly level: string
  /** The seed that is added after it, and the pool of the next cycle without it. */
  readonly seeded: Minor
  readonly stays: Minor
}

/**
 * What a bet does to a level, under its lock. After a hit the next cycle's terms apply; `nextTrigger` draws its trigger.
 */
export function playLevel(
  { level, next, amount, trigger, hits }: Standing,
  bet: { readonly stake: Minor; readonly isHit: boolean },
  nextTrigger: (terms: Level) => Minor | null,
): readonly LevelHit[] {
  const after = next ?? level
  const advanced = advance(
    { ...level, seed: after.seed },
    { amount, trigger, hits },
    bet,
    () => nextTrigger(after), // the cycle that begins
  )
  let pool = amount + advanced.contribution
  return advanced.hits.map((hit) => {
    const stays = pool - hit.prize
    pool = stays + after.seed
    return { ...hit, level: level.key, seeded: after.seed, stays }
  })
}

/**
 * Whether a must-hit-by level may be reached by a bet: then it is decided under the lock. `contribution` is what this process adds beyond
 * the amount as read, `growth` what all processes added between the last two reads. A burst beyond this margin loses nothing: the level is
 * hit by the next bet that is decided under the lock.
 */
export function isNear(
  standing: {
    readonly level: Level
    readonly amount: Minor
    readonly trigger: Minor | null
    readonly growth: Minor
  },
  contribution: Minor,
): boolean {
  const { level, amount, trigger, growth } = standing
  if (trigger === null || level.kind !== 'mustHitBy') return false
  const margin = MARGIN_READS * growth + (level.by - level.seed) / MARGIN_PARTS
  return amount + contribution + margin >= trigger
}
/** A second's growth, three times: the next read is due within one. */
const MARGIN_READS = 3n
/** Half a percent of a cycle, for the first bets after a pause. */
const MARGIN_PARTS = 200n

/** The amount shown: a must-hit-by level that passed its trigger since the last bet is never shown above its limit. */
export function shownAmount(level: Level, amount: Minor): Minor {
  return level.kind === 'mustHitBy' && amount > level.by ? level.by : amount
}
