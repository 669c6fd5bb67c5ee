import { expect, test } from 'vitest'
import { addDays, dayIn, presetOf, rangeOf } from './days.ts'

test('MEM-05 the last seven days are today and the six before, across a month', () => {
  expect(rangeOf('last7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(rangeOf('next30', '2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-01-29' })
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('MEM-05 the day is the one of the zone that the page reads in', () => {
  const lateEvening = new Date('2026-11-20T18:30:00Z')
  expect(dayIn('Asia/Ho_Chi_Minh', lateEvening)).toBe('2026-11-21')
  expect(dayIn('UTC', lateEvening)).toBe('2026-11-20')
})

test('MEM-05 a range chosen by hand is recognised as the preset it equals', () => {
  const today = '2026-11-21'
  expect(presetOf({ from: '2026-11-15', to: today }, today, ['today', 'last7'])).toBe('last7')
  expect(presetOf({ from: '2026-11-14', to: today }, today, ['today', 'last7'])).toBeNull()
})
