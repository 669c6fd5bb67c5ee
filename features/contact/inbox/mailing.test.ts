import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { queueMessage } from '#features/contact/outbox/public.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { deliverCampaigns } from './service/deliver.ts'
import { leaveToken } from './service/leave.ts'
import { mailCampaigns } from './service/mailing.ts'

let app: MessagingApp
let linh: Operator
beforeAll(async () => {
  app = await messagingHouse()
  linh = await operator(app.at, { roles: ['supervisor'] })
})
afterAll(() => app.close())

const agreeing = ['house.email', 'offer.email'] as const

/** A member with a verified address who agreed to news and offers by email. */
async function reader(
  mail: string,
  { agrees = agreeing as readonly (typeof agreeing)[number][], isProved = true } = {},
) {
  const who = await person(app.at)
  await run(
    app.at.database.owner,
    sql`
      update member set email = ${mail}, email_verified_at = case when ${isProved}::boolean then now() end, language = 'vi'
      where id = ${who.id}
    `,
  )
  for (const consent of agrees) await who.api.inbox.setConsent({ body: { consent, isOn: true } })
  return who
}

const letter = (more: object = {}) => ({
  merchant: 'JADE',
  audience: { kind: 'segment' as const, joinedDays: 1 },
  title: { en: 'News', vi: 'Tin mới' },
  body: {
    en: '<p>Read <a href="/help">this</a></p>',
    vi: '<h2>Chào bạn</h2><p>Đọc <a href="/help">trang này</a><script>x()</script></p>',
  },
  link: '/index?member=wallet',
  isMarketing: false,
  alsoMail: true,
  ...more,
})

/** One run of the worker: inboxes, batches of emails, and everything due. */
async function work() {
  await deliverCampaigns(app.at.app)
  await mailCampaigns(app.at.app)
  await sendDue(app.at.app, app.gateways)
}
const mailsTo = (address: string) => app.caught.messages.list().filter(({ to }) => to.includes(address))
const forward = () => app.at.clock.forward(10_000)
const lettersNow = async () => (await linh.api.inboxOffice.letters({ query: { merchant: 'JADE' } })).letters
const pathOf = (address: string | undefined) => (address ? new URL(address).pathname : '')

