import { expect, test } from 'vitest'
import { pageSlots } from './pages.ts'

test('SHL-18 shows three pages around the current one and one at each end', () => {
  expect(pageSlots(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12])
  expect(pageSlots(1, 12)).toEqual([1, 2, 3, 'gap', 12])
  expect(pageSlots(12, 12)).toEqual([1, 'gap', 10, 11, 12])
})

test('SHL-18 a short list shows every page and no gap', () => {
  expect(pageSlots(2, 4)).toEqual([1, 2, 3, 4])
  expect(pageSlots(1, 1)).toEqual([1])
})
