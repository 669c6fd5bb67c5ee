import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { announce } from '#features/sport/events/service/news.ts'
import { fixture, pricedMatch } from '#features/sport/events/testing/feed.ts'
import { priceDue } from '#features/sport/prices/service/price.ts'
import { cashOutDue } from './service/due/auto-cash-out.ts'
import { bookmaker, HOME, played, type Bookmaker, type Outcome } from './testing/bookmaker.ts'

let at: Bookmaker['at']
let feed: Bookmaker['feed']
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
  mai = house.mai
  legOn = house.legOn
  single = house.single
  place = house.place
  end = house.end
  balance = house.balance
})
afterAll(() => at.close())

test('SPT-01 a system pays by every combination, void legs count 1, and a correction settles it again', async () => {
  const one = await pricedMatch(feed, at, 'b-sys-1')
  const two = await pricedMatch(feed, at, 'b-sys-2')
  const three = await pricedMatch(feed, at, 'b-sys-3')
  const legs = [await legOn(one), await legOn(two), await legOn(three)]
  const before = await balance()
  const stake = major(400_000)
  const { bet } = await mai.api.sportBets.place({
    body: { legs, sizes: [2, 3], isEachWay: false, stake, policy: 'none' },
  })
  expect(bet).toMatchObject({ lines: 4 })
  const odds = legs.map(({ price }) => price / 10_000)
  const pays = ([a, b, c]: readonly number[]) =>
    (Number(stake) * (a! * b! + a! * c! + b! * c! + a! * b! * c!)) / 4
  const near = async (factors: readonly number[]) =>
    expect(Math.abs(Number((await balance()) - before + stake) - pays(factors))).toBeLessThan(2)
  await end(one, played([1, 0]))
  await end(two, played([0, 0], { how: 'cancelled', counts: {} }))
  expect(await balance()).toBe(before - stake)
  await end(three, played([3, 1]))
  await near([odds[0]!, 1, odds[2]!])
  await end(three, played([1, 1]))
  await near([odds[0]!, 1, 0])
  await end(three, played([1, 1], { how: 'cancelled', counts: {} }))
  await near([odds[0]!, 1, 1])
  await end(one, played([0, 1]))
  await near([0, 1, 1])
  await end(one, played([1, 0]))
  await end(three, played([3, 1]))
  await near([odds[0]!, 1, odds[2]!])
  const shown = await mai.api.sportBets.bet({ params: { bet: bet!.id } })
  expect(shown.bet).toMatchObject({ state: 'won', settlement: 6 })
})

test('SPT-01 a bet that was lost early is open again when the result that lost it is corrected', async () => {
  const [one, two] = [await pricedMatch(feed, at, 'b-early-1'), await pricedMatch(feed, at, 'b-early-2')]
  const legs = [await legOn(one), await legOn(two)]
  const before = await balance()
  const { bet } = await mai.api.sportBets.place({
    body: { legs, sizes: [2], isEachWay: false, stake: major(10_000), policy: 'none' },
  })
  const stateNow = async () => (await mai.api.sportBets.bet({ params: { bet: bet!.id } })).bet.state
  await end(one, played([0, 1]))
  expect(await stateNow()).toBe('lost')
  await end(one, played([1, 0]))
  expect(await stateNow()).toBe('open')
  await end(two, played([1, 0]))
  expect(await stateNow()).toBe('won')
  const factor = (BigInt(legs[0]!.price) * BigInt(legs[1]!.price) * major(10_000)) / 100_000_000n
  expect(await balance()).toBe(before - major(10_000) + factor)
})

test('SPT-01 a bet is cashed out in part and in whole at an offer beside its fair value, and paid once', async () => {
  const match = await pricedMatch(feed, at, 'b-cash')
  const before = await balance()
  const { bet } = await place(await legOn(match), major(200_000))
  const params = { bet: bet!.id }
  const { offer } = await mai.api.sportBets.bet({ params })
  expect(offer.fair! > offer.offer!).toBe(true)
  const out = (part: number, shown: bigint, key: string) =>
    mai.api.sportBets.cashOut({ params, body: { offer: shown, part } }, { idempotencyKey: key })
  expect(await refusal(out(10_000, offer.offer! + 1n, 'cash-key-0'))).toBe('sportBets.offerMoved')
  const half = await out(5_000, offer.offer!, 'cash-key-1')
  expect(half.paid).toBe(offer.offer! / 2n)
  expect((await out(5_000, offer.offer!, 'cash-key-1')).paid).toBe(half.paid)
  expect(half.bet).toMatchObject({ state: 'open', running: major(100_000), cashedOut: half.paid })
  const rest = (await mai.api.sportBets.offers({})).offers.find((each) => each.bet === bet!.id)
  const [all, twice] = await Promise.allSettled([
    out(10_000, rest!.offer!, 'cash-key-2'),
    out(10_000, rest!.offer!, 'cash-key-3'),
  ])
  expect([all, twice].filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balance()).toBe(before - major(200_000) + half.paid + rest!.offer!)
  await end(match, played([5, 0]))
  expect(await balance()).toBe(before - major(200_000) + half.paid + rest!.offer!)
  expect((await mai.api.sportBets.bet({ params })).bet).toMatchObject({
    state: 'cashedOut',
    returned: half.paid + rest!.offer!,
  })
  expect(await refusal(out(10_000, 1n, 'cash-key-4'))).toBe('sportBets.noCashOut')
  const another = await person(at)
  expect(await refusal(another.api.sportBets.bet({ params }))).toBe('sportBets.unknown')
})

