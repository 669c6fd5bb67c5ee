import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { recordedEvents } from '#server/events.ts'
import { tellEmote } from './service/own/talk.ts'
import { openRoom, roomOf, seen, sitDown } from './testing/tables.ts'

let at: TestApp
let mai: Person
let an: Person
let code: string
beforeAll(async () => {
  at = await testApp()
  await applyFlag(at, 'JADE', 'chatRoom', true)
  const balance = major(1_000_000)
  ;[mai, an] = await Promise.all([person(at, { balance }), person(at, { balance })])
  code = await openRoom(at)
  await sitDown(code, [mai, an])
})
afterAll(() => at.close())

const noteOf = async ({ api }: Person, room = code) =>
  (await api.cardRooms.room({ params: { code: room } })).seats.map(({ note }) => note)
type Note = { readonly text: string; readonly colour: 'red' | 'green' }
const NO_ONE = '0'.repeat(32)
/** Who sits there for this member. */
const opponentAt = async ({ api }: Person, seat: number, room = code) =>
  (await api.cardRooms.room({ params: { code: room } })).seats.find((one) => one.seat === seat)?.opponent ??
  NO_ONE
const keep = async (who: Person, seat: number, note: Note | null, opponent?: string) =>
  who.api.roomTalk.note({
    params: { code, seat: `${seat}` },
    body: { opponent: opponent ?? (await opponentAt(who, seat)), note },
  })
const emote = ({ api }: Person, room = code) =>
  api.roomTalk.emote({ params: { code: room }, body: { emote: 'hello' } })

test('STU-05 a note about an opponent is shown only to its author, at every table where they meet', async () => {
  await keep(mai, 1, { text: ' calls too much ', colour: 'red' })
  const note = { text: 'calls too much', colour: 'red' }
  expect(await noteOf(mai)).toEqual([null, note])
  expect(await noteOf(an)).toEqual([null, null])
  expect((await seen(at, code)).seats.map((seat) => seat.note)).toEqual([null, null])
  const other = await openRoom(at)
  await sitDown(other, [an])
  expect(await noteOf(mai, other)).toEqual([note])
  await keep(mai, 1, null)
  expect(await noteOf(mai)).toEqual([null, null])
})

test('STU-05 refuses a note about an empty seat, a bot or oneself, and a sign without a seat', async () => {
  const note = { text: 'x', colour: 'green' } as const
  expect(await refusal(keep(mai, 0, note))).toBe('rooms.noOpponent')
  expect(await refusal(keep(mai, 5, note))).toBe('rooms.noOpponent')
  expect(await refusal(emote(mai, 'NONE'))).toBe('rooms.unknown')
  expect(
    await refusal(
      mai.api.roomTalk.note({ params: { code: 'NONE', seat: '1' }, body: { opponent: NO_ONE, note } }),
    ),
  ).toBe('rooms.unknown')
  expect(await refusal(emote(await person(at)))).toBe('rooms.notSeated')
})

test('STU-05 a note is about the member whom its author saw, not about who has taken the seat since', async () => {
  const params = { code }
  await keep(mai, 1, { text: 'calls too much', colour: 'red' })
  const seenThere = await opponentAt(mai, 1)
  // the name of an opponent is the reader's own
  const ba = await person(at, { balance: major(1_000_000) })
  expect(seenThere).not.toBe(await opponentAt(ba, 1))
  await an.api.cardRooms.leave({ params })
  await ba.api.cardRooms.sit({ params, body: { seat: 1, amount: major(50_000) } })
  await keep(mai, 1, { text: 'folds', colour: 'green' })
  expect(await refusal(keep(mai, 1, { text: 'about An', colour: 'red' }, seenThere))).toBe('rooms.noOpponent')
  expect(await refusal(keep(mai, 1, null, seenThere))).toBe('rooms.noOpponent')
  expect(await noteOf(mai)).toEqual([null, { text: 'folds', colour: 'green' }])
  await keep(mai, 1, null)
  await ba.api.cardRooms.leave({ params })
  await an.api.cardRooms.sit({ params, body: { seat: 1, amount: major(50_000) } })
  expect((await noteOf(mai))[1]).toEqual({ text: 'calls too much', colour: 'red' })
})

test('STU-05 an opponent whom a member has hidden writes and makes signs for the others only, until all are shown again', async () => {
  const room = `card-${code.toLowerCase()}`
  await an.api.chat.say({ body: { text: 'nice hand', room } })
  const heardBy = async ({ api }: Person) => {
    const { lines, hidden } = await api.chat.room({ query: { room } })
    return [lines.map(({ text }) => text), hidden]
  }
  const isHiddenFor = async ({ api }: Person) =>
    (await api.cardRooms.room({ params: { code } })).seats.map(({ isHidden }) => isHidden)
  const hide = (isHidden: boolean, opponent: string, of = code) =>
    mai.api.roomTalk.hide({ params: { code: of, seat: '1' }, body: { opponent, isHidden } })
  const opponent = await opponentAt(mai, 1)
  await hide(true, opponent)
  expect([await isHiddenFor(mai), await isHiddenFor(an)]).toEqual([
    [false, true],
    [false, false],
  ])
  expect([await heardBy(mai), await heardBy(an)]).toEqual([
    [[], 1],
    [['nice hand'], 0],
  ])
  await hide(false, opponent)
  expect(await heardBy(mai)).toEqual([['nice hand'], 0])
  await hide(true, opponent)
  await mai.api.chat.showAll()
  expect(await heardBy(mai)).toEqual([['nice hand'], 0])
  expect(await refusal(hide(true, NO_ONE))).toBe('rooms.noOpponent')
  expect(await refusal(hide(true, opponent, 'NONE'))).toBe('rooms.unknown')
})

test('STU-05 G18 a sign goes to who watches the table, and not while the author is muted', async () => {
  const events = recordedEvents()
  await tellEmote({ ...at.app, events }, await roomOf(at, code), { seat: 0, emote: 'wow' })
  expect(events.published).toMatchObject([
    { room: `watch:room:JADE-${code}`, hint: { topic: 'rooms.emote', patch: { seat: 0, emote: 'wow' } } },
  ])
  expect(await emote(mai)).toEqual({ done: true })
  await run(
    at.database.owner,
    sql`
      insert into chat_sanction (merchant, member_id, kind, reason, by_account, at)
      values ('JADE', ${mai.id}, 'mute', 'test', 'op-linh', ${at.clock.now()})
    `,
  )
  expect(await refusal(emote(mai))).toBe('rooms.muted')
})
