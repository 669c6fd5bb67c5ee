import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commitmentOf, type KeyedHmac } from '#kit/chance-fair.ts'
import { major } from '#kit/money.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { bookmaker, HOME, type Bookmaker, type Leg } from '#features/sport/bets/testing/bookmaker.ts'
import { raceOraclePays } from '#features/sport/bets/testing/race-oracle.ts'
import type { Ticket } from '#features/sport/bets/rules/ticket.ts'
import { settleDue } from '#features/sport/bets/service/settle.ts'
import { priceDue } from '#features/sport/prices/service/price.ts'
import { noteWatched } from '#features/sport/events/store/watch.ts'
import { eventById } from '#features/sport/events/public.ts'
import { scriptOf } from './rules/draw.ts'
import { LENGTH_MS } from './rules/draw/beat.ts'
import { virtualLeagues } from './rules/leagues.ts'
import { drawnOf, verifyMatch } from './rules/seeds.ts'
import { lookAtLeagues } from './service/drive.ts'
import { openMatches, type MatchRow } from './store/matches.ts'

let house: Bookmaker
let at: Bookmaker['at']
beforeAll(async () => {
  house = await bookmaker()
  at = house.at
  // someone looks, at a moment when every league has a match a few minutes ahead
  at.clock.set(new Date(Math.ceil(Date.now() / 300_000) * 300_000 + 30_000))
})
afterAll(() => at.close())

const look = async () => {
  await noteWatched(at.app.db, at.clock.now())
  await lookAtLeagues(at.app)
  while ((await priceDue(at.app)) > 0 && (await unpriced()) > 0);
}
const unpriced = async () =>
  (
    await one(
      at.app.db,
      sql<{ count: number }>`select count(*)::int as count from sport_event where 'unpriced' = any (stops)`,
    )
  ).count
const matchesOf = async (league: string): Promise<MatchRow[]> =>
  (await openMatches(at.app.db)).filter((match) => match.league === league)
const hmac: KeyedHmac = (key) => (message) => createHmac('sha256', key).update(message).digest()
const recordOf = (event: string) => at.api().sportVirtual.match({ params: { event } })

test('SPT-01 the platform commits to each virtual match before a bet on it is possible, and says nothing of its seed until it is over', async () => {
  await look()
  const open = await openMatches(at.app.db)
  expect(new Set(open.map(({ league }) => league)).size).toBe(virtualLeagues.length)
  for (const { event, seed, commitment } of open) {
    expect(commitmentOf(seed)).toBe(commitment)
    const { record, moments } = await recordOf(event)
    expect(record).toMatchObject({ commitment, seed: null, result: null })
    expect([moments, verifyMatch(record).verdict]).toEqual([[], 'early'])
  }
  const change = run(at.app.db, sql`update sport_virtual_match set seed = ${'0'.repeat(64)} where no = 1`)
  await expect(change).rejects.toThrow('never changes')
  expect(await refusal(recordOf('019ab000-0000-7000-8000-000000000001'))).toBe('sportVirtual.unknown')
})

test('SYS-02 a brand without virtual leagues neither lists their matches nor takes bets on them, while another brand does', async () => {
  const [football] = await matchesOf('virtual-lantern')
  const leg = await house.legOn((await eventById(at.app.db, football!.event))!)
  const query = { sport: 'football', league: 'virtual-lantern' } as const
  const shown = async () => {
    const [{ events }, board, { sports }] = await Promise.all([
      at.api().sports.events({ query }),
      at.api().sportPrices.board({ query }),
      at.api().sports.overview({ query: {} }),
    ])
    const leagues = sports.flatMap((sport) => sport.leagues.map(({ league }) => league.key))
    return [events.length > 0, board.rows.length > 0, leagues.includes('virtual-lantern')]
  }
  expect(await shown()).toEqual([true, true, true])
  await applySetting(at, 'JADE', 'sportVirtualOffered', false)
  at.clock.forward(3_000)
  expect(await shown()).toEqual([false, false, false])
  expect(await refusal(house.place(leg, major(100_000)))).toBe('sportBets.legs')
  const amber = await at.api({ headers: { merchant: 'AMBER' } }).sports.events({ query })
  expect(amber.events.length).toBeGreaterThan(0)
  await applySetting(at, 'JADE', 'sportVirtualOffered', true)
  at.clock.forward(3_000)
})

