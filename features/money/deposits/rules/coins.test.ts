import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { decideCoin, worthOf, type CoinFacts } from './coins.ts'
import type { DepositState } from './states.ts'

const lockedUntil = new Date('2026-11-21T10:30:00Z')
const inTime = new Date('2026-11-21T10:10:00Z')
/** 500 000.00 at 26 150.00 a coin: 19.120459 coins, rounded up. */
const amount = major(500_000)
const terms = {
  asked: 19_120_459n,
  digits: 6,
  rate: major(26_150),
  lockedUntil,
  needs: 3,
  least: major(200_000),
  most: major(1_000_000),
}

function decide(
  seen: Partial<CoinFacts>,
  state: DepositState = 'pending',
  status: 'paid' | 'pending' | 'expired' = 'paid',
) {
  const coin = { units: terms.asked, confirmations: 3, seenAt: inTime, ...seen }
  return decideCoin({ state, amount, currency: 'VND' }, terms, { status, amount, currency: 'VND', coin })
}

test('CSH-01 exactly what was asked is credited as the amount, not a hundredth more', () => {
  expect(decide({})).toEqual({ does: 'credit', isLate: false, received: amount })
})

test('CSH-01 too little and too much are credited at the locked rate', () => {
  expect(decide({ units: 10_000_000n })).toEqual({ does: 'credit', isLate: false, received: major(261_500) })
  expect(decide({ units: 30_000_000n })).toEqual({ does: 'credit', isLate: false, received: major(784_500) })
})

test('CSH-01 leaves amounts outside the limits, or after the rate’s expiry, to an operator', () => {
  expect(decide({ units: 5_000_000n })).toEqual({ does: 'review', reported: major(130_750) })
  expect(decide({ units: 50_000_000n })).toEqual({ does: 'review', reported: major(1_307_500) })
  expect(decide({ seenAt: new Date(lockedUntil.getTime() + 1) })).toEqual({
    does: 'review',
    reported: amount,
  })
})

test('CSH-01 credits nothing before enough confirmations', () => {
  for (const confirmations of [0, 1, 2])
    expect([decide({ confirmations }).does, decide({ confirmations }, 'pending', 'pending').does]).toEqual([
      'count',
      'count',
    ])
})

test('CSH-01 does not expire an order whose crypto was seen in time', () => {
  expect(decide({ confirmations: 1 }, 'pending', 'expired')).toEqual({ does: 'nothing', why: 'waiting' })
  expect(decide({}, 'expired')).toEqual({ does: 'credit', isLate: true, received: amount })
  expect(decide({ units: 0n, seenAt: null }, 'pending', 'expired')).toEqual({
    does: 'close',
    state: 'expired',
  })
})

test('CSH-01 ignores news about a decided deposit', () => {
  for (const state of ['paid', 'approved', 'rejected', 'inReview'] as const)
    expect(decide({}, state).does).toBe('nothing')
})

test('CSH-05 values crypto in whole hundredths, never above its price, growing with the amount', () => {
  const some = fc.bigInt({ min: 1n, max: 10n ** 13n })
  fc.assert(
    fc.property(some, some, fc.bigInt({ min: 1n, max: 10n ** 12n }), (a, b, rate) => {
      const priced = { ...terms, rate, asked: 0n }
      const [less, more] = a < b ? [a, b] : [b, a]
      const [low, high] = [worthOf(0n, priced, less), worthOf(0n, priced, more)]
      expect(low % 100n).toBe(0n)
      expect(low * 1_000_000n <= less * rate).toBe(true)
      expect(less * rate < (low + 100n) * 1_000_000n).toBe(true)
      expect(low <= high).toBe(true)
    }),
  )
})
