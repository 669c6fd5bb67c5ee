import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heardBy } from '#apps/server/testing/heard.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { filtered, inForce, inkOn, waitSeconds } from './rules/room.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
})
afterAll(() => at.close())

const JADE = { merchant: 'JADE' }
const say = (who: Person, text: string) => who.api.chat.say({ body: { text } })
const heard = async (who: Person) => (await who.api.chat.room({ query: {} })).lines.map(({ text }) => text)

test('SHL-20 filtered words are masked regardless of case and accents, parts of longer words stay, addresses and long numbers are always masked', () => {
  expect(filtered('NGU quá, Ngủ ngon', ['ngu'])).toBe('••• quá, ••• ngon')
  expect(filtered('a glass of water', ['ass'])).toBe('a glass of water')
  expect(filtered('xem www.evil.com/x và good.vip', [])).toBe('xem ••• và •••')
  expect(filtered('gọi 0912 345 678 nhé, 12 giờ', [])).toBe('gọi ••• nhé, 12 giờ')
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => {
      const once = filtered(text, ['bad', 'ngu'])
      expect(filtered(once, ['bad', 'ngu'])).toBe(once)
    }),
  )
})

test('SHL-20 slow mode counts the seconds left; a ban takes precedence over a mute; the header text has enough contrast', () => {
  const now = new Date(10_000)
  expect(waitSeconds(new Date(8_000), 5, now)).toBe(3)
  expect(waitSeconds(null, 5, now)).toBe(0)
  const mute = { kind: 'mute', until: null } as const
  const ban = { kind: 'ban', until: new Date(11_000) } as const
  expect(inForce([mute, ban], now)).toBe(ban)
  expect(inForce([{ ...ban, until: now }], now)).toBeNull()
  expect([inkOn('#0f766e'), inkOn('#fde68a'), inkOn('#000000')]).toEqual(['#ffffff', '#000000', '#ffffff'])
})

test('SHL-20 members chat under masked names, within their brand, one line per slow mode interval', async () => {
  const [mai, an] = [await person(at, { account: 'maitranthi' }), await person(at)]
  const grace = await person(at, { merchant: 'AMBER' })
  await say(mai, 'Hello everybody')
  const [line] = (await an.api.chat.room({ query: {} })).lines
  expect(line).toMatchObject({ text: 'Hello everybody', isOwn: false })
  expect(line?.name).not.toContain('maitranthi')
  expect(await heard(grace)).toEqual([])
  expect(await refusal(say(mai, 'again'))).toBe('chat.slow')
  const { retryAfterSeconds } = Object(await detailOf(say(mai, 'again')))
  expect([1, 2, 3, 4, 5]).toContain(retryAfterSeconds)
  at.clock.forward(6_000)
  await say(mai, 'again')
  const fast = await Promise.all([refusal(say(an, 'a')), refusal(say(an, 'b'))])
  expect(fast.toSorted()).toEqual(['chat.slow', 'nothing was refused'])
  expect(await refusal(at.api().chat.room({ query: {} }))).toBe('session.required')
})

test('STU-02 SHL-20 a table has a room of its own; slow mode and sanctions hold in every room', async () => {
  const [mai, an] = [await person(at), await person(at)]
  const room = 'table-bac1'
  await mai.api.chat.say({ body: { text: 'Good luck all', room } })
  const at1 = await an.api.chat.room({ query: { room } })
  expect(at1.lines.map(({ text }) => text)).toEqual(['Good luck all'])
  expect(await heard(an)).not.toContain('Good luck all')
  expect((await an.api.chat.room({ query: { room: 'table-bac2' } })).lines).toEqual([])
  expect(await refusal(say(mai, 'and here'))).toBe('chat.slow')
  const desk = await linh.api.chatOffice.room({ query: JADE })
  expect(desk.lines[0]).toMatchObject({ room, text: 'Good luck all' })
  await linh.api.chatOffice.hide({ params: { id: desk.lines[0]!.id }, body: JADE })
  expect((await an.api.chat.room({ query: { room } })).lines).toEqual([])
})

test('SHL-20 B1 operators hide lines, mute, ban and lift sanctions; a report counts once per member', async () => {
  const [mai, an] = [await person(at), await person(at)]
  const { id } = await say(mai, 'Something rude')
  await an.api.chat.report({ params: { id } })
  await an.api.chat.report({ params: { id } })
  const desk = await linh.api.chatOffice.room({ query: JADE })
  expect(desk.lines.find((line) => line.id === id)).toMatchObject({ reports: 1, account: mai.account })
  await linh.api.chatOffice.hide({ params: { id }, body: JADE })
  expect(await heard(an)).not.toContain('Something rude')
  expect(await refusal(linh.api.chatOffice.hide({ params: { id }, body: JADE }))).toBe('chat.unknownLine')
  const sanction = (kind: 'mute' | 'ban', minutes: number | null) =>
    linh.api.chatOffice.sanction({ body: { ...JADE, memberId: mai.id, kind, minutes, reason: 'Rude words' } })
  await sanction('mute', 10)
  at.clock.forward(6_000)
  expect(await refusal(say(mai, 'why'))).toBe('chat.muted')
  expect((await mai.api.chat.room({ query: {} })).mutedUntil).not.toBeNull()
  await sanction('ban', null)
  expect(await refusal(mai.api.chat.room({ query: {} }))).toBe('chat.banned')
  for (const { id: held } of (await linh.api.chatOffice.room({ query: JADE })).sanctions)
    await linh.api.chatOffice.lift({ params: { id: held }, body: JADE })
  await say(mai, 'Sorry')
  expect(await heard(an)).toContain('Sorry')
})

test('R9 SHL-20 an excluded member cannot use the room, even with a session that is still open', async () => {
  const mai = await person(at)
  await say(mai, 'See you')
  // an exclusion ends all sessions; the chat room checks it anyway
  await run(
    at.database.owner,
    sql`
      insert into exclusion (member_id, kind, starts_at, ends_at)
      values (${mai.id}, 'timeOut', now() - interval '1 minute', now() + interval '1 day')
    `,
  )
  expect(await refusal(mai.api.chat.room({ query: {} }))).toBe('chat.away')
  expect(await refusal(say(mai, 'still here'))).toBe('chat.away')
})

test('R9 SHL-20 a member on a time-out and their lines are hidden from the room; the flag closes it for all', async () => {
  const [mai, an] = [await person(at), await person(at)]
  await say(mai, 'Bye for a week')
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  expect(await heard(an)).not.toContain('Bye for a week')
  await applyFlag(at, 'JADE', 'chatRoom', false)
  await heardBy(at.app, at.database.db)
  expect(await refusal(an.api.chat.room({ query: {} }))).toBe('flag.off')
})
