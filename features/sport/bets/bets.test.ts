import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import type { EventRow } from '#features/sport/events/store/events.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'
import { forgetOldMoves } from '#features/sport/prices/service/forget.ts'
import { priceDue, REVIEW_MS } from '#features/sport/prices/service/price.ts'
import { placeDue } from './service/due/place-due.ts'
import { bookmaker, DRAW, played, type Bookmaker, type Leg } from './testing/bookmaker.ts'

let at: Bookmaker['at']
let feed: Bookmaker['feed']
let linh: Bookmaker['linh']
let mai: Bookmaker['mai']
let legOn: Bookmaker['legOn']
let single: Bookmaker['single']
let place: Bookmaker['place']
let end: Bookmaker['end']
let balance: Bookmaker['balance']
beforeAll(async () => {
  const house = await bookmaker()
  at = house.at
  feed = house.feed
  linh = house.linh
  mai = house.mai
  legOn = house.legOn
  single = house.single
  place = house.place
  end = house.end
  balance = house.balance
})
afterAll(() => at.close())

/** Brings an event of the feed into play, priced. */
async function kickOff(name: string): Promise<EventRow> {
  await feed.send({ kind: 'incident', event: name, incident: 'start', minute: 0 })
  await priceDue(at.app)
  return feed.event(name)
}

test('SPT-01 a bet is accepted at the price that is shown, once for its key, and settled by the result', async () => {
  const match = await pricedMatch(feed, at, 'b-single')
  const leg = await legOn(match)
  const before = await balance()
  const key = { idempotencyKey: 'b-single-1' }
  const { bet, pending } = await mai.api.sportBets.place(single(leg), key)
  expect(pending).toBeNull()
  expect(bet).toMatchObject({
    state: 'open',
    stake: major(100_000),
    legs: [{ price: leg.price, state: 'open', scoreAtBet: null }],
  })
  expect((await mai.api.sportBets.place(single(leg), key)).bet?.id).toBe(bet?.id)
  expect(before - (await balance())).toBe(major(100_000))
  await end(match, played([2, 1]))
  const won = (major(100_000) * BigInt(leg.price)) / 10_000n
  expect(await balance()).toBe(before - major(100_000) + won)
  const { bets } = await mai.api.sportBets.mine({ query: { state: 'won' } })
  expect(bets[0]).toMatchObject({
    id: bet?.id,
    state: 'won',
    returned: won,
    legs: [{ state: 'won', settledBy: { score: [2, 1], version: 1 } }],
  })
})

test('SPT-01 a call that is repeated after the price moved returns its bet, and the key with another body is a conflict', async () => {
  const leg = await legOn(await pricedMatch(feed, at, 'b-again'))
  const key = { idempotencyKey: 'b-again-1' }
  const { bet } = await mai.api.sportBets.place(single(leg), key)
  await feed.send({ kind: 'prices', event: 'b-again', expected: [3, 0.5] })
  await priceDue(at.app)
  const before = await balance()
  expect(await refusal(place(leg))).toBe('sportBets.legs')
  expect((await mai.api.sportBets.place(single(leg), key)).bet?.id).toBe(bet?.id)
  const others = [single(leg, major(200_000)), single({ ...leg, selections: [DRAW] })]
  for (const other of others)
    expect(await refusal(mai.api.sportBets.place(other, key))).toBe('idempotency.conflict')
  expect(await balance()).toBe(before)
})

