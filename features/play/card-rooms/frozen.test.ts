import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { setFrozen, walletById, walletOf } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { tickRooms } from './service/drive.ts'
import { callDown, hasten, openRoom, passTo, seen, sitDown } from './testing/tables.ts'

let at: TestApp
let mai: Person
let an: Person
let ba: Person
beforeAll(async () => {
  at = await testApp()
  const balance = major(1_000_000)
  ;[mai, an, ba] = await Promise.all([
    person(at, { balance }),
    person(at, { balance }),
    person(at, { balance }),
  ])
})
afterAll(() => at.close())

const cash = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
async function freeze({ id: owner }: Person, isFrozen: boolean): Promise<void> {
  const chips = await walletOf(at.app.db, { owner, merchant: 'JADE', kind: 'chips', currency: 'VND' })
  expect(await setFrozen(at.database.owner, chips!.id, isFrozen)).toBe(true)
}

test('STU-05 M5 frozen chips hold up no other player: the seat is not dealt in and is paid once they are released', async () => {
  const code = await openRoom(at)
  const params = { code }
  await sitDown(code, [mai, an, ba])
  await callDown(at, [mai, an, ba], code)
  await passTo(at, code, 'over')
  const [own] = (await seen(at, code)).seats
  await freeze(mai, true)
  expect(await refusal(mai.api.cardRooms.leave({ params }))).toBe('play.walletClosed')
  const before = await cash(ba)
  await freeze(ba, true)
  const body = { seat: 3, amount: major(100_000) }
  const other = await openRoom(at)
  expect(await refusal(ba.api.cardRooms.sit({ params: { code: other }, body }))).toBe('play.walletClosed')
  expect(await cash(ba)).toBe(before)
  await freeze(ba, false)
  await passTo(at, code, 'playing')
  const { hand } = await seen(at, code)
  expect(hand?.holdem?.players.map(({ seat }) => seat)).toEqual([1, 2])
  await an.api.cardRooms.leave({ params })
  await callDown(at, [an, ba], code)
  await passTo(at, code, 'over')
  await hasten(at, code)
  await tickRooms(at.app)
  // An was paid although Mai is frozen
  expect((await seen(at, code)).seats.map(({ seat }) => seat)).toEqual([0, 2])
  await freeze(mai, false)
  // she asked to leave: the seat is paid, not dealt in
  await hasten(at, code)
  await tickRooms(at.app)
  expect((await seen(at, code)).seats.map(({ seat }) => seat)).toEqual([2])
  expect(await mai.api.cardRooms.leave({ params })).toEqual({ isOut: true })
  expect(await cash(mai)).toBe(major(900_000) + own!.chips)
  expect(await proveWhole(at.database.owner)).toEqual([])
})
