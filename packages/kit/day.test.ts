import { expect, test } from 'vitest'
import { addDays, dayIn, isDay, weekdayOf } from './day.ts'

test('O6 a moment just before midnight in London is tomorrow already in Saigon', () => {
  const moment = new Date('2026-11-21T17:30:00Z')
  expect(dayIn('UTC', moment)).toBe('2026-11-21')
  expect(dayIn('Asia/Ho_Chi_Minh', moment)).toBe('2026-11-22')
})

test('O6 the day after 28 February is 29 February in a leap year only', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
})

test('O6 rejects 30 February, and 29 February of a common year', () => {
  expect(['2028-02-29', '2026-02-28', '2026-12-31'].filter((text) => !isDay(text))).toEqual([])
  expect(['2026-02-29', '2028-02-30', '2026-11-31', '2026-1-1', 'today', ''].filter(isDay)).toEqual([])
})

test('O6 the days of the week begin with Sunday', () => {
  expect(['2026-11-28', '2026-11-29', '2026-11-30'].map(weekdayOf)).toEqual([6, 0, 1])
})
