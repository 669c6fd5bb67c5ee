import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { insertFavourite } from './store/favourites.ts'
import { waitingEntries } from './store/results.ts'
import { fixture, played, pricedMatch, testFeed, type TestFeed } from './testing/feed.ts'

let at: TestApp
let feed: TestFeed
let linh: Operator
let huy: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  feed = await testFeed(at)
  linh = await operator(at)
  huy = await operator(at)
  mai = await person(at)
})
afterAll(() => at.close())

const nowhere = '019ab000-0000-7000-8000-000000000000'
const resultOf = (full: [number, number], first: [number, number] = [0, 0]) => ({
  how: 'played' as const,
  counts: { full, first },
  goals: null,
  places: null,
  nonRunners: [],
  reached: null,
  lateFrom: null,
})
const enter = (who: Operator, event: string, result: ReturnType<typeof resultOf>) =>
  who.alone.sportsOffice.enterResult({ params: { event }, body: { result, reason: 'final whistle' } })

test('SPT-01 P6 a result counts when two people entered the same, and is corrected by two people again', async () => {
  const { id } = await pricedMatch(feed, at, 'o-result')
  expect(await refusal(enter(linh, nowhere, resultOf([1, 0])))).toBe('sports.eventUnknown')
  expect(await refusal(enter(linh, id, resultOf([1, 0])))).toBe('sports.resultTooEarly')
  await feed.send({ kind: 'incident', event: 'o-result', incident: 'start', minute: 0 })
  expect(await refusal(enter(linh, id, resultOf([0, 0], [1, 0])))).toBe('sports.resultInvalid')
  expect(await enter(linh, id, resultOf([2, 1], [1, 0]))).toEqual({ isConfirmed: false, version: 0 })
  expect(await enter(linh, id, resultOf([2, 1], [1, 0]))).toMatchObject({ isConfirmed: false })
  // the second person does not see what the first entered
  const seen = await huy.alone.sportsOffice.event({ params: { event: id } })
  expect(seen.results).toEqual([])
  expect(await enter(huy, id, resultOf([2, 0], [1, 0]))).toMatchObject({ isConfirmed: false })
  expect(await enter(huy, id, resultOf([2, 1], [1, 0]))).toEqual({ isConfirmed: true, version: 1 })
  expect(await feed.event('o-result')).toMatchObject({ state: 'official', resultVersion: 1 })
  expect(await refusal(enter(linh, id, resultOf([2, 1], [1, 0])))).toBe('sports.resultSame')
  await enter(linh, id, resultOf([2, 2], [1, 0]))
  // the feed agrees with the correction: the second source
  await feed.send({ kind: 'result', event: 'o-result', result: played([2, 2], [1, 0]) })
  const { results } = await at.api().sports.event({ params: { event: id } })
  expect(results.map(({ version, result }) => [version, result.counts['full']])).toEqual([
    [2, [2, 2]],
    [1, [2, 1]],
  ])
})

test('SPT-01 P6 a withdrawal a minute from the official one is the same from a feed, and a correction by two operators', async () => {
  const startsAt = new Date(at.clock.now().getTime() - 60 * 60_000)
  const sides = ['Comet', 'Dancer', 'Ember'].map((name) => ({ key: `o-${name.toLowerCase()}`, name }))
  const league = { key: 'o-track', name: 'Harbour Park', country: null, season: '2026' }
  await feed.send(fixture(at, 'o-race', { sport: 'racing', league, sides, startsAt: startsAt.toISOString() }))
  const { id } = await feed.event('o-race')
  const out = (minutesBefore: number) => ({
    ...resultOf([0, 0]),
    counts: {},
    places: [[2], [1]],
    nonRunners: [{ number: 3, price: 55_000, at: new Date(startsAt.getTime() - minutesBefore * 60_000) }],
  })
  const told = (who: Operator, minutesBefore: number) =>
    who.alone.sportsOffice.enterResult({
      params: { event: id },
      body: { result: out(minutesBefore), reason: 'official' },
    })
  await told(linh, 20)
  expect(await told(huy, 20)).toEqual({ isConfirmed: true, version: 1 })
  await feed.send({ kind: 'result', event: 'o-race', result: JSON.parse(JSON.stringify(out(19))) })
  expect(await waitingEntries(at.app.db, id)).toEqual([])
  expect(await refusal(told(linh, 20))).toBe('sports.resultSame')
  expect((await feed.event('o-race')).resultVersion).toBe(1)
  expect(await told(linh, 21)).toEqual({ isConfirmed: false, version: 1 })
  expect(await told(huy, 21)).toEqual({ isConfirmed: true, version: 2 })
})

