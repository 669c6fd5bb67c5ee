import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contributionOf } from '#game-kit/jackpot/levels.ts'
import { ballStakes } from '#game-kit/lottery/stakes.ts'
import { major } from '#kit/money.ts'
import { changeOf, MOST_SHARE_PPM, SHARE_STEP_PPM, termsProblem } from './change.ts'
import { poolLotteries, poolLottery } from './terms.ts'

const lottery = poolLottery('L645')!
const terms = lottery.terms['VND']!
const problem = (change: Partial<typeof terms>, currency = 'VND') =>
  termsProblem(lottery, currency, { ...terms, ...change })

test('STU-06 G16 the terms of the release are allowed, a seed beyond 2 % of the stakes and a part of a percent are not', () => {
  for (const one of poolLotteries)
    for (const [currency, own] of Object.entries(one.terms))
      expect(termsProblem(one, currency, own)).toBeNull()
  expect(problem({ seed: major(1_629_012_000) })).toBeNull()
  expect(problem({ seed: major(1_629_012_001) })).toBe('seed')
  expect(problem({ seed: 0n })).toBe('seed')
  expect(problem({ full: major(5_000) })).toBe('seed') // half the stakes between two hits
  expect(problem({ sharePpm: 55_000 })).toBe('share')
  expect(problem({ sharePpm: 0 })).toBe('share')
  expect(problem({ sharePpm: MOST_SHARE_PPM + SHARE_STEP_PPM })).toBe('share')
  expect(problem({ full: major(10_050) })).toBe('full')
  expect(problem({ full: major(200_000_100) })).toBe('full')
  expect(problem({}, 'toString')).toBe('full')
})

test('STU-06 every allowed share of every stake is a whole number of units', () => {
  const shares = fc.integer({ min: 1, max: 40 })
  const steps = fc.bigInt({ min: 1n, max: 1_000_000n })
  for (const { step } of [ballStakes['VND']!, ballStakes['USD']!])
    fc.assert(
      fc.property(shares, steps, (percent, times) => {
        const sharePpm = percent * SHARE_STEP_PPM
        const given = contributionOf({ key: 'pool', sharePpm }, step * times)
        expect(given * 100n).toBe(step * times * BigInt(percent))
      }),
    )
})

test('STU-06 a preview says what the next seed costs and what past draws would have given', () => {
  const next = { ...terms, seed: major(1_200_000_000), sharePpm: 60_000 }
  expect(changeOf(terms, next, { amount: major(1_150_000_000), staked: major(1_000) })).toEqual({
    added: major(50_000_000),
    before: major(50),
    after: major(60),
  })
  expect(changeOf(terms, next, { amount: major(2_000_000_000), staked: 0n }).added).toBe(0n)
})
