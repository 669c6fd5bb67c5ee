import { expect, test } from 'vitest'
import { coveredStake, nextStake, stakeSteps } from './stakes.ts'

const steps = stakeSteps({ menu: [10n, 50n, 100n], start: 70n, min: 10n, max: 100n })

test('GAM-02 the stake keys go through the menu and the stake one started with, never past the limits', () => {
  expect(steps).toEqual([10n, 50n, 70n, 100n])
  expect(nextStake(steps, 70n, 1)).toBe(100n)
  expect(nextStake(steps, 70n, -1)).toBe(50n)
  expect(nextStake(steps, 100n, 1)).toBe(100n)
  expect(nextStake(steps, 10n, -1)).toBe(10n)
})

test('GAM-02 a stake that is lowered to the balance is one the balance covers', () => {
  expect(coveredStake(steps, 69n)).toBe(50n)
  expect(coveredStake(steps, 9n)).toBeNull()
})
