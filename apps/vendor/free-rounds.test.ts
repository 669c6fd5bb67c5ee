import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { many, run, sql } from '#db/rows.ts'
import { plainTerms } from '#features/rewards/bonuses/testing/give.ts'
import { openBoth, type Both } from './testing/lossy.ts'

let both: Both
beforeAll(async () => {
  both = await openBoth()
})
afterAll(() => both.close())
beforeEach(() => {
  both.lines.toVendor = both.lines.toWallet = 'whole'
})

const wageredNow = async (of: Person) =>
  (await of.api.bonuses.list({ query: {} })).going.map(({ amount, requirement }) => [amount, requirement])

const DAY_MS = 86_400_000

test('PRO-01 free rounds of a vendor are ordered at the claim, played at the vendor, and win cash immediately', async () => {
  const mai = await both.someone()
  await both.give(mai, 3)
  expect((await both.shownTo(mai)).map(({ state, count, played }) => [state, count, played])).toEqual([
    ['active', 3, 0],
  ])
  const seat = await both.seatOf(mai)
  let won = 0n
  for (let n = 0; n < 3; n += 1) {
    won += await both.playFree(seat)
    expect(await both.cashOf(mai)).toBe(won)
  }
  expect(await both.playFree(seat)).toBe(0n) // none is left
  await both.work()
  const [order] = await both.shownTo(mai)
  expect([order?.state, order?.outcome, order?.played, order?.won]).toEqual(['ended', 'played', 3, won])
  const { rounds } = await mai.api.rounds.list({ query: {} })
  expect(rounds).toEqual([]) // no stake of ours
})

test('PRO-01 wins of a vendor’s free rounds become one bonus with terms of its own when they are over', async () => {
  const mai = await both.someone()
  await both.give(mai, 8, { wins: { ...plainTerms, wagering: 3 } })
  const seat = await both.seatOf(mai)
  let won = 0n
  for (let n = 0; n < 8; n += 1) won += await both.playFree(seat)
  expect(await both.cashOf(mai)).toBe(0n)
  await both.work()
  expect(await wageredNow(mai)).toEqual(won > 0n ? [[won, won * 3n]] : [])
})

test('PRO-01 a lost reply orders nothing twice, and a silent vendor costs the member nothing', async () => {
  const mai = await both.someone()
  both.lines.toVendor = 'answer'
  await both.give(mai, 2)
  expect((await both.shownTo(mai))[0]?.state).toBe('waiting')
  both.lines.toVendor = 'question'
  await both.work()
  both.lines.toVendor = 'whole'
  await both.work()
  expect((await both.shownTo(mai))[0]?.state).toBe('active')
  const an = await both.someone()
  both.lines.toVendor = 'question'
  const id = await both.give(an, 2)
  both.at.clock.forward(3 * DAY_MS + 1)
  await both.work()
  expect((await both.shownTo(an))[0]?.state).toBe('waiting')
  both.lines.toVendor = 'whole'
  await both.work()
  expect((await both.shownTo(an))[0]?.outcome).toBe('undelivered')
  const again = sql`select kind, amount from reward where member_id = ${an.id} and state = 'offered'`
  expect(await many(both.at.app.db, again)).toEqual([{ kind: 'freeRounds', amount: 2n }])
  // the order that was lost can no longer arrive
  expect(both.tables.freeRounds.create({ ...asked(id), user: 'u' })).toEqual({ state: 'cancelled' })
})

const asked = (id: string) => ({
  free_rounds: id,
  user: '',
  game: 'pearl-cups',
  currency: 'VND',
  rounds: 2,
  stake: '1.00',
  valid_until: '2027-01-01T00:00:00Z',
})

test('PRO-01 a win whose call was lost is paid from the vendor’s list, once', async () => {
  const mai = await both.someone()
  await both.give(mai, 6)
  const seat = await both.seatOf(mai)
  let won = 0n
  for (let n = 0; n < 6; n += 1) {
    both.lines.toWallet = n % 3 === 0 ? 'question' : n % 3 === 1 ? 'answer' : 'whole'
    won += await both.playFree(seat)
  }
  both.lines.toWallet = 'whole'
  await both.work()
  await both.work()
  expect(await both.cashOf(mai)).toBe(won)
  expect((await both.shownTo(mai))[0]?.won).toBe(won)
})

test('PRO-01 operators see what a vendor refused and order it again; a cancellation takes two of them and keeps what was won', async () => {
  const mai = await both.someone()
  const linh = await operator(both.at)
  await run(both.at.app.db, sql`update game set outside_ref = 'withdrawn' where id = 'sandbox-pearl-cups'`)
  const id = await both.give(mai, 4)
  await run(both.at.app.db, sql`update game set outside_ref = 'pearl-cups' where id = 'sandbox-pearl-cups'`)
  const listed = async () => (await linh.api.freeRoundsOffice.list({ query: { merchant: 'JADE' } })).rows[0]
  expect(await listed()).toMatchObject({ id, state: 'refused', reason: 'no free rounds in this game' })
  const call = { params: { member: mai.id, id }, body: { reason: 'the vendor has opened the game' } }
  await linh.api.freeRoundsOffice.retry(call)
  expect(await refusal(linh.api.freeRoundsOffice.retry(call))).toBe('freeRounds.state')
  await both.work()
  expect((await both.shownTo(mai))[0]?.state).toBe('active')
  const won = await both.playFree(await both.seatOf(mai))
  await linh.api.freeRoundsOffice.cancel(call)
  await both.work()
  const [order] = await both.shownTo(mai)
  expect([order?.outcome, order?.played, order?.won]).toEqual(['cancelled', 1, won])
  expect(await both.cashOf(mai)).toBe(won)
  const other = { ...call, params: { ...call.params, member: mai.id + 1n } }
  expect(await refusal(linh.alone.freeRoundsOffice.retry(other))).toBe('freeRounds.unknown')
})

test('PRO-01 another member’s order, and one that was never made, pay nothing', async () => {
  const mai = await both.someone()
  const an = await both.someone()
  const id = await both.give(mai, 2)
  const seat = await both.seatOf(an)
  expect(await both.tables.play(seat, 'free', 1)).toBeNull()
  const players = await many<{ ref: string }>(
    both.at.app.db,
    sql`select ref from vendor_player where member_id = ${an.id}`,
  )
  for (const order of [id, '00000000-0000-4000-8000-000000000000', 'no id']) {
    const told = await both.direct('transaction/win', {
      user: players[0]?.ref,
      transaction_uuid: `stolen-${order.length}-${order.slice(0, 2)}`,
      amount: '10.00',
      currency: 'VND',
      free_rounds: order,
    })
    expect(told.status).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  }
  expect(await both.cashOf(an)).toBe(0n)
})
