import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { FIRST_HALF_SHARE, BEFORE_START, expectedLeft, firstHalfLeft, shareLeft } from '../football/clock.ts'
import { byHalves, firstHalfOf, halfFullChances } from '../football/halves.ts'
import { sameGameChance } from '../football/same-game.ts'
import type { MatchSelection } from '../football/same-game.ts'
import { nextGoalChances, OWN_GOALS, scorerChances } from '../football/scorers.ts'
import { basketballMeasures, FULL_POSSESSIONS, possessionOf } from '../others/basketball.ts'
import { forecastChance, nonRunnerDeduction, placeChances } from '../others/race.ts'
import { chanceOfOne, roundsGrid, seriesGrid, winnerOf } from '../others/series.ts'
import { holdChance, setGrid, tieBreakChance } from '../others/tennis.ts'
import { expectedReturn, fairChance, verdictChances } from './fair.ts'
import { positionBefore } from './fit.ts'
import { pairMarket, pairMarkets } from '../markets/pair-markets.ts'
import type { PairMarketKey } from '../markets/pair-markets.ts'
import { chanceAt, scoreGrid } from './score-grid.ts'

const sum = (values: Iterable<number>) => [...values].reduce((a, b) => a + b, 0)
const goals = fc.double({ min: 0.2, max: 3.5, noNaN: true })

describe('football', () => {
  it('SPT-01 prices every outcome so that a stake returns itself on average', () => {
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: -12, max: 20 }), (home, away, line) => {
        const at = positionBefore([home, away])
        for (const key of Object.keys(pairMarkets) as PairMarketKey[])
          for (const outcome of pairMarket(key).outcomes) {
            const chances = verdictChances(at, key, outcome, line)
            expect(sum(chances)).toBeCloseTo(1, 9)
            const fair = fairChance(chances)
            if (fair > 1e-6) expect(expectedReturn(chances, 1 / fair)).toBeCloseTo(1, 6)
          }
      }),
      { numRuns: 20 },
    )
  })

  it('SPT-01 gives the outcomes of a market chances that add up to one, or two where two win together', () => {
    const at = positionBefore([1.6, 1.1])
    for (const key of Object.keys(pairMarkets) as PairMarketKey[]) {
      const { outcomes, winners = 1, line } = pairMarket(key)
      const lines = line === 'goals' ? [-4, 0, 4] : [-5, -2, -1, 0, 3, 9, 10]
      for (const each of line ? lines : [0])
        expect(sum(outcomes.map((o) => fairChance(verdictChances(at, key, o, each))))).toBeCloseTo(winners, 9)
    }
  })

  it('SPT-01 lets the goals still to come fall from the start to the end, and faster for ten men', () => {
    for (let minute = 1; minute <= 90; minute += 1)
      expect(shareLeft(minute)).toBeLessThan(shareLeft(minute - 1))
    expect([shareLeft(0), shareLeft(45), shareLeft(90)].map((s) => Math.round(s * 1e4))).toEqual([
      10_000, 5_558, 0,
    ])
    expect(firstHalfLeft(0)).toBeCloseTo(FIRST_HALF_SHARE, 12)
    expect([firstHalfLeft(45), firstHalfLeft(70)]).toEqual([0, 0])
    const [home, away] = expectedLeft([1.5, 1.2], { ...BEFORE_START, redCards: [1, 0] })
    expect([home, away].map((mean) => Math.round(mean * 100))).toEqual([105, 144])
  })

  it('SPT-01 makes both halves from one grid: their joint chances add up to the grid', () => {
    const grid = scoreGrid(1.7, 0.9)
    const full = new Map<string, number>()
    const half = new Map<string, number>()
    for (const each of byHalves(grid, 0.45)) {
      full.set(each.full.join(), (full.get(each.full.join()) ?? 0) + each.chance)
      half.set(each.first.join(), (half.get(each.first.join()) ?? 0) + each.chance)
    }
    const first = firstHalfOf(grid, 0.45)
    for (let h = 0; h < 6; h += 1)
      for (let a = 0; a < 6; a += 1) {
        expect(full.get(`${h},${a}`) ?? 0).toBeCloseTo(chanceAt(grid, h, a), 12)
        expect(half.get(`${h},${a}`) ?? 0).toBeCloseTo(chanceAt(first, h, a), 12)
      }
    expect(sum(halfFullChances(grid, { score: [0, 0], share: 0.45 }).values())).toBeCloseTo(1, 12)
  })

  it('SPT-01 knows at half-time who led, and lets only three outcomes be left', () => {
    const open = halfFullChances(scoreGrid(0.8, 0.6), { score: [1, 0], atHalf: [1, 0], share: 0 })
    expect([...open].filter(([, chance]) => chance > 0).map(([outcome]) => outcome)).toEqual([
      'home/home',
      'home/draw',
      'home/away',
    ])
  })
})

