import { expect, test } from 'vitest'
import { setTimeZone } from '#texts/use-texts.ts'
import { dayText, presetOf, rangeOf } from './days.ts'

test('MEM-05 counts today and the six days before as the last seven days, across a month', () => {
  expect(rangeOf('last7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(rangeOf('next30', '2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-01-29' })
})

test('MEM-05 formats a calendar day as that day, also for Auckland or Kiritimati', () => {
  setTimeZone('Pacific/Kiritimati')
  expect(dayText('en', '2026-11-21', 'short')).toBe('21 Nov')
  expect(dayText('vi', '2026-11-21', 'day')).toBe('21/11/2026')
  expect(dayText('en', '1961-01-01', 'day')).toBe('1 Jan 1961')
  expect(dayText('vi', '2026-11-01', 'month')).toBe('tháng 11 năm 2026')
})

test('MEM-05 recognises a custom range that equals a preset', () => {
  const today = '2026-11-21'
  expect(presetOf({ from: '2026-11-15', to: today }, today, ['today', 'last7'])).toBe('last7')
  expect(presetOf({ from: '2026-11-14', to: today }, today, ['today', 'last7'])).toBeNull()
})
