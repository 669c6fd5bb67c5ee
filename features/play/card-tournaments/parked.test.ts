import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { setFrozen, walletById, walletOf } from '#ledger/wallets.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { tournamentsOf } from './store/tournaments.ts'
import { drive, enter, headsUp, lose, makeOne } from './testing/tournaments.ts'

let at: TestApp
let linh: Operator
let mai: Person
let an: Person
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())
beforeEach(async () => {
  const balance = major(1_000_000)
  ;[mai, an] = await Promise.all([person(at, { balance }), person(at, { balance })])
})

const cash = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
async function freeze({ id: owner }: Person, isFrozen: boolean): Promise<void> {
  const chips = await walletOf(at.app.db, { owner, merchant: 'JADE', kind: 'chips', currency: 'VND' })
  expect(await setFrozen(at.database.owner, chips!.id, isFrozen)).toBe(true)
}
const inOffice = (id: bigint) => linh.api.tournamentsOffice.one({ params: { merchant: 'JADE', id } })
const waitingOf = async (id: bigint) => {
  const { rows } = await linh.api.tournamentsOffice.list({ query: { merchant: 'JADE' } })
  return rows.find((row) => row.id === id)?.waiting
}
const told = async ({ id }: Person) =>
  (
    await many(
      at.app.db,
      sql<{ textKey: string }>`select text_key from inbox_message where member_id = ${id} order by id`,
    )
  ).map(({ textKey }) => textKey)

test('STU-05 M5 the frozen chips of one player hold up no other’s prize, and their own payment is made once they are released', async () => {
  // three players for two paid places: An is second with frozen chips
  const ba = await person(at, { balance: major(1_000_000) })
  const id = await makeOne(at, { seats: 3, playersMin: 3, playersMax: 3, buyIn: major(20_000) })
  for (const who of [mai, an, ba]) await enter(who, id)
  await drive(at)
  await freeze(an, true)
  await freeze(ba, true)
  await lose(at, id, { loser: ba.id, winner: mai.id })
  await lose(at, id, { loser: an.id, winner: mai.id })
  const { payouts, parked, tournament } = await inOffice(id)
  expect(tournament.state).toBe('over')
  expect(await cash(mai)).toBe(major(978_000) + payouts[0]!)
  expect(await cash(an)).toBe(major(978_000))
  expect(parked.map(({ member, amount, paidAt }) => [member, amount, paidAt])).toEqual([
    [an.id, payouts[1] ?? 0n, null],
    [ba.id, 0n, null],
  ])
  expect(await waitingOf(id)).toBe(2)
  // who has won nothing is told nothing about a payment
  expect((await told(ba)).filter((key) => key === 'tournamentParked')).toEqual([])
  await drive(at)
  expect(await waitingOf(id)).toBe(2)
  await freeze(an, false)
  await freeze(ba, false)
  await Promise.all([drive(at), drive(at)])
  const after = await inOffice(id)
  expect(await cash(an)).toBe(major(978_000) + (payouts[1] ?? 0n))
  expect(after.parked.every(({ paidAt }) => paidAt !== null)).toBe(true)
  expect(after.incidents.map(({ kind, player }) => [kind, player === ''])).toEqual([
    ['paid', false],
    ['paid', false],
    ['parked', false],
    ['parked', false],
    ['over', true],
    ['started', true],
  ])
  // all the fees and nothing else is kept
  expect((await cash(mai)) + (await cash(an)) + (await cash(ba))).toBe(major(3_000_000 - 3 * 2_000))
  const { rounds } = await ba.api.rounds.list({ query: { category: 'PVP' } })
  expect(rounds).toMatchObject([{ stake: major(22_000), status: 'settled' }])
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('STU-05 M5 a cancelled tournament returns the entries of everyone else immediately, and a frozen one later', async () => {
  const id = await makeOne(at, { ...headsUp, seats: 3, playersMin: 3, playersMax: 3 })
  for (const who of [mai, an]) await enter(who, id)
  await freeze(an, true)
  expect(await refusal(an.api.tournaments.unregister({ params: { id } }))).toBe('play.walletClosed')
  const body = { reason: 'asked for by a test' }
  await linh.api.tournamentsOffice.cancel({ params: { merchant: 'JADE', id }, body })
  expect([await cash(mai), await cash(an)]).toEqual([major(1_000_000), major(978_000)])
  expect((await inOffice(id)).parked).toMatchObject([
    { member: an.id, isReturn: true, amount: major(22_000) },
  ])
  // the office lists it however many tournaments have ended since
  const listed = async (withOwing: boolean) =>
    (await tournamentsOf(at.app.db, { merchant: 'JADE', memberId: null, limit: 0, withOwing })).map(
      (row) => row.id,
    )
  expect(await listed(true)).toContain(id)
  expect(await listed(false)).not.toContain(id)
  // no message says that the money is back
  expect(await told(an)).toEqual(expect.arrayContaining(['tournamentParked', 'tournamentCancelledFree']))
  expect(await told(an)).not.toContain('tournamentCancelled')
  await freeze(an, false)
  await drive(at)
  await drive(at)
  expect(await cash(an)).toBe(major(1_000_000))
  expect((await told(an)).filter((key) => key === 'tournamentPaid')).toHaveLength(1)
  expect(await waitingOf(id)).toBe(0)
})
