import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { pricedMatch, testFeed, type TestFeed } from './testing/feed.ts'

let at: TestApp
let feed: TestFeed
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  feed = await testFeed(at)
  linh = await operator(at)
})
afterAll(() => at.close())

const MINUTE_MS = 60_000

/** A match in play, a second of which passes between messages. */
async function match(name: string) {
  const { id } = await pricedMatch(feed, at, name)
  const later = () => at.clock.forward(1_000)
  const tell = async (incident: string, minute?: number, more: object = {}) => {
    later()
    const clock = minute === undefined ? {} : { minute }
    await feed.send({ kind: 'incident', event: name, incident, ...clock, ...more })
  }
  await tell('start', 0)
  return {
    tell,
    clock: async (minute: number) => {
      later()
      await feed.send({ kind: 'clock', event: name, minute })
    },
    byHand: (body: Parameters<Operator['alone']['sportsOffice']['addIncident']>[0]['body']) => {
      later()
      return linh.alone.sportsOffice.addIncident({ params: { event: id }, body })
    },
    minute: async () => (await feed.event(name)).live?.minute,
    row: () => feed.event(name),
    /** What became of its last messages, the newest first. */
    outcomes: async (count: number) => {
      const { list } = await linh.api.sportsOffice.feedLog({ params: { feed: feed.key }, query: {} })
      return list.slice(0, count).map(({ outcome }) => outcome)
    },
  }
}

test('SPT-01 a goal with a wrong minute that is taken back leaves the clock as it was told', async () => {
  const { clock, byHand, minute, row } = await match('c-hand')
  await clock(37)
  await byHand({ kind: 'goal', side: 'home', minute: 87 })
  expect(await minute()).toBe(87)
  await byHand({ kind: 'undo', no: 2 })
  expect((await row()).live).toMatchObject({ minute: 37, score: [0, 0] })
  // the real goal, and the clock after it
  await byHand({ kind: 'goal', side: 'home', minute: 37 })
  await clock(39)
  expect((await row()).live).toMatchObject({ minute: 39, score: [1, 0] })
  // without a told clock the minute of the incident before is back
  const untold = await match('c-untold')
  await untold.byHand({ kind: 'goal', side: 'home', minute: 87 })
  await untold.byHand({ kind: 'undo', no: 2 })
  expect(await untold.minute()).toBe(0)
})

test('SPT-01 a goal that is taken back after the clock went on leaves the clock where it is', async () => {
  const { tell, clock, minute, row } = await match('c-undo')
  await tell('goal', 20, { side: 'home' })
  const goal = feed.sequence()
  await clock(24)
  await tell('undo', undefined, { of: goal })
  expect((await row()).live).toMatchObject({ minute: 24, score: [0, 0] })
  // half-time that was told too early, too
  await clock(41)
  await tell('half')
  expect(await minute()).toBe(45)
  await tell('undo', undefined, { of: feed.sequence() })
  expect((await row()).live).toMatchObject({ minute: 41, period: 'first', isRunning: true })
})

test('SPT-01 a goal counts at its minute after a clock that was told wrongly, or that has gone on', async () => {
  const { tell, clock, row, outcomes } = await match('c-wrong')
  await tell('corner', 12, { side: 'home' })
  await clock(200)
  await tell('goal', 21, { side: 'away' })
  expect((await row()).live).toMatchObject({ minute: 21, score: [0, 1] })
  await clock(39)
  await tell('goal', 38, { side: 'home' })
  expect((await row()).live).toMatchObject({ minute: 38, score: [1, 1] })
  // not before another incident
  await tell('goal', 37, { side: 'home' })
  expect(await outcomes(1)).toEqual(['incident: minute goes backwards'])
  expect((await row()).live?.score).toEqual([1, 1])
})

test('SPT-01 a kick-off that was told too early is taken back by who told it, and the match is as before it', async () => {
  const { tell, byHand, row, outcomes } = await match('c-early')
  const start = feed.sequence()
  // the feed would go on telling the match
  expect(await refusal(byHand({ kind: 'undo', no: 1 }))).toBe('sports.incidentInvalid')
  expect((await row()).state).toBe('live')
  await tell('undo', undefined, { of: start })
  expect(await row()).toMatchObject({ state: 'scheduled', live: null, stops: ['incident'] })
  await tell('undo', undefined, { of: start })
  expect(await outcomes(1)).toEqual(['incident: no such incident'])
  // it begins at its time
  await tell('start', 0)
  expect(await row()).toMatchObject({ state: 'live', live: { period: 'first', minute: 0, score: [0, 0] } })
})

test('SPT-01 a kick-off stands once anything else was told, also what was taken back: its lead may have been paid', async () => {
  const { tell, row, outcomes } = await match('c-begun')
  const start = feed.sequence()
  await tell('goal', 3, { side: 'home' })
  await tell('undo', undefined, { of: feed.sequence() })
  await tell('undo', undefined, { of: start })
  expect(await outcomes(1)).toEqual(['incident: others after the start'])
  expect(await row()).toMatchObject({ state: 'live', live: { score: [0, 0] } })
})

test('SPT-01 the clock of a match changes no bet: epoch and window stay; what cannot be is noted and changes nothing', async () => {
  const { tell, clock, minute, row, outcomes } = await match('c-told')
  await tell('corner', 12, { side: 'home' })
  const { epoch, stops } = await row()
  await clock(12)
  await clock(17)
  expect(await row()).toMatchObject({ epoch, stops, live: { minute: 17 } })
  await clock(11)
  expect(await minute()).toBe(17)
  expect(await outcomes(3)).toEqual(['clock: minute goes backwards', 'taken', 'same'])
  // it shows 17 by itself, and two minutes later 19
  at.clock.forward(2 * MINUTE_MS - 1_000)
  const { version } = await row()
  await clock(19)
  expect((await row()).version).toBe(version)
  // a minute that was wrong is corrected by the next message, not to before the last incident
  await clock(200)
  await clock(20)
  expect(await minute()).toBe(20)
  await tell('goal', 21, { side: 'away' })
  expect((await row()).live).toMatchObject({ minute: 21, score: [0, 1] })
  await tell('half')
  await clock(46)
  expect((await row()).live).toMatchObject({ minute: 45, period: 'half' })
  await tell('second', 45)
  expect(await minute()).toBe(45)
  expect(await outcomes(2)).toEqual(['taken', 'clock: not in play'])
  await tell('end', 90)
  await clock(91)
  expect(await outcomes(1)).toEqual(['clock: not in play'])
})
