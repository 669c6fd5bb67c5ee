import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type Api, type TestApp } from '#apps/server/testing/test-app.ts'
import { giveRank, putRanks } from '#features/rewards/vip/testing/ranks.ts'
import { one, run, sql } from '#db/rows.ts'
import { sealLink } from '#features/contact/site-status/service-link.ts'
import { entryType, windowSize } from './rules/conversations.ts'
import { closeSilent, dropOld } from './service/keep.ts'
import { leadTo } from './site/open-service.ts'
import { readLink } from './site/read-link.ts'

let at: TestApp
let linh: Operator
let huy: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['support'] })
  huy = await operator(at, { roles: ['support'] })
})
afterAll(() => at.close())

/** A client that keeps its cookies, like a visitor's browser. */
function visitor(): Api {
  const jar = new Map<string, string>()
  return at.api({
    transport: {
      async fetch(address, init) {
        const headers = new Headers(init?.headers)
        headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
        const answer = await fetch(address, { ...init, headers })
        for (const line of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
          jar.set(name, value)
        }
        return answer
      },
    },
  })
}

const JADE = { merchant: 'JADE' }
const say = (api: Api, text: string) => api.liveChat.say({ body: { text } })
const answer = (who: Operator, id: string, text: string) =>
  who.api.liveChatDesk.reply({ params: { id }, body: { ...JADE, text } })

test('OPS-01 a member writes, an operator takes the conversation and answers, a page that lost its connection fetches what it missed', async () => {
  const mai = await person(at)
  const { conversation } = await say(mai.api, 'Where is my deposit?')
  const id = conversation?.id ?? ''
  expect(await refusal(answer(linh, id, 'Hello'))).toBe('service.notYours')
  await linh.api.liveChatDesk.claim({ params: { id }, body: JADE })
  expect(await refusal(huy.api.liveChatDesk.claim({ params: { id }, body: JADE }))).toBe('service.taken')
  await answer(linh, id, 'I am looking')
  await answer(linh, id, 'It is there now')
  const seen = await mai.api.liveChat.conversation({ query: { after: 1 } })
  expect(seen.lines.map(({ by, text, seq }) => [seq, by, text])).toEqual([
    [2, 'system', 'taken'],
    [3, 'operator', 'I am looking'],
    [4, 'operator', 'It is there now'],
  ])
  expect(seen.conversation).toMatchObject({ state: 'open', operator: linh.account, read: 1 })
})

test('SHL-16 a member above rank level 4 is ahead of earlier members in the queue, and the desk marks them as VIP', async () => {
  const vip = await person(at)
  await putRanks(at)
  await giveRank(at, vip, 5)
  const [early, late] = [await person(at), await person(at)]
  const began = [
    await say(early.api, 'a newcomer'),
    await say(vip.api, 'from the VIP'),
    await say(late.api, 'the newest'),
  ].map(({ conversation }) => conversation?.id)
  const { conversations } = await linh.api.liveChatDesk.list({ query: JADE })
  const ours = conversations.filter(({ id }) => began.includes(id))
  expect(ours.map(({ isVip, lastText }) => [isVip, lastText])).toEqual([
    [true, 'from the VIP'],
    [false, 'a newcomer'],
    [false, 'the newest'],
  ])
})

test('OPS-01 the desk counts unread lines, passes a conversation to a colleague, and the guest rates it after its close', async () => {
  const an = await person(at)
  await say(an.api, 'one')
  const { conversation } = await say(an.api, 'two')
  const id = conversation?.id ?? ''
  const mine = async () =>
    (await linh.api.liveChatDesk.list({ query: JADE })).conversations.find((each) => each.id === id)
  expect(await mine()).toMatchObject({ unread: 2, lastText: 'two', name: an.account })
  await linh.api.liveChatDesk.read({ params: { id }, body: { ...JADE, seq: 2 } })
  expect((await mine())?.unread).toBe(0)
  await linh.api.liveChatDesk.claim({ params: { id }, body: JADE })
  expect((await mine())?.lastText).toBe('two') // excludes our own note that an operator took it
  await linh.api.liveChatDesk.claim({ params: { id }, body: { ...JADE, to: huy.id } })
  expect(await refusal(answer(linh, id, 'x'))).toBe('service.notYours')
  expect(await refusal(an.api.liveChat.rate({ body: { stars: 5 } }))).toBe('service.notToRate')
  const stranger = { params: { id }, body: { ...JADE, to: crypto.randomUUID() } }
  expect(await refusal(huy.api.liveChatDesk.claim(stranger))).toBe('service.unknownOperator')
  await huy.api.liveChatDesk.close({ params: { id }, body: JADE })
  expect(await refusal(answer(huy, id, 'x'))).toBe('service.closed')
  expect(await refusal(huy.api.liveChatDesk.claim({ params: { id }, body: JADE }))).toBe('service.closed')
  await an.api.liveChat.rate({ body: { stars: 5, note: 'Quick' } })
  expect(await refusal(an.api.liveChat.rate({ body: { stars: 1 } }))).toBe('service.notToRate')
  expect((await say(an.api, 'again')).conversation?.id).not.toBe(id)
})

