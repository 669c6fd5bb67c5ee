import { rational, ZERO } from '#kit/rational.ts'
import type { BetType } from '#game-kit/game.ts'

import { stakeProblem, stakeRules, type StakeRules } from '#game-kit/limits.ts'
import { bad, good, object, oneOf, whole } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import type { SharedMath } from '#game-kit/shared/shared.ts'
import { toyStakes } from './toy-stakes.ts'

/**
 * A toy crash: the multiplier is 1.00 plus 0.01 for each `stepMs` that the round runs, and the round ends at a multiplier between 1.00 and
 * 10.99. `auto` cashes out at a multiplier (0: never). Draws one number below 1000, the hundredths.
 */
type Cfg = { readonly stakes: StakeRules; readonly stepMs: number }
type Choice = { readonly auto: number }
type Action = 'cash-out'

const ride: BetType<Cfg, Choice> = {
  key: 'ride',
  i18n: 'toy.ride',
  choice: object({ auto: whole(0, 2_000) }),
  limits: 'main',
  maxReturn: () => rational(1_099, 100),
}

/** The multiplier in hundredths after so many milliseconds. */
const risen = ({ stepMs }: Cfg, afterMs: number): number => 100 + Math.floor(afterMs / stepMs)

export const toyCrashMath: SharedMath<Cfg, Choice, { readonly at: number }, null, Action> = {
  id: 'toy-crash',
  edition: 1,
  kind: 'shared',
  configSchema: object({ stakes: stakeRules, stepMs: whole(1, 10_000) }),
  maxLines: 1,
  betTypes: () => [ride],
  check: (cfg, bets, ctx) => {
    for (const { stake, choice } of bets) {
      const problem = stakeProblem(cfg.stakes, ctx, { stake, maxReturn: ride.maxReturn(cfg, choice) })
      if (problem) return bad(problem)
    }
    return good(bets)
  },
  draw: (_, chance) => ({ outcome: { at: 100 + chance.below(1_000) }, carry: null }),
  settler:
    (cfg, { at }) =>
    ({ choice }, { acts }) => {
      const manual = acts[0] ? risen(cfg, acts[0].afterMs) : null
      const auto = choice.auto > 100 && choice.auto <= at ? choice.auto : null
      const reached = auto !== null && (manual === null || auto <= manual) ? auto : manual
      return reached === null ? { factor: ZERO, tag: 'loss' } : { factor: rational(reached, 100), tag: 'win' }
    },
  describe: (_, { at }) => [{ type: 'crash', at }],
  outcomeSchema: object({ at: whole(100, 1_099) }),
  timed: {
    actionSchema: oneOf(['cash-out']),
    runsMs: (cfg, { at }) => (at - 100) * cfg.stepMs,
    act: (cfg, bets, earlier, { afterMs }) => {
      const auto = bets[0]?.choice.auto ?? 0
      const isOut = earlier.length > 0 || (auto > 100 && risen(cfg, afterMs) >= auto)
      return isOut ? null : 'settle'
    },
  },
  theoretical: () => [],
}

export const toyCrash = sharedGame(toyCrashMath, { stakes: toyStakes, stepMs: 10_000 })
