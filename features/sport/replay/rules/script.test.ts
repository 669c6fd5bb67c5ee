import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOpenfootball } from '#features/sport/events/rules/import/openfootball.ts'
import { fold } from '#features/sport/events/rules/live.ts'
import { problemOf } from '#features/sport/events/rules/results.ts'
import { offersOf } from '#features/sport/prices/rules/offers.ts'
import { replayLeagues, slotsWithin } from './leagues.ts'
import { isReplayable, resultOf, scriptOf } from './script.ts'

const matchesOf = (file: string) => {
  const read = readOpenfootball(readFileSync(`data/football/${file}`, 'utf8'))
  if (!read.ok) throw new Error(read.error)
  return read.value.matches.flatMap((match) => (isReplayable(match) ? [match] : []))
}

test('SPT-01 a replay tells every match of the files to its real half-time and final score, in order of time', () => {
  const kickOff = new Date('2026-12-01T12:00:00Z')
  for (const { file } of replayLeagues) {
    const matches = matchesOf(file)
    expect(matches.length).toBeGreaterThan(90)
    for (const match of matches) {
      const script = scriptOf(match, kickOff)
      const end = fold(script)
      expect([end.score, end.counts['first']]).toEqual([match.full, match.first])
      const times = script.map(({ at }) => at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(problemOf(resultOf(match), { sport: 'football', runners: [], startsAt: new Date(0) })).toBeNull()
    }
  }
})

test('SPT-01 a league of replays has one match an hour, numbered the same whenever it is asked', () => {
  const league = replayLeagues[1]!
  const from = new Date('2026-12-01T12:00:00Z')
  const slots = slotsWithin(league, from, new Date('2026-12-01T15:00:00Z'))
  expect(slots.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual([
    '12:10',
    '13:10',
    '14:10',
  ])
  expect(slotsWithin(league, new Date('2026-12-01T13:00:00Z'), new Date('2026-12-01T14:00:00Z'))).toEqual(
    slots.slice(1, 2),
  )
})

test('SPT-01 a match that is replayed offers nothing that its file does not count', () => {
  const event = { sport: 'football', source: 'feed:wire', state: 'scheduled', live: null } as const
  const pricing = { expected: [1.4, 1.1], shift: [0, 0], margin: 0.05, margins: {} } as const
  const periods = (league: string) =>
    new Set(offersOf({ ...event, league }, pricing, new Date(0)).map(({ period }) => period))
  expect([...periods('en-1')]).toEqual(['full', 'first', 'corners', 'cards'])
  expect([...periods('replay-england')]).toEqual(['full', 'first'])
})
