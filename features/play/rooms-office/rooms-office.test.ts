import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { walletById } from '#ledger/wallets.ts'
import { tickRooms } from '#features/play/card-rooms/service/drive.ts'
import {
  callDown,
  hasten,
  openRoom,
  passTo,
  seen,
  sitDown,
} from '#features/play/card-rooms/testing/tables.ts'
import { drive, enter, makeOne, rest } from '#features/play/card-tournaments/testing/tournaments.ts'

let at: TestApp
let linh: Operator
let mai: Person
let an: Person
const reason = 'asked for by a test'
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
  const balance = major(1_000_000)
  ;[mai, an] = await Promise.all([person(at, { balance }), person(at, { balance })])
})
afterAll(() => at.close())

const office = () => linh.api.roomsOffice
const alone = () => linh.alone.roomsOffice
const cash = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
const of = (code: string) => ({ merchant: 'JADE', code })
const because = { reason }
const setup = {
  seats: 6,
  small: major(1_000),
  unit: major(2_000),
  chip: major(100),
  rake: 400,
  rakeCap: major(6_000),
  buyMin: major(40_000),
  buyMax: major(200_000),
  mayRunTwice: false,
  turnSeconds: 15,
  bankSeconds: 20,
}

test('STU-05 an operator sees rooms with seats, hands and rake, and a table without its hidden cards', async () => {
  const code = await openRoom(at)
  await sitDown(code, [mai, an])
  await callDown(at, [mai, an], code)
  await passTo(at, code, 'playing')
  const { rows, merchant } = await alone().list({ query: { merchant: 'JADE' } })
  // two times 1,000 were put in: five percent in whole chips of 100
  expect(rows.find((row) => row.code === code)).toMatchObject({
    state: 'open',
    people: 2,
    isPlaying: true,
    handsToday: 1,
    rakeToday: major(100),
  })
  expect(merchant).toBe('JADE')
  const shown = await alone().one({ params: of(code) })
  expect(shown.seats.map(({ member }) => member)).toEqual([mai.id, an.id])
  expect(shown.hand?.holdem?.players.map(({ cards }) => cards)).toEqual([null, null])
  const { hands } = await alone().hands({ params: of(code), query: {} })
  expect(hands).toMatchObject([{ number: 1, state: 'over', players: 2, put: major(2_000), rake: major(100) }])
  for (const call of [alone().one, alone().hands])
    expect(await refusal(call({ params: of('NONE'), query: {} }))).toBe('roomsOffice.unknown')
  for (const { api } of [mai, an]) await api.cardRooms.leave({ params: { code } })
  // their chips are cash again before another test counts it
  for (let ticks = 0; ticks < 4; ticks++) {
    await hasten(at, code)
    await tickRooms(at.app)
  }
})

test('STU-05 one operator closes a room: its hand is played to the end, then every seat is paid; two open it', async () => {
  const code = await openRoom(at)
  const before = [await cash(mai), await cash(an)]
  await sitDown(code, [mai, an])
  await passTo(at, code, 'playing')
  await alone().close({ params: of(code), body: because })
  expect((await seen(at, code)).hand?.state).toBe('playing')
  expect(await refusal(alone().close({ params: of(code), body: because }))).toBe('roomsOffice.isClosed')
  await callDown(at, [mai, an], code)
  await hasten(at, code)
  await tickRooms(at.app)
  expect((await cash(mai)) + (await cash(an))).toBe(before[0]! + before[1]! - major(100))
  expect((await alone().one({ params: of(code) })).row.state).toBe('closed')
  expect(await refusal(alone().open({ params: of(code), body: because }))).toBe('approvals.sent')
  await office().open({ params: of(code), body: because })
  expect(await refusal(office().open({ params: of(code), body: because }))).toBe('roomsOffice.isOpen')
  const { rows } = await alone().incidents({ query: { merchant: 'JADE', code } })
  expect(rows.map(({ kind, byName, reason: why }) => [kind, byName, why])).toEqual([
    ['opened', linh.account, reason],
    ['closed', linh.account, reason],
  ])
  expect(rows[0]?.approvedBy).not.toBe('')
  for (const call of [alone().close, office().open])
    expect(await refusal(call({ params: of('NONE'), body: because }))).toBe('roomsOffice.unknown')
})

