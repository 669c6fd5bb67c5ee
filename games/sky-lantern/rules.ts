import { instantGame } from '#game-kit/instant.ts'
import type { Bet, BetType, GameMath, Line, TheoryRow } from '#game-kit/game.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { DRAWS, heightOf, heightText, MAX_TARGET, MIN_TARGET, reaching } from '#game-kit/shared/flat.ts'
import { checkOneBet, quickStakes, theoryOf } from '#game-kit/one-bet.ts'
import { object, whole } from '#game-kit/schema.ts'
import type { Chance } from '#kit/chance.ts'
import { rational, ZERO } from '#kit/rational.ts'
import type { LanternChoice, RiseEvent } from './events.ts'

/**
 * Sky Lantern. A lantern rises to a height that the member's target must not exceed; reaching the target t returns t times the stake, 99 %
 * on average whatever the target (`#game-kit/shared/flat.ts`).
 * Draw order: one draw below 3 600 000 000.
 */

export { DRAWS, heightOf, heightText, MAX_TARGET, MIN_TARGET, reaching }

export interface LanternConfig {
  readonly stakes: StakeRules
}

export interface LanternOutcome {
  readonly draw: number
}

export const lanternConfig: LanternConfig = { stakes: quickStakes }

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
