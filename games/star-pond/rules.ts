import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes, theoryOf } from '#game-kit/one-bet.ts'
import { bad, list, object, whole } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { PondChoice, StarsEvent } from './events.ts'
import { pondPays } from './pays.ts'

/**
 * Star Pond: keno of 40. The member picks one to ten stars; ten of the forty shine. Hits are picked stars that shine, and the paytable for
 * the number of picks gives their payout. Of n picks, k hit in C(n, k) · C(40 − n, 10 − k) of the C(40, 10) draws. Draw order: ten stars
 * picked of forty, no matter what the member chose.
 */
export const STARS = 40
export const SHINING = 10
export const MOST_PICKS = 10

export interface PondConfig {
  readonly stakes: StakeRules
}

export interface PondOutcome {
  readonly stars: readonly number[]
}

export const pondConfig: PondConfig = { stakes: quickStakes }

export function hitsOf({ picks }: PondChoice, stars: readonly number[]): number {
  return picks.filter((pick) => stars.includes(pick)).length
}

/** Payout per stake for this many hits of this many picks, the stake included. */
export function pondFactor(picks: number, hits: number): Rational {
  return rational(pondPays[picks]?.[hits] ?? 0, 100)
}

const choiceFields = object<PondChoice>({ picks: list(whole(1, STARS), 1, MOST_PICKS) })

/** Picks are sorted: the same choice is always the same text. */
const choice: Schema<PondChoice> = {
  parse: (json) => {
    const read = choiceFields.parse(json)
    if (!read.ok) return read
    const isAscending = read.value.picks.every((pick, at, all) => at === 0 || pick > (all[at - 1] ?? 0))
    return isAscending ? read : bad('picks: not different stars in ascending order')
  },
  write: choiceFields.write,
}

export const wish: BetType<PondConfig, PondChoice> = {
  key: 'wish',
  i18n: 'starPond.bet.wish',
  choice,
  limits: 'main',
  maxReturn: (_cfg, { picks }) => pondFactor(picks.length, picks.length),
}

function settle(_cfg: PondConfig, bet: Bet<PondChoice>, { stars }: PondOutcome): Line {
  const factor = pondFactor(bet.choice.picks.length, hitsOf(bet.choice, stars))
  const tag =
    factor.n === 0n ? 'loss' : factor.n < factor.d ? 'halfLoss' : factor.n === factor.d ? 'push' : 'win'
  return { betKey: bet.key, stake: bet.stake, factor, tag }
}

/** n over k. */
export function ways(n: number, k: number): bigint {
  let product = 1n
  for (let nth = 0; nth < k; nth++) product = (product * BigInt(n - nth)) / BigInt(nth + 1)
  return k > n ? 0n : product
}

/** Number of draws in which this many of the picks hit. */
export function waysToHit(picks: number, hits: number): bigint {
  return ways(picks, hits) * ways(STARS - picks, SHINING - hits)
}

/** Exact numbers of one count of picks. */
export function pondTheory(picks: number): TheoryRow {
  const outcomes = Array.from({ length: Math.min(picks, SHINING) + 1 }, (_, hits) => ({
    factor: pondFactor(picks, hits),
    weight: waysToHit(picks, hits),
  }))
  return { ...theoryOf(`${picks} picks`, 'hits', outcomes), method: 'closed' }
}

export const pondMath: GameMath<PondConfig, PondChoice, PondOutcome> = {
  id: 'star-pond',
  edition: 1,
  kind: 'instant',
  configSchema: object<PondConfig>({ stakes: stakeRules }),
  maxBets: 1,
  betTypes: () => [wish],
  check: checkOneBet(wish),
  draw: (_cfg: PondConfig, chance: Chance) => ({
    stars: chance.pick(SHINING, STARS).map((star) => star + 1),
  }),
  settle,
  describe: (_cfg, { stars }): readonly StarsEvent[] => [{ type: 'stars', stars }],
  outcomeSchema: object<PondOutcome>({ stars: list(whole(1, STARS), SHINING, SHINING) }),
  theoretical: () => Array.from({ length: MOST_PICKS }, (_, nth) => pondTheory(nth + 1)),
}

export const starPond = instantGame(pondMath, pondConfig)
