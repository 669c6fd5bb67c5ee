import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FOR_GOOD, checkLift, endOf, guardUntil, holdsUntil, isInForce, type Exclusion } from './terms.ts'

const START = new Date('2026-03-01T10:00:00Z')
const at = (days: number) => new Date(START.getTime() + days * 86_400_000)
const self = (endsAt: Date | null, liftedAt: Date | null = null): Exclusion => ({
  kind: 'self',
  startsAt: START,
  endsAt,
  liftedAt,
})

test('R7 a term ends on its day: six months from 31 August is the last of February', () => {
  expect(endOf({ kind: 'timeOut', days: 1 }, START)).toEqual(at(1))
  expect(endOf({ kind: 'self', months: 6 }, new Date('2026-08-31T10:00:00Z'))).toEqual(
    new Date('2027-02-28T10:00:00Z'),
  )
  expect(endOf({ kind: 'self', months: null }, START)).toBeNull()
})

test('R7 a self-exclusion stays active past its term until it is lifted, and a permanent one can never be lifted', () => {
  expect(isInForce(self(at(180)), at(200))).toBe(true)
  expect(checkLift(self(at(180)), at(179.99))).toBe('exclusions.termRuns')
  expect(checkLift(self(at(180)), at(180))).toBeNull()
  expect(checkLift(self(null), at(10_000))).toBe('exclusions.termRuns')
  expect(checkLift({ ...self(at(7)), kind: 'timeOut' }, at(1))).toBe('exclusions.endsByItself')
})

test('R7 in any combination of exclusions, adding one never shortens the time covered', () => {
  const one: fc.Arbitrary<Exclusion> = fc
    .record({
      kind: fc.constantFrom('timeOut' as const, 'self' as const, 'operator' as const, 'match' as const),
      from: fc.integer({ min: 0, max: 50 }),
      days: fc.integer({ min: 1, max: 400 }),
      lifted: fc.option(fc.integer({ min: 1, max: 400 })),
    })
    .map(({ kind, from, days, lifted }) => ({
      kind,
      startsAt: at(from),
      endsAt: kind === 'operator' || kind === 'match' ? null : at(from + days),
      liftedAt: lifted === null ? null : at(from + lifted),
    }))
  fc.assert(
    fc.property(fc.array(one, { maxLength: 5 }), one, fc.integer({ min: 0, max: 500 }), (some, more, day) => {
      const now = at(day)
      const before = guardUntil(some, now)?.getTime() ?? 0
      const after = guardUntil([...some, more], now)?.getTime() ?? 0
      expect(after).toBeGreaterThanOrEqual(before)
      const isHeld = some.some((each) => isInForce(each, now))
      expect(before > now.getTime()).toBe(isHeld)
    }),
  )
})

test('R7 a lifted hold without a term does not hide a time-out that ends a day after the lift', () => {
  const lifted: Exclusion = { kind: 'match', startsAt: START, endsAt: null, liftedAt: at(1) }
  const timeOut: Exclusion = { kind: 'timeOut', startsAt: START, endsAt: at(2), liftedAt: null }
  for (const both of [
    [lifted, timeOut],
    [timeOut, lifted],
  ])
    expect(guardUntil(both, START)).toEqual(at(2))
})

test('R6 the guard is permanent until operators lift the exclusion', () => {
  expect(holdsUntil(self(null))).toBe(FOR_GOOD)
  expect(holdsUntil(self(at(180), at(200)))).toEqual(at(200))
})
