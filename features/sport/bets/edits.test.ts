import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { maybe, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { pricedMatch } from '#features/sport/events/testing/feed.ts'
import { priceDue } from '#features/sport/prices/service/price.ts'
import { editPays } from './rules/edits/edit.ts'
import { MOST_WAITING } from './service/place.ts'
import { reservedOn } from './store/exposure.ts'
import { bookmaker, DRAW, HOME, played, type Bookmaker, type Leg } from './testing/bookmaker.ts'

let house: Bookmaker
let at: Bookmaker['at']
beforeAll(async () => {
  house = await bookmaker()
  at = house.at
})
afterAll(() => at.close())

const STAKE = major(100_000)
const fairOf = async (bet: string) =>
  (await house.mai.api.sportBets.bet({ params: { bet } })).offer.fair ?? 0n
const edit = (bet: string, leg: Leg, stake: bigint, value: bigint, key: string = randomUUID()) =>
  house.mai.api.sportBets.edit(
    { params: { bet }, body: { ...house.single(leg, stake).body, value } },
    { idempotencyKey: key },
  )
const open = async (name: string) => {
  const match = await pricedMatch(house.feed, at, name)
  const leg = await house.legOn(match)
  const { bet } = await house.place(leg, STAKE)
  return { match, leg, bet: bet!.id }
}

test('SPT-01 an edited bet gives its fair value to the new one in one step; only the new one is settled', async () => {
  const { match, bet } = await open('edit-1')
  const [before, value] = [await house.balance(), await fairOf(bet)]
  expect(value).toBeLessThan(STAKE)
  const draw = await house.legOn(match, DRAW)
  const key = randomUUID()
  const { bet: became } = await edit(bet, draw, STAKE, value, key)
  expect(await house.balance()).toBe(before + value - STAKE)
  expect(became).toMatchObject({ state: 'open', stake: STAKE, mayEdit: true })
  const { bet: old } = await house.mai.api.sportBets.bet({ params: { bet } })
  expect(old).toMatchObject({ state: 'cashedOut', returned: value, editedTo: became.id, mayEdit: false })
  // the same call again is the same edit; the old bet cannot be edited twice
  expect((await edit(bet, draw, STAKE, value, key)).bet.id).toBe(became.id)
  expect(await refusal(edit(bet, draw, STAKE, value))).toBe('sportBets.noEdit')
  // the key with another stake, another value or another bet is another call
  for (const other of [
    () => edit(bet, draw, STAKE + 1n, value, key),
    () => edit(bet, draw, STAKE, value - 1n, key),
    () => edit(became.id, draw, STAKE, value, key),
  ])
    expect(await refusal(other())).toBe('idempotency.conflict')
  // a lower stake takes the rest out as a cash-out
  const [middle, worth] = [await house.balance(), await fairOf(became.id)]
  const small = major(20_000)
  const third = await edit(became.id, await house.legOn(match, HOME), small, worth)
  expect(await house.balance()).toBe(middle + editPays(worth, small) - small)
  const last = await house.balance()
  await house.end(match, played([1, 0]))
  expect(await house.balance()).toBe(last + (small * BigInt(third.bet.legs[0]!.price)) / 10_000n)
  expect(await proveWhole(at.app.db)).toEqual([])
  expect(await proveSettledPlay(at.app.db)).toEqual([])
})

test('SPT-01 two devices that edit a bet at the same time replace it once, and money moves once', async () => {
  const { match, bet } = await open('edit-2')
  const [before, value] = [await house.balance(), await fairOf(bet)]
  const leg = await house.legOn(match, DRAW)
  const done = await Promise.allSettled([1, 2, 3].map(() => edit(bet, leg, STAKE, value)))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await house.balance()).toBe(before + value - STAKE)
})