test('STU-05 stakes and rake change with two operators while no seat is taken, and are versions', async () => {
  const code = await openRoom(at)
  const set = (body: typeof setup) => office().setUp({ params: of(code), body: { ...body, reason } })
  expect(await refusal(set({ ...setup, unit: major(2_050) }))).toBe('roomsOffice.unsound')
  await sitDown(code, [mai])
  expect(await refusal(set(setup))).toBe('roomsOffice.seated')
  await mai.api.cardRooms.leave({ params: { code } })
  expect(await refusal(alone().setUp({ params: of(code), body: { ...setup, reason } }))).toBe(
    'approvals.sent',
  )
  expect(await set(setup)).toEqual({ version: 1 })
  const shown = await alone().one({ params: of(code) })
  expect([shown.setup, shown.versions.length]).toEqual([setup, 1])
  expect((await seen(at, code)).room).toMatchObject({ unit: major(2_000), rake: 400, turnSeconds: 15 })
  expect(await refusal(office().setUp({ params: of('NONE'), body: { ...setup, reason } }))).toBe(
    'roomsOffice.unknown',
  )
})

test('STU-05 private rooms close with the room whose terms they have, when it closes or changes; no operator opens or changes them', async () => {
  const [closing, changing] = [await openRoom(at), await openRoom(at)]
  const open = async (who: Person, like: string) =>
    (await who.api.cardRooms.openPrivate({ body: { like, seats: 2 } })).code
  const [played, empty, other] = [
    await open(mai, closing),
    await open(mai, changing),
    await open(an, changing),
  ]
  await sitDown(played, [mai, an])
  await passTo(at, played, 'playing')
  await alone().close({ params: of(closing), body: because })
  const stateOf = async (code: string) => (await seen(at, code)).room.state
  expect([await stateOf(played), await stateOf(empty)]).toEqual(['closing', 'open'])
  // the hand under way is played, then the seats are paid
  await callDown(at, [mai, an], played)
  await hasten(at, played)
  await tickRooms(at.app)
  expect([await stateOf(played), (await seen(at, played)).seats]).toEqual(['closed', []])
  await office().setUp({ params: of(changing), body: { ...setup, reason } })
  await tickRooms(at.app)
  expect([await stateOf(empty), await stateOf(other)]).toEqual(['closed', 'closed'])
  expect(await refusal(mai.api.cardRooms.openPrivate({ body: { like: closing, seats: 2 } }))).toBe(
    'rooms.unknown',
  )
  const own = { params: of(other) }
  expect(await refusal(alone().open({ ...own, body: because }))).toBe('roomsOffice.ofMember')
  expect(await refusal(alone().setUp({ ...own, body: { ...setup, reason } }))).toBe('roomsOffice.ofMember')
  const { rows } = await alone().incidents({ query: { merchant: 'JADE', code: played } })
  expect(rows.map(({ kind, label, byName }) => [kind, label, byName])).toEqual([
    ['closed', closing, linh.account],
    ['private', closing, ''],
  ])
  // of the whole brand, the log has what operators did
  const all = (await alone().incidents({ query: { merchant: 'JADE' } })).rows
  expect(all.some(({ kind }) => kind === 'private' || kind === 'empty')).toBe(false)
})

test('STU-05 two operators make a room, once for a code of the brand', async () => {
  const body = { ...of('NEW1'), game: 'holdem' as const, isPractice: false, ...setup, reason }
  await office().make({ body })
  expect((await seen(at, 'NEW1')).room).toMatchObject({
    currency: 'VND',
    buyMax: major(200_000),
    state: 'open',
  })
  expect(await refusal(office().make({ body }))).toBe('roomsOffice.codeTaken')
  expect(await refusal(office().make({ body: { ...body, merchant: 'NONE' } }))).toBe(
    'roomsOffice.unknownBrand',
  )
  expect(await refusal(office().make({ body: { ...body, code: 'NEW2', small: 0n } }))).toBe(
    'roomsOffice.unsound',
  )
  await office().make({ body: { ...body, code: 'NEW3', isPractice: true } })
  expect((await seen(at, 'NEW3')).room.currency).toBe('FUN')
  const lieng = { ...body, code: 'NEW4', game: 'lieng' as const }
  expect(await refusal(office().make({ body: lieng }))).toBe('roomsOffice.unsound')
  await office().make({ body: { ...lieng, small: 0n, mayRunTwice: false } })
  expect((await seen(at, 'NEW4')).room).toMatchObject({ game: 'lieng', unit: setup.unit })
})

