import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { takeOne } from './service/feed/push.ts'
import { watchFeeds } from './service/feed/stale.ts'
import { feedByKey } from './store/feeds.ts'
import { incidentsOf } from './store/incidents.ts'
import { fixture, played, pricedMatch, testFeed, type TestFeed } from './testing/feed.ts'

let at: TestApp
let feed: TestFeed
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  feed = await testFeed(at)
})
afterAll(() => at.close())

const goal = (event: string, side: string, minute: number) => ({
  kind: 'incident',
  event,
  incident: 'goal',
  side,
  minute,
})
const start = (event: string) => ({ kind: 'incident', event, incident: 'start', minute: 0 })

test('SPT-01 a feed’s match runs from fixture to result: clock, score, halves, and a goal that is taken back', async () => {
  await pricedMatch(feed, at, 'm-run')
  await feed.send(start('m-run'))
  await feed.send(goal('m-run', 'home', 9))
  await feed.send(goal('m-run', 'away', 30))
  const second = feed.sequence()
  expect((await feed.event('m-run')).live).toMatchObject({ score: [1, 1], period: 'first', minute: 30 })
  await feed.send({ kind: 'incident', event: 'm-run', incident: 'undo', of: second })
  await feed.send({ kind: 'incident', event: 'm-run', incident: 'half' })
  await feed.send({ kind: 'incident', event: 'm-run', incident: 'second', minute: 45 })
  await feed.send({ kind: 'incident', event: 'm-run', incident: 'red', side: 'away', minute: 60 })
  const now = await feed.event('m-run')
  expect(now).toMatchObject({ state: 'live' })
  expect(now.live).toMatchObject({ score: [1, 0], redCards: [0, 1], counts: { first: [1, 0] } })
  await feed.send({ kind: 'incident', event: 'm-run', incident: 'end', minute: 90 })
  expect(await feed.event('m-run')).toMatchObject({ state: 'ended', resultVersion: 0 })
  const { events } = await at.api().sports.events({ query: { league: 'harbour-league', when: 'soon' } })
  expect(events.find(({ id }) => id === now.id)?.live?.score).toEqual([1, 0])
})

test('SPT-01 messages that are repeated, reordered or nonsense leave the state of those in order', async () => {
  await pricedMatch(feed, at, 'm-order')
  const first = feed.sequence()
  const sentAt = at.clock.now().toISOString()
  const number = (of: number, message: object) => ({ sequence: first + of, sentAt, ...message })
  const inOrder = [
    number(1, start('m-order')),
    number(2, goal('m-order', 'home', 10)),
    number(3, goal('m-order', 'home', 20)),
    number(4, { kind: 'incident', event: 'm-order', incident: 'corner', side: 'away', minute: 21 }),
  ] as const
  expect(await feed.raw(inOrder[0])).toMatchObject({ taken: 1, next: first + 2 })
  expect(await feed.raw(inOrder[3])).toMatchObject({ taken: 1, next: first + 2, waiting: 1 })
  // a gap: what is known of the match is incomplete, so it is suspended
  expect((await feed.event('m-order')).stops).toContain('feed')
  expect(await feed.raw(inOrder[2])).toMatchObject({ next: first + 2, waiting: 2 })
  expect(await feed.raw(inOrder[2])).toMatchObject({ repeated: 1 })
  expect(await feed.raw({ ...inOrder[1], kind: 'nonsense' })).toMatchObject({ rejected: 1, next: first + 2 })
  expect(await feed.raw({ ...inOrder[1], sentAt: '2099-01-01T00:00:00.000Z' })).toMatchObject({ rejected: 1 })
  expect(await feed.raw({ ...inOrder[1], sequence: 9_999_999 })).toMatchObject({ rejected: 1 })
  expect(await feed.raw('not a message')).toMatchObject({ rejected: 1 })
  expect(await feed.raw(inOrder[1])).toMatchObject({ taken: 1, next: first + 5, waiting: 0 })
  for (const message of inOrder)
    expect(await feed.raw(message)).toMatchObject({ repeated: 1, next: first + 5 })
  feed.skip(4)
  const event = await feed.event('m-order')
  expect(event.live).toMatchObject({ score: [2, 0], counts: { corners: [0, 1] } })
  expect((await incidentsOf(at.app.db, event.id)).map(({ kind }) => kind)).toEqual([
    'start',
    'goal',
    'goal',
    'corner',
  ])
  await watchFeeds(at.app)
  expect((await feed.event('m-order')).stops).not.toContain('feed')
})

test('SPT-01 a clock that goes backwards, and a second start, are noted and change nothing', async () => {
  await pricedMatch(feed, at, 'm-back')
  await feed.send(start('m-back'))
  await feed.send(goal('m-back', 'home', 50))
  await feed.send(goal('m-back', 'away', 20))
  await feed.send(start('m-back'))
  expect((await feed.event('m-back')).live).toMatchObject({ score: [1, 0], minute: 50 })
})