test('SPT-01 two operators postpone an event; an incident by hand moves its clock', async () => {
  const { id } = await pricedMatch(feed, at, 'o-state')
  const change = (to: 'postponed' | 'scheduled', event = id) =>
    linh.api.sportsOffice.changeState({ params: { event }, body: { to, reason: 'heavy rain' } })
  await change('postponed')
  expect(await feed.event('o-state')).toMatchObject({ state: 'postponed' })
  await change('scheduled')
  const tell = (kind: 'start' | 'goal', more: object = {}) =>
    linh.alone.sportsOffice.addIncident({ params: { event: id }, body: { kind, ...more } })
  expect(await refusal(tell('goal', { side: 'home' }))).toBe('sports.incidentInvalid')
  await tell('start')
  const { event } = await tell('goal', { side: 'home', minute: 3 })
  expect(event.live?.score).toEqual([1, 0])
  expect(await refusal(change('postponed'))).toBe('sports.wrongState')
})

test('SPT-01 openfootball files are imported once, followed when they change, and corrections wait for a second person', async () => {
  const text = await readFile('data/football/2025-26-en.1.json', 'utf8')
  const file: { name: string; matches: { team1: string; score?: { ft: number[] } }[] } = JSON.parse(text)
  const league = {
    key: 'en-1',
    name: 'English Premier League',
    country: 'GB',
    season: '2025-26',
    timeZone: 'Europe/London',
  }
  const give = (who: Operator, matches: unknown, more: object = {}) =>
    who.alone.sportsOffice.importFile({
      body: { format: 'openfootball', league, text: JSON.stringify({ matches }), isTrial: false, ...more },
    })
  const few = file.matches.slice(0, 12)
  expect(await give(linh, few, { isTrial: true })).toMatchObject({ created: 12, problems: [] })
  expect(await give(linh, few)).toMatchObject({ created: 12, same: 0, problems: [] })
  expect(await give(linh, few)).toMatchObject({ created: 0, changed: 12 }) // the same person’s entries wait
  expect(await give(huy, few)).toMatchObject({ created: 0, corrections: 0 })
  expect(await give(huy, few)).toMatchObject({ created: 0, changed: 0, same: 12 })
  const [first, ...others] = few
  expect(await give(linh, [{ ...first, score: { ft: [9, 9] } }, ...others])).toMatchObject({ corrections: 1 })
  const over = await at.api().sports.events({ query: { league: 'en-1', when: 'results' } })
  expect(over.events.every(({ live }) => live?.period === 'ended' && live.counts['full'])).toBe(true)
  const { table } = await at.api().sports.league({ params: { league: 'en-1' } })
  expect(table.reduce((sum, row) => sum + row.played, 0)).toBe(24)
  expect(table.every(({ points, won, drawn }) => points === 3 * won + drawn)).toBe(true)
  const bad = { body: { format: 'csv' as const, league, text: 'no header', isTrial: false } }
  expect(await refusal(linh.alone.sportsOffice.importFile(bad))).toBe('sports.fileUnreadable')
  // its label would say that the results are public, and bets would be paid from cash
  const replayed = { body: { ...bad.body, league: { ...bad.body.league, key: 'replay-england' } } }
  expect(await refusal(linh.alone.sportsOffice.importFile(replayed))).toBe('sports.leagueReplayed')
  const nowhere = { body: { ...bad.body, league: { ...league, timeZone: 'Moon/Base' } } }
  expect(await refusal(linh.alone.sportsOffice.importFile(nowhere))).toBe('sports.zoneUnknown')
})

