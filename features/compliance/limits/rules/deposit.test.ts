import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositCap, type DepositPeriod } from './deposit.ts'

const limit = (period: DepositPeriod, value: bigint | null) => ({ kind: 'deposit' as const, period, value })
const credited = { day: 400n, week: 600n, month: 600n }
const counted = { used: (period: DepositPeriod) => credited[period], pending: 50n }

test('R4 a deposit may fill a limit exactly, and one unit more is refused with what is left', () => {
  const limits = [limit('week', 800n), limit('day', 500n)]
  expect(depositCap(50n, limits, counted)).toBeNull()
  expect(depositCap(51n, limits, counted)).toEqual({ period: 'day', limit: 500n, left: 50n })
})

test('R4 deposits on their way count, and a limit that was lowered below what is used has nothing left', () => {
  expect(depositCap(1n, [limit('week', 300n)], counted)).toEqual({ period: 'week', limit: 300n, left: 0n })
  expect(depositCap(200n, [limit('week', 800n)], { ...counted, pending: 0n })).toBeNull()
})

test('R4 limits of another kind, and a deposit limit that was lifted, refuse nothing', () => {
  const limits = [{ kind: 'loss' as const, period: 'day' as const, value: 1n }, limit('day', null)]
  expect(depositCap(1_000n, limits, counted)).toBeNull()
})

test('R4 a deposit is refused exactly where some period would hold more than its limit', () => {
  const amounts = fc.bigInt(0n, 1_000n)
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, amounts, (amount, day, month, used, pending) => {
      const limits = [limit('day', day), limit('month', month)]
      const isOver = [day, month].some((value) => used + pending + amount > value)
      // nothing is refused for a sum of nothing: a limit that is passed already refuses the next unit
      const refused = depositCap(amount, limits, { used: () => used, pending })
      expect(refused !== null).toBe(amount > 0n && isOver)
    }),
  )
})