test('ESPORTS a bet on a virtual match is accepted until it starts, refused in play, and settled by the seed to the unit', async () => {
  const [football] = await matchesOf('virtual-lantern')
  const [shooter] = await matchesOf('virtual-cinderline')
  const [arena] = await matchesOf('virtual-mossgate')
  const before = await house.balance()
  const stake = major(100_000)
  const bets: { leg: Leg; match: MatchRow }[] = []
  for (const match of [football!, shooter!, arena!]) {
    const event = await eventById(at.app.db, match.event)
    const market = match === football ? HOME : { ...HOME, market: 'toWin' }
    const leg = await house.legOn(event!, market)
    await house.place(leg, stake)
    bets.push({ leg, match })
  }
  expect(await house.balance()).toBe(before - 3n * stake)
  at.clock.set(new Date(football!.startsAt.getTime() + 1_000))
  await look()
  const { book, event } = await at.api().sportPrices.book({ params: { event: football!.event } })
  expect([event.state, book!.state, book!.offers]).toEqual(['live', 'suspended', []])
  expect(await refusal(house.place(bets[0]!.leg, stake))).toBe('sportBets.legs')
  // operators cannot decide it, together or alone
  const params = { event: football!.event }
  const counts: Record<string, [number, number]> = { full: [9, 0] }
  const rest = { goals: null, places: null, nonRunners: [], reached: null, lateFrom: null }
  const byHand = house.linh.api.sportsOffice.enterResult({
    params,
    body: { result: { how: 'played', counts, ...rest }, reason: 'by hand' },
  })
  expect(await refusal(byHand)).toBe('sports.resultTooEarly')
  const goal = { kind: 'goal', side: 'home', minute: 5 } as const
  expect(await refusal(house.linh.api.sportsOffice.addIncident({ params, body: goal }))).toBe(
    'sports.incidentInvalid',
  )
  const last = Math.max(...bets.map(({ match }) => match.startsAt.getTime()))
  at.clock.set(new Date(last + LENGTH_MS + 1_000))
  await look()
  while ((await settleDue(at.app)) > 0);
  let returned = 0n
  for (const { leg, match } of bets) {
    const { record } = await recordOf(match.event)
    expect(verifyMatch(record)).toMatchObject({ verdict: 'same', differences: [] })
    expect(commitmentOf(record.seed!)).toBe(match.commitment)
    const [home, away] = record.result!.counts['full']!
    if (home > away) returned += (stake * BigInt(leg.price)) / 10_000n
    const shown = await at.api().sports.event({ params: { event: match.event } })
    expect(shown.results[0]).toMatchObject({ version: 1, confirmedBy: 'seed' })
    expect(shown.event.live).toMatchObject({ period: 'ended', score: [home, away] })
  }
  expect(await house.balance()).toBe(before - 3n * stake + returned)
  expect(await proveWhole(at.app.db)).toEqual([])
})

test('SPT-01 bets on a race to win, be placed, each-way and on the first two are paid by its seed to the unit, and the race verifies', async () => {
  const [race] = await matchesOf('virtual-saltmarsh')
  const event = (await eventById(at.app.db, race!.event))!
  const stake = major(100_000)
  const before = await house.balance()
  const { book } = await at.api().sportPrices.book({ params: { event: event.id } })
  const tickets: Ticket[] = []
  for (const { market, line, outcomes } of book!.offers)
    for (const { outcome } of outcomes.slice(0, 4)) {
      const leg = await house.legOn(event, { market, period: 'full', line, outcome })
      await house.place(leg, stake)
      tickets.push({
        legs: [{ e: event.id, s: [[market, 'full', line, outcome]], p: leg.price }],
        sizes: [1],
      })
      if (market !== 'win') continue
      const { bet } = await house.mai.api.sportBets.place({
        body: { ...house.single(leg, stake).body, isEachWay: true },
      })
      expect(bet).toMatchObject({ isEachWay: true, lines: 2 })
      const [only] = tickets.slice(-1)
      tickets.push({ ...only!, ew: book!.placeTerms! })
    }
  at.clock.set(new Date(race!.startsAt.getTime() + LENGTH_MS + 1_000))
  await look()
  const { lengthMs, moments } = await recordOf(event.id)
  expect(moments.at(-1)).toMatchObject({ kind: 'end', atMs: lengthMs })
  while ((await settleDue(at.app)) > 0);
  const { record } = await recordOf(event.id)
  expect(verifyMatch(record)).toMatchObject({ verdict: 'same', differences: [] })
  const [first, second] = record.result!.places!.flat()
  const shown = await at.api().sports.event({ params: { event: event.id } })
  expect(shown.event.places).toEqual(record.result!.places)
  expect(
    verifyMatch({ ...record, result: { ...record.result!, places: [[second!], [first!]] } }).differences,
  ).toEqual(['result'])
  const against = () => ({ result: record.result!, acceptedAt: new Date(0) })
  const paid = tickets.reduce((sum, ticket) => sum + raceOraclePays(ticket, stake, against), 0n)
  expect(await house.balance()).toBe(before - BigInt(tickets.length) * stake + paid)
  expect(await proveWhole(at.app.db)).toEqual([])
})

test('SPT-01 two workers that look at any moments, and one that comes back late, tell each match once and leave no number out', async () => {
  const [match] = await matchesOf('virtual-lantern')
  at.clock.set(new Date(match!.startsAt.getTime() - 60_000))
  for (const seconds of [60, 20, 0, 45, 0, 120]) {
    at.clock.forward(seconds * 1_000)
    await noteWatched(at.app.db, at.clock.now())
    await Promise.all([lookAtLeagues(at.app), lookAtLeagues(at.app)])
  }
  const told = await many(
    at.app.db,
    sql<{ kind: string; side: string | null; minute: number | null; at: Date }>`
      select kind, side, minute, at from sport_incident where event = ${match!.event} order by no
    `,
  )
  const script = scriptOf(drawnOf('football', match!, hmac), match!.startsAt)
  expect(told).toEqual(
    script.map(({ kind, side, minute, at: moment }) => ({ kind, side, minute, at: moment })),
  )
  expect((await at.api().sports.event({ params: { event: match!.event } })).results).toHaveLength(1)
  const numbers = await many(
    at.app.db,
    sql<{ least: number; most: number; count: number; starts: number }>`
      select min(no)::int as least, max(no)::int as most, count(*)::int as count, count(distinct starts_at)::int as starts
      from sport_virtual_match group by league
    `,
  )
  for (const { least, most, count, starts } of numbers)
    expect([least, most, starts]).toEqual([1, count, count])
  // no one looks for a day: what was sold is decided, and each league has one match an hour ahead of it
  at.clock.forward(24 * 60 * 60_000)
  await lookAtLeagues(at.app)
  const open = await openMatches(at.app.db)
  expect(open.every(({ startsAt }) => startsAt > at.clock.now())).toBe(true)
  expect(open).toHaveLength(virtualLeagues.length)
})