test('R9 MEM-08 a campaign by email reaches members who agreed and have a verified address, in their language, sanitised, with an unsubscribe link', async () => {
  await reader('mai@example.com')
  await reader('no@example.com', { agrees: [] })
  await reader('unproved@example.com', { isProved: false })
  const out = await reader('out@example.com')
  await out.api.exclusions.start({ body: { kind: 'timeOut', days: 7 } })
  expect((await linh.api.inboxOffice.reach({ body: { ...letterReach(), isMarketing: false } })).mails).toBe(2)
  await linh.api.inboxOffice.write({ body: letter() })
  await work()
  const [mail, second] = mailsTo('mai@example.com')
  expect(second).toBeUndefined()
  expect(mail?.subject).toBe('Tin mới')
  expect(mail?.html).toContain('>Chào bạn</h2>')
  expect(mail?.html).toMatch(/href="http:\/\/jade\.localhost:\d+\/help"/)
  expect(mail?.html).toMatch(/href="http:\/\/jade\.localhost:\d+\/index\?member=wallet"/)
  expect(mail?.html).not.toMatch(/<script|<img/) // the email contains no open tracking
  expect(mail?.text).toContain('Huỷ đăng ký: http')
  expect(mail?.lists?.['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.lists?.['list-unsubscribe']).toMatch(/^<http:\/\/jade\.localhost:\d+\/unsubscribe\/[\w-]+>$/)
  for (const nobody of ['no@example.com', 'unproved@example.com', 'out@example.com'])
    expect(mailsTo(nobody)).toEqual([])
})

test('R16 MEM-08 an offer by email links to limits, exclusion and help, as text and as HTML; a service email does not', async () => {
  await reader('offered@example.com')
  await linh.api.inboxOffice.write({ body: letter() })
  await linh.api.inboxOffice.write({ body: letter({ isMarketing: true }) })
  await work()
  const [offer, news] = mailsTo('offered@example.com').toSorted(
    (a, b) => Number(b.text.includes('saferplay')) - Number(a.text.includes('saferplay')),
  )
  expect(offer?.html).toMatch(/href="http:\/\/jade\.localhost:\d+\/saferplay"[^>]*>Chơi có kiểm soát<\/a>/)
  expect(offer?.text).toMatch(
    /trợ giúp miễn phí: Chơi có kiểm soát: http:\/\/jade\.localhost:\d+\/saferplay\n/,
  )
  expect(`${news?.html}${news?.text}`).not.toContain('saferplay')
})

const letterReach = () => ({ merchant: 'JADE', audience: { kind: 'segment' as const, joinedDays: 1 } })

test('MEM-08 one POST of a mail program unsubscribes, without page or login; GET changes nothing', async () => {
  const an = await reader('an@example.com')
  const { id } = await linh.api.inboxOffice.write({
    body: letter({ audience: { kind: 'member', account: an.account } }),
  })
  await work()
  const leave = mailsTo('an@example.com')[0]?.lists?.['list-unsubscribe']?.slice(1, -1)
  const token = pathOf(leave).split('/').at(-1) ?? ''
  const look = await app.at.api().inbox.leaving({ params: { token } })
  expect(look).toEqual({ topic: 'house', mail: 'an•••@example.com', brand: 'Jade', isOn: true })
  for (let press = 0; press < 2; press++) {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    // RFC 8058: form bodies of both content types, sent without any page
    const body = press === 0 ? form : new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await fetch(app.at.site + pathOf(leave), { method: 'POST', body })
    expect(answer.status).toBe(200)
  }
  expect((await an.api.inbox.consents()).agreed).toEqual(['offer.email'])
  expect((await app.at.api().inbox.leaving({ params: { token } })).isOn).toBe(false)
  expect((await lettersNow()).find((each) => each.id === id)).toMatchObject({ leftCount: 1 })
  const log = await many(
    app.at.database.owner,
    sql<{ said: string }>`
      select channel || ' ' || is_on || ' ' || via as said from inbox_consent_log where member_id = ${an.id} order by id
    `,
  )
  expect(log.map(({ said }) => said)).toEqual([
    'house.email true page',
    'offer.email true page',
    'house.email false mail',
  ])
  await linh.api.inboxOffice.write({ body: letter({ audience: { kind: 'member', account: an.account } }) })
  forward()
  await work()
  expect(mailsTo('an@example.com')).toHaveLength(1)
})

test('A15 a forged unsubscribe link withdraws no consent', async () => {
  const linhs = await reader('forged@example.com')
  const token = leaveToken(app.at.app, { memberId: linhs.id, consent: 'house.email', letter: 1001n })
  const [member, mark, number, mac = ''] = token.split('-')
  const forged = [
    `${member}-o-${number}-${mac}`,
    `${linhs.id + 1n}-${mark}-${number}-${mac}`,
    `${member}-${mark}-1002-${mac}`,
    `${member}-${mark}-${number}-${mac.slice(0, -1)}${mac.endsWith('0') ? '1' : '0'}`,
    `${member}-${mark}-${number}-`.padEnd(30, 'a'),
  ]
  for (const wrong of forged) {
    expect(await refusal(app.at.api().inbox.leave({ params: { token: wrong } }))).toBe('inbox.unknownLeave')
    expect(await refusal(app.at.api().inbox.leaving({ params: { token: wrong } }))).toBe('inbox.unknownLeave')
  }
  expect((await linhs.api.inbox.consents()).agreed).toContain('house.email')
})

test('R9 queued emails do not reach a member who is excluded or withdraws consent in the meantime', async () => {
  const [stays, breaks, changes] = [
    await reader('stays@example.com'),
    await reader('breaks@example.com'),
    await reader('changes@example.com'),
  ]
  for (const who of [stays, breaks, changes])
    await linh.api.inboxOffice.write({ body: letter({ audience: { kind: 'member', account: who.account } }) })
  await mailCampaigns(app.at.app) // queued, and not yet sent to the mail server
  await breaks.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  await changes.api.inbox.setConsent({ body: { consent: 'house.email', isOn: false } })
  await sendDue(app.at.app, app.gateways)
  expect(mailsTo('stays@example.com')).toHaveLength(1)
  expect(mailsTo('breaks@example.com')).toEqual([])
  expect(mailsTo('changes@example.com')).toEqual([])
})

test('MEM-08 campaign emails leave in timed batches, verification codes overtake them, and an operator stops what has not left', async () => {
  await inTransaction(app.at.app.db, (tx) =>
    run(
      tx,
      sql`
        insert into merchant_setting (merchant, name, value, changed_at) values ('JADE', 'lettersMinuteMost', '6', now())
      `,
    ),
  )
  app.at.clock.forward(2_000) // the settings cache lasts one second
  const few = await Promise.all(
    [0, 1, 2, 3].map((n) => reader(`slow${n}@example.com`, { agrees: ['house.email'] })),
  )
  for (const { id: who } of few)
    await run(app.at.database.owner, sql`update member set language = 'en' where id = ${who}`)
  const label = { kind: 'segment' as const, language: 'en' as const, joinedDays: 1 }
  const { id } = await linh.api.inboxOffice.write({
    body: letter({ audience: label, title: { en: 'Slow', vi: 'Chậm rãi' } }),
  })
  const left = () => app.caught.messages.list().filter(({ subject }) => subject === 'Slow').length
  for (let portion = 1; portion <= 3; portion++) {
    await work()
    await work()
    expect(left()).toBe(portion)
    forward()
  }
  await mailCampaigns(app.at.app) // the fourth batch is still queued
  await inTransaction(app.at.app.db, (tx) =>
    queueMessage(tx, {
      merchant: 'JADE',
      channel: 'email',
      to: 'code@example.com',
      template: 'password.changed',
      values: { account: 'mai', when: app.at.clock.now() },
      language: 'en',
      key: `code:${randomUUID()}`,
      now: app.at.clock.now(),
    }),
  )
  const { letter: first } = await one(
    app.at.database.owner,
    sql<{ letter: string }>`
      select letter from outgoing_message where state = 'waiting' order by is_bulk, next_try_at limit 1
    `,
  )
  expect(first).toBe('password.changed')
  const stop = { params: { id }, body: { merchant: 'JADE', reason: 'the wrong words' } }
  await linh.api.inboxOffice.stop(stop)
  expect(await refusal(linh.api.inboxOffice.stop(stop))).toBe('inbox.letterDecided')
  forward()
  await work()
  expect(left()).toBe(3)
  expect(few).toHaveLength(4)
  const shown = (await lettersNow()).find((each) => each.id === id)
  expect(shown?.mails).toMatchObject({
    sent: 3,
    stopped: 1,
    waiting: 0,
    isOver: true,
    stoppedBy: linh.account,
  })
  await run(app.at.database.owner, sql`delete from merchant_setting where name = 'lettersMinuteMost'`)
  app.at.clock.forward(2_000)
})

test('MEM-08 a campaign with no text in one language, or only punctuation, is refused', async () => {
  const empty = letter({ body: { en: '<p>Words</p>', vi: '<p> <br> </p>' } })
  expect(await refusal(linh.api.inboxOffice.write({ body: empty }))).toBe('inbox.nothingWritten')
})

test('MEM-08 consent given, withdrawn and given again is active, and each change is recorded', async () => {
  const who: Person = await person(app.at)
  for (const isOn of [true, true, false, true])
    await who.api.inbox.setConsent({ body: { consent: 'money.push', isOn } })
  expect((await who.api.inbox.consents()).agreed).toEqual(['money.push'])
  const { count } = await one(
    app.at.database.owner,
    sql<{ count: number }>`select count(*)::int as count from inbox_consent_log where member_id = ${who.id}`,
  )
  expect(count).toBe(3) // the repeated consent changed nothing
})
