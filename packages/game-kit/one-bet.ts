import { add, compare, multiply, rational, subtract, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { major } from '#kit/money.ts'
import type { BetType, GameMath, TheoryRow } from './game.ts'
import { stakeProblem } from './limits.ts'
import type { StakeRules } from './limits.ts'
import { bad, good } from './schema.ts'

/** Shared by games with one bet per round: dice, plinko, limbo, wheel. */

/** Default stakes of a quick game; an operator may set others. */
export const quickStakes: StakeRules = {
  VND: {
    min: major(1_000),
    max: major(20_000_000),
    step: major(100),
    menu: [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000].map(major),
    maxWin: major(2_000_000_000),
  },
  USD: {
    min: major(1) / 10n,
    max: major(1_000),
    step: major(1) / 100n,
    menu: [major(1) / 10n, major(1) / 2n, ...[1, 5, 10, 50, 100].map(major)],
    maxWin: major(100_000),
  },
  FUN: {
    min: major(1),
    max: major(10_000),
    step: major(1),
    menu: [1, 5, 10, 50, 100, 500, 1_000].map(major),
    maxWin: major(10_000_000),
  },
}

/** `check` of a game with exactly one bet per round: key, choice, then stake against the highest return of the bet. */
export function checkOneBet<Cfg extends { readonly stakes: StakeRules }, Choice, Outcome>(
  type: BetType<Cfg, Choice>,
): GameMath<Cfg, Choice, Outcome>['check'] {
  return (cfg, bets, ctx) => {
    const [bet] = bets
    if (!bet || bets.length !== 1 || bet.key !== type.key) return bad({ refused: 'games.betMalformed' })
    const choice = type.choice.parse(bet.choice)
    if (!choice.ok) return bad({ refused: 'games.betMalformed', detail: choice.error })
    const maxReturn = type.maxReturn(cfg, choice.value)
    const problem = stakeProblem(cfg.stakes, ctx, { stake: bet.stake, maxReturn })
    return problem ? bad(problem) : good(bets)
  }
}

/** A return per stake and the number of outcomes that give it. */
export type WeightedFactor = { readonly factor: Rational; readonly weight: bigint }

/** The exact numbers of one bet, from each return and its weight. */
export function theoryOf(betKey: string, feature: string, outcomes: readonly WeightedFactor[]): TheoryRow {
  const all = outcomes.reduce((total, { weight }) => total + weight, 0n)
  const mean = (value: (factor: Rational) => Rational): Rational =>
    outcomes.reduce(
      (total, { factor, weight }) => add(total, multiply(value(factor), rational(weight, all))),
      ZERO,
    )
  const rtp = mean((factor) => factor)
  const maxWin = outcomes.reduce((most, { factor }) => (compare(factor, most) > 0 ? factor : most), ZERO)
  return {
    betKey,
    rtp,
    hit: mean((factor) => (factor.n > 0n ? rational(1) : ZERO)),
    variance: subtract(
      mean((factor) => multiply(factor, factor)),
      multiply(rtp, rtp),
    ),
    maxWin,
    maxWinChance: mean((factor) => (compare(factor, maxWin) === 0 ? rational(1) : ZERO)),
    method: 'enum',
    parts: [{ feature, rtp }],
    facts: [],
  }
}
