import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFailure, afterSuccess, checkThrottle, freshThrottle, type Throttle } from './throttle.ts'

const start = new Date('2026-11-21T10:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const fail = (guard: Throttle, minutes: readonly number[]) =>
  minutes.reduce((after, minute) => afterFailure(after, at(minute)), guard)

test('M14 pauses deposits for half an hour after the fifth failure within ten minutes', () => {
  const four = fail(freshThrottle, [0, 1, 2, 3])
  expect(checkThrottle(four, at(3))).toBeNull()
  const five = fail(four, [9])
  expect(checkThrottle(five, at(9))).toEqual({ refused: 'deposits.held', detail: { until: at(39) } })
  expect(checkThrottle(five, at(39))).toBeNull()
})

test('M14 suspends deposits after five more failures until an operator has reviewed them', () => {
  const suspended = fail(freshThrottle, [0, 1, 2, 3, 4, 40, 41, 42, 43, 44])
  expect(checkThrottle(suspended, at(100_000))).toEqual({ refused: 'deposits.suspended' })
  expect(checkThrottle(afterSuccess(suspended), at(100_000))).toEqual({ refused: 'deposits.suspended' })
})

test('M14 never adds up failures that are ten minutes apart', () => {
  expect(checkThrottle(fail(freshThrottle, [0, 10, 20, 30, 40, 50, 60]), at(60))).toBeNull()
})

test('M14 clears earlier failures after a successful payment', () => {
  const cleared = afterSuccess(fail(freshThrottle, [0, 1, 2, 3]))
  expect(checkThrottle(fail(cleared, [4, 5, 6, 7]), at(7))).toBeNull()
})

test('M14 never stops deposits with fewer than five failures in every window of ten minutes', () => {
  const gaps = fc.array(fc.integer({ min: 150, max: 2_000 }), { maxLength: 40 })
  fc.assert(
    fc.property(gaps, (seconds) => {
      let guard = freshThrottle
      let passed = 0
      for (const gap of seconds) {
        passed += gap // at least 150 s apart: a window of 600 s holds four at most
        guard = afterFailure(guard, new Date(start.getTime() + passed * 1000))
      }
      expect(checkThrottle(guard, new Date(start.getTime() + passed * 1000))).toBeNull()
    }),
  )
})
