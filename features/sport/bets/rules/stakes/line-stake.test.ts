import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedSystems, lineCount } from '#game-kit/sports/multiples/systems.ts'
import { leastOfLine, lineOf, mostOfLine, wholeOf } from './line-stake.ts'

test('SPT-01 the maximum of a system is stated per line: 1,000.00 on a Goliath is 4.04 for each of 247', () => {
  expect(mostOfLine(10_000_000n, 247)).toBe(40_400n)
  expect(wholeOf(40_400n, 247)).toBe(9_978_800n)
  expect(leastOfLine(100_000n, 247)).toBe(500n)
  expect(mostOfLine(10_000_000n, 4)).toBe(2_500_000n)
  // less than a cent a line: nothing can be bet
  expect(mostOfLine(10_000n, 247)).toBe(0n)
})

test('SPT-01 the highest and the least stake of a line keep within the limits of the whole bet, and the next ones do not', () => {
  const systems = Object.values(namedSystems).map(lineCount)
  const lines = fc.oneof(fc.constantFrom(...systems), fc.integer({ min: 1, max: 1_048_575 }))
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), lines, (limit, count) => {
      const [most, least] = [mostOfLine(limit, count), leastOfLine(limit, count)]
      expect(wholeOf(most, count) <= limit && wholeOf(most + 100n, count) > limit).toBe(true)
      expect(wholeOf(least, count) >= limit && wholeOf(least - 100n, count) < limit).toBe(true)
      expect(lineOf(wholeOf(most, count), count)).toBe(most)
    }),
  )
  expect(lineOf(10_000_000n, 3)).toBe(null)
})
