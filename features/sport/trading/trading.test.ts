import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { many, run, sql } from '#db/rows.ts'
import { major, moneyText } from '#kit/money.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { recordedEvents } from '#server/events.ts'
import { placeDue } from '#features/sport/bets/service/due/place-due.ts'
import { endLateReferrals } from '#features/sport/bets/service/referral/refer.ts'
import { reserveGranted, reserveShares } from '#features/sport/bets/service/shared/reserve.ts'
import { dropExposure, reserve, reservedOn } from '#features/sport/bets/store/exposure.ts'
import { bookmaker, type Bookmaker, type Leg } from '#features/sport/bets/testing/bookmaker.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'

let house: Bookmaker
let leg: Leg
const LIMIT = major(1_000_000)
const ASKED = major(900_000)
beforeAll(async () => {
  house = await bookmaker()
  leg = await house.legOn(await pricedMatch(house.feed, house.at, 'desk'))
  await applySetting(house.at, 'JADE', 'sportMostReturn', LIMIT)
})
afterAll(() => house.at.close())

const ask = (who: Person, stake = ASKED) =>
  who.api.sportBets.place({ body: { ...house.single(leg, stake).body, mayRefer: true } })

/** A member whose bet waits for a trader. */
async function referred(stake = ASKED) {
  const who = await person(house.at, { balance: major(5_000_000) })
  const { pending } = await ask(who, stake)
  if (!pending) throw new Error('not referred')
  const answer = () => who.api.sportBets.pending({ params: { pending: pending.id } })
  return { who, id: pending.id, pending, answer }
}

/** What the member's inbox says of bets that were sent to a trader. */
async function toldTo({ id }: Person): Promise<readonly string[]> {
  const rows = await many(
    house.at.app.db,
    sql<{
      key: string
    }>`select text_key as key from inbox_message where member_id = ${id} and text_key like 'sportReferral%'`,
  )
  return rows.map(({ key }) => key)
}

type Decision = Parameters<Bookmaker['linh']['api']['sportTrading']['decide']>[0]['body']
const decide = (id: string, body: Decision) =>
  house.linh.alone.sportTrading.decide({ params: { referral: id }, body })

test('SPT-01 a bet above its limit waits for a trader, who accepts a part; the stake is taken once, when it is placed', async () => {
  const { who, id, pending, answer } = await referred()
  expect(pending).toMatchObject({ state: 'referred', stake: ASKED, bet: null, legs: [{ price: leg.price }] })
  expect((await who.api.sportBets.waiting({})).list.map((row) => row.id)).toEqual([id])
  expect(await house.balance(who)).toBe(major(5_000_000))
  const { list } = await house.linh.api.sportTrading.referrals({ query: { view: 'waiting' } })
  expect(list.find((row) => row.id === id)).toMatchObject({
    account: who.account,
    stake: ASKED,
    mostWhy: 'return',
    pricesNow: [leg.price],
  })
  expect(await refusal(decide(id, { accept: true, stake: ASKED + 1n }))).toBe('sportTrading.stakeAboveAsked')
  expect(await refusal(decide(id, { accept: true, stake: major(9_999) }))).toBe(
    'sportTrading.stakeBelowLeast',
  )
  const granted = major(700_000)
  await decide(id, { accept: true, stake: granted })
  expect(await refusal(decide(id, { accept: false, why: 'risk' }))).toBe('sportTrading.referralOver')
  expect(await refusal(who.api.sportBets.withdraw({ params: { pending: id } }))).toBe(
    'sportBets.referralOver',
  )
  const events = recordedEvents()
  await Promise.all([placeDue({ ...house.at.app, events }), placeDue({ ...house.at.app, events })])
  await placeDue(house.at.app)
  // no reply tells the member's pages what the stake has left
  const left = {
    room: `member:${who.id}`,
    hint: { patch: { balance: moneyText(major(5_000_000) - granted) } },
  }
  expect(events.published.filter(({ hint }) => hint.topic === 'wallet.balance')).toMatchObject([left])
  expect(await answer()).toMatchObject({ state: 'accepted', stake: ASKED, bet: { stake: granted } })
  expect(await house.balance(who)).toBe(major(5_000_000) - granted)
  expect(await toldTo(who)).toEqual(['sportReferralAccepted'])
  const over = await house.linh.api.sportTrading.referrals({ query: { view: 'over' } })
  expect(over.list[0]).toMatchObject({ id, state: 'accepted', granted, decidedBy: house.linh.account })
})

