import { expect, test } from 'vitest'
import { timesOn } from './times.ts'

const usual = { days: [2], at: '16:15', closesBeforeMinutes: 15, zone: 'Asia/Ho_Chi_Minh' }
const dated = [
  { fromDay: '2026-03-01', days: [2], at: '16:30', closesBeforeMinutes: 10, createdBy: 'op-linh' },
  { fromDay: '2026-06-01', days: [2, 5], at: '16:15', closesBeforeMinutes: 15, createdBy: 'op-huy' },
]

test('LOT-01 a changed schedule applies from its first day until the next one', () => {
  expect(timesOn(usual, dated, '2026-02-28')).toEqual(usual)
  expect(timesOn(usual, dated, '2026-03-01')).toMatchObject({
    at: '16:30',
    closesBeforeMinutes: 10,
    zone: usual.zone,
  })
  expect(timesOn(usual, dated, '2026-05-31').at).toBe('16:30')
  expect(timesOn(usual, dated, '2026-06-01').days).toEqual([2, 5])
})
