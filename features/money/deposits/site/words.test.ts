import { expect, test } from 'vitest'
import { coinText } from './words.ts'

test('CSH-05 formats a crypto amount like the dong beside it: one language’s decimal separator is the other’s thousands separator', () => {
  expect(coinText('en', '1912.045900', 'USDT')).toBe('1,912.045900 USDT')
  expect(coinText('vi', '1912.045900', 'USDT')).toBe('1.912,045900 USDT')
  expect(coinText('vi', '19.120459', 'USDT')).toBe('19,120459 USDT')
})