test('SPT-01 a referral that is rejected, withdrawn or not decided in time takes nothing', async () => {
  const [rejected, withdrawn, late] = [await referred(), await referred(), await referred()]
  await decide(rejected.id, { accept: false, why: 'news' })
  await withdrawn.who.api.sportBets.withdraw({ params: { pending: withdrawn.id } })
  await run(
    house.at.app.db,
    sql`update sport_pending set until = clock_timestamp() - interval '1 second' where id = ${late.id}`,
  )
  expect(await refusal(decide(late.id, { accept: true, stake: ASKED }))).toBe('sportTrading.referralOver')
  expect(await endLateReferrals(house.at.app)).toBe(1)
  await placeDue(house.at.app)
  for (const [{ who, answer }, code] of [
    [rejected, 'sportBets.referralRejected'],
    [withdrawn, 'sportBets.referralWithdrawn'],
    [late, 'sportBets.referralLate'],
  ] as const) {
    expect(await answer()).toMatchObject({ state: 'refused', refusal: { code }, bet: null })
    expect(await house.balance(who)).toBe(major(5_000_000))
  }
  const told = await Promise.all([rejected, withdrawn, late].map(({ who }) => toldTo(who)))
  expect(told).toEqual([['sportReferralRejected'], [], ['sportReferralLate']])
  const stranger = { params: { pending: rejected.id } }
  expect(await refusal(house.mai.api.sportBets.withdraw(stranger))).toBe('sportBets.unknown')
})

test('SPT-01 a trader decides within the brand’s limit; a member waits for few bets, which the balance covers', async () => {
  const { who, id } = await referred()
  await applySetting(house.at, 'JADE', 'sportReferralMostReturn', LIMIT)
  expect(await refusal(decide(id, { accept: true, stake: ASKED }))).toBe('sportTrading.beyondAuthority')
  await applySetting(house.at, 'JADE', 'sportReferralMostReturn', major(10_000_000_000))
  const amber = await operator(house.at, { brands: ['AMBER'] })
  const foreign = { params: { referral: id }, body: { accept: false as const, why: 'risk' as const } }
  expect(await refusal(amber.api.sportTrading.decide(foreign))).toBe('sportTrading.referralOver')
  expect((await amber.api.sportTrading.referrals({ query: { view: 'waiting' } })).list).toEqual([])
  expect((await amber.api.sportTrading.ticker({ query: {} })).bets).toEqual([])
  // five concurrent calls, of which two have room beside the one that waits
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => ask(who)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await refusal(ask(who))).toBe('sportBets.referralsFull')
  const poor = await person(house.at, { balance: major(500_000) })
  expect(await refusal(ask(poor))).toBe('play.insufficient')
  expect(await refusal(house.place(leg, ASKED))).toBe('sportBets.overLimit')
  await applySetting(house.at, 'JADE', 'sportReferralSeconds', 0)
  expect(await refusal(ask(house.mai))).toBe('sportBets.overLimit')
  await applySetting(house.at, 'JADE', 'sportReferralSeconds', 120)
})

test('SPT-01 a bet that a trader accepted exceeds what an outcome may cost, and leaves the limit of the others as it is', async () => {
  const { app } = house.at
  const on = (event: string, payout: bigint, most = 100n) => [
    { event, outcome: 'winner|full|0|home', book: 'JADE:VND', stake: 1n, payout, most },
  ]
  const [event, other] = [randomUUID(), randomUUID()]
  const both = await Promise.all([reserveShares(app, on(event, 60n)), reserveShares(app, on(event, 60n))])
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await reserveGranted(app, on(event, 500n))).toBe(true)
  expect(await reservedOn(app.db, event)).toMatchObject([{ payout: 560n, most: 100n }])
  expect(await reserveShares(app, on(event, 1n))).toBe(false)
  // of bets in one statement the smallest limit counts, in whichever order they come
  expect((await reserve(app.db, [...on(other, 60n), ...on(other, 60n, 1_000n)])).size).toBe(1)
  await dropExposure(app.db, event)
})

