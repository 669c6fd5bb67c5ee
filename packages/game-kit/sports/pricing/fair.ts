import { pairMarket } from '../markets/pair-markets.ts'
import type { PairMarketKey } from '../markets/pair-markets.ts'
import type { Measures } from './measures.ts'
import type { ScoreGrid } from './score-grid.ts'

/** The chances of the five verdicts, from loss to win: they add up to 1. */
export type VerdictChances = readonly [
  loss: number,
  halfLoss: number,
  push: number,
  halfWin: number,
  win: number,
]

/** Where an event is: the goals still to come, and the score they are added to. */
export interface Position {
  readonly grid: ScoreGrid
  readonly score: readonly [home: number, away: number]
  /** Distributions of the final counts. */
  readonly final: Measures
  /** Distributions of what comes after now, which Asian handicaps count; the same as `final` before the start. */
  readonly rest: Measures
}

/** The chances of each verdict of one outcome. `line` is in quarters. */
export function verdictChances(at: Position, key: PairMarketKey, outcome: string, line = 0): VerdictChances {
  const market = pairMarket(key)
  const chances: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  if (market.on === 'both') {
    const { grid, score } = at
    for (let h = 0; h < grid.size; h += 1)
      for (let a = 0; a < grid.size; a += 1)
        chances[market.verdict(outcome, h + score[0], a + score[1])] += grid.cells[h * grid.size + a] ?? 0
    return chances
  }
  const { least, chances: values } = (market.isSinceBet ? at.rest : at.final)[market.on]
  for (let value = 0; value < values.length; value += 1)
    chances[market.verdict(outcome, least + value, line)] += values[value] ?? 0
  return chances
}

/**
 * The chance that a fair price stands for: with d = 1 ÷ it, a stake returns itself on average. Pushes and halves leave it: a stake that
 * comes back does not decide anything. 0 for an outcome that cannot win any more, 1 for one that cannot lose.
 */
export function fairChance([loss, halfLoss, , halfWin, win]: VerdictChances): number {
  const gaining = win + halfWin / 2
  const losing = loss + halfLoss / 2
  return gaining + losing === 0 ? 0 : gaining / (gaining + losing)
}

/** What a stake returns on average at a price (decimal): 1 at a fair one. */
export function expectedReturn([, halfLoss, push, halfWin, win]: VerdictChances, price: number): number {
  return win * price + (halfWin * (price + 1)) / 2 + push + halfLoss / 2
}
