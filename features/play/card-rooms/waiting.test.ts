import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { buttonOf } from './service/deal.ts'
import { freeIdleSeats, tickRooms } from './service/drive.ts'
import { seatsOf } from './store/seats.ts'
import { callDown, hasten, members, openRoom, passTo, roomOf, seen, sitDown } from './testing/tables.ts'

let at: TestApp
let people: readonly [Person, Person, Person, Person]
beforeAll(async () => {
  at = await testApp()
  const made = () => person(at, { balance: major(1_000_000) })
  people = await Promise.all([made(), made(), made(), made()])
})
afterAll(() => at.close())

const wait = (who: Person, code: string, isWaiting = true) =>
  who.api.cardRooms.wait({ params: { code }, body: { isWaiting } })
const sit = (who: Person, code: string, seat: number) =>
  who.api.cardRooms.sit({ params: { code }, body: { seat, amount: major(50_000) } })
const waiting = async (who: Person, code: string) =>
  (await who.api.cardRooms.room({ params: { code } })).waiting
/** Messages about a free seat. */
const told = ({ id }: Person) =>
  many(
    at.app.db,
    sql<{ id: string }>`select id from inbox_message where member_id = ${id} and text_key = 'seatFree'`,
  )

test('STU-05 a free seat is held for the first who waits, who is told, and goes to the next one after a minute', async () => {
  const [mai, an, ba, tu] = people
  const code = await openRoom(at, { seats: 2 })
  expect(await refusal(wait(mai, 'NONE'))).toBe('rooms.unknown')
  expect(await refusal(wait(mai, code))).toBe('rooms.seatFree')
  await sitDown(code, [mai, an])
  expect(await refusal(wait(mai, code))).toBe('rooms.seatedAlready')
  expect([await wait(ba, code), await wait(tu, code), await wait(ba, code)]).toEqual([
    { place: 1 },
    { place: 2 },
    { place: 1 },
  ])
  await an.api.cardRooms.leave({ params: { code } })
  expect(await waiting(ba, code)).toMatchObject({ place: 1, maySit: true, heldUntil: expect.any(Date) })
  expect(await waiting(tu, code)).toMatchObject({ place: 2, maySit: false, heldUntil: null })
  expect(await refusal(sit(tu, code, 1))).toBe('rooms.seatHeld')
  expect([(await told(ba)).length, (await told(tu)).length]).toEqual([1, 0])
  await run(
    at.database.owner,
    sql`update card_wait set held_until = clock_timestamp() where member_id = ${ba.id}`,
  )
  await tickRooms(at.app)
  expect(await waiting(tu, code)).toMatchObject({ place: 1, count: 1, maySit: true })
  expect(await refusal(sit(ba, code, 1))).toBe('rooms.seatHeld')
  await sit(tu, code, 1)
  expect(await waiting(ba, code)).toMatchObject({ place: null, count: 0, maySit: false })
})

test('STU-05 a waiting list is left at any time and ends with the room', async () => {
  const [mai, an, ba, tu] = people
  const code = await openRoom(at, { seats: 2 })
  await sitDown(code, [mai, an])
  await wait(ba, code)
  await wait(tu, code)
  expect(await wait(ba, code, false)).toEqual({ place: null })
  expect(await waiting(tu, code)).toMatchObject({ place: 1, count: 1 })
  expect(await refusal(wait(await person(at, { type: 4 }), code))).toBe('rooms.otherCurrency')
  await run(at.database.owner, sql`update card_room set state = 'closing' where code = ${code}`)
  expect(await refusal(wait(ba, code))).toBe('rooms.closed')
  await tickRooms(at.app)
  expect(await waiting(tu, code)).toMatchObject({ count: 0 })
})

test('STU-05 in Tien Len the winner of the game before leads, and not who takes the winner’s seat', async () => {
  const [mai, an, ba] = people
  const code = await openRoom(at, { game: 'tien-len', small: 0n, seats: 2 })
  await sitDown(code, [mai, an])
  await passTo(at, code, 'over')
  const leader = () =>
    inTransaction(at.app.db, async (tx) => {
      const room = await roomOf(at, code)
      return buttonOf(tx, room, await seatsOf(tx, room.id))
    })
  const winner = await leader()
  expect([0, 1]).toContain(winner)
  await (winner === 0 ? mai : an).api.cardRooms.leave({ params: { code } })
  await sit(ba, code, winner!)
  expect(await leader()).toBeNull()
})

test('STU-05 R4 who waits alone for an hour without a hand leaves the table and is paid; a hand of the last hour keeps the seat', async () => {
  const [mai, an, other] = await members(at, 3)
  const lone = await openRoom(at)
  const played = await openRoom(at)
  await sitDown(lone, [other!])
  await sitDown(played, [mai!, an!])
  await callDown(at, [mai!, an!], played)
  await an!.api.cardRooms.leave({ params: { code: played } })
  const age = (minutes: number, what: 'card_seat' | 'card_hand') =>
    run(
      at.database.owner,
      sql`
        update ${sql.raw(what === 'card_seat' ? 'card_seat set sat_at = sat_at' : 'card_hand set ended_at = ended_at')}
          - ${minutes} * interval '1 minute'
        where room in (select id from card_room where code in (${lone}, ${played}))
      `,
    )
  const seats = async (code: string) => (await seen(at, code)).seats.length
  const pass = async () => {
    await freeIdleSeats(at.app)
    for (const code of [lone, played]) await hasten(at, code)
    await tickRooms(at.app)
    return [await seats(lone), await seats(played)]
  }
  await age(59, 'card_seat')
  expect(await pass()).toEqual([1, 1])
  await age(2, 'card_seat')
  expect(await pass()).toEqual([0, 1])
  expect((await walletById(at.app.db, other!.wallet))?.balance).toBe(major(1_000_000))
  expect((await seen(at, lone)).room.state).toBe('open')
  await age(61, 'card_hand')
  expect(await pass()).toEqual([0, 0])
  await sitDown(lone, [other!]) // and may come back at any time
  expect(await pass()).toEqual([1, 0])
  expect(await proveWhole(at.database.owner)).toEqual([])
})
