import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#kit/day.ts'
import { SEED_MS, SEED_ROUNDS, isPairSpent, momentOf, recordDays, roundIdOf, waitMs } from './rules.ts'

const nine = new Date('2026-11-21T09:00:00Z')
const after = (ms: number) => new Date(nine.getTime() + ms)

it('G9 a seed pair is spent exactly after 1,000 rounds or 24 hours', () => {
  expect(isPairSpent({ startedAt: nine, nonce: SEED_ROUNDS - 1 }, after(SEED_MS - 1))).toBe(false)
  expect(isPairSpent({ startedAt: nine, nonce: SEED_ROUNDS }, nine)).toBe(true)
  expect(isPairSpent({ startedAt: nine, nonce: 0 }, after(SEED_MS))).toBe(true)
})

it('R13 with a minimum of 2,500 ms, 2,499 ms between rounds is too short and 2,500 ms is enough', () => {
  expect(waitMs(1_000_000, 2_500, 1_002_499)).toBe(1)
  expect(waitMs(1_000_000, 2_500, 1_002_500)).toBe(0)
  expect(waitMs(null, 2_500, 5)).toBe(0)
})

it('O6 a clock that moves backwards does not block a member', () => {
  expect(waitMs(9_000_000, 2_500, 1_000_000)).toBe(0)
})

it('a round id contains its timestamp, and ids sort by time', () => {
  const moment = fc.integer({ min: 0, max: 2 ** 47 })
  fc.assert(
    fc.property(moment, fc.uuid(), fc.uuid(), (at, some, others) => {
      const id = roundIdOf(at, some)
      expect(momentOf(id)).toBe(at)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(id < roundIdOf(at + 1, others)).toBe(true)
    }),
  )
})

it('MEM-05 the betting record shows the last 7 days by default', () => {
  expect(recordDays({}, '2026-11-21', addDays)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(recordDays({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-21', addDays)).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(recordDays({ from: '2026-11-22', to: '2026-11-21' }, '2026-11-21', addDays)).toBeNull()
  expect(recordDays({ from: '2024-01-01', to: '2026-11-21' }, '2026-11-21', addDays)).toBeNull()
})
