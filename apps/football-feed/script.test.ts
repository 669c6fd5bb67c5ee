import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { createLog } from '#server/log.ts'
import { testFeed, type TestFeed } from '#features/sport/events/testing/feed.ts'
import { waitingEntries } from '#features/sport/events/store/results.ts'
import { replayDay } from './replay.ts'
import { daysOf, scriptOf } from './script.ts'

const text = readFileSync('data/football/worldcup-2026.json', 'utf8')
const league = { key: 'replay-world-cup', name: 'World Cup' }

let at: TestApp
let feed: TestFeed
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  feed = await testFeed(at, 'football')
})
afterAll(() => at.close())

test('SPT-01 the feed simulator tells a day of the World Cup to its real scores, the clock of each match minute by minute', async () => {
  const startsAt = new Date(at.clock.now().getTime() + 60_000)
  const script = scriptOf(text, { day: '2026-06-11', run: 'r1', startsAt, speed: 60, league })
  const names = [...new Set(script.map(({ message }) => String(message['event'])))]
  expect(names).toEqual(['r1-mexico-south-africa', 'r1-south-korea-czech-republic'])
  // what can be bet on is known before the first kick-off
  expect(script.slice(0, 4).map(({ atMinute, message }) => [atMinute, message['kind']])).toEqual([
    [null, 'fixture'],
    [null, 'prices'],
    [null, 'fixture'],
    [null, 'prices'],
  ])
  // a match without goals is one of its day, though the file names none
  const goalless = scriptOf(text, { day: '2026-06-26', run: 'r2', startsAt, speed: 60, league })
  expect(new Set(goalless.map(({ message }) => message['event']))).toHaveLength(6)
  let minute = 0
  // every tenth minute: each is a change of the match that is priced
  const told = script.filter(
    ({ message }) => message['kind'] !== 'clock' || Number(message['minute']) % 10 === 0,
  )
  for (const { atMinute, message } of told) {
    const now = new Date(startsAt.getTime() + (atMinute ?? 0) * 1_000)
    at.clock.set(now)
    const { taken, rejected } = await feed.send(message)
    expect({ message, taken, rejected }).toEqual({ message, taken: 1, rejected: 0 })
    const { live } = await feed.event(names[0] ?? '')
    expect(live?.minute ?? 0).toBeGreaterThanOrEqual(minute)
    minute = live?.minute ?? 0
    if (message['kind'] === 'clock' && message['event'] === names[0]) expect(minute).toBe(message['minute'])
  }
  const events = await Promise.all(names.map(feed.event))
  expect(events.map(({ state, live }) => [state, live?.score, live?.counts['first']])).toEqual([
    ['ended', [2, 0], [1, 0]],
    ['ended', [2, 1], [0, 0]],
  ])
  const [entry] = await waitingEntries(at.app.db, events[1]?.id ?? '')
  expect(entry?.result.goals?.map(({ who }) => who)).toEqual([
    'Ladislav Krejcí',
    'Hwang In-Beom',
    'Oh Hyeon-Gyu',
  ])
})

/** A server that takes everything in order, from number 8. */
function listening() {
  const heard: { readonly sequence: number; readonly [field: string]: unknown }[] = []
  const server = { next: 8 }
  return {
    heard,
    server,
    deliver: (messages: typeof heard) => {
      let repeated = 0
      for (const message of messages)
        if (message.sequence === server.next) {
          heard.push(message)
          server.next += 1
        } else if (message.sequence < server.next) repeated += 1
      return Promise.resolve({ next: server.next, repeated })
    },
  }
}
const day = daysOf(text)[0] ?? ''
const rehearsed = {
  text,
  day,
  speed: 1_000_000,
  leadSeconds: 0,
  loss: 0,
  settleMs: 0,
  log: createLog('test', 'silent'),
}

test('SPT-01 a replay suspends what a killed one has left, and its own matches when it is interrupted', async () => {
  const { heard, deliver } = listening()
  const controller = new AbortController()
  const waiting = { ...rehearsed, speed: 1, leadSeconds: 3_600, signal: controller.signal }
  const replay = replayDay((messages) => deliver([...messages]), waiting)
  // the fixtures are told, and kick-off is far
  await expect.poll(() => heard.some(({ kind }) => kind === 'fixture')).toBe(true)
  controller.abort()
  await replay
  const kinds = heard.map(({ kind, event }) => (kind === 'stop' ? `stop ${String(event)}` : kind))
  expect([kinds[0], kinds.at(-1)]).toEqual(['stop null', 'stop null'])
  expect(kinds).not.toContain('incident')
})

test('SPT-01 a replay ends with an error when another program delivers as its feed', async () => {
  const { server, deliver } = listening()
  const replay = replayDay((messages) => {
    const answer = deliver([...messages])
    if (!messages.some(({ kind }) => kind === 'result')) return answer
    server.next += 2_000
    return Promise.resolve({ next: server.next, repeated: 0 })
  }, rehearsed)
  await expect(replay).rejects.toThrow('another program')
})

test('SPT-01 a replay whose first message was taken from another program under its number tells nothing more', async () => {
  const { heard, server, deliver } = listening()
  const replay = replayDay((messages) => {
    // the other one delivers between the question for the number and the answer to it
    if (messages[0]?.kind === 'stop') server.next += 1
    return deliver([...messages])
  }, rehearsed)
  await expect(replay).rejects.toThrow('another program')
  expect(heard).toEqual([])
})

test('SPT-01 of two replays that start together one tells its matches, and the other none', async () => {
  const { heard, server, deliver } = listening()
  const replay = replayDay(async (messages) => {
    const answer = await deliver([...messages])
    // the other one has asked for its number in the meantime
    if (messages[0]?.kind === 'stop') server.next += 1
    return answer
  }, rehearsed)
  await expect(replay).rejects.toThrow('another program')
  expect(heard.map(({ kind }) => kind)).toEqual(['stop'])
})

test('SPT-01 a replay of which the server takes no more ends with an error', async () => {
  const { server, deliver } = listening()
  const replay = replayDay(
    (messages) => (server.next > 20 ? Promise.resolve({ next: 20, repeated: 0 }) : deliver([...messages])),
    rehearsed,
  )
  await expect(replay).rejects.toThrow('messages were not taken')
})

test('SPT-01 a replay whose messages are lost on the way arrives whole', async () => {
  const [day = ''] = daysOf(text)
  const taken = new Set<number>()
  // the server keeps what is ahead, and asks for the first that is missing
  const nextOf = (number: number): number => (taken.has(number) ? nextOf(number + 1) : number)
  await replayDay(
    (messages) => {
      const repeated = messages.filter(({ sequence }) => taken.has(sequence)).length
      for (const { sequence } of messages) taken.add(sequence)
      return Promise.resolve({ next: nextOf(8), repeated })
    },
    { ...rehearsed, day, loss: 0.3 },
  )
  const script = scriptOf(text, { day, run: 'r', startsAt: new Date(), speed: 1, league })
  // and before it the suspension of what was left
  expect(nextOf(8)).toBe(9 + script.length)
})
