import { expect, test } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { createHeard } from './heard.ts'
import { openRecentEvents } from './recent-events.ts'

const goal = (match: string, version: number): LiveEvent => ({
  topic: 'sport.event',
  isPart: true,
  of: match,
  seq: `${version}`,
  patch: { event: match, version },
})
const moved = (seq: number): LiveEvent => ({ topic: 'sport.books', isPart: true, seq: `${seq}`, patch: {} })
const state = (table: string, seq: number): LiveEvent => ({
  topic: 'tables.round',
  of: table,
  seq: `${seq}`,
  patch: {},
})

test('M5 a page hears a goal of a match at version 12 after a change of another at version 200, and each once', () => {
  const isNews = createHeard()
  expect([goal('A', 200), goal('B', 12), goal('B', 12), goal('A', 201)].map(isNews)).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('M5 a page hears the moved prices of two processes whichever comes first, and no older state of a table', () => {
  const isNews = createHeard()
  expect([moved(8), moved(7), moved(8)].map(isNews)).toEqual([true, true, false])
  expect([state('BAC1', 5), state('BAC1', 4), state('BAC2', 4)].map(isNews)).toEqual([true, false, true])
})

test('M5 a page that connects late is told every part that it missed, and of states the last', () => {
  const recent = openRecentEvents()
  recent.keep('merchant:JADE', [goal('A', 3), moved(7), state('BAC1', 4)], 1_000)
  recent.keep('merchant:JADE', [goal('A', 4), moved(8), state('BAC1', 5)], 2_000)
  const told = recent.since(['merchant:JADE'], 500, 2_500)
  expect(told.map(({ topic, seq }) => `${topic} ${seq}`)).toEqual([
    'sport.event 3',
    'sport.books 7',
    'tables.round 5',
    'sport.event 4',
    'sport.books 8',
  ])
})
