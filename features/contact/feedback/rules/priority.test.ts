import { expect, test } from 'vitest'
import { priorityOf } from './priority.ts'

const now = new Date('2026-12-01T12:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('M4 ranks open feedback: overdue is urgent, money or due within four hours is high, the rest is normal', () => {
  const row = { state: 'new', questionType: 'game' } as const
  expect(priorityOf({ ...row, dueAt: inHours(-1) }, now)).toBe('urgent')
  expect(priorityOf({ ...row, dueAt: inHours(3) }, now)).toBe('high')
  expect(priorityOf({ ...row, dueAt: inHours(5) }, now)).toBe('normal')
  expect(priorityOf({ ...row, questionType: 'withdraw', dueAt: inHours(20) }, now)).toBe('high')
  expect(priorityOf({ ...row, state: 'answered', dueAt: inHours(-1) }, now)).toBeNull()
})
