import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { closeUnusedRooms, tickRooms } from './service/drive.ts'
import { MOST_A_DAY } from './rules/private.ts'
import { insertRoom } from './store/rooms.ts'
import {
  callDown,
  hasten,
  members,
  openRoom,
  passTo,
  roomOf,
  seen,
  sitDown,
  usualRoom,
} from './testing/tables.ts'

let at: TestApp
let mai: Person
let an: Person
let ba: Person
let like: string
beforeAll(async () => {
  at = await testApp()
  const balance = major(1_000_000)
  ;[mai, an, ba] = await Promise.all([
    person(at, { balance }),
    person(at, { balance }),
    person(at, { balance }),
  ])
  like = await openRoom(at)
})
afterAll(() => at.close())

const open = ({ api }: Person, change: { readonly like?: string; readonly seats?: number } = {}) =>
  api.cardRooms.openPrivate({ body: { like, seats: 2, ...change } })
const listed = async ({ api }: Person) => (await api.cardRooms.list()).rooms.map(({ code }) => code)
/** The ten minutes in which the first member sits down are over. */
const makeOld = (code: string) =>
  run(
    at.database.owner,
    sql`update card_room set made_at = made_at - interval '11 minutes' where code = ${code}`,
  )

test('STU-05 a private room has the terms of the operator’s, is played by who has its code, and closes when empty', async () => {
  const { code } = await open(mai)
  const { room } = await seen(at, code)
  expect(room).toMatchObject({
    isPrivate: true,
    seats: 2,
    unit: major(1_000),
    rake: 500,
    rakeCap: major(3_000),
  })
  expect([(await listed(mai)).includes(code), (await listed(an)).includes(code)]).toEqual([true, false])
  const { rooms } = await an.api.cardRooms.roomList({ query: {} })
  expect(rooms.map(({ roomId }) => roomId)).not.toContain(code)
  await sitDown(code, [mai, an])
  // whose seat is there finds it again
  expect(await listed(an)).toContain(code)
  await callDown(at, [mai, an], code)
  await passTo(at, code, 'over')
  await makeOld(code)
  await closeUnusedRooms(at.app)
  expect((await seen(at, code)).room.state).toBe('open')
  for (const { api } of [mai, an]) await api.cardRooms.leave({ params: { code } })
  await closeUnusedRooms(at.app)
  expect((await seen(at, code)).room.state).toBe('closed')
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('STU-05 refuses a private room without the terms of an open room of the operator, or past the brand’s limit', async () => {
  expect(await refusal(open(ba, { like: 'NONE' }))).toBe('rooms.unknown')
  expect(await refusal(open(ba, { seats: 5 }))).toBe('rooms.seatCount')
  expect(await refusal(open(await person(at, { merchant: 'JADE', type: 4 })))).toBe('rooms.otherCurrency')
  const { code } = await open(ba)
  // its terms are the operator's, which a member's room does not pass on
  expect(await refusal(open(ba, { like: code }))).toBe('rooms.unknown')
  const asked = await Promise.all([refusal(open(ba)), refusal(open(ba))])
  expect(asked.toSorted()).toEqual(['nothing was refused', 'rooms.privateMost'])
  await applySetting(at, 'JADE', 'privateRoomsMost', 0)
  expect(await refusal(open(an))).toBe('rooms.privateOff')
  await applySetting(at, 'JADE', 'privateRoomsMost', 2)
  // closed ones are kept: a script does not add to them without end
  await run(at.database.owner, sql`update card_room set state = 'closed' where opened_by = ${ba.id}`)
  const { id: likeRoom } = await roomOf(at, like)
  for (let opened = 2; opened < MOST_A_DAY; opened++) {
    await insertRoom(at.database.owner, { ...usualRoom, code: `P${opened}` }, { openedBy: ba.id, likeRoom })
    await run(at.database.owner, sql`update card_room set state = 'closed' where code = ${`P${opened}`}`)
  }
  expect(await refusal(open(ba))).toBe('rooms.privateToday')
  await run(
    at.database.owner,
    sql`update card_room set made_at = made_at - interval '25 hours' where opened_by = ${ba.id}`,
  )
  await open(ba)
})

test('STU-05 G18 in a private practice room no bot sits down, and two people play', async () => {
  const practice = await openRoom(at, { isPractice: true, currency: 'FUN' })
  const { code } = await open(an, { like: practice })
  await an.api.cardRooms.sit({ params: { code }, body: { seat: 0, amount: major(50_000) } })
  await tickRooms(at.app)
  expect((await seen(at, code)).seats).toHaveLength(1)
  await mai.api.cardRooms.sit({ params: { code }, body: { seat: 1, amount: major(50_000) } })
  await passTo(at, code, 'playing')
  const { seats, hand } = await seen(at, code)
  expect([seats.every(({ isBot }) => !isBot), hand?.holdem?.players.length]).toEqual([true, 2])
})

test('STU-05 a private room in which nothing is played for an hour closes and pays its seat', async () => {
  const [owner, friend] = await members(at, 2)
  const { code } = await open(owner!)
  const amount = major(100_000)
  const sit = ({ api }: Person, seat: number) =>
    api.cardRooms.sit({ params: { code }, body: { seat, amount } })
  const age = (minutes: number) =>
    run(
      at.database.owner,
      sql`
        with aged as (
          update card_room set made_at = made_at - ${minutes} * interval '1 minute' where code = ${code} returning id
        )
        update card_hand set ended_at = ended_at - ${minutes} * interval '1 minute' where room in (select id from aged)
      `,
    )
  await sit(owner!, 0)
  await sit(friend!, 1)
  await callDown(at, [owner!, friend!], code)
  await passTo(at, code, 'over')
  await friend!.api.cardRooms.leave({ params: { code } })
  const { seats } = await seen(at, code)
  await age(59)
  await closeUnusedRooms(at.app)
  expect((await seen(at, code)).room.state).toBe('open')
  await age(2)
  await closeUnusedRooms(at.app)
  await hasten(at, code)
  await tickRooms(at.app)
  const closed = await seen(at, code)
  expect([closed.room.state, closed.seats]).toEqual(['closed', []])
  const balance = (await walletById(at.app.db, owner!.wallet))?.balance
  expect(balance).toBe(major(1_000_000) - amount + seats[0]!.chips)
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('STU-05 a private room is open only with the room whose terms it has', async () => {
  const without = insertRoom(at.database.owner, { ...usualRoom, code: 'PNONE' }, { openedBy: ba.id })
  await expect(without).rejects.toThrow('card_room_private_like')
})
