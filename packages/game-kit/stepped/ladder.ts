import { compare, multiply, rational, subtract } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TheoryRow } from '#game-kit/game.ts'

/** Shared code of stepped games in which the win grows with each successful step: mines, towers, high or low. */

/** A round ends automatically before its return would exceed this multiple of the stake. */
export const MOST_TIMES = rational(1_000)

/** Share of a fair return that a ladder pays, whole percent of a licence's choice. */
export function ladderFactor(returnPercent: number, chance: Rational): Rational {
  return multiply(rational(returnPercent, 100), rational(chance.d, chance.n))
}

/** How many steps a ladder has: the most whose return stays within the bound. `chanceOf(0)` is 1. */
export function stepsOf(most: number, factorOf: (steps: number) => Rational): number {
  let steps = 1
  while (steps < most && compare(factorOf(steps + 1), MOST_TIMES) <= 0) steps++
  return steps
}

/** The exact numbers of taking the win after a fixed number of steps. */
export function ladderTheory(betKey: string, chance: Rational, factor: Rational): TheoryRow {
  const rtp = multiply(chance, factor)
  return {
    betKey,
    rtp,
    hit: chance,
    variance: subtract(multiply(rtp, factor), multiply(rtp, rtp)),
    maxWin: factor,
    maxWinChance: chance,
    method: 'closed',
    parts: [{ feature: 'steps', rtp }],
    facts: [],
  }
}
