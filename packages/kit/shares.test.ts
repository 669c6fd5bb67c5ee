import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PPM_ONE, shareFloor } from './money.ts'

const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n })
const rates = fc.bigInt({ min: 0n, max: PPM_ONE })

test('M18 rounds a share down: the remainder gains less than one ledger unit, and both add up', () => {
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const share = shareFloor(amount, rate)
      const rest = amount - share
      expect(share + rest).toBe(amount)
      expect(share >= 0n && rest >= 0n).toBe(true)
      const gained = amount * rate - share * PPM_ONE
      expect(gained >= 0n && gained < PPM_ONE).toBe(true)
    }),
  )
})

test('M18 shares of one amount never add up to more than it, and what remains is under one unit for each share', () => {
  const splits = fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(amounts, splits, (amount, weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0n)
      const rateOf = (weight: bigint): bigint => (weight * PPM_ONE) / total
      const shares = weights.map((weight) => shareFloor(amount, rateOf(weight)))
      const taken = weights.reduce((sum, weight) => sum + rateOf(weight), 0n)
      const remainder = amount - shares.reduce((sum, share) => sum + share, 0n)
      const owed = shareFloor(amount, PPM_ONE - taken)
      expect(remainder >= owed && remainder - owed <= BigInt(weights.length)).toBe(true)
    }),
  )
})

test('M18 shares of two amounts taken apart lose at most one unit against the share of both', () => {
  fc.assert(
    fc.property(amounts, amounts, rates, (one, other, rate) => {
      const apart = shareFloor(one, rate) + shareFloor(other, rate)
      const together = shareFloor(one + other, rate)
      expect(together - apart === 0n || together - apart === 1n).toBe(true)
    }),
  )
})

test('M18 a negative amount has no share', () => {
  expect(() => shareFloor(-1n, 1n)).toThrow(RangeError)
})
