import { expect, test } from 'vitest'
import { delaySeconds } from './delay.ts'

test('STU-06 the delay of a video is the age of the picture that is shown; what cannot be is not shown', () => {
  const now = Date.parse('2026-12-18T12:00:03.400Z')
  expect(delaySeconds(Date.parse('2026-12-18T12:00:00Z'), now)).toBe(3)
  expect(delaySeconds(now + 400, now)).toBe(0) // clocks differ
  expect(delaySeconds(now + 60_000, now)).toBeNull()
  expect(delaySeconds(now - 90_000_000, now)).toBeNull() // a recording
  expect([delaySeconds(null, now), delaySeconds(Number.NaN, now)]).toEqual([null, null])
})
