import { expect, test } from 'vitest'
import { BREAK_MS, decidePace, FAR_MS, startOf } from './pace.ts'
import { shownTable, type TableRound } from './table.ts'

const now = new Date('2026-12-13T12:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const round = (state: string, closesMs: number, more: Partial<TableRound> = {}): TableRound => ({
  id: `r${closesMs}`,
  label: '7',
  state,
  closesAt: later(closesMs),
  commitment: null,
  drawnAt: null,
  endsAt: null,
  ...more,
})

test('STU-03 the table rests while no one is there, and starts seven seconds after someone comes', () => {
  expect(decidePace({ now, rounds: [], isWatched: false })).toEqual({ hasten: null, schedule: null })
  expect(decidePace({ now, rounds: [], isWatched: true })).toEqual({
    hasten: null,
    schedule: later(BREAK_MS),
  })
})

test('STU-03 the next round takes bets while one flies, without a start; its start is set when that one has ended', () => {
  const flying = round('drawn', -5_000)
  expect(decidePace({ now, rounds: [flying], isWatched: true }).schedule).toEqual(later(FAR_MS))
  const next = round('open', FAR_MS)
  expect(decidePace({ now, rounds: [flying, next], isWatched: true })).toEqual({
    hasten: null,
    schedule: null,
  })
  expect(startOf(next, now)).toBe(null)
  expect(decidePace({ now, rounds: [next], isWatched: false })).toEqual({
    hasten: { id: next.id, closesAt: later(BREAK_MS) },
    schedule: null,
  })
})

test('G19 nothing of a flight under way is shown but its start; once its end has passed it flies no more', () => {
  const flying = round('drawn', -5_000, { drawnAt: later(-4_000), endsAt: later(1) })
  expect(shownTable([flying], null, now).flying).toEqual({
    round: flying.id,
    label: '7',
    startedAt: later(-4_000),
  })
  expect(JSON.stringify(shownTable([flying], null, now))).not.toContain(later(1).toISOString())
  expect(shownTable([{ ...flying, endsAt: now }], null, now).flying).toBe(null)
})
