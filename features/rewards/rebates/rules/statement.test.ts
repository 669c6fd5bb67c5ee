import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { edgeBpOf, grantedOf, payOf, rakebackRate, rateOfBp, shareOf } from './statement.ts'
import { faultOf, rateAt, type ProgramTerms } from './terms.ts'

const program = (more: Partial<ProgramTerms>): ProgramTerms => ({
  program: 'cashback',
  period: 'day',
  claim: 'byHand',
  minimum: 0n,
  maximum: null,
  rates: [{ category: '', level: 0, rateBp: 500 }],
  ...more,
})
const fault = (...programs: readonly ProgramTerms[]) => faultOf({ programs, defaultEdges: [] })

test('PRO-07 a bet of 1,000,000 at 0.80 percent earns 8,000, and rakeback of 10 percent at an edge of 2.70 percent 2,700', () => {
  expect(shareOf(major(1_000_000), rateOfBp(80))).toBe(major(8_000))
  expect(shareOf(major(1_000_000), rakebackRate(270, 1_000))).toBe(major(2_700))
})

test('PRO-07 a void subtracts exactly what its bet earned, and no rate pays more than the bet', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.nat({ max: 10_000 }), (valid, rateBp) => {
      const rate = rateOfBp(rateBp)
      expect(shareOf(valid, rate) + shareOf(-valid, rate)).toBe(0n)
      expect(shareOf(valid, rate)).toBeLessThanOrEqual(valid)
    }),
  )
})

test('PRO-07 a statement pays whole units from the minimum on, carries the rest, and pays nothing below zero', () => {
  const due = {
    granted: 1_204_000n,
    corrected: -200_000n,
    carried: 1_500n,
    minimum: major(10),
    unit: 10_000n,
  }
  expect(payOf(due)).toEqual({ amount: major(100), leftOver: 5_500n })
  expect(payOf({ ...due, granted: 250_000n })).toEqual({ amount: 0n, leftOver: 51_500n })
  expect(payOf({ ...due, granted: 0n })).toEqual({ amount: 0n, leftOver: -198_500n })
  expect(payOf({ ...due, granted: 209_999n, carried: 0n, minimum: 0n })).toEqual({
    amount: 0n,
    leftOver: 9_999n,
  })
})

test('PRO-07 cashback pays a share of the net loss of a period within the maximum, and nothing for a win', () => {
  const at = { rate: rateOfBp(500), maximum: major(400) }
  expect(grantedOf('cashback', { base: major(1_000), earned: 0n }, at)).toBe(major(50))
  expect(grantedOf('cashback', { base: major(10_000), earned: 0n }, at)).toBe(major(400))
  expect(grantedOf('cashback', { base: -major(1_000), earned: 0n }, at)).toBe(0n)
  expect(grantedOf('rebate', { base: 0n, earned: major(7) }, at)).toBe(major(7))
})

test('PRO-07 the house edge is 100 percent minus the stated RTP; no single figure states none', () => {
  expect(['97.30 %', '99%', '96.5', '100.20 %', '', '95 – 97 %', '0.00 %'].map(edgeBpOf)).toEqual([
    270,
    100,
    350,
    0,
    null,
    null,
    null,
  ])
})

test('PRO-07 a level has the rate of the highest listed level up to it', () => {
  const rates = [
    { category: 'RNG', level: 0, rateBp: 50 },
    { category: 'RNG', level: 2, rateBp: 80 },
  ] as const
  expect([0, 1, 2, 9].map((level) => rateAt(rates, 'RNG', level))).toEqual([50, 50, 80, 80])
  expect(rateAt(rates, 'LIVE', 3)).toBe(0)
})

test('PRO-07 R9 cashback for less than a day or credited automatically is refused', () => {
  expect(fault(program({}))).toBeNull()
  expect([fault(program({ period: 'hour' })), fault(program({ period: 'fiveMinutes' }))]).toEqual([
    'rebates.chasing',
    'rebates.chasing',
  ])
  expect(fault(program({ claim: 'automatic' }))).toBe('rebates.chasing')
  expect(fault(program({ program: 'rebate', period: 'fiveMinutes', rates: [] }))).toBeNull()
  expect(fault(program({ minimum: 5n, maximum: 4n }))).toBe('rebates.unsound')
  expect(fault(program({ program: 'rebate' }))).toBe('rebates.unsound')
})
