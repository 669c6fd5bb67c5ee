import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { checkOneBet, quickStakes, theoryOf } from '#game-kit/one-bet.ts'
import { object, whole } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { rational, ZERO } from '#kit/rational.ts'
import type { LanternChoice, RiseEvent } from './events.ts'

/**
 * Sky Lantern. A lantern rises to a height that the member's target must not exceed; reaching the target t returns t times the stake.
 * The height of draw d is floor(99 N / (d + 1)) hundredths, so a target of t hundredths is reached by floor(99 N / t) of the N draws:
 * exactly 99 % where t divides 99 N (as 1.10, 1.50, 2.00, 10.00, 10 000.00 do), and less than a 350 000th part below 99 % elsewhere.
 * Draw order: one draw below 3 600 000 000.
 */

/** Draws there are: a number of many divisors below 2^32. */
export const DRAWS = 3_600_000_000

/** 1.01 to 10 000 times the stake, in hundredths. */
export const MIN_TARGET = 101
export const MAX_TARGET = 1_000_000

export interface LanternConfig {
  readonly stakes: StakeRules
}

export interface LanternOutcome {
  readonly draw: number
}

export const lanternConfig: LanternConfig = { stakes: quickStakes }

/** How high draw d rises, in hundredths; never shown below 1.00 nor above 10 000.00. */
export function heightOf(draw: number): number {
  return Math.min(MAX_TARGET, Math.max(100, Math.floor((99 * DRAWS) / (draw + 1))))
}

/** On how many of all draws this target is reached. */
export function reaching(target: number): number {
  return Math.floor((99 * DRAWS) / target)
}

/** Hundredths with two decimals: 2517 is "25.17". */
export function heightText(hundredths: number): string {
  const digits = `${hundredths}`.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The one bet of a round. */
export const rise: BetType<LanternConfig, LanternChoice> = {
  key: 'rise',
  i18n: 'skyLantern.bet.rise',
  choice: object<LanternChoice>({ target: whole(MIN_TARGET, MAX_TARGET) }),
  limits: 'main',
  maxReturn: (_cfg, choice) => rational(choice.target, 100),
}

function settle(_cfg: LanternConfig, bet: Bet<LanternChoice>, outcome: LanternOutcome): Line {
  const isWin = outcome.draw < reaching(bet.choice.target)
  const factor = isWin ? rational(bet.choice.target, 100) : ZERO
  return { betKey: bet.key, stake: bet.stake, factor, tag: isWin ? 'win' : 'loss' }
}

/** Exact numbers of one target. */
export function lanternTheory({ target }: LanternChoice): TheoryRow {
  const won = BigInt(reaching(target))
  const row = theoryOf(`${heightText(target)} times`, 'rise', [
    { factor: rational(target, 100), weight: won },
    { factor: ZERO, weight: BigInt(DRAWS) - won },
  ])
  return { ...row, method: 'closed' }
}

/** Targets shown in the par sheet; the proof goes over all of them. */
const SHOWN = [101, 110, 150, 200, 300, 500, 1_000, 2_500, 10_000, 100_000, 1_000_000]

export const lanternMath: GameMath<LanternConfig, LanternChoice, LanternOutcome> = {
  id: 'sky-lantern',
  edition: 1,
  kind: 'instant',
  configSchema: object<LanternConfig>({ stakes: stakeRules }),
  maxBets: 1,
  betTypes: () => [rise],
  check: checkOneBet(rise),
  draw: (_cfg: LanternConfig, chance: Chance) => ({ draw: chance.below(DRAWS) }),
  settle,
  describe: (_cfg, { draw }): readonly RiseEvent[] => {
    const height = heightOf(draw)
    return [{ type: 'rise', height, text: heightText(height) }]
  },
  outcomeSchema: object<LanternOutcome>({ draw: whole(0, DRAWS - 1) }),
  theoretical: () => SHOWN.map((target) => lanternTheory({ target })),
}

export const skyLantern = instantGame(lanternMath, lanternConfig)
