import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidFree } from './free-bet.ts'

test('PRO-02 free bets pay stakes of exactly theirs, as many as are left', () => {
  const free = { left: 2, stake: 50n }
  expect(paidFree([50n, 20n, 50n, 50n], free)).toBe(100n)
  expect(paidFree([49n, 51n], free)).toBe(0n)
  expect(paidFree([50n], null)).toBe(0n)
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 4n)), fc.nat(5), fc.bigInt(1n, 4n), (stakes, left, stake) => {
      let most = left
      const paid = stakes.reduce((sum, each) => (each === stake && most-- > 0 ? sum + each : sum), 0n)
      expect(paidFree(stakes, { left, stake })).toBe(paid)
    }),
  )
})
