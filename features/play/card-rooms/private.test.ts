import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { changeSetting } from '#features/platform/settings/public.ts'
import { tickRooms } from './service/drive.ts'
import { MOST_A_DAY } from './rules/private.ts'
import { insertRoom } from './store/rooms.ts'
import { callDown, openRoom, passTo, seen, sitDown, usualRoom } from './testing/tables.ts'

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
  await tickRooms(at.app)
  expect((await seen(at, code)).room.state).toBe('open')
  for (const { api } of [mai, an]) await api.cardRooms.leave({ params: { code } })
  await tickRooms(at.app)
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
  await changeSetting(at.database.db, 'JADE', 'privateRoomsMost', 0, at.clock.now())
  expect(await refusal(open(an))).toBe('rooms.privateOff')
  await changeSetting(at.database.db, 'JADE', 'privateRoomsMost', 2, at.clock.now())
  // closed ones are kept: a script does not add to them without end
  await run(at.database.owner, sql`update card_room set state = 'closed' where opened_by = ${ba.id}`)
  for (let opened = 2; opened < MOST_A_DAY; opened++) {
    await insertRoom(at.database.owner, { ...usualRoom, code: `P${opened}` }, { openedBy: ba.id })
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
