import { expect, test } from 'vitest'
import { isOpenAt } from './hours.ts'

const [FRIDAY, SATURDAY, SUNDAY] = [5, 6, 0]
const nights = { windows: [{ days: [FRIDAY, SATURDAY], from: '20:00', to: '02:00' }] }

test('STU-06 hours that end before they begin run past midnight and belong to the day on which they begin', () => {
  const at = (day: number, time: string) => isOpenAt(nights, { day, time })
  expect([at(FRIDAY, '01:30'), at(FRIDAY, '20:00'), at(SATURDAY, '01:30')]).toEqual([false, true, true])
  expect([at(SATURDAY, '02:00'), at(SUNDAY, '01:59'), at(SUNDAY, '20:00')]).toEqual([false, true, false])
})

test('STU-06 a table without hours is always open, and equal times are the whole day', () => {
  expect(isOpenAt({ windows: [] }, { day: 3, time: '04:00' })).toBe(true)
  const day = { windows: [{ days: [3], from: '00:00', to: '00:00' }] }
  expect(isOpenAt(day, { day: 3, time: '23:59' })).toBe(true)
  expect(isOpenAt(day, { day: 5, time: '12:00' })).toBe(false)
})
