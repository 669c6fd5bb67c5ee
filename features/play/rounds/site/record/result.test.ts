import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { resultOf } from './result.ts'

test('GAM-04 a return below the stake is not called a win', () => {
  expect(resultOf(major(100), major(35))).toMatchObject({ text: 'rounds.partReturn', tone: 'plain' })
  expect(resultOf(major(100), major(100))).toMatchObject({ text: 'rounds.even' })
  expect(resultOf(major(100), 0n)).toMatchObject({ text: 'rounds.lost' })
})

test('GAM-04 a win names its multiple, cut to two decimals', () => {
  expect(resultOf(major(50), major(450))).toMatchObject({ text: 'rounds.won', tone: 'gold', times: '9.00' })
  expect(resultOf(major(3), major(10)).times).toBe('3.33')
})
