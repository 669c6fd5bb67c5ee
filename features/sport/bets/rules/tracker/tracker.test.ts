import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairMarkets } from '#game-kit/sports/markets/pair-markets.ts'
import { resultOf, WIN } from '#game-kit/sports/markets/verdict.ts'
import { settleSelection } from '../settle.ts'
import { standOf } from './tracker.ts'

const of = (market: string, outcome: string, line = 0) => ({ market, period: 'full', line, outcome })
const base = {
  how: 'played',
  goals: null,
  places: null,
  nonRunners: [],
  reached: null,
  lateFrom: null,
} as const

test('SPT-01 the bet tracker says how a selection stands and what it still needs', () => {
  expect(standOf(of('asianHandicap', 'home', -2), [1, 1])).toEqual({
    verdict: 0,
    needs: { goals: 1, of: 'home' },
    isDecided: false,
  })
  expect(standOf(of('total', 'over', 10), [1, 0])?.needs).toEqual({ goals: 2, of: 'any' })
  expect(standOf(of('total', 'under', 10), [2, 1])).toEqual({ verdict: 0, needs: null, isDecided: true })
  expect(standOf(of('bothScore', 'yes'), [0, 0])?.needs).toEqual({ goals: 2, of: 'both' })
  expect(standOf(of('winner', 'away'), [1, 1])?.needs).toEqual({ goals: 1, of: 'away' })
  expect(standOf(of('winner', 'home'), [1, 0])).toMatchObject({ verdict: WIN, needs: null })
  // an Asian handicap in play counts from the score at the bet
  expect(standOf(of('asianHandicap', 'home', -2), [1, 0], [1, 0])?.verdict).toBe(0)
  expect(standOf({ ...of('winner', 'home'), period: 'first' }, [1, 0])).toBeNull()
  expect(standOf(of('win', '3'), [0, 0])).toBeNull()
})

test('SPT-01 what the tracker says is what the settlement does at that score, and the goals that it names win', () => {
  const market = fc.constantFrom('winner', 'asianHandicap', 'total', 'bothScore', 'correctScore', 'oddEven')
  const score = fc.tuple(fc.nat(4), fc.nat(4))
  fc.assert(
    fc.property(market, fc.nat(99), fc.integer({ min: -8, max: 16 }), score, (key, nth, line, [h, a]) => {
      const { outcomes } = pairMarkets[key]
      const own = key === 'asianHandicap' || key === 'total' ? line : 0
      const asked = of(key, outcomes[nth % outcomes.length]!, own)
      const stand = standOf(asked, [h, a])!
      const settled = (full: readonly [number, number]) =>
        settleSelection([key, 'full', own, asked.outcome], {
          result: { ...base, counts: { full } },
          acceptedAt: new Date(0),
        })
      expect(resultOf(stand.verdict)).toEqual(settled([h, a]))
      const { needs } = stand
      if (!needs) return
      const homes = Array.from({ length: needs.goals + 1 }, (_, home) => home)
      const wins = homes.filter((home) => settled([h + home, a + needs.goals - home]) === resultOf(WIN))
      expect(wins.length).toBeGreaterThan(0)
      if (needs.of === 'any') expect(wins).toHaveLength(needs.goals + 1)
      if (needs.of === 'home') expect(wins).toContain(needs.goals)
      if (needs.of === 'away') expect(wins).toContain(0)
    }),
    { numRuns: 400 },
  )
})
