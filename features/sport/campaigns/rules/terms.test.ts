import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areCash } from './paying.ts'
import { boostOf, leadsOf, percentFor, termsProblem } from './terms.ts'

const steps = [
  { legs: 3, percent: 5 },
  { legs: 5, percent: 10 },
]

test('SPT-01 a boost adds the percentage of the highest step that is reached, of the winnings alone', () => {
  expect([2, 3, 4, 5, 9].map((counted) => percentFor(steps, counted))).toEqual([0, 5, 5, 10, 10])
  expect(boostOf({ steps, most: 10_000n }, { counted: 3, stake: 1_000n, win: 8_000n })).toBe(350n)
  expect(boostOf({ steps, most: 300n }, { counted: 3, stake: 1_000n, win: 8_000n })).toBe(300n)
  expect(termsProblem({ kind: 'boost', steps: steps.toReversed(), leastPrice: 15_000, most: '1' })).toBe(
    'steps',
  )
  expect(termsProblem({ kind: 'boost', steps: [], leastPrice: 15_000, most: '1' })).toBe('steps')
  expect(termsProblem({ kind: 'boost', steps, leastPrice: 15_000, most: '1' })).toBeNull()
})

test('SPT-01 a boost never takes, never exceeds its most, and is the exact share rounded down', () => {
  const money = fc.bigInt(0n, 10n ** 15n)
  fc.assert(
    fc.property(money, money, money, fc.nat(12), (stake, win, most, counted) => {
      const added = boostOf({ steps, most }, { counted, stake, win })
      expect(added >= 0n && added <= most).toBe(true)
      if (win > stake && added < most) {
        const exact = (win - stake) * BigInt(percentFor(steps, counted))
        expect(added * 100n <= exact && exact < (added + 1n) * 100n).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})

test('SPT-01 the widest lead of each side is that of the score after each goal', () => {
  const side = fc.constantFrom('home' as const, 'away' as const)
  expect(
    leadsOf([{ side: 'home' }, { side: 'home' }, { side: 'away' }, { side: 'away' }, { side: 'away' }]),
  ).toEqual([2, 1])
  fc.assert(
    fc.property(fc.array(side, { maxLength: 9 }), (sides) => {
      const after = sides.map((_, at) => {
        const of = (name: string) => sides.slice(0, at + 1).filter((each) => each === name).length
        return of('home') - of('away')
      })
      expect(leadsOf(sides.map((each) => ({ side: each })))).toEqual([
        Math.max(0, ...after),
        Math.max(0, ...after.map((lead) => -lead)),
      ])
    }),
    { numRuns: 100 },
  )
})

test('SPT-01 PRO-02 a bet has a part in campaigns where cash alone pays for it', () => {
  const purse = { cash: 60n, bonus: 100n, isFirst: false, stakeMax: null, stakeExact: null }
  expect(areCash([80n], null)).toBe(true)
  expect([50n, 60n, 80n, 161n].map((stake) => areCash([stake], purse))).toEqual([true, true, false, true])
  expect(areCash([50n, 20n], purse)).toBe(false)
  expect(areCash([50n], { ...purse, isFirst: true })).toBe(false)
  const free = { ...purse, isFirst: true, stakeExact: 20n }
  expect([20n, 50n].map((stake) => areCash([stake], free))).toEqual([false, true])
  expect(areCash([50n], { ...purse, isFirst: true, stakeMax: 40n })).toBe(true)
})
