import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type Api, type TestApp } from '#apps/server/testing/test-app.ts'
import { closeSilent } from './service/keep.ts'

let at: TestApp
let staff: Operator
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
})
afterAll(() => at.close())

const JADE = { merchant: 'JADE' }
const say = (api: Api, text: string) => api.liveChat.say({ body: { text } })

test('OPS-01 the desk lists all brands, and counts as many waiting conversations as the menu', async () => {
  const [mai, grace] = [
    await person(at, { account: 'deskmai' }),
    await person(at, { account: 'deskgrace', merchant: 'AMBER' }),
  ]
  const { conversation } = await say(mai.api, 'from JADE')
  await say(grace.api, 'from AMBER')
  const list = (
    query: NonNullable<NonNullable<Parameters<typeof staff.api.liveChatDesk.list>[0]>['query']>,
  ) => staff.api.liveChatDesk.list({ query })
  const inMenu = async () =>
    (await staff.api.workQueues.list()).queues.find(({ name }) => name === 'service')?.count
  const all = await list({ state: 'waiting' })
  expect(all.conversations.map(({ merchant }) => merchant)).toEqual(expect.arrayContaining(['JADE', 'AMBER']))
  expect(all.conversations).toHaveLength(all.counts.waiting)
  expect(await inMenu()).toBe(all.counts.waiting)
  expect((await list({ merchant: 'AMBER', state: 'waiting' })).counts.waiting).toBe(1)
  const ours = await list({ find: 'DESK' })
  expect(ours.conversations.map(({ name }) => name).toSorted()).toEqual(['deskgrace', 'deskmai'])
  const id = conversation?.id ?? ''
  await staff.api.liveChatDesk.claim({ params: { id }, body: JADE })
  expect((await list({ find: 'desk' })).counts).toEqual({ waiting: 1, open: 1, closed: 0 })
  expect(await inMenu()).toBe(all.counts.waiting - 1)
  await staff.api.liveChatDesk.close({ params: { id }, body: JADE })
  const { entries } = await staff.api.audit.entries({ query: {} })
  expect(entries.find(({ object }) => object === `talk:${id}`)?.reference).toEqual({
    text: ours.conversations.find((each) => each.id === id)?.number,
    href: `/service?conversation=${id}&state=closed`,
  })
  const { conversation: found } = await staff.api.liveChatDesk.one({ params: { id }, query: {} })
  expect(found).toMatchObject({ merchant: 'JADE', state: 'closed' })
})

test('OPS-01 the desk pages through closed conversations, newest first', async () => {
  for (const text of ['one', 'two', 'three']) {
    const guest = await person(at, { account: `pagechat${text}` })
    const { conversation } = await say(guest.api, text)
    const params = { id: conversation?.id ?? '' }
    await staff.api.liveChatDesk.claim({ params, body: JADE })
    await staff.api.liveChatDesk.close({ params, body: JADE })
  }
  const page = (before?: bigint) =>
    staff.api.liveChatDesk.list({
      query: { state: 'closed', find: 'pagechat', limit: 2, ...(before ? { before } : {}) },
    })
  const first = await page()
  expect(first.conversations.map(({ lastText }) => lastText)).toEqual(['three', 'two'])
  const second = await page(first.next ?? undefined)
  expect(second.conversations.map(({ lastText }) => lastText)).toEqual(['one'])
  expect(second.next).toBeNull()
})

test('OPS-01 the desk lists the operator’s own conversations ahead of waiting ones', async () => {
  const [mine, waiting] = [
    await person(at, { account: 'ownmine' }),
    await person(at, { account: 'ownwaits' }),
  ]
  await say(waiting.api, 'first')
  const { conversation } = await say(mine.api, 'second')
  const names = async () =>
    (await staff.api.liveChatDesk.list({ query: { find: 'own' } })).conversations.map(({ name }) => name)
  expect(await names()).toEqual(['ownwaits', 'ownmine'])
  await staff.api.liveChatDesk.claim({ params: { id: conversation?.id ?? '' }, body: JADE })
  expect(await names()).toEqual(['ownmine', 'ownwaits'])
})

test('OPS-01 an answered conversation is closed after an hour of silence, an unanswered one stays', async () => {
  const [answered, asks] = [
    await person(at, { account: 'hushdone' }),
    await person(at, { account: 'hushasks' }),
  ]
  const ids: string[] = []
  for (const guest of [answered, asks]) {
    const id = (await say(guest.api, 'a question')).conversation?.id ?? ''
    await staff.api.liveChatDesk.claim({ params: { id }, body: JADE })
    ids.push(id)
  }
  await staff.api.liveChatDesk.reply({ params: { id: ids[0] ?? '' }, body: { ...JADE, text: 'the answer' } })
  at.clock.forward(61 * 60_000)
  await closeSilent(at.app)
  staff = await operator(at) // the first one's session is over
  const { conversations } = await staff.api.liveChatDesk.list({ query: { find: 'hush' } })
  expect(conversations.map(({ name, state }) => [name, state])).toEqual([['hushasks', 'open']])
})
