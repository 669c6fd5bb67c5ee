import { expect, test } from 'vitest'
import { growthSince } from './growth.ts'

const earlier = { amount: 1_000n, hits: 3, growth: 50n }

test('G16 what a level grew by is what is new between two readings', () => {
  expect(growthSince(earlier, { amount: 1_070n, hits: 3 }, { isSoon: false })).toBe(70n)
  expect(growthSince(earlier, { amount: 1_020n, hits: 3 }, { isSoon: false })).toBe(20n)
  expect(growthSince(earlier, { amount: 900n, hits: 3 }, { isSoon: false })).toBe(0n) // a correction
})

test('G16 after a hit, or at a second reading in the same moment, a level is not taken to stand still', () => {
  expect(growthSince(earlier, { amount: 500n, hits: 4 }, { isSoon: false })).toBe(50n)
  expect(growthSince(earlier, { amount: 1_000n, hits: 3 }, { isSoon: true })).toBe(50n)
  expect(growthSince(earlier, { amount: 1_090n, hits: 3 }, { isSoon: true })).toBe(90n)
})