test('M5 STU-05 only a hand that is stuck is voided: no chips move, and the room deals again', async () => {
  const code = await openRoom(at)
  const before = (await cash(mai)) + (await cash(an))
  await sitDown(code, [mai, an])
  await passTo(at, code, 'playing')
  const end = () => office().voidHand({ params: of(code), body: because })
  expect(await refusal(end())).toBe('roomsOffice.handRuns')
  await run(
    at.database.owner,
    sql`
      update card_hand set due_at = clock_timestamp() - interval '2 minutes', seed = 'unreadable'
      where state = 'playing' and room = (select id from card_room where code = ${code} and merchant = 'JADE')
    `,
  )
  expect((await alone().one({ params: of(code) })).row.isStuck).toBe(true)
  expect(await refusal(alone().voidHand({ params: of(code), body: because }))).toBe('approvals.sent')
  expect(await end()).toEqual({ label: '1' })
  expect((await seen(at, code)).seats.map(({ chips }) => chips)).toEqual([major(100_000), major(100_000)])
  await passTo(at, code, 'playing')
  for (const { api } of [mai, an]) await api.cardRooms.leave({ params: { code } })
  for (let ticks = 0; ticks < 4; ticks++) {
    await hasten(at, code)
    await tickRooms(at.app)
  }
  expect((await cash(mai)) + (await cash(an))).toBe(before)
  const { rows } = await alone().incidents({ query: { merchant: 'JADE', code } })
  expect(rows.map(({ kind }) => kind)).toContain('void')
  expect(await refusal(office().voidHand({ params: of('NONE'), body: because }))).toBe('roomsOffice.unknown')
})

test('STU-05 a table of a tournament is watched and its stuck hand voided, but it opens, changes and closes with its tournament', async () => {
  const balance = major(100_000)
  const pair = await Promise.all([person(at, { balance }), person(at, { balance })])
  const tournament = await makeOne(at)
  for (const who of pair) await enter(who, tournament)
  await drive(at)
  const { mine } = await pair[0].api.tournaments.one({ params: { id: tournament } })
  const code = mine?.table ?? ''
  for (const call of [
    () => alone().close({ params: of(code), body: because }),
    () => office().open({ params: of(code), body: because }),
    () => office().setUp({ params: of(code), body: { ...setup, reason } }),
  ])
    expect(await refusal(call())).toBe('roomsOffice.ofTournament')
  await rest(at, tournament)
  await drive(at)
  await passTo(at, code, 'playing')
  await run(
    at.database.owner,
    sql`
      update card_hand set due_at = clock_timestamp() - interval '2 minutes'
      where state = 'playing' and room = (select id from card_room where code = ${code} and merchant = 'JADE')
    `,
  )
  expect((await alone().one({ params: of(code) })).row).toMatchObject({
    tournament,
    people: 2,
    isStuck: true,
  })
  const { rows } = await alone().list({ query: { merchant: 'JADE' } })
  expect(rows.some((row) => row.code === code)).toBe(false)
  expect(await office().voidHand({ params: of(code), body: because })).toEqual({ label: '1' })
  expect((await seen(at, code)).seats.map(({ chips }) => chips)).toEqual([major(1_500), major(1_500)])
})

test('STU-05 a hand that the clock ends is in the log', async () => {
  const code = await openRoom(at)
  await sitDown(code, [mai, an])
  await passTo(at, code, 'playing')
  for (let ticks = 0; ticks < 3; ticks++) {
    await hasten(at, code)
    await tickRooms(at.app)
  }
  const { rows } = await alone().incidents({ query: { merchant: 'JADE', code } })
  expect(rows).toMatchObject([{ kind: 'clock', label: '1', byName: '' }])
  for (const { api } of [mai, an]) await api.cardRooms.leave({ params: { code } })
})
