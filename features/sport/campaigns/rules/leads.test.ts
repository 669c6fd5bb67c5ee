import { expect, test } from 'vitest'
import type { Incident, Pair } from '#features/sport/events/rules/live.ts'
import { leadsIn } from './leads.ts'

const told = (kind: 'goal' | 'score', side: 'home' | 'away' | null, score: Pair | null = null): Incident => ({
  kind,
  side,
  minute: 10,
  who: null,
  score,
  at: new Date(Date.UTC(2026, 10, 29)),
})
const [home, away] = [told('goal', 'home'), told('goal', 'away')]

test('SPT-01 a lead counts also when it is over, and each side has its own', () => {
  expect(leadsIn([home, home, away, away, away, away], null)).toEqual([2, 2])
})

test('SPT-01 a goal that a corrected score or the result leaves out is no lead', () => {
  expect(leadsIn([home, home, told('score', null, [1, 0]), away], null)).toEqual([1, 0])
  expect(leadsIn([home, home], [1, 0])).toEqual([1, 0])
  expect(leadsIn([home, home, away], [2, 3])).toEqual([2, 0])
})
