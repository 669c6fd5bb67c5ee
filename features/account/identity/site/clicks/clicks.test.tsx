import { afterEach, expect, test } from 'vitest'
import { keepClick, keptClicks } from './clicks.ts'

const DAY = 86_400_000
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

test('AGT-06 a click is kept for the tab, or for the days of the brand; ten at most, none of a forged store', () => {
  keepClick({ id: 'tab', keepDays: 0 }, 0)
  keepClick({ id: 'days', keepDays: 2 }, 0)
  expect(keptClicks(DAY)).toEqual(['days', 'tab'])
  expect(keptClicks(3 * DAY)).toEqual(['tab'])
  expect(document.cookie).toBe('')
  for (let n = 0; n < 20; n += 1) keepClick({ id: `${n}`, keepDays: 0 }, 0)
  expect(keptClicks(3 * DAY)).toEqual(['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'])
  sessionStorage.setItem('clicks', '{"id":')
  localStorage.setItem('clicks', '[1,{"id":2}]')
  expect(keptClicks(0)).toEqual([])
})