test('SYS-03 S6 a visitor has their own conversation; others cannot read it, and another brand’s desk cannot find it', async () => {
  const [one1, two] = [visitor(), visitor()]
  await say(one1, 'Hello from a café')
  expect((await one1.liveChat.conversation()).lines.map(({ text }) => text)).toEqual(['Hello from a café'])
  expect((await two.liveChat.conversation()).conversation).toBeNull()
  const id = (await one1.liveChat.conversation()).conversation?.id ?? ''
  const other = linh.api.liveChatDesk.one({ params: { id }, query: { merchant: 'AMBER' } })
  expect(await refusal(other)).toBe('service.unknown')
})

test('SHL-04 live chat is available while the site is closed for maintenance', async () => {
  const owner = await operator(at)
  const set = (isClosed: boolean) =>
    owner.api.merchantsOffice.changeStatus({ params: JADE, body: { isClosed, endsAt: null } })
  await set(true)
  const guest = visitor()
  await expect.poll(() => refusal(guest.lobby.categories())).toBe('system.maintenance')
  expect((await say(guest, 'When are you back?')).conversation?.state).toBe('waiting')
  await set(false)
})

test('C2 a picture in a conversation is re-encoded and visible to its guest and the desk only', async () => {
  const [mai, an] = [await person(at), await person(at)]
  const png = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(png)], 'slip.png')]
  expect(await refusal(mai.api.liveChat.show({ files }))).toBe('service.noTalk')
  await say(mai.api, 'Look')
  const { lines } = await mai.api.liveChat.show({ files })
  const file = lines.at(-1)?.file ?? ''
  expect((await mai.api.liveChat.picture({ params: { file } })).type).toBe('image/jpeg')
  expect(await refusal(an.api.liveChat.picture({ params: { file } }))).toBe('service.unknownPicture')
  expect((await linh.api.liveChatDesk.picture({ params: { file }, query: JADE })).type).toBe('image/jpeg')
  const not = [new File(['<svg/>'], 'x.png')]
  expect(await refusal(mai.api.liveChat.show({ files: not }))).toBe('service.notPicture')
})

test('C2 M4 OPS-01 the desk sends the guest a picture once; an operator without the conversation, or with another file type, is refused', async () => {
  const an = await person(at)
  const { conversation } = await say(an.api, 'Which reference do I write?')
  const id = conversation?.id ?? ''
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer()
  const show = (who: Operator, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(png), merchant = 'JADE') =>
    who.api.liveChatDesk.show(
      { params: { id }, body: { merchant }, files: [new File([bytes], 'where.png')] },
      { idempotencyKey: `shown-to-${an.account}-${who.account}-${bytes.length}-${merchant}` },
    )
  expect(await refusal(show(linh))).toBe('service.notYours')
  await linh.api.liveChatDesk.claim({ params: { id }, body: JADE })
  expect(await refusal(show(huy))).toBe('service.notYours')
  expect(await refusal(show(linh, new TextEncoder().encode('<svg onload="alert(1)"/>')))).toBe(
    'service.notPicture',
  )
  expect(await refusal(show(linh, undefined, 'AMBER'))).toBe('service.unknown')
  const key = { idempotencyKey: `shown-once-to-${an.account}` }
  const files = [new File([new Uint8Array(png)], 'where.png')]
  const again = () => linh.api.liveChatDesk.show({ params: { id }, body: JADE, files }, key)
  const [first, second] = await Promise.all([again(), again()])
  expect(second).toEqual(first)
  const { lines } = await an.api.liveChat.conversation()
  const shown = lines.filter(({ file }) => file !== null)
  expect(shown.map(({ by, who, seq }) => [by, who, seq])).toEqual([['operator', linh.account, first.seq]])
  const file = shown[0]?.file ?? ''
  expect((await an.api.liveChat.picture({ params: { file } })).type).toBe('image/jpeg')
  await linh.api.liveChatDesk.close({ params: { id }, body: JADE })
  expect(await refusal(linh.api.liveChatDesk.show({ params: { id }, body: JADE, files }))).toBe(
    'service.closed',
  )
})

