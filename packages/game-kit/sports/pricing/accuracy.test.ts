import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inProportion } from '../odds/margin.ts'
import { fairChance, verdictChances } from './fair.ts'
import { expectedGoals, positionBefore } from './fit.ts'
import { RHO } from './score-grid.ts'

/** Closing prices and results of three Premier League seasons (football-data.co.uk); test data only. */
const rows = readFileSync(join(import.meta.dirname, '../testing/closing-prices.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number))

/** The model of one match, fitted to its 1X2 and its total of 2.5 goals, beside the closing price of its Asian handicap. */
function fitted(row: readonly number[], rho = RHO) {
  const [home = 0, draw = 0, away = 0, over = 0, under = 0, handicap = 0, ahHome = 0, ahAway = 0] = row
  const [h = 0, level = 0, a = 0] = inProportion([1 / home, 1 / draw, 1 / away])
  const [more = 0] = inProportion([1 / over, 1 / under])
  const at = positionBefore(expectedGoals({ supremacy: h - a, over: more, line: 10 }, rho), rho)
  const [closing = 0] = inProportion([1 / ahHome, 1 / ahAway])
  const model = fairChance(verdictChances(at, 'asianHandicap', 'home', Math.round(4 * handicap)))
  const draws = verdictChances(at, 'winner', 'draw')[4] - level
  return { miss: Math.abs(model - closing), draws }
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length

describe('accuracy of the score model', () => {
  it('SPT-01 prices Asian handicaps within 0.6 points of the closing prices that it has not seen', () => {
    expect(rows.length).toBeGreaterThan(1_000)
    expect(mean(rows.map((row) => fitted(row).miss))).toBeLessThan(0.006)
  })

  it('SPT-01 expects as many draws as the closing prices, and too few without the dependence of low scores', () => {
    const draws = (rho: number) => mean(rows.map((row) => fitted(row, rho).draws))
    expect(Math.abs(draws(RHO))).toBeLessThan(0.002)
    expect(draws(0)).toBeLessThan(-0.015)
  })

  it('SPT-01 finds the expected goals of a match that the model made itself', () => {
    for (const goals of [
      [1.4, 1.1],
      [2.6, 0.6],
      [0.5, 3.1],
      [0.9, 0.9],
    ] as const) {
      const at = positionBefore(goals)
      const supremacy = verdictChances(at, 'winner', 'home')[4] - verdictChances(at, 'winner', 'away')[4]
      const over = fairChance(verdictChances(at, 'total', 'over', 10))
      const found = expectedGoals({ supremacy, over, line: 10 })
      found.forEach((mean, side) => expect(mean).toBeCloseTo(goals[side] ?? 0, 6))
    }
  })
})
