import { expect, test } from 'vitest'
import { goals, isReached, reachedBy, type Goal } from './goals.ts'

const goalOf = (id: string): Goal => {
  const goal = goals.find((one) => one.id === id)
  if (!goal) throw new Error(id)
  return goal
}
const rounds = (...values: number[]) => values.map((value) => ({ value, isNoisy: false }))
const isMissed = (id: string, ...values: number[]) =>
  reachedBy(goalOf(id), rounds(...values)).some((one) => !isReached(one))

test('fails on a regression, and not on the noise of its own run', () => {
  // Q3 must be 1.45 T: five rounds around it, some of them worse
  expect(isMissed('Q3', 1.3, 1.4, 1.42, 1.47, 1.5)).toBe(false)
  expect(isMissed('Q3', 1.1, 1.15, 1.2, 1.25, 1.3)).toBe(true)
  // Q9 is a latency: less is better, 24 is the maximum
  expect(isMissed('Q9', 15, 16, 22, 30, 40)).toBe(false)
  expect(isMissed('Q9', 30, 31, 32, 33, 34)).toBe(true)
})

test('ignores rounds on a busy machine if there are quiet ones, and is inconclusive with busy ones only', () => {
  const busy = { value: 0.2, isNoisy: true }
  const [told] = reachedBy(goalOf('Q1'), [busy, ...rounds(4.8, 4.9), busy])
  expect(told).toMatchObject({ low: 4.825, isNoisy: false })
  const [alone] = reachedBy(goalOf('Q1'), [busy, busy])
  expect(alone && [alone.isNoisy, isReached(alone)]).toEqual([true, true])
})