test('OPS-01 a message sent twice with one key creates one line, and two tabs that start concurrently share one conversation', async () => {
  const mai = await person(at)
  const key = crypto.randomUUID()
  await mai.api.liveChat.say({ body: { text: 'Once' } }, { idempotencyKey: key })
  await mai.api.liveChat.say({ body: { text: 'Once' } }, { idempotencyKey: key })
  await Promise.all([say(mai.api, 'a'), say(mai.api, 'b')])
  const { lines } = await mai.api.liveChat.conversation()
  expect(lines.map(({ text }) => text).toSorted()).toEqual(['Once', 'a', 'b'])
  expect(lines.map(({ seq }) => seq)).toEqual([1, 2, 3])
})

test('O11 closes a conversation without an answer after a day; transcripts are kept for 180 days and then deleted', async () => {
  const mai = await person(at)
  const { conversation } = await say(mai.api, 'Anybody there?')
  const left = () =>
    one(
      at.app.db,
      sql<{
        count: number
      }>`select count(*)::int as count from conversation_message where conversation = ${conversation?.id ?? ''}`,
    )
  const stateOf = async (id = '') =>
    (await one(at.app.db, sql<{ state: string }>`select state from conversation where id = ${id}`)).state
  at.clock.forward(61 * 60_000)
  await closeSilent(at.app)
  expect(await stateOf(conversation?.id)).toBe('waiting')
  at.clock.forward(23 * 3_600_000)
  await closeSilent(at.app)
  expect(await stateOf(conversation?.id)).toBe('closed')
  at.clock.forward(179 * 86_400_000)
  await dropOld(at.app)
  expect((await left()).count).toBe(2)
  at.clock.forward(2 * 86_400_000)
  await dropOld(at.app)
  expect((await left()).count).toBe(0)
})

test('SHL-16 the link of type 3 is decrypted with its last eight characters; an invalid one closes the window and shows an error', async () => {
  expect(readLink(sealLink('https://help.example/chat?a=1'))).toBe('https://help.example/chat?a=1')
  expect(() => readLink(sealLink('javascript:alert(1)'))).toThrow()
  const sealed = sealLink('https://help.example/')
  expect(() => readLink(`${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`)).toThrow()
  let isClosed = false
  const opened = { close: () => void (isClosed = true), location: { replace: () => undefined } }
  await expect(leadTo(opened)).rejects.toThrow()
  expect(isClosed).toBe(true)
  expect([entryType(4), entryType(5)]).toEqual([3, 4])
  expect([windowSize(700), windowSize(1080)]).toEqual([
    { width: 440, height: 500 },
    { width: 440, height: 750 },
  ])
})

test('C2 OPS-01 a conversation takes twenty pictures; any further one is refused and not stored', async () => {
  const an = await person(at)
  const { conversation } = await say(an.api, 'Many pictures')
  await run(
    at.database.owner,
    sql`
      insert into conversation_message (conversation, seq, at, by, text, file)
      select ${conversation?.id ?? ''}, n + 1, now(), 'guest', '', md5(n::text) || '.jpg' from generate_series(1, 20) n
    `,
  )
  await run(at.database.owner, sql`update conversation set seq = 21 where id = ${conversation?.id ?? ''}`)
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const files = [new File([new Uint8Array(png)], 'slip.png')]
  expect(await refusal(an.api.liveChat.show({ files }))).toBe('service.tooManyPictures')
})

test('C2 M4 SHL-16 a picture sent again after a lost response is in the conversation once', async () => {
  const an = await person(at)
  await say(an.api, 'My slip')
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const show = () =>
    an.api.liveChat.show(
      { files: [new File([new Uint8Array(png)], 'slip.png')] },
      { idempotencyKey: `slip-of-${an.account}` },
    )
  await Promise.all([show(), show()])
  const { lines } = await show()
  expect(lines.filter(({ file }) => file !== null)).toHaveLength(1)
  const file = lines.find((line) => line.file)?.file ?? ''
  expect((await an.api.liveChat.picture({ params: { file } })).type).toBe('image/jpeg')
})
