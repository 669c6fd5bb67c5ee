import { expect, test } from 'vitest'
import { nextStake, shortOf, stakeSteps } from './stakes.ts'

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
