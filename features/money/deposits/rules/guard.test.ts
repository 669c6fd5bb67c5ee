import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFailure, afterSuccess, checkGuard, freshGuard, type Guard } from './guard.ts'

const start = new Date('2026-11-21T10:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const fail = (guard: Guard, minutes: readonly number[]) =>
  minutes.reduce((after, minute) => afterFailure(after, at(minute)), guard)

test('M14 the fifth failure within ten minutes holds deposits for half an hour', () => {
  const four = fail(freshGuard, [0, 1, 2, 3])
  expect(checkGuard(four, at(3))).toBeNull()
  const five = fail(four, [9])
  expect(checkGuard(five, at(9))).toEqual({ refused: 'deposits.held', detail: { until: at(39) } })
  expect(checkGuard(five, at(39))).toBeNull()
})

test('M14 five more failures after a hold suspend deposits until somebody has looked', () => {
  const suspended = fail(freshGuard, [0, 1, 2, 3, 4, 40, 41, 42, 43, 44])
  expect(checkGuard(suspended, at(100_000))).toEqual({ refused: 'deposits.suspended' })
  expect(checkGuard(afterSuccess(suspended), at(100_000))).toEqual({ refused: 'deposits.suspended' })
})

test('M14 failures that are ten minutes apart never add up', () => {
  expect(checkGuard(fail(freshGuard, [0, 10, 20, 30, 40, 50, 60]), at(60))).toBeNull()
})

test('M14 a payment that came clears what failed before', () => {
  const cleared = afterSuccess(fail(freshGuard, [0, 1, 2, 3]))
  expect(checkGuard(fail(cleared, [4, 5, 6, 7]), at(7))).toBeNull()
})

test('M14 fewer than five failures in every window of ten minutes never stop anybody', () => {
  const gaps = fc.array(fc.integer({ min: 150, max: 2_000 }), { maxLength: 40 })
  fc.assert(
    fc.property(gaps, (seconds) => {
      let guard = freshGuard
      let passed = 0
      for (const gap of seconds) {
        passed += gap // at least 150 s apart: a window of 600 s holds four at most
        guard = afterFailure(guard, new Date(start.getTime() + passed * 1000))
      }
      expect(checkGuard(guard, new Date(start.getTime() + passed * 1000))).toBeNull()
    }),
  )
})
