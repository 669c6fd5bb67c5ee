import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { recordedEvents } from '#server/events.ts'
import { changeFlag } from '#features/platform/settings/public.ts'
import { tellEmote } from './service/own/talk.ts'
import { openRoom, roomOf, seen, sitDown } from './testing/tables.ts'

let at: TestApp
let mai: Person
let an: Person
let code: string
beforeAll(async () => {
  at = await testApp()
  await changeFlag(at.database.db, 'JADE', 'chatRoom', true, at.clock.now())
  const balance = major(1_000_000)
  ;[mai, an] = await Promise.all([person(at, { balance }), person(at, { balance })])
  code = await openRoom(at)
  await sitDown(code, [mai, an])
})
afterAll(() => at.close())

const noteOf = async ({ api }: Person, room = code) =>
  (await api.cardRooms.room({ params: { code: room } })).seats.map(({ note }) => note)
const keep = ({ api }: Person, seat: string, note: { text: string; colour: 'red' | 'green' } | null) =>
  api.roomTalk.note({ params: { code, seat }, body: { note } })
const emote = ({ api }: Person, room = code) =>
  api.roomTalk.emote({ params: { code: room }, body: { emote: 'hello' } })

test('STU-05 a note about an opponent is shown to its author alone, at every table where they meet', async () => {
  await keep(mai, '1', { text: ' calls too much ', colour: 'red' })
  const note = { text: 'calls too much', colour: 'red' }
  expect(await noteOf(mai)).toEqual([null, note])
  expect(await noteOf(an)).toEqual([null, null])
  expect((await seen(at, code)).seats.map((seat) => seat.note)).toEqual([null, null])
  const other = await openRoom(at)
  await sitDown(other, [an])
  expect(await noteOf(mai, other)).toEqual([note])
  await keep(mai, '1', null)
  expect(await noteOf(mai)).toEqual([null, null])
})

test('STU-05 refuses a note about an empty seat, a bot or oneself, and a sign without a seat', async () => {
  const note = { text: 'x', colour: 'green' } as const
  expect(await refusal(keep(mai, '0', note))).toBe('rooms.noOpponent')
  expect(await refusal(keep(mai, '5', note))).toBe('rooms.noOpponent')
  expect(await refusal(emote(mai, 'NONE'))).toBe('rooms.unknown')
  expect(await refusal(mai.api.roomTalk.note({ params: { code: 'NONE', seat: '1' }, body: { note } }))).toBe(
    'rooms.unknown',
  )
  expect(await refusal(emote(await person(at)))).toBe('rooms.notSeated')
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
