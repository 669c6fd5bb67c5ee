import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSound, levelAfter, reachedLevel, type Rung } from './ladder.ts'
import { periodOf } from '#kit/day/period.ts'
import { birthdayIn } from './gift.ts'

const none = { valid: 0n, deposits: 0n }
const ranks: readonly Rung[] = [
  { level: 1, up: { valid: 100n, deposits: 0n }, keep: { valid: 20n, deposits: 0n } },
  { level: 2, up: { valid: 1_000n, deposits: 50n }, keep: { valid: 300n, deposits: 0n } },
  { level: 3, up: { valid: 5_000n, deposits: 50n }, keep: { valid: 2_000n, deposits: 10n } },
]
const after = (start: number, valid: bigint, deposits = 0n, floor = 0) =>
  levelAfter({ ranks, start, sums: { valid, deposits }, floor, most: 3 })

test('PRO-03 a rank is reached when valid bets and deposits of the period both meet its conditions', () => {
  expect(reachedLevel(ranks, none)).toBe(0)
  expect(reachedLevel(ranks, { valid: 100n, deposits: 0n })).toBe(1)
  expect(reachedLevel(ranks, { valid: 9_999n, deposits: 49n })).toBe(1)
  expect(reachedLevel(ranks, { valid: 5_000n, deposits: 50n })).toBe(3)
})

test('PRO-03 a rank stays when its conditions to keep are met, and otherwise falls by one level', () => {
  expect(after(2, 300n)).toBe(2)
  expect(after(2, 299n)).toBe(1)
  expect(after(3, 0n)).toBe(2)
  expect(after(1, 0n)).toBe(0)
  expect(after(0, 0n)).toBe(0)
})

test('PRO-03 a rank reached in the period is not judged at its end, and voids below zero change nothing more', () => {
  expect(after(0, 1_000n, 50n)).toBe(2)
  expect(after(2, 5_000n, 50n)).toBe(3)
  expect(after(1, -500n)).toBe(0)
})

test('PRO-03 a floor of operators holds, up to the ranks that exist', () => {
  expect(after(3, 0n, 0n, 3)).toBe(3)
  expect(levelAfter({ ranks, start: 3, sums: none, floor: 3, most: 2 })).toBe(2)
})

test('PRO-03 only ranks with rising conditions, and keeping not above reaching, fit together', () => {
  expect(isSound(ranks)).toBe(true)
  expect(isSound([...ranks].toReversed())).toBe(false)
  expect(isSound([{ level: 1, up: none, keep: none }])).toBe(false)
  expect(isSound([{ level: 1, up: { valid: 5n, deposits: 0n }, keep: { valid: 6n, deposits: 0n } }])).toBe(
    false,
  )
})

const amounts = fc.bigInt({ min: 0n, max: 6_000n })
const sums = fc.record({ valid: amounts, deposits: fc.bigInt({ min: 0n, max: 90n }) })

test('PRO-03 more play never leads to a lower rank, and a rank never falls by more than one level', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3 }), sums, sums, (start, some, more) => {
      const level = (of: typeof some) => levelAfter({ ranks, start, sums: of, floor: 0, most: 3 })
      const both = { valid: some.valid + more.valid, deposits: some.deposits + more.deposits }
      expect(level(both)).toBeGreaterThanOrEqual(level(some))
      expect(level(some)).toBeGreaterThanOrEqual(start - 1)
      expect(level(some)).toBeGreaterThanOrEqual(reachedLevel(ranks, some))
    }),
  )
})

test('PRO-03 any order of facts gives the same rank at the end of a period', () => {
  const facts = fc.array(
    fc.record({ valid: fc.bigInt({ min: -800n, max: 2_000n }), deposits: fc.bigInt({ min: 0n, max: 40n }) }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(fc.nat({ max: 3 }), facts, fc.func(fc.integer()), (start, list, by) => {
      const total = (of: typeof list) =>
        of.reduce(
          (sum, { valid, deposits }) => ({ valid: sum.valid + valid, deposits: sum.deposits + deposits }),
          none,
        )
      const shuffled = list.toSorted((one, other) => by(one) - by(other))
      const level = (of: typeof list) => levelAfter({ ranks, start, sums: total(of), floor: 0, most: 3 })
      expect(level(shuffled)).toBe(level(list))
    }),
  )
})

test('PRO-03 periods are weeks from Monday, half months and months of the brand', () => {
  expect(periodOf('W', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-23' }) // a Sunday
  expect(periodOf('W', '2026-11-23')).toEqual({ from: '2026-11-23', to: '2026-11-30' })
  expect(periodOf('H', '2026-02-15')).toEqual({ from: '2026-02-01', to: '2026-02-16' })
  expect(periodOf('H', '2026-02-16')).toEqual({ from: '2026-02-16', to: '2026-03-01' })
  expect(periodOf('M', '2026-12-31')).toEqual({ from: '2026-12-01', to: '2027-01-01' })
})

test('PRO-03 a birthday on 29 February is on the 28th in a common year', () => {
  expect(birthdayIn(2027, '1996-02-29')).toBe('2027-02-28')
  expect(birthdayIn(2028, '1996-02-29')).toBe('2028-02-29')
  expect(birthdayIn(2027, '1990-11-23')).toBe('2027-11-23')
})
