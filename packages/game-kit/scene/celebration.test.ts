import fc from 'fast-check'
import { expect, test } from 'vitest'
import { celebration, isBig } from './celebration.ts'

const units = fc.bigInt({ min: 1n, max: 10n ** 13n })

test('R14 never celebrates a return that is not above the stake', () => {
  fc.assert(
    fc.property(units, fc.bigInt({ min: 0n, max: 10n ** 15n }), (stake, win) => {
      const shown = celebration(stake, win)
      const celebrated = shown === 'win' || isBig(shown)
      expect(celebrated).toBe(win > stake)
    }),
  )
})

test('GAM-02 celebrations grow at 5, 20 and 50 times the stake, each limit included', () => {
  const tiers = [49_999n, 50_000n, 199_999n, 200_000n, 499_999n, 500_000n].map((win) =>
    celebration(10_000n, win),
  )
  expect(tiers).toEqual(['win', 'big', 'big', 'grand', 'grand', 'dragon'])
  expect(celebration(10_000n, 10_000n)).toBe('returned')
  expect(celebration(10_000n, 0n)).toBe('nothing')
})
