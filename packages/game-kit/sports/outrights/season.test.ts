import { expect, test } from 'vitest'
import fc from 'fast-check'
import { fastChance } from '#kit/chance-fast.ts'
import { gridOf, type ScoreGrid } from '../pricing/score-grid.ts'
import { compareStandings, scoresOf, titleRace, type Standing } from './season.ts'

type MatchLeft = { readonly home: number; readonly away: number; readonly grid: ScoreGrid }

function titleChances(table: readonly Standing[], left: readonly MatchLeft[], seed: number, runs = 1) {
  const race = titleRace(
    table,
    left.map(({ grid, ...sides }) => ({ ...sides, scores: scoresOf(grid) })),
    fastChance(seed),
  )
  race.play(runs)
  return race.chances()
}

const level = (points: number, difference = 0, scored = 0): Standing => ({ points, difference, scored })

test('SPT-01 a decided season has its winner, and sides that no rule separates share the title', () => {
  expect(titleChances([level(9), level(6)], [], 1)).toEqual([1, 0])
  expect(titleChances([level(6, 2, 5), level(6, 2, 5), level(6, 2, 4)], [], 1)).toEqual([0.5, 0.5, 0])
  expect(leadersOf([level(3), level(6, -1), level(6, 1)])).toEqual([2])
})

/** The sides at the top of a table: several if no rule of the competition separates them. */
function leadersOf(table: readonly Standing[]): readonly number[] {
  const isTop = (row: Standing) => table.every((other) => compareStandings(row, other) >= 0)
  return table.flatMap((row, side) => (isTop(row) ? [side] : []))
}

/** Every way that the matches can end, one by one. */
function exactly(table: readonly Standing[], left: readonly MatchLeft[]): readonly number[] {
  const [match, ...others] = left
  if (!match) {
    const best = leadersOf(table)
    return table.map((_, side) => (best.includes(side) ? 1 / best.length : 0))
  }
  const { size, cells } = match.grid
  const sums = table.map(() => 0)
  cells.forEach((p, cell) => {
    if (p === 0) return
    const [h, a] = [Math.floor(cell / size), cell % size]
    const after = table.map((row, side) => {
      if (side !== match.home && side !== match.away) return row
      const [own, other] = side === match.home ? [h, a] : [a, h]
      return {
        points: row.points + (own > other ? 3 : own === other ? 1 : 0),
        difference: row.difference + own - other,
        scored: row.scored + own,
      }
    })
    exactly(after, others).forEach((chance, side) => {
      sums[side] = (sums[side] ?? 0) + p * chance
    })
  })
  return sums
}

const grid = (home: number, away: number): ScoreGrid => gridOf(3, (h, a) => home ** h * away ** a)

test('SPT-01 the chances of a title are those of every way that the rest of the season can end', () => {
  const strength = fc.double({ min: 0.3, max: 1.5, noNaN: true })
  fc.assert(
    fc.property(strength, strength, fc.nat(4), (one, other, lead) => {
      const table = [level(lead), level(2), level(1, 1, 2)]
      const left = [
        { home: 0, away: 1, grid: grid(one, other) },
        { home: 1, away: 2, grid: grid(other, 1) },
        { home: 2, away: 0, grid: grid(1, one) },
      ]
      const runs = 8_000
      const found = titleChances(table, left, 3, runs)
      expect(found.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      exactly(table, left).forEach((p, side) => {
        const allowed = 4.5 * Math.sqrt((p * (1 - p)) / runs) + 1e-9
        expect(Math.abs((found[side] ?? 0) - p), `side ${side}`).toBeLessThanOrEqual(allowed)
      })
    }),
    { numRuns: 8 },
  )
})
