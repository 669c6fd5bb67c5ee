import { expect, test } from 'vitest'
import { mostStake, nextStake, readStake, shortOf, stakeSteps, stakeWithin } from './stakes.ts'

const stakes = { menu: [10n, 50n, 100n], start: 70n, min: 10n, max: 100n }
const steps = stakeSteps(stakes)

test('GAM-02 the stake buttons step through the menu and the initial stake, never past the limits', () => {
  expect(steps).toEqual([10n, 50n, 70n, 100n])
  expect(nextStake(steps, 70n, 1)).toBe(100n)
  expect(nextStake(steps, 70n, -1)).toBe(50n)
  expect(nextStake(steps, 100n, 1)).toBe(100n)
  expect(nextStake(steps, 10n, -1)).toBe(10n)
})

test('GAM-02 offers the highest step at which the balance covers all bets, if there is one', () => {
  expect(shortOf(stakes, 69n, (stake) => stake)).toEqual({ kind: 'short', of: 'bet', lower: 50n })
  expect(shortOf(stakes, 69n, (stake) => stake + stake / 2n)).toMatchObject({ of: 'bet', lower: 10n })
  expect(shortOf(stakes, 9n, (stake) => stake)).toMatchObject({ of: 'bet', lower: null })
})

test('GAM-02 offers no lower step when chips on the table would stay the same', () => {
  expect(shortOf(stakes, 69n, () => 80n)).toMatchObject({ of: 'table', lower: null })
  expect(shortOf(stakes, 9n, () => 80n)).toMatchObject({ of: 'bet', lower: null })
})

const range = { min: 10_000n, max: 10_000_000n, step: 1_000n }

test('GAM-02 half, double and maximum keep the stake within the limits and on a step', () => {
  expect(stakeWithin(range, 10_000n / 2n)).toBe(10_000n)
  expect(stakeWithin(range, 15_500n)).toBe(15_000n)
  expect(stakeWithin(range, 20_000_000n)).toBe(10_000_000n)
  expect(mostStake(range, 25_499n, (stake) => stake)).toBe(25_000n)
  expect(mostStake(range, 25_499n, (stake) => stake + stake / 2n)).toBe(16_000n)
  expect(mostStake(range, 99_999_999n, (stake) => stake)).toBe(10_000_000n)
  expect(mostStake(range, 1n, (stake) => stake)).toBe(10_000n)
})

test('GAM-02 reads a typed stake in the language’s own form and rounds nothing', () => {
  expect(readStake('12.5', range, '.')).toEqual({ ok: true, stake: 125_000n })
  expect(readStake('12,5', range, ',')).toEqual({ ok: true, stake: 125_000n })
  expect(readStake('1,000', range, '.')).toEqual({ ok: true, stake: 10_000_000n })
  expect(readStake('1.000', range, ',')).toEqual({ ok: true, stake: 10_000_000n })
  expect(readStake('0.5', range, '.')).toEqual({ ok: false, why: 'low' })
  expect(readStake('1,001', range, '.')).toEqual({ ok: false, why: 'high' })
  expect(readStake('12.55', range, '.')).toEqual({ ok: false, why: 'step' })
  for (const text of ['', '-5', '1e3', 'abc', '1.2.3', '5 USD'])
    expect(readStake(text, range, '.')).toEqual({ ok: false, why: 'notAmount' })
})
