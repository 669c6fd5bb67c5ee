import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { sharePercent, tightestDeposit, type Limit } from './figures.ts'

const amount = (units: number) => ({ amount: major(units) })
const limit = (some: Partial<Limit>): Limit => ({
  kind: 'deposit',
  period: 'month',
  value: amount(100),
  by: 'member',
  own: null,
  used: amount(0),
  left: amount(100),
  opensAt: null,
  next: null,
  ...some,
})

test('RSP-01 a limit of 0 is shown as reached, whether or not anything was deposited', () => {
  expect(sharePercent({ value: amount(0), used: amount(0) })).toBe(100)
  expect(sharePercent({ value: amount(0), used: amount(5_500_000) })).toBe(100)
  expect(sharePercent({ value: amount(100), used: amount(0) })).toBe(0)
  expect(sharePercent({ value: amount(100), used: amount(25) })).toBe(25)
})

test('RSP-01 the deposit limit that allows least is the one that the cashier states', () => {
  const week = limit({ period: 'week', left: amount(30) })
  const loss = limit({ kind: 'loss', left: amount(1) })
  expect(tightestDeposit([limit({}), week, loss])).toMatchObject({ period: 'week', left: major(30) })
  expect(tightestDeposit([limit({ value: null, left: null }), loss])).toBeNull()
})
