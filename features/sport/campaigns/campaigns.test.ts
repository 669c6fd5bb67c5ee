import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { houseAccount, houseBalances } from '#ledger/house/transfers.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { lockWaiters } from '#apps/server/testing/locks.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { lockParts } from '#features/sport/bets/store/bets.ts'
import { payEarly } from '#features/sport/bets/service/campaigns/early.ts'
import { bookmaker, DRAW, played, type Bookmaker } from '#features/sport/bets/testing/bookmaker.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'
import { priceDue, REVIEW_MS } from '#features/sport/prices/service/price.ts'
import { chargeCosts } from './service/charge.ts'
import { runningOf } from './store/campaigns.ts'

let house: Bookmaker
let at: Bookmaker['at']
beforeAll(async () => {
  house = await bookmaker()
  at = house.at
})
afterAll(() => at.close())

const STAKE = major(100_000)
const boost = {
  kind: 'boost' as const,
  steps: [
    { legs: 2, percent: 10 },
    { legs: 3, percent: 25 },
  ],
  leastPrice: 10_100,
  most: major(1_000_000),
}
const { kind: _, ...rest } = boost
type Launched = Parameters<Bookmaker['linh']['api']['sportCampaignsOffice']['launch']>[0]['body']
const launch = (terms: Launched['terms'], more: Partial<Launched> = {}) => {
  const startsAt = new Date(Date.now() - 60_000)
  const body = {
    merchant: 'JADE',
    terms,
    startsAt,
    endsAt: new Date(Date.now() + 86_400_000),
    reason: 'spring',
  }
  return house.linh.api.sportCampaignsOffice.launch({ body: { ...body, ...more } })
}
const stop = (kind: 'boost' | 'earlyPayout') =>
  house.linh.alone.sportCampaignsOffice.stop({
    params: { kind },
    body: { merchant: 'JADE', reason: 'it is over' },
  })
const listed = () => house.linh.api.sportCampaignsOffice.list({ query: { merchant: 'JADE' } })

test('SPT-01 a multiple keeps the boost of its acceptance; what it adds is paid once and follows corrections in the books', async () => {
  expect(await refusal(launch({ ...boost, steps: boost.steps.toReversed() }))).toBe('sportCampaigns.unsound')
  expect(await refusal(stop('boost'))).toBe('sportCampaigns.notRunning')
  await launch(boost)
  expect((await at.api().sportCampaigns.current({})).list).toMatchObject([
    { version: 1, terms: { kind: 'boost' } },
  ])
  const matches = [await pricedMatch(house.feed, at, 'boost-1'), await pricedMatch(house.feed, at, 'boost-2')]
  const legs = [await house.legOn(matches[0]!), await house.legOn(matches[1]!)]
  const before = await house.balance()
  const body = { legs, sizes: [2], isEachWay: false, stake: STAKE, policy: 'none' as const }
  const { stake: _, policy: __, ...asked } = body
  const { campaigns } = await house.mai.api.sportBets.quote({ body: asked })
  expect(campaigns).toEqual({ boost: { ...rest, counted: 2 }, earlyLead: null, purse: null })
  const alone = await house.mai.api.sportBets.quote({
    body: { ...asked, legs: legs.slice(0, 1), sizes: [1] },
  })
  expect(alone.campaigns).toBeNull()
  const { bet } = await house.mai.api.sportBets.place({ body })
  expect(bet?.boost).toEqual(rest)
  expect((await house.place(legs[0]!, STAKE)).bet?.boost).toBeNull()
  await stop('boost')
  await launch({ ...boost, steps: [{ legs: 2, percent: 50 }] })
  for (const match of matches) await house.end(match, played([1, 0]))
  const plain = (STAKE * BigInt(legs[0]!.price) * BigInt(legs[1]!.price)) / 100_000_000n
  const added = (plain - STAKE) / 10n
  const single = (STAKE * BigInt(legs[0]!.price)) / 10_000n
  expect(await house.balance()).toBe(before - 2n * STAKE + plain + added + single)
  expect((await listed()).cost.boost).toBe(added)
  await house.end(matches[1]!, played([0, 1]))
  expect([await house.balance(), (await listed()).cost.boost]).toEqual([before - 2n * STAKE + single, 0n])
  await house.end(matches[1]!, played([2, 0]))
  expect((await listed()).cost.boost).toBe(added)
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
  await stop('boost')
})