describe('combinations in one match', () => {
  const at = { grid: scoreGrid(1.8, 1), share: FIRST_HALF_SHARE, score: [0, 0] as const }
  const goal = (market: PairMarketKey, outcome: string, line = 0): MatchSelection => ({
    market,
    period: 'full',
    outcome,
    line,
  })
  const chance = (...selections: MatchSelection[]) => {
    const answer = sameGameChance(at, selections)
    return 'chance' in answer ? answer.chance : answer.refused
  }

  it('SPT-01 prices a home win with over 2.5 goals above the product of the two', () => {
    const [home, over, both] = [
      chance(goal('winner', 'home')),
      chance(goal('total', 'over', 10)),
      chance(goal('winner', 'home'), goal('total', 'over', 10)),
    ] as [number, number, number]
    expect(both).toBeGreaterThan(home * over * 1.05)
    expect(both).toBeLessThan(Math.min(home, over))
  })

  it('SPT-01 refuses selections that exclude or imply each other, and lines that can be returned', () => {
    expect(chance(goal('winner', 'home'), goal('winner', 'away'))).toBe('neverTogether')
    expect(chance(goal('winner', 'home'), goal('doubleChance', 'homeOrDraw'))).toBe('addsNothing')
    expect(chance(goal('total', 'over', 8))).toBe('canPush')
    expect(chance({ market: 'halfFull', outcome: 'away/home' }, goal('bothScore', 'no'))).toBe(
      'neverTogether',
    )
  })

  it('SPT-01 agrees with a count over 200,000 simulated matches', () => {
    const luck = fastChance(20_261_124)
    const picks = [goal('winner', 'home'), goal('total', 'over', 14)]
    const expected = chance(...picks) as number
    const cells = [...at.grid.cells]
    const ends = cells.map((_, index) => sum(cells.slice(0, index + 1)))
    let won = 0
    const matches = 200_000
    for (let match = 0; match < matches; match += 1) {
      const drawn = luck.u32() / 2 ** 32
      const cell = ends.findIndex((end) => drawn < end)
      const [h, a] = [Math.floor(cell / at.grid.size), cell % at.grid.size]
      if (h > a && h + a > 3) won += 1
    }
    expect(Math.abs(won / matches - expected)).toBeLessThan(
      4 * Math.sqrt((expected * (1 - expected)) / matches),
    )
  })
})

describe('goalscorers', () => {
  it('SPT-01 lets the first scorer chances and no goal add up to one when every goal has a scorer', () => {
    const { players, none } = scorerChances(scoreGrid(1.5, 1.2), [
      { player: 'a', team: 'home', share: 0.6 * (1 - OWN_GOALS) },
      { player: 'b', team: 'home', share: 0.4 * (1 - OWN_GOALS) },
      { player: 'c', team: 'away', share: 1 - OWN_GOALS },
    ])
    const [home, neither, away] = nextGoalChances([1.5, 1.2])
    expect(sum(players.map(({ first }) => first)) + none).toBeCloseTo(1, 12)
    expect(home + neither + away).toBeCloseTo(1, 12)
    for (const { anytime, first } of players) expect(anytime).toBeGreaterThan(first)
  })
})

describe('series, tennis, basketball and races', () => {
  it('SPT-01 gives a best of three p²(3 − 2p) and a best of five p³(10 − 15p + 6p²)', () => {
    for (const p of [0.1, 0.35, 0.5, 0.62, 0.9]) {
      expect(winnerOf(seriesGrid(p, 2))).toBeCloseTo(p ** 2 * (3 - 2 * p), 12)
      expect(winnerOf(seriesGrid(p, 3))).toBeCloseTo(p ** 3 * (10 - 15 * p + 6 * p ** 2), 12)
      expect(chanceOfOne(winnerOf(seriesGrid(p, 3)), 3)).toBeCloseTo(p, 9)
    }
    expect(winnerOf(seriesGrid(0.5, 2, [1, 0]))).toBeCloseTo(0.75, 12)
  })

  it('SPT-01 is symmetric: exchanged sides exchange their chances', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), (p) => {
        expect(winnerOf(roundsGrid(p, 13)) + winnerOf(roundsGrid(1 - p, 13))).toBeCloseTo(1, 9)
        expect(tieBreakChance(p, 0.6) + tieBreakChance(0.6, p)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('SPT-01 holds serve in 73.6 % of games with 60 % of the points', () => {
    // 0.6⁴ (1 + 1.6 + 1.6) + 20 · 0.6³ · 0.4³ · 0.36 ÷ 0.52 = 0.7357
    expect(holdChance(0.6)).toBeCloseTo(0.7357, 4)
    expect(holdChance(0.5)).toBeCloseTo(0.5, 12)
    const set = setGrid(0.65, 0.6)
    expect(sum(set.cells)).toBeCloseTo(1, 12)
    expect(chanceAt(set, 7, 6)).toBeGreaterThan(0)
    expect(chanceAt(set, 6, 5)).toBe(0)
    expect(winnerOf(set)).toBeGreaterThan(0.5)
  })

  it('SPT-01 expects the points that the possessions were made for, and decides level games', () => {
    const measures = basketballMeasures(
      { home: possessionOf(112, FULL_POSSESSIONS), away: possessionOf(108, FULL_POSSESSIONS) },
      FULL_POSSESSIONS,
    )
    const mean = ({ least, chances }: { least: number; chances: Float64Array }) =>
      sum(chances.map((p, at) => p * (least + at)))
    expect(sum(measures.difference.chances)).toBeCloseTo(1, 5)
    expect(measures.difference.chances[-measures.difference.least]).toBe(0)
    expect(mean(measures.total)).toBeGreaterThan(220)
    expect(mean(measures.total)).toBeLessThan(221.5)
    expect(mean(measures.difference)).toBeCloseTo(4, 0)
  })

  it('SPT-01 fills the places of a race: chances add up to the number of places', () => {
    const wins = [0.35, 0.25, 0.15, 0.1, 0.08, 0.05, 0.02]
    for (const places of [1, 2, 3]) expect(sum(placeChances(wins, places))).toBeCloseTo(places, 9)
    placeChances(wins, 1).forEach((p, at) => expect(p).toBeCloseTo(wins[at] ?? 0, 12))
    let orders = 0
    wins.forEach((_, first) => wins.forEach((__, second) => (orders += forecastChance(wins, first, second))))
    expect(orders).toBeCloseTo(1, 12)
    expect([11_000, 20_000, 90_000, 200_000].map(nonRunnerDeduction)).toEqual([90, 45, 10, 0])
  })
})
