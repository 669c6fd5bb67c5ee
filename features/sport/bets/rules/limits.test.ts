import fc from 'fast-check'
import { expect, test } from 'vitest'
import { floorOf, rational } from '#kit/rational.ts'
import { liabilityOf, stakeWithin } from './limits.ts'

test('SPT-01 the return of the highest stake never exceeds the highest return of a bet, however long its odds', () => {
  // 1,000,000 / 3 at odds of 3.3333333: with odds of four decimals the stake would return a little more
  expect(stakeWithin(10_000n, rational(10n, 3n))).toBe(3_000n)
  const odds = fc.record({
    n: fc.bigInt({ min: 1n, max: 10n ** 18n }),
    d: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      odds,
      fc.bigInt({ min: 1n, max: 20n }),
      (most, { n, d }, legs) => {
        const factor = rational(n, d)
        const stake = stakeWithin(most, factor)
        expect(floorOf(stake, factor) <= most && floorOf(stake + 1n, factor) >= most).toBe(true)
        // an outcome has room for an equal part of the return of each leg
        const part = stakeWithin(most * legs, factor)
        expect(liabilityOf(floorOf(part, factor), Number(legs)) <= most).toBe(true)
      },
    ),
  )
})