test('SPT-01 a key that has cashed out a part of a bet is a conflict for another bet and for another part', async () => {
  const match = await pricedMatch(feed, at, 'b-cash-key')
  const bets = [(await place(await legOn(match))).bet!.id, (await place(await legOn(match))).bet!.id] as const
  const { offer } = (await mai.api.sportBets.bet({ params: { bet: bets[0] } })).offer
  const out = (bet: string, part: number) =>
    mai.api.sportBets.cashOut(
      { params: { bet }, body: { offer: offer!, part } },
      { idempotencyKey: 'cash-key' },
    )
  const { paid } = await out(bets[0], 5_000)
  const before = await balance()
  expect(await refusal(out(bets[1], 5_000))).toBe('idempotency.conflict')
  expect(await refusal(out(bets[0], 10_000))).toBe('idempotency.conflict')
  expect((await out(bets[0], 5_000)).paid).toBe(paid)
  expect(await balance()).toBe(before)
})

test('CSH-04 of a bet that was cashed out in part only the stake that ran on, and what the part won or lost, is a valid bet', async () => {
  const match = await pricedMatch(feed, at, 'b-cash-valid')
  const { bet } = await place(await legOn(match), major(200_000))
  const params = { bet: bet!.id }
  const { offer } = (await mai.api.sportBets.bet({ params })).offer
  const { paid } = await mai.api.sportBets.cashOut({ params, body: { offer: offer!, part: 5_000 } })
  await end(match, played([1, 0]))
  const { valid } = await one(
    at.app.db,
    sql<{ valid: bigint }>`select sum(valid)::bigint as valid from settled_play where round = ${bet!.id}`,
  )
  expect(valid).toBe(major(100_000) + (major(100_000) - paid))
})

test('SPT-01 an automatic cash-out that fails holds up no other', async () => {
  const match = await pricedMatch(feed, at, 'b-auto-bad')
  const bets = [(await place(await legOn(match))).bet!.id, (await place(await legOn(match))).bet!.id]
  for (const bet of bets) await mai.api.sportBets.setAutoCashOut({ params: { bet }, body: { at: major(1) } })
  const [broken, other] = bets.toSorted()
  await run(at.app.db, sql`update sport_auto_cash_out set caller = '{}' where bet = ${broken}`)
  expect(await cashOutDue(at.app)).toBe(1)
  expect((await mai.api.sportBets.bet({ params: { bet: other! } })).bet.state).toBe('cashedOut')
  await run(at.app.db, sql`delete from sport_auto_cash_out where bet = ${broken}`)
})

test('SPT-01 a cash-out that the ledger refuses says why: the wallet is closed, not the offer changed', async () => {
  const player = await person(at, { balance: major(1_000_000) })
  const { bet } = await player.api.sportBets.place(
    single(await legOn(await pricedMatch(feed, at, 'b-closed'))),
  )
  const params = { bet: bet!.id }
  const { offer } = (await player.api.sportBets.bet({ params })).offer
  const out = () => player.api.sportBets.cashOut({ params, body: { offer: offer!, part: 5_000 } })
  const setState = (state: string) =>
    run(at.database.owner, sql`update wallet set state = ${state} where id = ${player.wallet}`)
  await setState('closed')
  expect(await refusal(out())).toBe('play.walletClosed')
  await setState('open')
  expect((await out()).paid).toBe(offer! / 2n)
})

test('SPT-01 a bet cashes out automatically when the offer reaches the member’s amount', async () => {
  const match = await pricedMatch(feed, at, 'b-auto')
  const { bet } = await place(await legOn(match))
  const params = { bet: bet!.id }
  await mai.api.sportBets.setAutoCashOut({ params, body: { at: major(120_000) } })
  expect(await cashOutDue(at.app)).toBe(0)
  await feed.send({ kind: 'prices', event: 'b-auto', expected: [3.5, 0.4] })
  await priceDue(at.app)
  expect(await cashOutDue(at.app)).toBe(1)
  expect((await mai.api.sportBets.bet({ params })).bet).toMatchObject({ state: 'cashedOut' })
  expect(await refusal(mai.api.sportBets.setAutoCashOut({ params, body: { at: null } }))).toBe(
    'sportBets.noCashOut',
  )
})

