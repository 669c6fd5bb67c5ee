import { expect, test } from 'vitest'
import { coinText } from './words.ts'

test("CSH-05 a coin's amount is written as the dong beside it is: what parts its decimals in one language groups thousands in the other", () => {
  expect(coinText('en', '1912.045900', 'USDT')).toBe('1,912.045900 USDT')
  expect(coinText('vi', '1912.045900', 'USDT')).toBe('1.912,045900 USDT')
  expect(coinText('vi', '19.120459', 'USDT')).toBe('19,120459 USDT')
})