test('SPT-01 early payout pays when the side leads by enough goals, once, and its cost is known with the result', async () => {
  await launch({ kind: 'earlyPayout', lead: 2 })
  const match = await pricedMatch(house.feed, at, 'early-1')
  const leg = await house.legOn(match)
  const before = await house.balance()
  const { bet } = await house.place(leg, STAKE)
  expect(bet?.earlyLead).toBe(2)
  const send = (incident: 'start' | 'goal', minute: number) =>
    house.feed.send({
      kind: 'incident',
      event: 'early-1',
      incident,
      minute,
      ...(incident === 'goal' ? { side: 'home' as const } : {}),
    })
  await send('start', 0)
  await send('goal', 5)
  await send('goal', 9)
  // the second goal may still be taken back
  expect(await payEarly(at.app)).toBe(0)
  at.clock.forward(REVIEW_MS)
  await priceDue(at.app)
  expect(await payEarly(at.app)).toBe(1)
  const paid = (STAKE * BigInt(leg.price)) / 10_000n
  const shown = async () => (await house.mai.api.sportBets.bet({ params: { bet: bet!.id } })).bet
  expect(await shown()).toMatchObject({ state: 'won', returned: paid, legs: [{ state: 'won' }] })
  // the match is lost after all: the bet stays won, and the campaign has cost what was paid
  const goals = [
    { side: 'home' as const, who: null, minute: 5, isOwn: false },
    { side: 'home' as const, who: null, minute: 9, isOwn: false },
    ...[60, 70, 80].map((minute) => ({ side: 'away' as const, who: null, minute, isOwn: false })),
  ]
  await house.end(match, played([2, 3], { goals }))
  expect([await payEarly(at.app), await house.balance()]).toEqual([0, before - STAKE + paid])
  expect(await shown()).toMatchObject({ state: 'won' })
  expect((await listed()).cost.earlyPayout).toBe(paid)
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
  await stop('earlyPayout')
})

test('SPT-01 B2 goals that one operator tells pay no bet early: the result of two sources does', async () => {
  await launch({ kind: 'earlyPayout', lead: 2 })
  const match = await pricedMatch(house.feed, at, 'early-alone')
  const { bet } = await house.place(await house.legOn(match), STAKE)
  const params = { event: match.id }
  const tell = (body: { readonly kind: 'start' | 'goal'; readonly minute: number; readonly side?: 'home' }) =>
    house.linh.alone.sportsOffice.addIncident({ params, body })
  await tell({ kind: 'start', minute: 0 })
  for (const minute of [5, 9]) await tell({ kind: 'goal', side: 'home', minute })
  at.clock.forward(REVIEW_MS)
  await priceDue(at.app)
  const state = async () => (await house.mai.api.sportBets.bet({ params: { bet: bet!.id } })).bet.state
  expect([await payEarly(at.app), await state()]).toEqual([0, 'open'])
  const goals = [
    ...[5, 9].map((minute) => ({ side: 'home' as const, who: null, minute, isOwn: false })),
    ...[60, 70].map((minute) => ({ side: 'away' as const, who: null, minute, isOwn: false })),
  ]
  await house.end(match, played([2, 2], { goals }))
  expect(await state()).toBe('won')
  await stop('earlyPayout')
})

test('SPT-01 B2 a lead that stands only because one operator took a goal back pays no bet early', async () => {
  await launch({ kind: 'earlyPayout', lead: 2 })
  const match = await pricedMatch(house.feed, at, 'early-undone')
  const { bet } = await house.place(await house.legOn(match), STAKE)
  const goal = (side: 'home' | 'away', minute: number) =>
    house.feed.send({ kind: 'incident', event: 'early-undone', incident: 'goal', side, minute })
  await house.feed.send({ kind: 'incident', event: 'early-undone', incident: 'start', minute: 0 })
  await goal('home', 5)
  await goal('away', 7)
  await goal('home', 9)
  await house.linh.alone.sportsOffice.addIncident({
    params: { event: match.id },
    body: { kind: 'undo', no: 3 },
  })
  at.clock.forward(REVIEW_MS)
  await priceDue(at.app)
  expect(await payEarly(at.app)).toBe(0)
  expect((await house.mai.api.sportBets.bet({ params: { bet: bet!.id } })).bet.state).toBe('open')
  await stop('earlyPayout')
})

test('SPT-01 early payout finds a lead that was told while no worker ran, also after the result', async () => {
  await launch({ kind: 'earlyPayout', lead: 2 })
  const before = await house.balance()
  const goal = (event: string, side: 'home' | 'away', minute: number) =>
    house.feed.send({ kind: 'incident', event, incident: 'goal', side, minute })
  const paid: bigint[] = []
  for (const name of ['missed-1', 'missed-2']) {
    const match = await pricedMatch(house.feed, at, name)
    const leg = await house.legOn(match)
    await house.place(leg, STAKE)
    await house.place(await house.legOn(match, DRAW), STAKE)
    paid.push((STAKE * BigInt(leg.price)) / 10_000n)
    await house.feed.send({ kind: 'incident', event: name, incident: 'start', minute: 0 })
    // the lead is over before its goals are beyond review
    for (const minute of [5, 9]) await goal(name, 'home', minute)
    await goal(name, 'away', 11)
  }
  at.clock.forward(REVIEW_MS)
  await house.end(await house.feed.event('missed-2'), played([2, 3]))
  const placed = before - 4n * STAKE
  expect(await house.balance()).toBe(placed)
  await priceDue(at.app)
  expect(await payEarly(at.app)).toBe(2)
  expect(await house.balance()).toBe(placed + paid[0]! + paid[1]!)
  expect([await payEarly(at.app), await house.balance()]).toEqual([0, placed + paid[0]! + paid[1]!])
  expect(await proveWhole(at.database.owner)).toEqual([])
  await stop('earlyPayout')
})

