import { expect, test } from 'vitest'
import { matches } from './match.ts'

test('GAM-01 a game is found without its accents and by words in any order', () => {
  expect(matches('tai xiu', ['Tài Xỉu', 'Fairhouse'])).toBe(true)
  expect(matches('dragon river', ['River Dragon', 'Jade Forge'])).toBe(true)
  expect(matches('đua', ['Dua thuyen'])).toBe(true)
  expect(matches('dice', ['River Dragon'])).toBe(false)
  expect(matches('  ', ['anything'])).toBe(true)
})
