import { expect, test } from 'vitest'
import { addDays, dayBounds, dayIn, minuteIn, momentIn } from './day.ts'

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

test('O6 08:30 on a clock in Saigon is 01:30 in Greenwich, whatever zone the computer is set to', () => {
  const moment = momentIn('Asia/Ho_Chi_Minh', '2026-11-21T08:30')
  expect(moment.toISOString()).toBe('2026-11-21T01:30:00.000Z')
  expect(minuteIn('Asia/Ho_Chi_Minh', moment)).toBe('2026-11-21T08:30')
  expect(minuteIn('America/New_York', moment)).toBe('2026-11-20T20:30')
  expect(momentIn('America/New_York', '2026-11-01T12:00').toISOString()).toBe('2026-11-01T17:00:00.000Z')
})
