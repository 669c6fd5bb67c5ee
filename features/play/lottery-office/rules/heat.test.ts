import { expect, test } from 'vitest'
import { heatOf, playsIn } from './heat.ts'

const numbers = [
  { key: 'lo2:07', most: 5_000n, cap: 5_000n },
  { key: 'lo2:08', most: 1_000n, cap: 4_000n },
  { key: 'de:70', most: 800n, cap: null },
  { key: 'de:71', most: 200n, cap: null },
  { key: 'xien2', most: 100n, cap: null },
]

test('P7 the map shows how near each number is to its cap, or to the dearest one where it has none', () => {
  expect(playsIn(numbers)).toEqual(['lo2', 'de'])
  const lo2 = heatOf(numbers, 'lo2')
  expect(lo2).toHaveLength(100)
  expect(lo2.slice(7, 9)).toEqual([
    { number: '07', heat: 100, isFull: true },
    { number: '08', heat: 25, isFull: false },
  ])
  expect(heatOf(numbers, 'de').filter(({ heat }) => heat > 0)).toEqual([
    { number: '70', heat: 100, isFull: false },
    { number: '71', heat: 25, isFull: false },
  ])
})