test('SPT-01 the authority of a trader holds at the price that the bet gets, which may be above the one asked for', async () => {
  const { app } = house.at
  const who = await person(house.at, { balance: major(5_000_000) })
  const price = leg.price - 100
  const slip = house.single({ ...leg, price }, ASKED, 'any').body
  const { pending } = await who.api.sportBets.place({ body: { ...slip, mayRefer: true } })
  const authority = (ASKED * BigInt(price)) / 10_000n
  await applySetting(house.at, 'JADE', 'sportReferralMostReturn', authority)
  await decide(pending!.id, { accept: true, stake: ASKED })
  await placeDue(app)
  await applySetting(house.at, 'JADE', 'sportReferralMostReturn', major(10_000_000_000))
  expect(await who.api.sportBets.pending({ params: { pending: pending!.id } })).toMatchObject({
    state: 'refused',
    refusal: { code: 'sportBets.overLimit', detail: { reason: 'return' } },
  })
  expect(await house.balance(who)).toBe(major(5_000_000))
})

test('P6 a trader decides no bet of an account near to them', async () => {
  const { who, id } = await referred()
  const bettor = await operator(house.at)
  await run(
    house.at.database.owner,
    sql`update member set email = (select email from operator where id = ${bettor.id}::uuid) where id = ${who.id}`,
  )
  const near = (body: Decision) => bettor.alone.sportTrading.decide({ params: { referral: id }, body })
  expect(await refusal(near({ accept: true, stake: ASKED }))).toBe('sportTrading.ownBet')
  expect(await refusal(near({ accept: false, why: 'risk' }))).toBe('sportTrading.ownBet')
  await decide(id, { accept: false, why: 'risk' })
})

test('SPT-01 no trader lets a bet exceed a limit that protects, not even one that was set after the decision', async () => {
  const { who, id, answer } = await referred()
  await decide(id, { accept: true, stake: ASKED })
  const target = { account: who.account }
  const given = { merchant: 'JADE', target, percent: 50, why: 'saferPlay' as const, reason: 'long sessions' }
  await house.linh.alone.sportTrading.lowerFactor({ body: given })
  await placeDue(house.at.app)
  expect(await answer()).toMatchObject({ state: 'refused', refusal: { code: 'sportBets.overLimit' } })
  const slip = { legs: [leg], sizes: [1], isEachWay: false }
  expect((await who.api.sportBets.quote({ body: slip })).traderSeconds).toBe(0)
  expect(await refusal(ask(who))).toBe('sportBets.overLimit')
  await house.linh.api.sportTrading.setFactor({ body: { ...given, percent: null } })
})

