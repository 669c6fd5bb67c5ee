import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositCap, type DepositPeriod } from './deposit.ts'

const limit = (period: DepositPeriod, value: bigint | null) => ({ kind: 'deposit' as const, period, value })
const credited = { day: 400n, week: 600n, month: 600n }
const counted = { used: (period: DepositPeriod) => credited[period], pending: 50n }

test('R4 a deposit may fill a limit exactly; one unit more is refused with the amount that is left', () => {
  const limits = [limit('week', 800n), limit('day', 500n)]
  expect(depositCap(50n, limits, counted)).toBeNull()
  expect(depositCap(51n, limits, counted)).toEqual({ period: 'day', limit: 500n, left: 50n })
})

test('R4 pending deposits count, and a limit that was lowered below what is used has nothing left', () => {
  expect(depositCap(1n, [limit('week', 300n)], counted)).toEqual({ period: 'week', limit: 300n, left: 0n })
  expect(depositCap(200n, [limit('week', 800n)], { ...counted, pending: 0n })).toBeNull()
})

test('R4 limits of another kind, and a removed deposit limit, refuse nothing', () => {
  const limits = [{ kind: 'loss' as const, period: 'day' as const, value: 1n }, limit('day', null)]
  expect(depositCap(1_000n, limits, counted)).toBeNull()
})

test('R4 a deposit is refused exactly if some period would exceed its limit', () => {
  const amounts = fc.bigInt(0n, 1_000n)
  fc.assert(
    fc.property(amounts, amounts, amounts, amounts, amounts, (amount, day, month, used, pending) => {
      const limits = [limit('day', day), limit('month', month)]
      const isOver = [day, month].some((value) => used + pending + amount > value)
      // an amount of zero is never refused: an exceeded limit refuses the next unit
      const refused = depositCap(amount, limits, { used: () => used, pending })
      expect(refused !== null).toBe(amount > 0n && isOver)
    }),
  )
})
