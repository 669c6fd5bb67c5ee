import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { highestStake, usualStakes } from './quick.ts'

test('SPT-01 quick stakes are in the size of the currency', () => {
  expect(usualStakes('USD')).toEqual([5, 10, 20, 50].map(major))
  expect(usualStakes('VND')[0]).toBe(major(50_000))
})

test('SPT-01 the highest stake is what is accepted, or what the member has if that is less', () => {
  const most = major(500)
  const of = (has: bigint | null, parts = 1) => highestStake(most, { has, least: major(10), parts })
  expect(of(null)).toBe(most)
  expect(of(major(900))).toBe(most)
  expect(of(major(100))).toBe(major(100))
  // 100 / 11 lines, and 500 / 11 where the balance is not enough for any bet
  expect(of(major(100), 11)).toBe(90_900n)
  expect(of(major(5), 11)).toBe(454_500n)
})
