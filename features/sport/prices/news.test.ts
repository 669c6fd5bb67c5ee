import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { announce } from '#features/sport/events/service/news.ts'
import { fixture, pricedMatch, testFeed } from '#features/sport/events/testing/feed.ts'
import { newest } from '#live/crowd.ts'
import { createHeard } from '#live/heard.ts'
import { recordedEvents } from '#server/events.ts'
import { tellMoved } from './service/news.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** What a page of a brand hears if everything arrives as one message. */
function heard({ published }: ReturnType<typeof recordedEvents>, topic: string) {
  const sent = published.filter(({ room, hint }) => room === 'merchant:JADE' && hint.topic === topic)
  return newest(sent.map(({ hint }) => hint)).filter(createHeard())
}

test('SPT-01 a page hears of a goal though another match, with more changes behind it, changes in the same moment', async () => {
  const feed = await testFeed(at)
  for (const name of ['n-long', 'n-short']) await feed.send(fixture(at, name))
  const [long, short] = [await feed.event('n-long'), await feed.event('n-short')]
  const events = recordedEvents()
  const app = { ...at.app, events }
  await announce(app, { ...short, version: 12 }, { kind: 'goal', side: 'home' })
  await announce(app, { ...long, version: 200 })
  await announce(app, { ...short, version: 13 })
  expect(heard(events, 'sport.event').map(({ patch }) => patch)).toMatchObject([
    { event: short.id, version: 12, incident: { kind: 'goal' } },
    { event: long.id, version: 200, incident: null },
    { event: short.id, version: 13, incident: null },
  ])
})

test('SPT-01 a page hears of the prices that two processes moved, whatever the versions of their books', async () => {
  const events = recordedEvents()
  // each process gathers for itself
  tellMoved({ ...at.app, events: { ...events } }, 'one', 200, 'open')
  tellMoved({ ...at.app, events: { ...events } }, 'two', 12, 'suspended')
  await expect.poll(() => heard(events, 'sport.books').length).toBe(2)
  expect(
    heard(events, 'sport.books')
      .map(({ patch }) => JSON.stringify(patch))
      .toSorted(),
  ).toEqual(['{"books":[["one",200,"open"]]}', '{"books":[["two",12,"suspended"]]}'])
})

test('SPT-01 a dense list gets the next lines of handicap and total, too: the main one first, four at most', async () => {
  const feed = await testFeed(at)
  const match = await pricedMatch(feed, at, 'n-lines')
  const api = at.api()
  const [narrow] = (await api.sportPrices.books({ query: { events: match.id } })).books
  const [wide] = (await api.sportPrices.books({ query: { events: match.id, lines: 'more' } })).books
  const { rows } = await api.sportPrices.board({ query: { search: 'n-lines', lines: 'more' } })
  const linesOf = (book: typeof wide | null, market: string) =>
    (book?.offers ?? []).flatMap((offer) =>
      offer.market === market && offer.period === 'full' ? [offer.line] : [],
    )
  for (const market of ['asianHandicap', 'total']) {
    const lines = linesOf(wide, market)
    expect(new Set(lines).size).toBe(4)
    expect(linesOf(narrow, market)).toEqual(lines.slice(0, 1))
    expect(linesOf(rows[0]?.book, market)).toEqual(lines)
    // neighbours of the main line
    expect(lines.every((line) => Math.abs(line - lines[0]!) <= 2)).toBe(true)
  }
})