test('SPT-01 a same-game combination has one price from the match, and is refused where it makes no sense', async () => {
  const match = await pricedMatch(feed, at, 'b-sgc')
  const over = { market: 'total', period: 'full', line: 10, outcome: 'over' }
  const combined = async (...selections: Outcome[]) => ({ ...(await legOn(match)), selections })
  const quote = async (...selections: Outcome[]) =>
    mai.api.sportBets.quote({ body: { legs: [await combined(...selections)], sizes: [1], isEachWay: false } })
  const { legs } = await quote(HOME, over)
  const product = ((await legOn(match)).price * (await legOn(match, over)).price) / 10_000
  // a home win and many goals come together more often than by chance: less than the product
  expect(legs[0]!.price!).toBeLessThan(product)
  const problem = async (...selections: Outcome[]) => (await quote(...selections)).legs[0]?.problem
  expect(
    await problem(HOME, { market: 'doubleChance', period: 'full', line: 0, outcome: 'homeOrDraw' }),
  ).toBe('addsNothing')
  expect(await problem(HOME, { market: 'correctScore', period: 'full', line: 0, outcome: '0:1' })).toBe(
    'neverTogether',
  )
  expect(await problem(HOME, { market: 'winner', period: 'corners', line: 0, outcome: 'home' })).toBe(
    'notCombinable',
  )
  const { bet } = await place({ ...(await combined(HOME, over)), price: legs[0]!.price! })
  await end(match, played([3, 0]))
  expect((await mai.api.sportBets.bet({ params: { bet: bet!.id } })).bet.state).toBe('won')
})

test('SPT-01 opposite bets on one market are no valid bet (decision 24)', async () => {
  const match = await pricedMatch(feed, at, 'b-hedge')
  const hedger = await person(at, { balance: major(10_000_000) })
  const total = (outcome: string) => legOn(match, { market: 'total', period: 'full', line: 10, outcome })
  await hedger.api.sportBets.place(single(await total('over'), major(100_000)))
  await hedger.api.sportBets.place(single(await total('under'), major(30_000)))
  await hedger.api.sportBets.place(single(await legOn(match), major(50_000)))
  await end(match, played([1, 0]))
  const facts = await many(
    at.app.db,
    sql<{ stake: bigint; valid: bigint }>`
      select stake, valid from ledger_settled_play where member_id = ${hedger.id} order by stake
    `,
  )
  expect(facts).toEqual([
    { stake: major(30_000), valid: 0n },
    { stake: major(50_000), valid: major(50_000) },
    { stake: major(100_000), valid: major(70_000) },
  ])
  const sides = () =>
    many(
      at.app.db,
      sql<object>`select event, side, stake from play_side_view where member_id = ${hedger.id} order by stake`,
    )
  const noted = [
    { event: `${match.id}:total|full|10`, side: 'under', stake: major(30_000) },
    { event: expect.stringContaining(match.id), side: 'home', stake: major(50_000) },
    { event: `${match.id}:total|full|10`, side: 'over', stake: major(100_000) },
  ]
  expect(await sides()).toEqual(noted)
  await end(match, played([0, 1]))
  expect(await sides()).toEqual(noted)
})

test('SPT-01 a race takes each-way bets; other sports are priced by their models', async () => {
  const runners = Array.from({ length: 8 }, (_, n) => ({ key: `b-horse-${n}`, name: `Horse ${n}` }))
  await feed.send(
    fixture(at, 'b-race', {
      sport: 'racing',
      league: { key: 'b-track', name: 'Track', country: null, season: '2026' },
      sides: runners,
    }),
  )
  await feed.send({ kind: 'prices', event: 'b-race', expected: [0.3, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05, 0.05] })
  const race = await feed.event('b-race')
  const leg = await legOn(race, { market: 'win', period: 'full', line: 0, outcome: '2' })
  const before = await balance()
  const stake = major(100_000)
  const { bet } = await mai.api.sportBets.place({
    body: { legs: [leg], sizes: [1], isEachWay: true, stake, policy: 'none' },
  })
  expect(bet).toMatchObject({ lines: 2, isEachWay: true })
  await end(race, { ...played([0, 0]), counts: {}, places: [[1], [2], [3], [4]] })
  const place = (BigInt(leg.price) - 10_000n) / 5n + 10_000n
  expect(Number((await balance()) - before + stake)).toBeCloseTo(Number((stake * place) / 20_000n), -1)
})

test('M1 the ledger reconciles after all of it', async () => {
  for (const event of ['b-cash', 'b-hedge']) await announce(at.app, await feed.event(event))
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
