import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from './operator.ts'
import { testApp, type TestApp } from './test-app.ts'

/** Refusals of the back office that no journey of a feature meets: each by the call that provokes it (ERR-01). */
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

const calls: readonly (readonly [string, 'GET' | 'POST', string, object?])[] = [
  ['approvals.unknown', 'POST', `approvals/${NO_ROW}/reject`, { reason }],
  ['invitations.unknownBrand', 'GET', 'brands/NOPE/invitations'],
  ['validation.unknownBrand', 'GET', 'validation/NOPE'],
  ['withdrawals.unknown', 'GET', `withdrawals/${NO_ROW}`],
  ['risk.unknown', 'POST', `risk/flags/${NO_ROW}/clear`, { reason }],
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
  ['notices.endsTooEarly', 'POST', 'notices', { ...notice, endsAt: '2026-11-22T10:00:00.000Z' }],
]

for (const [code, method, path, body] of calls)
  test(`ERR-01 a server answers with ${code}`, async () => {
    const answer = await fetch(`${at.office}/office/api/${path}`, {
      method,
      headers: { cookie: linh.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { errorCode, success }: { errorCode?: string; success: boolean } = await answer.json()
    expect([errorCode, success]).toEqual([code, false])
  })