test('SPT-01 a part of a bet with early payout is cashed out while its lead is paid: the part once, the rest once', async () => {
  await launch({ kind: 'earlyPayout', lead: 2 })
  for (const isPartFirst of [true, false]) {
    const name = `early-part-${isPartFirst}`
    const match = await pricedMatch(house.feed, at, name)
    const leg = await house.legOn(match)
    const before = await house.balance()
    const { bet } = await house.place(leg, STAKE)
    const tell = (incident: string, more: object = {}) =>
      house.feed.send({ kind: 'incident', event: name, incident, ...more })
    await tell('start', { minute: 0 })
    for (const minute of [5, 9]) await tell('goal', { side: 'home', minute })
    at.clock.forward(REVIEW_MS)
    await priceDue(at.app)
    const { offers } = await house.mai.api.sportBets.offers()
    const offer = offers.find((each) => each.bet === bet!.id)!.offer!
    const input = { params: { bet: bet!.id }, body: { offer, part: 5_000 } }
    const out = () => house.mai.api.sportBets.cashOut(input)
    const acts = isPartFirst ? [out, () => payEarly(at.app)] : [() => payEarly(at.app), out]
    // both wait with what they have computed; of a bet whose lead is known no part is sold any more
    const both = await inTransaction(at.app.db, async (tx) => {
      await lockParts(tx, match.id)
      const waiting: Promise<unknown>[] = []
      for (const act of acts) {
        waiting.push(act().catch((error: unknown) => error))
        await expect.poll(() => lockWaiters(at)).toBe(isPartFirst ? waiting.length : 1)
      }
      return { waiting }
    })
    await Promise.all(both.waiting)
    const rest = isPartFirst ? STAKE / 2n : STAKE
    const paid = (rest * BigInt(leg.price)) / 10_000n + (isPartFirst ? offer / 2n : 0n)
    expect(await house.balance()).toBe(before - STAKE + paid)
    const shown = (await house.mai.api.sportBets.bet({ params: { bet: bet!.id } })).bet
    expect(shown).toMatchObject({ state: 'won', cashedOut: isPartFirst ? offer / 2n : 0n })
  }
  expect(await proveWhole(at.database.owner)).toEqual([])
  await stop('earlyPayout')
})

test('SPT-01 two settlements of one bet at the same time book what it costs its campaign once', async () => {
  const bet = randomUUID()
  const of = { merchant: 'JADE', currency: 'VND', kind: 'bonus_cost', detail: 'sport early payout' } as const
  const account = await inTransaction(at.app.db, (tx) => houseAccount(tx, of))
  const booked = async () => (await houseBalances(at.app.db, [account])).get(account) ?? 0n
  const start = await booked()
  // what it costs at first, after a correction, and once it costs nothing
  for (const amount of [700n, 300n, 0n]) {
    const costs = [{ bet, wallet: house.mai.wallet, kind: 'earlyPayout' as const, amount }]
    const second = await inTransaction(at.app.db, async (tx) => {
      await chargeCosts(tx, costs)
      const waiting = inTransaction(at.app.db, (other) => chargeCosts(other, costs))
      await expect.poll(() => lockWaiters(at)).toBeGreaterThan(0)
      return { waiting }
    })
    await second.waiting
    expect((await booked()) - start).toBe(-amount)
  }
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('SPT-01 a campaign that a newer version has replaced does not come back when that one ends', async () => {
  const versions = async () => (await runningOf(at.app.db, 'JADE')).map(({ version }) => version)
  await launch(boost)
  const [old] = await versions()
  await launch(boost, { startsAt: new Date(Date.now() + 3_600_000) })
  expect(await versions()).toEqual([old])
  await launch(boost)
  expect(await versions()).toEqual([old! + 2])
  await run(
    at.database.owner,
    sql`update sport_campaign set ends_at = clock_timestamp() where kind = 'boost' and version = ${old! + 2}`,
  )
  expect(await versions()).toEqual([])
  const row = (await listed()).list.find(({ version, kind }) => kind === 'boost' && version === old)
  expect(row).toMatchObject({ stoppedAt: null })
  expect(row?.replacedAt?.getTime()).toBeLessThan(Date.now())
  await stop('boost')
})
