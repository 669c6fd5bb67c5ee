import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'
import { priceDue } from '#features/sport/prices/service/price.ts'
import { cashOutDue } from './service/due/auto-cash-out.ts'
import { bookmaker, type Bookmaker } from './testing/bookmaker.ts'

let house: Bookmaker
beforeAll(async () => {
  house = await bookmaker()
})
afterAll(() => house.at.close())

const waits = async (seconds: number) => {
  const { at } = house
  await applySetting(at, 'JADE', 'sportCashOutSeconds', seconds)
}
beforeEach(() => waits(0))

/** A bet on home in a match that has begun, with its offer. */
async function betInPlay(match: string) {
  const { at, feed, mai, place, legOn } = house
  const { bet } = await place(await legOn(await pricedMatch(feed, at, match)))
  const params = { bet: bet!.id }
  await feed.send({ kind: 'incident', event: match, incident: 'start', minute: 0 })
  await priceDue(at.app)
  const { offer } = (await mai.api.sportBets.bet({ params })).offer
  return { params, offer: offer!, state: async () => (await mai.api.sportBets.bet({ params })).bet.state }
}

test('SPT-01 a cash-out in play waits, and is refused when betting was interrupted, even for a goal that raises the offer', async () => {
  const { at, feed, mai } = house
  const { params, offer, state } = await betInPlay('c-goal')
  await waits(1)
  const out = refusal(mai.api.sportBets.cashOut({ params, body: { offer, part: 10_000 } }))
  await feed.send({ kind: 'incident', event: 'c-goal', incident: 'goal', side: 'home', minute: 1 })
  await priceDue(at.app)
  expect(await out).toMatch(/^sportBets\.(offerMoved|noCashOut)$/)
  expect(await state()).toBe('open')
})

test('SPT-01 M4 a cash-out in play that is repeated with its key while it waits pays once, and both calls say so', async () => {
  const { mai, balance } = house
  const { params, offer, state } = await betInPlay('c-twice')
  const before = await balance()
  await waits(1)
  const sell = () =>
    mai.api.sportBets.cashOut({ params, body: { offer, part: 5_000 } }, { idempotencyKey: 'sold-by-mai' })
  const [one, two] = await Promise.all([sell(), sell()])
  expect(two.paid).toBe(one.paid)
  expect(await balance()).toBe(before + one.paid)
  expect(await state()).toBe('open')
})

test('SPT-01 an automatic cash-out that its member ends or raises while it waits is not carried out', async () => {
  const { at, mai } = house
  const { params, offer, state } = await betInPlay('c-auto')
  const set = (amount: bigint | null) => mai.api.sportBets.setAutoCashOut({ params, body: { at: amount } })
  for (const changed of [major(100_000_000), null]) {
    await set(offer / 2n)
    await waits(1)
    const due = cashOutDue(at.app)
    await new Promise((resolve) => setTimeout(resolve, 300)) // it waits for the delay
    await set(changed)
    expect([await due, await state()]).toEqual([0, 'open'])
    await waits(0)
  }
  await set(offer / 2n)
  expect([await cashOutDue(at.app), await state()]).toEqual([1, 'cashedOut'])
})

test('M1 the ledger reconciles after all of it', async () => {
  const { owner } = house.at.database
  expect([await proveWhole(owner), await proveSettledPlay(owner)]).toEqual([[], []])
})