test('SPT-01 an edit that cannot be placed leaves the old bet as it was', async () => {
  const { leg, bet } = await open('edit-3')
  const [before, value] = [await house.balance(), await fairOf(bet)]
  const as = (stake: bigint, more: Partial<Leg> = {}, shown = value) =>
    edit(bet, { ...leg, ...more }, stake, shown)
  expect(await refusal(as(before * 2n))).toMatch(/play.insufficient|sportBets.overLimit/)
  expect(await refusal(as(1n))).toBe('sportBets.stakeTooSmall')
  expect(await refusal(as(STAKE, { price: leg.price + 100 }))).toBe('sportBets.legs')
  expect(await refusal(as(STAKE, {}, value + 1n))).toBe('sportBets.valueMoved')
  const stranger = await person(at, { balance: major(1_000_000) })
  const theirs = stranger.api.sportBets.edit({
    params: { bet },
    body: { ...house.single(leg, STAKE).body, value },
  })
  expect(await refusal(theirs)).toBe('sportBets.unknown')
  expect((await house.mai.api.sportBets.bet({ params: { bet } })).bet.state).toBe('open')
  expect(await house.balance()).toBe(before)
  await house.feed.send({ kind: 'incident', event: 'edit-3', incident: 'start', minute: 0 })
  expect(await refusal(as(STAKE))).toBe('sportBets.noEdit')
})

test('SPT-01 a new bet keeps its liability when the edit fails after its commit, and the same call returns it', async () => {
  const { match, bet } = await open('edit-4')
  const value = await fairOf(bet)
  const [leg, key] = [await house.legOn(match, DRAW), randomUUID()]
  const reserved = () =>
    maybe(
      at.app.db,
      sql<{
        stake: bigint
      }>`select stake from sport_exposure where event = ${match.id} and outcome like '%draw'`,
    )
  // the first write after the commit fails
  await run(at.database.owner, sql`revoke delete on sport_auto_cash_out from fairhouse_app`)
  await expect(edit(bet, leg, STAKE, value, key)).rejects.toThrow()
  await run(at.database.owner, sql`grant delete on sport_auto_cash_out to fairhouse_app`)
  expect(await reserved()).toEqual({ stake: STAKE })
  const { editedTo } = (await house.mai.api.sportBets.bet({ params: { bet } })).bet
  expect((await edit(bet, leg, STAKE, value, key)).bet).toMatchObject({ id: editedTo, state: 'open' })
  expect(await reserved()).toEqual({ stake: STAKE })
})

test('SPT-01 what a cash-out or an edit ends of a bet no longer counts towards the liability of its outcomes', async () => {
  const { match, bet } = await open('edit-5')
  const reserved = async () => {
    const rows = await reservedOn(at.app.db, match.id)
    return Object.fromEntries(
      rows.map(({ outcome, stake, payout }) => [outcome.split('|').at(-1), { stake, payout }]),
    )
  }
  const { home: whole } = await reserved()
  const { offer } = (await house.mai.api.sportBets.bet({ params: { bet } })).offer
  await house.mai.api.sportBets.cashOut({ params: { bet }, body: { offer: offer!, part: 5_000 } })
  expect(await reserved()).toEqual({ home: { stake: whole!.stake / 2n, payout: whole!.payout / 2n } })
  await edit(bet, await house.legOn(match, DRAW), STAKE, await fairOf(bet))
  expect(await reserved()).toEqual({ draw: { stake: STAKE, payout: expect.any(BigInt) } })
})

test('SPT-01 no more than twenty bets of a member wait for their delay in play', async () => {
  await pricedMatch(house.feed, at, 'e-waiting')
  await house.feed.send({ kind: 'incident', event: 'e-waiting', incident: 'start', minute: 0 })
  await priceDue(at.app)
  await run(
    at.database.owner,
    sql`
      insert into sport_pending (id, member_id, key, caller, request, until)
      select gen_random_uuid(), ${house.mai.id}, 'e-waiting-' || n, '{}', '{}', clock_timestamp() + interval '1 hour'
      from generate_series(1, ${MOST_WAITING}) n
    `,
  )
  const leg = await house.legOn(await house.feed.event('e-waiting'))
  expect(await refusal(house.place(leg))).toBe('sportBets.waitingFull')
  await run(at.database.owner, sql`delete from sport_pending where key like 'e-waiting-%'`)
})
