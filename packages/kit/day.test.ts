import { expect, test } from 'vitest'
import { addDays, dayBounds, dayIn } from './day.ts'

test('O6 a moment just before midnight in London is tomorrow already in Saigon', () => {
  const moment = new Date('2026-11-21T17:30:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-11-21')
  expect(dayIn('Asia/Ho_Chi_Minh', moment)).toBe('2026-11-22')
})

test('O6 the day on which New York turns its clocks back has 25 hours', () => {
  const { from, to } = dayBounds('America/New_York', '2026-11-01')
  expect(from.toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25)
})

test('O6 the day after 28 February is 29 February in a leap year only', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
})
