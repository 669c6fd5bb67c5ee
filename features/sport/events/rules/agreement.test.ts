import { expect, test } from 'vitest'
import { decideEntries, isWithin } from './agreement.ts'
import { bareResult, problemOf, type EventResult, type Goal } from './results.ts'

const goal = (who: string): Goal => ({ side: 'home', who, minute: 10, isOwn: false })
const of = (more: Partial<EventResult> = {}): EventResult => ({
  ...bareResult,
  counts: { full: [1, 0] },
  ...more,
})
const bare = of()
const byAnn = of({ goals: [goal('Ann')], lineups: { home: ['Ann'], away: ['Bo'] } })
const decide = (entries: readonly (readonly [string, EventResult])[], isOutright = false) => {
  const decided = decideEntries(
    entries.map(([source, result]) => ({ source, result })),
    { isOutright },
  )
  return decided.kind === 'agreed' ? decided.result : null
}

test('SPT-01 P6 a feed that knows the players and an operator who knows the score agree, in either order', () => {
  expect(decide([['feed:one', byAnn]])).toBeNull()
  for (const entries of [
    [['feed:one', byAnn] as const, ['operator:a', bare] as const],
    [['operator:a', bare] as const, ['feed:one', byAnn] as const],
  ])
    expect(decide(entries)).toEqual(byAnn)
  const other = of({ counts: { full: [2, 0] }, goals: [goal('Ann'), goal('Ann')] })
  expect(decide([['feed:one', other] as const, ['operator:a', bare] as const])).toBeNull()
})

test('SPT-01 P6 players that one operator alone names decide nothing: another one must name the same', () => {
  const alone = [['feed:one', bare] as const, ['operator:a', byAnn] as const]
  expect(decide(alone)).toBeNull()
  expect(decide([['operator:b', bare] as const, ['operator:a', byAnn] as const])).toBeNull()
  expect(decide([...alone, ['operator:b', byAnn] as const])).toEqual(byAnn)
  const byBo = of({ ...byAnn, goals: [goal('Bo')] })
  expect(decide([['feed:one', byBo] as const, ['operator:a', byAnn] as const])).toBeNull()
  expect(isWithin(bare, byAnn, false)).toBe(true)
  expect(isWithin(byAnn, bare, false)).toBe(false)
})

test('SPT-01 sources of an outright agree by its winner; of a race by the whole order', () => {
  const table = of({ counts: {}, places: [[2], [1], [3]] })
  const winner = of({ counts: {}, places: [[2]] })
  const entries = [['table', table] as const, ['operator:a', winner] as const]
  expect(decide(entries, true)).toEqual(table)
  expect(decide(entries)).toBeNull()
  expect(
    decide([['table', table] as const, ['operator:a', of({ counts: {}, places: [[1]] })] as const], true),
  ).toBeNull()
})

test('SPT-01 P6 sources agree on a withdrawal within a minute, the earlier counts, and none dates it after the start', () => {
  const startsAt = new Date('2026-12-01T07:00:00Z')
  const out = (minutesBefore: number, price: number | null = 55_000) =>
    of({
      counts: {},
      places: [[2], [1]],
      nonRunners: [{ number: 3, price, at: new Date(startsAt.getTime() - minutesBefore * 60_000) }],
    })
  const both = (one: EventResult, other: EventResult) =>
    decide([['operator:a', one] as const, ['operator:b', other] as const])
  expect(both(out(20), out(20))).toEqual(out(20))
  // a minute apart is one clock cut off and another rounded: the earlier time counts, in either order
  expect(both(out(20), out(19))).toEqual(out(20))
  expect(both(out(19), out(20))).toEqual(out(20))
  expect(both(out(20), out(19.1))).toEqual(out(20))
  expect(both(out(20), out(18))).toBeNull()
  expect(both(out(20), out(20, 60_000))).toBeNull()
  expect(both(out(20), out(-5))).toBeNull()
  expect(both(out(20, null), out(-5, null))).not.toBeNull()
  const problem = (result: EventResult) =>
    problemOf(result, { sport: 'racing', runners: [1, 2, 3], startsAt })
  expect([out(20), out(0), out(-5), out(-5, null)].map(problem)).toEqual([null, null, 'nonRunners.at', null])
  const undated = of({ counts: {}, places: [[1]], nonRunners: [{ number: 3, price: 55_000, at: null }] })
  expect(problem(undated)).toBe('nonRunners.at')
})