test('SPT-01 a slip that is not right is refused with its reason', async () => {
  const [one, two] = [await pricedMatch(feed, at, 'b-bad-1'), await pricedMatch(feed, at, 'b-bad-2')]
  const leg = await legOn(one)
  const of = (legs: readonly Leg[], sizes: readonly number[], more: object = {}) =>
    mai.api.sportBets.place({ body: { ...single(leg).body, legs: [...legs], sizes: [...sizes], ...more } })
  expect(await refusal(of([leg, await legOn(one, DRAW)], [2]))).toBe('sportBets.slipMalformed')
  expect(await refusal(of([leg, await legOn(two)], [3]))).toBe('sportBets.slipMalformed')
  expect(await refusal(of([leg], [1], { isEachWay: true }))).toBe('sportBets.slipMalformed')
  expect(await refusal(place(leg, major(1)))).toBe('sportBets.stakeTooSmall')
  expect(await refusal(place(leg, major(90_000_000_000)))).toBe('sportBets.overLimit')
  const poor = await person(at, { balance: major(20_000) })
  expect(await refusal(poor.api.sportBets.place(single(leg)))).toBe('play.insufficient')
  expect(await refusal(place({ ...leg, price: leg.price + 100 }))).toBe('sportBets.legs')
  expect(await refusal(place({ ...leg, epoch: leg.epoch + 1 }))).toBe('sportBets.legs')
  // a better price than the one that was shown is taken by those who want it, a worse one only by those who take any
  const worse = { ...leg, price: leg.price - 100 }
  expect(await refusal(mai.api.sportBets.place(single(worse, undefined, 'none')))).toBe('sportBets.legs')
  expect((await mai.api.sportBets.place(single(worse, undefined, 'better'))).bet?.legs[0]?.price).toBe(
    leg.price,
  )
  const better = { ...leg, price: leg.price + 100 }
  expect(await refusal(mai.api.sportBets.place(single(better, undefined, 'better')))).toBe('sportBets.legs')
  expect((await mai.api.sportBets.place(single(better, undefined, 'any'))).bet?.legs[0]?.price).toBe(
    leg.price,
  )
})

test('S10 a slip that cannot be bet on writes nothing for its member; the first that can is checked against the limits', async () => {
  const who = await person(at, { balance: major(1_000_000) })
  const leg = await legOn(await pricedMatch(feed, at, 'b-nothing'))
  const checks = async () =>
    many(at.database.owner, sql`select member_id from play_check where member_id = ${who.id}`)
  const ask = (of: Leg) => who.api.sportBets.place(single(of))
  expect(await refusal(ask({ ...leg, event: '0190a7c0-0000-7000-8000-000000000000' }))).toBe('sportBets.legs')
  expect(await checks()).toEqual([])
  await ask(leg)
  expect(await checks()).toHaveLength(1)
})

test('SPT-01 an outcome is bet on until its liability is full; the quote says how much is left and why', async () => {
  const match = await pricedMatch(feed, at, 'b-full')
  const leg = await legOn(match)
  await applySetting(at, 'JADE', 'sportMostOutcome', major(1_000_000))
  const quoted = async () =>
    (await mai.api.sportBets.quote({ body: { legs: [leg], sizes: [1], isEachWay: false } })).most
  const most = await quoted()
  expect(most?.reason).toBe('market')
  const stake = most!.stake - (most!.stake % 10_000n)
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => place(leg, stake)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await quoted())?.stake).toBeLessThan(major(10_000))
  // the bet that filled it is returned to its key
  const other = await legOn(match, DRAW)
  const key = { idempotencyKey: 'b-full-1' }
  const { most: room } = await mai.api.sportBets.quote({
    body: { legs: [other], sizes: [1], isEachWay: false },
  })
  const fills = single(other, room!.stake - (room!.stake % 10_000n))
  const { bet } = await mai.api.sportBets.place(fills, key)
  expect((await mai.api.sportBets.place(fills, key)).bet?.id).toBe(bet?.id)
  // and to a call that is repeated before the first one is answered
  const third = await legOn(match, { ...DRAW, outcome: 'away' })
  const { most: last } = await mai.api.sportBets.quote({
    body: { legs: [third], sizes: [1], isEachWay: false },
  })
  const ask = () =>
    mai.api.sportBets.place(single(third, last!.stake - (last!.stake % 10_000n)), {
      idempotencyKey: 'b-full-2',
    })
  const [one, two] = await Promise.all([ask(), ask()])
  expect(one.bet?.id).toBe(two.bet?.id)
  expect(await refusal(mai.api.sportBets.place(fills))).toBe('sportBets.overLimit')
  await applySetting(at, 'JADE', 'sportMostOutcome', major(10_000_000_000))
})

