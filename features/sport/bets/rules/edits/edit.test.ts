import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CASH_OUT_MARGIN, valueOf } from '../cash-out.ts'
import { editPays, mayEdit } from './edit.ts'

test('SPT-01 an edited bet counts at its fair value as far as it is staked again, and as a cash-out beyond that', () => {
  expect([editPays(11_550n, 15_000n), editPays(11_550n, 5_000n)]).toEqual([11_550n, 11_222n])
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 14n), fc.bigInt(0n, 10n ** 14n), (fair, stake) => {
      const paid = editPays(fair, stake)
      expect(paid <= fair).toBe(true)
      // no stake makes editing better than cashing out what is not staked again
      const out = fair > stake ? fair - stake : 0n
      const [single] = [{ legs: [{ e: 'e', s: [], p: 10_000 }], sizes: [1] }]
      const { offer } = valueOf(single, [1], out)
      expect(paid - (fair - out)).toBeLessThanOrEqual((offer ?? 0n) + 1n)
      expect(CASH_OUT_MARGIN).toBe(0.05)
    }),
    { numRuns: 200 },
  )
})

test('SPT-01 a bet can be edited until the first of its events starts, as the clock says it or the feed', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const later = { state: 'scheduled', startsAt: new Date('2026-12-01T12:00:01Z') } as const
  expect(mayEdit([later, later], now)).toBe(true)
  expect(mayEdit([later, { ...later, startsAt: now }], now)).toBe(false)
  expect(mayEdit([later, { ...later, state: 'live' }], now)).toBe(false)
})
