import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { fixture, pricedMatch } from '#features/sport/events/testing/feed.ts'
import { priceDue } from '#features/sport/prices/service/price.ts'
import { settleDue } from './service/settle.ts'
import { bookmaker, HOME, played, type Bookmaker, type Leg } from './testing/bookmaker.ts'

let house: Bookmaker
let at: Bookmaker['at']
let leg: Leg
beforeAll(async () => {
  house = await bookmaker()
  at = house.at
  leg = await house.legOn(await pricedMatch(house.feed, at, 'safe'))
})
afterAll(() => at.close())

const rich = (): Promise<Person> => person(at, { balance: major(10_000_000) })
const bet = (who: Person, thousands: number) =>
  who.api.sportBets.place(house.single(leg, major(thousands * 1_000)))

test('R1 limits of a stake, of the day’s stakes and of losses hold for a slip on sports', async () => {
  const [once, daily, losing] = [await rich(), await rich(), await rich()]
  await once.api.limits.set({ body: { kind: 'stake', period: 'once', to: { amount: major(100_000) } } })
  expect(await refusal(bet(once, 101))).toBe('play.limit')
  await bet(once, 100)
  await daily.api.limits.set({ body: { kind: 'wager', period: 'day', to: { amount: major(150_000) } } })
  await bet(daily, 100)
  expect(await refusal(bet(daily, 51))).toBe('play.limit')
  await bet(daily, 50)
  // what is staked on open bets counts as lost until they are won
  await losing.api.limits.set({ body: { kind: 'loss', period: 'day', to: { amount: major(200_000) } } })
  await bet(losing, 150)
  expect(await refusal(bet(losing, 51))).toBe('play.limit')
  await bet(losing, 50)
})

test('R7 a member on a time-out places no slip on sports, and takes out of open bets what they are worth', async () => {
  const who = await rich()
  const { bet: open } = await bet(who, 100)
  await who.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  expect(await refusal(bet(who, 10))).toMatch(/^(play|limits|exclusions|session)\./)
  expect(await house.balance(who)).toBe(major(9_900_000))
  expect(open?.state).toBe('open')
})

test('MEM-05 the betting record leads to a sports bet with its selections, prices, score and terms, and prices say why they moved', async () => {
  const who = await rich()
  const match = await pricedMatch(house.feed, at, 'record')
  const shown = await house.legOn(match)
  const { bet: placed } = await who.api.sportBets.place(house.single(shown, major(100_000)))
  await house.linh.api.sportPricesOffice.price({
    params: { event: match.id },
    body: { shift: [0.6, 0], reason: 'line-up news' },
  })
  await priceDue(at.app)
  const { points } = await at.api().sportPrices.moves({ params: { event: match.id }, query: { ...HOME } })
  expect(points.at(-1)).toMatchObject({ why: 'trader' })
  expect(points.at(-1)!.price!).toBeLessThan(shown.price)
  await house.end(match, played([2, 1]))
  const { rounds, totals } = await who.api.rounds.list({ query: {} })
  expect(rounds).toMatchObject([
    { roundId: placed!.id, game: 'sports', category: 'SPORTS', status: 'settled' },
  ])
  expect(totals).toMatchObject({ count: 1, stake: major(100_000), validBet: major(100_000) })
  const { bet: detail } = await who.api.sportBets.bet({ params: { bet: rounds[0]!.roundId } })
  expect(detail).toMatchObject({
    state: 'won',
    isEachWay: false,
    boost: null,
    earlyLead: null,
    returned: rounds[0]!.win,
    legs: [
      {
        selections: [HOME],
        // the price of the acceptance, whatever moved afterwards
        price: shown.price,
        state: 'won',
        settledBy: { score: [2, 1], version: 1, how: 'played' },
      },
    ],
  })
})

test('SPT-01 P6 bets on goalscorers go from the feed’s players by its report, which an operator confirms, to the ledger', async () => {
  await house.feed.send(fixture(at, 'b-scorer'))
  const scorers = [
    { player: 'Ann Lee', team: 'home', share: 0.4 },
    { player: 'Bo Ray', team: 'away', share: 0.4 },
    { player: 'Cy Dow', team: 'home', share: 0.2 },
  ]
  await house.feed.send({ kind: 'prices', event: 'b-scorer', expected: [1.5, 1.1], scorers })
  const match = await house.feed.event('b-scorer')
  const { book } = await at.api().sportPrices.book({ params: { event: match.id } })
  const legs = new Map(
    await Promise.all(
      scorers.map(async ({ player }) => {
        const found = book!.offers
          .filter(({ market }) => market === 'scorerAnytime')
          .flatMap((offer) => offer.outcomes.map(({ outcome }) => ({ ...offer, outcome })))
          .find(({ outcome }) => outcome.includes(player))
        const { market, period, line, outcome } = found!
        return [player, await house.legOn(match, { market, period, line, outcome })] as const
      }),
    ),
  )
  const before = await house.balance()
  const stake = major(100_000)
  for (const leg of legs.values()) await house.place(leg, stake)
  await house.feed.send({ kind: 'incident', event: 'b-scorer', incident: 'start', minute: 0 })
  const goal = (who: string, minute: number, isOwn = false) => ({ side: 'home', who, minute, isOwn })
  const result = played([2, 0], {
    lineups: { home: ['Ann Lee'], away: ['Bo Ray'] },
  })
  const goals = [goal('Ann Lee', 9), goal('Bo Ray', 50, true)]
  await house.feed.send({ kind: 'result', event: 'b-scorer', result: { ...result, goals } })
  expect(await settleDue(at.app)).toBe(0)
  const params = { event: match.id }
  const { results } = await house.linh.alone.sportsOffice.event({ params })
  expect(results).toMatchObject([{ mayConfirm: true, enteredBy: house.feed.key }])
  const body = { result: results[0]!.result, reason: 'match report' }
  expect(await house.linh.alone.sportsOffice.enterResult({ params, body })).toMatchObject({
    isConfirmed: true,
  })
  while ((await settleDue(at.app)) > 0);
  // Ann scored, Bo's own goal does not count, Cy did not start
  const won = (stake * BigInt(legs.get('Ann Lee')!.price)) / 10_000n
  expect(await house.balance()).toBe(before - 3n * stake + won + stake)
  const { bets } = await house.mai.api.sportBets.mine({ query: { limit: 3 } })
  expect(bets.map(({ state }) => state)).toEqual(['void', 'lost', 'won'])
  expect(await proveWhole(at.database.owner)).toEqual([])
})