test('SPT-01 a feed that is silent suspends its matches, and frees them when it is heard again', async () => {
  const quiet = await testFeed(at)
  await pricedMatch(quiet, at, 'm-quiet')
  await quiet.send({ kind: 'alive' })
  await watchFeeds(at.app)
  expect((await quiet.event('m-quiet')).stops).toEqual([])
  const { epoch } = await quiet.event('m-quiet')
  at.clock.forward(25_000)
  await watchFeeds(at.app)
  const stopped = await quiet.event('m-quiet')
  expect(stopped.stops).toEqual(['feed'])
  expect(stopped.epoch).toBe(epoch + 1)
  await quiet.send({ kind: 'alive' })
  await watchFeeds(at.app)
  expect((await quiet.event('m-quiet')).stops).toEqual([])
})

test('SPT-01 a message that cannot be carried out is set aside and stops none that follow', async () => {
  await feed.send(
    fixture(at, 'm-broken', {
      sides: [
        { key: 'one', name: 'One' },
        { key: 'one', name: 'One' },
      ],
    }),
  )
  await pricedMatch(feed, at, 'm-after')
  expect((await feed.event('m-after')).state).toBe('scheduled')
  expect((await feedByKey(at.app.db, feed.key))?.lastSequence).toBe(feed.sequence())
})

test('SPT-01 a fixture that moves is followed, and its sides never change', async () => {
  await pricedMatch(feed, at, 'm-moved')
  const before = await feed.event('m-moved')
  const startsAt = new Date(at.clock.now().getTime() + 50 * 60 * 60_000).toISOString()
  await feed.send(fixture(at, 'm-moved', { startsAt, label: 'Matchday 2' }))
  const moved = await feed.event('m-moved')
  expect(moved).toMatchObject({ id: before.id, label: 'Matchday 2', epoch: before.epoch + 1 })
  expect(moved.startsAt.toISOString()).toBe(startsAt)
  const others = [
    { key: 'x-one', name: 'X' },
    { key: 'x-two', name: 'Y' },
  ]
  await feed.send(fixture(at, 'm-moved', { sides: others }))
  expect((await feed.event('m-moved')).home).toBe(before.home)
})

test('SPT-01 live mode takes no replays from a feed, because their results are public', async () => {
  const put = async (mode: 'live' | 'demo', event: string, league: string) => {
    const app = { ...at.app, config: { ...at.app.config, FAIRHOUSE_MODE: mode } }
    const season = { key: league, name: 'World Cup', country: null, season: '2026' }
    const message = fixture(at, event, { league: season })
    await takeOne(app, feed.key, {
      sequence: feed.sequence() + 1,
      sentAt: at.clock.now().toISOString(),
      ...message,
    })
    feed.skip(1)
    return feed.event(event).then(
      () => true,
      () => false,
    )
  }
  expect(await put('live', 'm-replayed', 'replay-world-cup')).toBe(false)
  expect(await put('demo', 'm-replayed', 'replay-world-cup')).toBe(true)
  expect(await put('live', 'm-played', 'world-cup')).toBe(true)
})

test('SPT-01 a feed delivers over HTTP with its API key and is told which message comes next', async () => {
  const deliver = (key: string, body: unknown) =>
    fetch(`${at.site}/api/sports/feeds/${feed.key}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((reply) => reply.json())
  const message = { sequence: feed.sequence() + 1, sentAt: at.clock.now().toISOString(), kind: 'alive' }
  expect(await deliver('x'.repeat(40), [message])).toMatchObject({ errorCode: 'sports.feedKey' })
  expect(await deliver(feed.apiKey, { not: 'a list' })).toMatchObject({ errorCode: 'sports.feedUnreadable' })
  const answer = await deliver(feed.apiKey, [message, message])
  expect(answer).toMatchObject({
    success: true,
    value: { taken: 1, repeated: 1, rejected: 0, next: message.sequence + 1 },
  })
  feed.skip(1)
})

test('SPT-01 players that share more than the goals of their team are noted, and nothing is expected by the message', async () => {
  await feed.send(fixture(at, 'f-scorers'))
  const shares = (...scorers: readonly { player: string; share: number }[]) =>
    feed.send({
      kind: 'prices',
      event: 'f-scorers',
      expected: [1.5, 1.1],
      scorers: scorers.map((scorer) => ({ ...scorer, team: 'home' })),
    })
  const isOffered = async () => {
    const { id } = await feed.event('f-scorers')
    const { book } = await at.api().sportPrices.book({ params: { event: id } })
    return book?.offers.some(({ market }) => market === 'scorerFirst') ?? false
  }
  await shares({ player: 'Ann', share: 0.6 }, { player: 'Bo', share: 0.6 })
  await shares({ player: 'Ann', share: 0.2 }, { player: 'Ann', share: 0.2 })
  expect(await isOffered()).toBe(false)
  await shares({ player: 'Ann', share: 0.6 }, { player: 'Bo', share: 0.2 })
  expect(await isOffered()).toBe(true)
})

test('SPT-01 a feed’s result waits for a second source', async () => {
  await pricedMatch(feed, at, 'm-result')
  await feed.send(start('m-result'))
  await feed.send({ kind: 'result', event: 'm-result', result: played([2, 1], [1, 1]) })
  expect(await feed.event('m-result')).toMatchObject({ state: 'live', resultVersion: 0 })
  await feed.send({ kind: 'result', event: 'm-result', result: played([1, 1], [1, 2]) })
  expect(await feed.event('m-result')).toMatchObject({ resultVersion: 0 })
})