test('SPT-01 a stake factor lowers what a member or a segment may stake, and the member reads why', async () => {
  const who = await person(house.at, { balance: major(5_000_000) })
  const quoted = async (of: Person) =>
    (await of.api.sportBets.quote({ body: { legs: [leg], sizes: [1], isEachWay: false } })).most
  const usual = await quoted(who)
  expect(usual).toMatchObject({ reason: 'return', why: null })
  const desk = house.linh
  const given = { merchant: 'JADE', why: 'allOutcomes' as const, reason: 'hedges on every market' }
  const own = { ...given, target: { account: who.account } }
  await desk.alone.sportTrading.lowerFactor({ body: { ...own, percent: 25 } })
  expect(await quoted(who)).toEqual({ stake: usual!.stake / 4n, reason: 'member', why: 'allOutcomes' })
  const over = await who.api.sportBets.place(house.single(leg, usual!.stake)).catch((error: unknown) => error)
  expect(over).toMatchObject({
    code: 'sportBets.overLimit',
    detail: { reason: 'member', why: 'allOutcomes' },
  })
  const higher = { body: { ...own, percent: 60 } }
  expect(await refusal(desk.alone.sportTrading.lowerFactor(higher))).toBe('sportTrading.notLower')
  expect(await refusal(desk.alone.sportTrading.setFactor(higher))).toBe('approvals.sent')
  await desk.api.sportTrading.setFactor({ body: { ...own, percent: 200, why: 'trusted' } })
  expect(await quoted(who)).toMatchObject({ stake: usual!.stake * 2n, reason: 'return' })
  const none = { body: { ...own, target: { account: 'no-such-one' }, percent: 10 } }
  expect(await refusal(desk.alone.sportTrading.lowerFactor(none))).toBe('sportTrading.targetUnknown')
  const conditions = [{ kind: 'balance', least: major(4_000_000).toString(), most: null } as const]
  const { id } = await desk.api.segmentsOffice.save({
    body: { merchant: 'JADE', id: null, name: 'Wealthy', conditions },
  })
  const segment = { ...given, target: { segment: id }, percent: 50, why: 'newAccount' as const }
  await desk.alone.sportTrading.lowerFactor({ body: segment })
  const rich = await person(house.at, { balance: major(5_000_000) })
  const small = await person(house.at, { balance: major(1_000_000) })
  expect(await quoted(rich)).toMatchObject({ stake: usual!.stake / 2n, why: 'newAccount' })
  expect(await quoted(small)).toEqual(usual)
  // alone, a trader sets no factor of a member that is above the one of their segment, and none for trust
  const ofRich = { ...given, target: { account: rich.account } }
  const alone = (body: { percent: number; why?: 'trusted' }) =>
    desk.alone.sportTrading.lowerFactor({ body: { ...ofRich, ...body } })
  expect(await refusal(alone({ percent: 99 }))).toBe('sportTrading.notLower')
  expect(await refusal(alone({ percent: 10, why: 'trusted' }))).toBe('sportTrading.notLower')
  // several traders at the same time: one comes after the other
  const all = await Promise.all(Array.from({ length: 8 }, () => refusal(alone({ percent: 30 }))))
  expect(all.filter((each) => each !== 'sportTrading.notLower')).toEqual(['nothing was refused'])
  await alone({ percent: 25 })
  expect(await quoted(rich)).toMatchObject({ stake: usual!.stake / 4n, why: 'allOutcomes' })
  await desk.api.sportTrading.setFactor({ body: { ...ofRich, percent: null } })
  expect(await quoted(rich)).toMatchObject({ stake: usual!.stake / 2n, why: 'newAccount' })
  const shown = await desk.api.sportTrading.factors({ query: { merchant: 'JADE' } })
  expect(shown.list.map(({ account, segment: of, percent }) => [account ?? of?.name, percent])).toEqual([
    ['Wealthy', 50],
    [who.account, 200],
  ])
  await desk.api.sportTrading.setFactor({ body: { ...segment, percent: null } })
  expect(await quoted(rich)).toEqual(usual)
})

test('SPT-01 the desk sees bets as they come in, and what each outcome of an event would cost', async () => {
  const event = await pricedMatch(house.feed, house.at, 'desk-ticker')
  const other = await house.legOn(event)
  const who = await person(house.at, { balance: major(1_000_000) })
  const { bet } = await who.api.sportBets.place(house.single(other, major(50_000)))
  const { bets } = await house.linh.api.sportTrading.ticker({ query: { account: who.account } })
  expect(bets).toMatchObject([
    {
      id: bet?.id,
      number: bet?.number,
      account: who.account,
      stake: major(50_000),
      potential: bet?.potential,
      legs: [{ event: { id: event.id }, price: other.price }],
    },
  ])
  const of = await house.linh.api.sportTrading.ticker({ query: { event: event.id, limit: 1 } })
  expect(of.bets.map(({ id }) => id)).toEqual([bet?.id])
  const { list } = await house.linh.api.sportTrading.liability({ params: { event: event.id } })
  const potential = bet?.potential ?? 0n
  expect(list).toMatchObject([
    { merchant: 'JADE', stake: major(50_000), payout: potential, result: major(50_000) - potential },
  ])
})
