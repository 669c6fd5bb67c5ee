import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { operator, type Operator } from './operator.ts'
import { person } from './people.ts'
import { testApp, type TestApp } from './test-app.ts'

/** Refusals of the back office that no other test of a feature receives: each from the call that provokes it (ERR-01). */
let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const NO_ROW = '01900000-0000-7000-8000-000000000000'
const reason = 'asked for by a test'
const notice = {
  merchant: 'JADE',
  type: 'PL',
  bannerGroup: null,
  audience: 'all',
  title: { en: 'Title', vi: 'Tiêu đề' },
  content: { en: '<p>Text</p>', vi: '<p>Chữ</p>' },
  link: null,
  picture: null,
  rank: 1,
  startsAt: '2026-11-23T10:00:00.000Z',
  endsAt: null,
  isLive: false,
}

const letter = {
  merchant: 'JADE',
  audience: { kind: 'all' },
  title: { en: 'Title', vi: 'Tiêu đề' },
  body: { en: '<p>Text</p>', vi: '<p>Chữ</p>' },
  link: null,
  isMarketing: false,
  alsoMail: false,
}

const calls: readonly (readonly [string, 'GET' | 'POST' | 'PUT', string, object?])[] = [
  ['approvals.unknown', 'POST', `approvals/${NO_ROW}/reject`, { reason }],
  ['invitations.unknownBrand', 'GET', 'brands/NOPE/invitations'],
  ['validation.unknownBrand', 'GET', 'validation/NOPE'],
  ['withdrawals.unknown', 'GET', `withdrawals/${NO_ROW}`],
  ['risk.unknown', 'POST', `fraud/flags/${NO_ROW}/clear`, { reason }],
  ['limits.unknownFlag', 'POST', `limits/harm/${NO_ROW}/clear`, { reason }],
  ['exclusions.unknown', 'POST', `exclusions/${NO_ROW}/lift`, { reason }],
  ['exclusions.unknownMember', 'POST', 'members/999999/exclusions', { days: 7, reason }],
  ['outbox.unknown', 'POST', `outbox/messages/${NO_ROW}/resend`, { reason }],
  ['recovery.unknownMember', 'POST', 'members/999999/recovery', { reason }],
  ['inbox.unknownLetter', 'POST', `letters/${NO_ROW}/reject`, { merchant: 'JADE', reason }],
  ['feedback.unknown', 'POST', `feedback/${NO_ROW}/claim`, { merchant: 'JADE' }],
  [
    'chat.unknownMember',
    'POST',
    'chat/sanctions',
    { merchant: 'JADE', memberId: '999999', kind: 'mute', minutes: 5, reason },
  ],
  ['notices.bannerNeedsPlace', 'POST', 'notices', { ...notice, type: 'B' }],
  ['notices.linkInvalid', 'POST', 'notices', { ...notice, link: 'javascript:alert(1)' }],
  ['notices.contentEmpty', 'POST', 'notices', { ...notice, content: { en: '', vi: '' }, isLive: true }],
  ['profile.unknownMember', 'PUT', 'members/999999/profile/nickname', { value: 'Sen', reason }],
  ['merchants.originInvalid', 'POST', 'brands/AMBER/routes', { origin: 'no address' }],
  [
    'merchants.endIsPast',
    'PUT',
    'brands/AMBER/status',
    { isClosed: true, endsAt: '2020-01-01T00:00:00.000Z' },
  ],
  ['inbox.linkInvalid', 'POST', 'letters', { ...letter, link: 'https://elsewhere.example' }],
  ['notices.endsTooEarly', 'POST', 'notices', { ...notice, endsAt: '2026-11-22T10:00:00.000Z' }],
]

/** The server's response to an operator's call: the refusal code, and whether it succeeded. */
async function answerTo(method: string, path: string, body?: object): Promise<readonly unknown[]> {
  const answer = await fetch(`${at.office}/office/api/${path}`, {
    method,
    headers: {
      cookie: linh.cookie,
      ...(body ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { errorCode, success }: { errorCode?: string; success: boolean } = await answer.json()
  return [errorCode, success]
}

for (const [code, method, path, body] of calls)
  test(`ERR-01 a server answers with ${code}`, async () => {
    expect(await answerTo(method, path, body)).toEqual([code, false])
  })

test('ERR-01 a server answers with backoffice.memberClosed and exclusions.endsByItself', async () => {
  const mai = await person(at)
  const days = await answerTo('POST', `members/${mai.id}/exclusions`, { days: 7, reason })
  expect(days).toEqual([undefined, true])
  const { list } = await linh.api.exclusionsOffice.list({ query: { member: mai.id } })
  const lift = await answerTo('POST', `exclusions/${list[0]?.id}/lift`, { reason })
  expect(lift).toEqual(['exclusions.endsByItself', false])
  await run(at.database.owner, sql`update member set state = 'closed' where id = ${mai.id}`)
  const lock = await answerTo('POST', `members/${mai.id}/state`, { state: 'locked', reason })
  expect(lock).toEqual(['backoffice.memberClosed', false])
})
