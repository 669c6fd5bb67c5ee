import { expect, test } from 'vitest'
import { netBars } from './net-bars.ts'

const HEIGHT = 92

test('MEM-06 wins and losses share one scale, and the line between them stands where both fit', () => {
  expect(netBars([30n, -10n], HEIGHT)).toEqual({
    base: 66,
    bars: [
      { y: 6, height: 60 },
      { y: 66, height: 20 },
    ],
  })
})

test('MEM-06 where nothing is lost no room is left below the line, where nothing is won none above it', () => {
  expect(netBars([20n, 40n], HEIGHT)).toEqual({
    base: 86,
    bars: [
      { y: 46, height: 40 },
      { y: 6, height: 80 },
    ],
  })
  expect(netBars([-40n], HEIGHT)).toEqual({ base: 6, bars: [{ y: 6, height: 80 }] })
})

test('MEM-06 days without a result have no bar, and the smallest result has one', () => {
  expect(netBars([0n, 0n], HEIGHT)).toEqual({
    base: 86,
    bars: [
      { y: 86, height: 0 },
      { y: 86, height: 0 },
    ],
  })
  expect(netBars([1n, -1_000_000n], HEIGHT).bars[0]?.height).toBe(2)
})
