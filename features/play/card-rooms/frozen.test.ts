import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { setFrozen, walletById, walletOf } from '#ledger/wallets.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { wakeRoomsOf } from './public/wake.ts'
import { tickRooms } from './service/drive.ts'
import { dueRooms } from './store/rooms.ts'
import { AWAY_SECONDS } from './store/seats.ts'
import { callDown, hasten, members, openRoom, passTo, roomOf, seen, sitDown } from './testing/tables.ts'

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
const chips = async ({ id: owner }: Person) =>
  (await walletOf(at.app.db, { owner, merchant: 'JADE', kind: 'chips', currency: 'VND' }))!
const isDue = async (code: string) => {
  const { id } = await roomOf(at, code)
  return (await dueRooms(at.app.db, AWAY_SECONDS)).some((room) => room.id === id)
}
async function freeze(who: Person, isFrozen: boolean): Promise<void> {
  expect(await setFrozen(at.database.owner, (await chips(who)).id, isFrozen)).toBe(true)
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

test('STU-05 M5 chips frozen within a hand hold up no other player: the others are paid, the frozen part is posted after the release', async () => {
  const balance = major(1_000_000)
  const [first, second, third] = await Promise.all([
    person(at, { balance }),
    person(at, { balance }),
    person(at, { balance }),
  ])
  const people = [first, second, third]
  const code = await openRoom(at)
  await sitDown(code, people)
  await passTo(at, code, 'playing')
  await freeze(first, true)
  await callDown(at, people, code)
  const { hand, seats } = await seen(at, code)
  expect(hand).toMatchObject({ state: 'over', legs: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] })
  const inWallets = () => Promise.all(people.map(async (who) => (await chips(who)).balance))
  const atTable = seats.map((seat) => seat.chips)
  // its own part has not moved, theirs has
  expect(await inWallets()).toEqual([major(100_000), atTable[1], atTable[2]])
  expect((await first.api.rounds.list({ query: { category: 'PVP' } })).rounds).toEqual([])
  await passTo(at, code, 'playing')
  expect((await seen(at, code)).hand?.holdem?.players.map(({ seat }) => seat)).toEqual([1, 2])
  for (const { api } of people) await api.cardRooms.leave({ params: { code } }).catch(() => undefined)
  await passTo(at, code, 'over')
  await hasten(at, code)
  await tickRooms(at.app)
  expect((await seen(at, code)).seats.map(({ seat }) => seat)).toEqual([0])
  await freeze(first, false)
  // its part is posted, which ends the rest of the room: the seat is paid in the same tick
  await tickRooms(at.app)
  expect((await seen(at, code)).seats).toEqual([])
  expect(await inWallets()).toEqual([0n, 0n, 0n])
  expect(await cash(first)).toBe(major(900_000) + atTable[0]!)
  const { rounds } = await first.api.rounds.list({ query: { category: 'PVP' } })
  expect(rounds).toMatchObject([{ stake: major(1_000), status: 'settled' }])
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})

test('STU-05 a room of one frozen seat and one other lets the clock rest', async () => {
  const code = await openRoom(at, { seats: 2 })
  const two = await members(at, 2)
  await sitDown(code, two)
  await freeze(two[0]!, true)
  await hasten(at, code)
  expect(await isDue(code)).toBe(true)
  await tickRooms(at.app)
  expect(await isDue(code)).toBe(false)
  await freeze(two[0]!, false)
  await passTo(at, code, 'playing')
})

/** A room of two that rests since an operator has frozen the chips of one, and the release by that operator. */
async function restingRoom() {
  const linh = await operator(at)
  const code = await openRoom(at, { seats: 2 })
  const two = await members(at, 2)
  await sitDown(code, two)
  const [{ id }] = two as [Person, Person]
  const wallet = (await chips(two[0]!)).id
  const set = (isFrozen: boolean) =>
    linh.api.memberDesk.freeze({ params: { id }, body: { wallet, isFrozen, reason: 'looked at it' } })
  await set(true)
  await tickRooms(at.app)
  expect(await isDue(code)).toBe(false)
  return { code, release: () => set(false) }
}

test('STU-05 an operator who releases chips wakes the room that waits for them', async () => {
  const { code, release } = await restingRoom()
  await release()
  expect(await isDue(code)).toBe(true)
})

test('STU-05 OPS-01 a release whose rooms cannot be woken is done, and the operator is told so', async () => {
  const { release } = await restingRoom()
  const { owner } = at.database
  await run(owner, sql`alter table card_room add constraint rests check (is_idle) not valid`)
  expect(await release()).toEqual({ state: 'open', isFrozen: false })
  await run(owner, sql`alter table card_room drop constraint rests`)
})

test('STU-05 the rooms of a released wallet are locked in the order of their IDs', async () => {
  const codes: string[] = []
  for (let nth = 0; nth < 5; nth++) codes.push(await openRoom(at, { seats: 2 }))
  const [who] = await members(at, 1)
  for (const code of codes.toReversed()) await sitDown(code, [who!])
  const { owner } = at.database
  const wallet = (await chips(who!)).id
  const waiting = () =>
    one(owner, sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`)
  const idle = () => many(owner, sql`select id from card_room where code = any(${codes}::text[]) and is_idle`)
  for (const [nth, code] of codes.entries()) {
    for (const each of codes.toReversed())
      await run(owner, sql`update card_room set is_idle = true where code = ${each}`)
    let woken: Promise<void> = Promise.resolve()
    await inTransaction(owner, async (tx) => {
      await run(tx, sql`select id from card_room where code = ${code} for update`)
      woken = wakeRoomsOf(at.app, wallet)
      await expect.poll(async () => (await waiting()).count).toBeGreaterThan(0)
      // who waits for this room holds none of the later ones
      const later = codes.slice(nth)
      const free = await many(
        tx,
        sql`select id from card_room where code = any(${later}::text[]) for update skip locked`,
      )
      expect(free).toHaveLength(later.length)
    })
    await woken
    expect(await idle()).toEqual([])
  }
})

test('STU-05 who sits down ends the rest of a room that waits for frozen chips, and not the pause after a hand', async () => {
  const code = await openRoom(at)
  const [first, second, third, fourth] = await members(at, 4)
  await sitDown(code, [first!, second!])
  await freeze(first!, true)
  await tickRooms(at.app)
  expect(await isDue(code)).toBe(false)
  const sit = ({ api }: Person, seat: number) =>
    api.cardRooms.sit({ params: { code }, body: { seat, amount: major(100_000) } })
  await sit(third!, 2)
  expect(await isDue(code)).toBe(true)
  await tickRooms(at.app)
  await callDown(at, [second!, third!], code)
  const { hand } = await seen(at, code)
  expect(hand?.holdem?.players.map(({ seat }) => seat)).toEqual([1, 2])
  expect(hand?.state).toBe('over')
  await sit(fourth!, 3)
  expect(await isDue(code)).toBe(false)
})
