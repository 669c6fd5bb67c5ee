import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { resultOf } from './result.ts'

test('GAM-04 a payout below the stake is not called a win', () => {
  expect(resultOf(major(100), major(35))).toMatchObject({ text: 'rounds.partReturn', tone: 'plain' })
  expect(resultOf(major(100), major(100))).toMatchObject({ text: 'rounds.even' })
  expect(resultOf(major(100), 0n)).toMatchObject({ text: 'rounds.lost' })
})

test('GAM-04 a win shows its multiple, truncated to two decimals', () => {
  expect(resultOf(major(50), major(450))).toMatchObject({ text: 'rounds.won', tone: 'gold', times: '9.00' })
  expect(resultOf(major(3), major(10)).times).toBe('3.33')
})