test('SPT-01 CSV fixtures keep the league’s local time', async () => {
  const csv =
    'date,time,home,away,label\n2027-03-01,19:30,"Old Harbour, FC",River City,Matchday 9\n2027-03-01,19:30,Same,Same,x\n'
  const league = {
    key: 'csv-1',
    name: 'CSV League',
    country: null,
    season: '2027',
    timeZone: 'Asia/Ho_Chi_Minh',
  }
  const done = await linh.alone.sportsOffice.importFile({
    body: { format: 'csv', league, text: csv, isTrial: false },
  })
  expect(done).toMatchObject({ created: 1, problems: [{ row: 3, problem: 'teams' }] })
  const { events } = await at.api().sports.events({ query: { league: 'csv-1', when: 'soon' } })
  expect(events[0]).toMatchObject({ home: { name: 'Old Harbour, FC', key: 'old-harbour-fc' } })
  expect(events[0]?.startsAt.toISOString()).toBe('2027-03-01T12:30:00.000Z')
})

test('SPT-01 visitors read fixtures by day, sport and name; unknown ones are refused', async () => {
  await feed.send(fixture(at, 'o-found', { label: 'Final' }))
  const api = at.api()
  const { events } = await api.sports.events({ query: { search: 'o-found h' } })
  expect(events.map(({ label }) => label)).toEqual(['Final'])
  const { sports } = await api.sports.overview({ query: { category: 'SPORTS' } })
  expect(sports.map(({ sport }) => sport)).toEqual(['football', 'basketball', 'tennis', 'racing'])
  expect(sports[0]?.coming).toBeGreaterThan(0)
  expect(await refusal(api.sports.events({ query: { zone: 'Moon/Base' } }))).toBe('sports.zoneUnknown')
  expect(await refusal(api.sports.event({ params: { event: nowhere } }))).toBe('sports.eventUnknown')
  expect(await refusal(api.sports.league({ params: { league: 'none' } }))).toBe('sports.leagueUnknown')
  const pages = await api.sports.events({ query: { when: 'soon', limit: 1 } })
  expect(pages.next).not.toBeNull()
  const next = await api.sports.events({ query: { when: 'soon', limit: 1, before: pages.next ?? '' } })
  expect(next.events[0]?.id).not.toBe(pages.events[0]?.id)
})

test('SPT-01 a member keeps favourites', async () => {
  const { id } = await feed.event('o-found')
  const set = (kind: 'event' | 'side', key: string, isFavourite = true) =>
    mai.api.sports.favour({ params: { kind, key }, body: { isFavourite } })
  await set('event', id)
  await set('side', 'o-found-home')
  expect(await mai.api.sports.favourites({})).toEqual({ events: [id], leagues: [], sides: ['o-found-home'] })
  await set('event', id, false)
  expect((await mai.api.sports.favourites({})).events).toEqual([])
  expect(await refusal(set('event', nowhere))).toBe('sports.favouriteUnknown')
})

test('SPT-01 a member who has 200 favourites removes one before another is added', async () => {
  const { id } = await feed.event('o-found')
  const full = await person(at)
  await inTransaction(at.app.db, async (tx) => {
    for (let count = 0; count < 200; count += 1) await insertFavourite(tx, full.id, 'side', `s-${count}`)
  })
  const set = (kind: 'event' | 'side', key: string, isFavourite = true) =>
    full.api.sports.favour({ params: { kind, key }, body: { isFavourite } })
  expect(await refusal(set('event', id))).toBe('sports.favouritesFull')
  await set('side', 's-7', false)
  expect(await set('event', id)).toEqual({ isFavourite: true })
})

test('SPT-01 two operators add a feed and switch it; its log says what became of each message', async () => {
  const body = { key: 'o-feed', name: 'Feed', apiKey: 'k'.repeat(40), reason: 'new contract' }
  await linh.api.sportsOffice.addFeed({ body })
  expect(await refusal(linh.api.sportsOffice.addFeed({ body }))).toBe('sports.feedTaken')
  const off = { params: { feed: 'o-feed' }, body: { isOpen: false, reason: 'test' } }
  expect(await linh.api.sportsOffice.switchFeed(off)).toEqual({ isOn: false })
  const { list } = await linh.alone.sportsOffice.feeds({})
  expect(list.find(({ key }) => key === 'o-feed')).toMatchObject({ health: 'off' })
  const log = await linh.alone.sportsOffice.feedLog({ params: { feed: feed.key }, query: { limit: 3 } })
  expect(log.list).toHaveLength(3)
  expect(log.next).not.toBeNull()
  const unknown = { params: { feed: 'none' }, body: { isOpen: true, reason: 'test' } }
  expect(await refusal(linh.api.sportsOffice.switchFeed(unknown))).toBe('sports.feedUnknown')
})
