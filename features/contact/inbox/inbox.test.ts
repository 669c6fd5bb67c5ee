import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { recordedEvents } from '#server/events.ts'
import { tellMember } from './public.ts'
import { deliverCampaigns } from './service/deliver.ts'
import { pushNews } from './service/push.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
  huy = await operator(at, { roles: ['supervisor'] })
  mai = await person(at)
})
afterAll(() => at.close())

const tell = (who: Person, occasion: string) =>
  inTransaction(at.app.db, (tx) =>
    tellMember(tx, {
      memberId: who.id,
      kind: 'money',
      occasion,
      text: 'deposited',
      values: { amount: { minor: major(100_000), currency: 'VND' }, reference: 'D-1' },
      link: '/index?member=depositv2',
      now: at.clock.now(),
    }),
  )

const letter = (audience: object, more: object = {}) => ({
  merchant: 'JADE',
  audience: audience as { kind: 'all' },
  title: { en: 'Hello', vi: 'Xin chào' },
  body: { en: '<p>News<script>x()</script></p>', vi: '<p>Tin</p>' },
  link: null,
  isMarketing: false,
  alsoMail: false,
  ...more,
})
const titlesOf = async (who: Person) => (await who.api.inbox.list()).list.map(({ title }) => title)

test('MEM-08 a message sent twice is stored once, in the reader’s current language, and counts as unread until it is read', async () => {
  expect(await tell(mai, 'deposit:1')).toBe(true)
  expect(await tell(mai, 'deposit:1')).toBe(false)
  expect((await mai.api.inbox.unreadCount()).count).toBe(1)
  const { list } = await mai.api.inbox.list()
  expect(list[0]).toMatchObject({ kind: 'money', isRead: false, title: 'Deposit received' })
  expect(list[0]?.content).toContain('We’ve added ₫100,000.00 to your balance (deposit D-1')
  const vi = at.api({ token: mai.token, headers: { language: 'VI' } })
  expect((await vi.inbox.list()).list[0]?.content).toContain('100.000,00')
  expect(await mai.api.inbox.read({ params: { id: list[0]?.id ?? '' } })).toEqual({ count: 0 })
})

test('MEM-08 SYS-03 a member cannot read, count or delete another member’s messages', async () => {
  const an = await person(at)
  await tell(mai, 'deposit:2')
  const id = (await mai.api.inbox.list()).list[0]?.id ?? ''
  await an.api.inbox.read({ params: { id } })
  expect(await refusal(an.api.inbox.remove({ params: { id } }))).toBe('inbox.unknown')
  expect((await mai.api.inbox.unreadCount()).count).toBe(1)
  const gone = { params: { id } }
  // a retry after a lost response
  expect(await mai.api.inbox.remove(gone)).toEqual(await mai.api.inbox.remove(gone))
  await mai.api.inbox.readAll()
  await mai.api.inbox.removeRead()
  expect(await titlesOf(mai)).toEqual([])
  expect(await refusal(at.api().inbox.list())).toBe('session.required')
})

test('MEM-08 open pages are notified of new messages, once, whichever transaction wrote them', async () => {
  const hints = recordedEvents()
  await tell(mai, 'deposit:3')
  await pushNews({ ...at.app, events: hints })
  await pushNews({ ...at.app, events: hints })
  expect(
    hints.published.filter(({ room }) => room === `member:${mai.id}`).map(({ hint }) => hint.topic),
  ).toEqual(['inbox.changed'])
})

test('MEM-08 C1 a campaign to one member is delivered immediately and sanitised; one to all members waits for another operator', async () => {
  const lan = await person(at)
  await linh.api.inboxOffice.write({ body: letter({ kind: 'member', account: lan.account }) })
  await deliverCampaigns(at.app)
  expect((await lan.api.inbox.list()).list[0]).toMatchObject({ title: 'Hello', content: '<p>News</p>' })
  const all = await linh.api.inboxOffice.write({
    body: letter({ kind: 'all' }, { title: { en: 'All', vi: 'Tất cả' } }),
  })
  expect(all.state).toBe('proposed')
  await deliverCampaigns(at.app)
  expect(await titlesOf(lan)).toEqual(['Hello'])
  const decision = { params: { id: all.id }, body: { merchant: 'JADE' } }
  expect(await refusal(linh.api.inboxOffice.approve(decision))).toBe('inbox.secondOperatorNeeded')
  await huy.api.inboxOffice.approve(decision)
  expect(await refusal(huy.api.inboxOffice.approve(decision))).toBe('inbox.letterDecided')
  await deliverCampaigns(at.app)
  await deliverCampaigns(at.app)
  expect(await titlesOf(lan)).toEqual(['All', 'Hello'])
  const grace = await person(at, { merchant: 'AMBER' })
  expect(await titlesOf(grace)).toEqual([])
  expect(
    await refusal(linh.api.inboxOffice.write({ body: letter({ kind: 'member', account: 'nobody' }) })),
  ).toBe('inbox.unknownMember')
})

test('R9 MEM-08 marketing reaches only members who agreed to it and are not excluded; withdrawing consent applies immediately', async () => {
  const [yes, no, out] = [await person(at), await person(at), await person(at)]
  for (const who of [yes, out])
    await who.api.inbox.setConsent({ body: { consent: 'offer.inbox', isOn: true } })
  await out.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  const offer = letter(
    { kind: 'segment', who: 'players', joinedDays: 1 },
    { isMarketing: true, title: { en: 'Offer', vi: 'Ưu đãi' } },
  )
  await yes.api.inbox.setConsent({ body: { consent: 'offer.inbox', isOn: true } })
  await linh.api.inboxOffice.write({ body: offer })
  await deliverCampaigns(at.app)
  expect(await titlesOf(yes)).toContain('Offer')
  expect(await titlesOf(no)).not.toContain('Offer')
  const got = await one(
    at.database.owner,
    sql<{ count: number }>`select count(*)::int as count from inbox_message where member_id = ${out.id}`,
  )
  expect(got.count).toBe(0)
  await yes.api.inbox.setConsent({ body: { consent: 'offer.inbox', isOn: false } })
  await linh.api.inboxOffice.write({ body: offer })
  await deliverCampaigns(at.app)
  expect((await titlesOf(yes)).filter((title) => title === 'Offer')).toHaveLength(1)
})

test('MEM-08 a campaign to a thousand members reaches each once, although the worker stops in between', async () => {
  await run(
    at.database.owner,
    sql`
      insert into member (merchant, account, account_key, nickname, language, register_ip, terms_accepted_at)
      select 'AMBER', 'many' || n, 'many' || n, 'many' || n, 'en', '127.0.0.1', now() from generate_series(1, 1000) n
    `,
  )
  const all = await linh.api.inboxOffice.write({ body: { ...letter({ kind: 'all' }), merchant: 'AMBER' } })
  await huy.api.inboxOffice.approve({ params: { id: all.id }, body: { merchant: 'AMBER' } })
  await Promise.all([deliverCampaigns(at.app), deliverCampaigns(at.app)])
  await deliverCampaigns(at.app)
  const { members, messages } = await one(
    at.database.owner,
    sql<{ members: number; messages: number }>`
      select count(distinct member_id)::int as members, count(*)::int as messages from inbox_message where letter = ${all.id}
    `,
  )
  expect(messages).toBe(members)
  expect(members).toBeGreaterThanOrEqual(1000)
  const { letters } = await linh.api.inboxOffice.letters({ query: { merchant: 'AMBER' } })
  expect(letters[0]).toMatchObject({ state: 'sent', sentCount: members, sparedCount: 0 })
})