test('SPT-01 in play a bet waits for its delay and is placed at the score of that moment, or offered again', async () => {
  await pricedMatch(feed, at, 'b-live')
  const match = await kickOff('b-live')
  const handicap = { market: 'asianHandicap', period: 'full', line: -1, outcome: 'home' }
  const { book } = await at.api().sportPrices.book({ params: { event: match.id } })
  const line = book?.offers.find(({ market }) => market === 'asianHandicap')?.line ?? handicap.line
  const leg = await legOn(match, { ...handicap, line })
  const waits = (await place(leg)).pending
  expect(waits).toMatchObject({ state: 'delayed', bet: null })
  const over = (id: string) =>
    run(at.database.owner, sql`update sport_pending set until = clock_timestamp() where id = ${id}`)
  await over(waits!.id)
  await placeDue(at.app)
  const placed = await mai.api.sportBets.pending({ params: { pending: waits!.id } })
  expect(placed).toMatchObject({ state: 'accepted', bet: { legs: [{ scoreAtBet: [0, 0] }] } })
  const again = (await place(await legOn(match, { ...handicap, line }))).pending
  await feed.send({ kind: 'incident', event: 'b-live', incident: 'goal', side: 'home', minute: 3 })
  await over(again!.id)
  await placeDue(at.app)
  const refused = await mai.api.sportBets.pending({ params: { pending: again!.id } })
  expect(refused).toMatchObject({ state: 'refused', bet: null, refusal: { code: 'sportBets.legs' } })
  expect((await feed.event('b-live')).stops).toEqual(['incident'])
  // after the review the match is priced at 1:0 and bet on again
  at.clock.forward(REVIEW_MS)
  await priceDue(at.app)
  expect((await feed.event('b-live')).stops).toEqual([])
  expect(await refusal(place(leg))).toBe('sportBets.legs')
  expect(await refusal(mai.api.sportBets.pending({ params: { pending: match.id } }))).toBe(
    'sportBets.unknown',
  )
})

test('SPT-01 no bet is accepted after a suspension is answered: market, event, everything', async () => {
  const match = await pricedMatch(feed, at, 'b-stop')
  const [leg, draw] = [
    await legOn(match),
    await legOn(match, { market: 'oddEven', period: 'full', line: 0, outcome: 'odd' }),
  ]
  const stop = (scope: 'market' | 'event' | 'everything', value: string) =>
    linh.alone.sportPricesOffice.suspend({ body: { scope, value, reason: 'injury news' } })
  const go = (scope: 'market' | 'event' | 'everything', value: string) =>
    linh.alone.sportPricesOffice.resume({ body: { scope, value, reason: 'news was wrong' } })
  await stop('market', `${match.id}|winner|full`)
  expect(await refusal(place(leg))).toBe('sportBets.legs')
  const { epoch } = await feed.event('b-stop')
  expect((await place({ ...draw, epoch })).bet).not.toBeNull()
  await go('market', `${match.id}|winner|full`)
  await priceDue(at.app)
  for (const [scope, value] of [
    ['event', match.id],
    ['everything', ''],
  ] as const) {
    await stop(scope, value)
    const { book } = await at.api().sportPrices.book({ params: { event: match.id } })
    expect(book).toMatchObject({ state: 'suspended', why: scope === 'event' ? 'trader' : 'everything' })
    expect(await refusal(place(await legOn(match)))).toBe('sportBets.legs')
    // a match that is new while everything is suspended is suspended, too
    if (scope === 'everything') expect((await pricedMatch(feed, at, 'b-stop-new')).stops).toEqual(['trader'])
    await go(scope, value)
    await priceDue(at.app)
  }
  expect((await place(await legOn(match))).bet).not.toBeNull()
  expect(await refusal(stop('event', 'none'))).toBe('sportPrices.scopeUnknown')
})

test('SPT-01 a slip follows its member from device to device, and preferences are kept', async () => {
  expect(await mai.api.sportBets.slip({})).toEqual({ slip: null, version: 0 })
  expect(await mai.api.sportBets.saveSlip({ body: { slip: { legs: [1] }, version: 0 } })).toEqual({
    version: 1,
  })
  expect(await refusal(mai.api.sportBets.saveSlip({ body: { slip: {}, version: 0 } }))).toBe(
    'sportBets.slipMoved',
  )
  expect(await mai.api.sportBets.saveSlip({ body: { slip: {}, version: 1 } })).toEqual({ version: 2 })
  const large = { slip: 'x'.repeat(30_000), version: 2 }
  expect(await refusal(mai.api.sportBets.saveSlip({ body: large }))).toBe('sportBets.slipTooLarge')
  const given = {
    format: 'malay' as const,
    policy: 'any' as const,
    zone: 'Asia/Tokyo',
    quick: [major(50_000)],
  }
  await mai.api.sportBets.setPreferences({ body: given })
  expect(await mai.api.sportBets.preferences({})).toEqual(given)
  const bad = mai.api.sportBets.setPreferences({ body: { ...given, zone: 'Moon/Base' } })
  expect(await refusal(bad)).toBe('sports.zoneUnknown')
})

test('SPT-01 boards, prices by trader, moves and published rules', async () => {
  const match = await pricedMatch(feed, at, 'b-board')
  const api = at.api()
  const { rows } = await api.sportPrices.board({ query: { search: 'b-board h' } })
  expect(rows[0]?.book?.offers.map(({ market }) => market)).toContain('winner')
  expect(rows[0]?.offers).toBeGreaterThan(40)
  expect((await api.sportPrices.books({ query: { events: match.id } })).books).toHaveLength(1)
  const change = (event: string) =>
    linh.alone.sportPricesOffice.price({ params: { event }, body: { shift: [0.6, 0], reason: 'line-up' } })
  const shorter = await legOn(match)
  await change(match.id)
  expect((await legOn(match)).price).toBeLessThan(shorter.price)
  const { points } = await api.sportPrices.moves({
    params: { event: match.id },
    query: { market: 'winner', period: 'full', outcome: 'home' },
  })
  expect(points.slice(-2).map(({ price }) => price)).toEqual([shorter.price, (await legOn(match)).price])
  // moves of long ago are deleted, those of half a year are kept
  await run(
    at.database.owner,
    sql`insert into sport_move (event, version, cause, changed, at)
        select ${match.id}, -days, 'old', '[["winner|full||home", 20000]]', ${at.clock.now()}::timestamptz - make_interval(days => days)
        from unnest(array[179, 181]) days`,
  )
  await forgetOldMoves(at.app)
  const old = await many(
    at.app.db,
    sql<{ version: number }>`select version from sport_move where event = ${match.id} and cause = 'old'`,
  )
  expect(old).toEqual([{ version: -179 }])
  const expected = (values: number[]) =>
    linh.api.sportPricesOffice.expect({
      params: { event: match.id },
      body: { expected: values, reason: 'new model' },
    })
  expect(await refusal(expected([50, 1]))).toBe('sportPrices.expectationInvalid')
  await expected([0.5, 2.5])
  const desk = await linh.alone.sportPricesOffice.book({ params: { event: match.id } })
  expect(desk.pricing).toMatchObject({ expected: [0.5, 2.5], shift: [0.6, 0] })
  expect(
    (await linh.alone.sportPricesOffice.history({ params: { event: match.id }, query: {} })).versions.length,
  ).toBeGreaterThan(2)
  expect(
    (await api.sportPrices.rules({})).markets.find(({ market }) => market === 'total')?.examples.length,
  ).toBeGreaterThan(5)
  const none = '019ab000-0000-7000-8000-000000000000'
  expect(await refusal(change(none))).toBe('sports.eventUnknown')
  expect(await refusal(api.sportPrices.board({ query: { zone: 'Moon/Base' } }))).toBe('sports.zoneUnknown')
  expect(await refusal(api.sportPrices.book({ params: { event: none } }))).toBe('sports.eventUnknown')
  expect((await linh.alone.sportPricesOffice.stops({})).list).toEqual([])
})
