import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { passHumanCheck, type TestApp } from '#apps/server/testing/test-app.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { payoutHold } from '#features/account/security/public.ts'
import { reachable } from './testing/reachable.ts'

const NEW = 'a brand new quiet password'
let app: MessagingApp
let at: TestApp
let caught: MessagingApp['caught']
let gateways: MessagingApp['gateways']

beforeAll(async () => {
  app = await messagingHouse()
  ;({ at, caught, gateways } = app)
  await applyFlag(at, 'JADE', 'CHNGPASSVERIF3', true)
})
afterAll(() => app.close())

let asks = 0

/** A member who has forgotten the password and requested a code by SMS. */
async function asked() {
  const mai = await reachable(at)
  const mobileNum = `0${mai.mobile.slice('+84'.length)}`
  at.clock.forward(1_000 * ++asks) // one household may request once a second, also after a test has set the clock back
  const reply = await fetch(`${at.site}/wps/verification/sms/noLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'human-check': await passHumanCheck(at.site) },
    body: JSON.stringify({ mobileNum, countryDialingCode: '84' }),
  })
  expect(await reply.json()).toMatchObject({ success: true })
  await sendDue(at.app, gateways)
  return { mai, mobileNum, verificationCode: caught.codeFor(mai.mobile) ?? '' }
}

test('AUT-11 M4 a retry after a reset by phone with a lost response logs in, and sets or reports nothing twice', async () => {
  const { mai, mobileNum, verificationCode } = await asked()
  const byPhone = (own: { readonly newPassword?: string; readonly verificationCode?: string } = {}) =>
    at.api().recovery.byPhone({ body: { newPassword: NEW, mobileNum, verificationCode, ...own } })
  const first = await byPhone()
  const heldUntil = (await payoutHold(at.app.db, mai.id, at.clock.now()))?.until
  at.clock.forward(20_000)
  const second = await byPhone()
  for (const { token } of [first, second])
    expect((await at.api({ token }).members.info()).account).toBe(mai.account)
  expect((await payoutHold(at.app.db, mai.id, at.clock.now()))?.until).toEqual(heldUntil)
  await sendDue(at.app, gateways)
  const told = caught.messages
    .list()
    .filter(({ to, subject }) => to.includes(mai.email) && /password was changed/.test(subject))
  expect(told).toHaveLength(1)
  // another code or password is refused, and five attempts in all are the limit
  const other = verificationCode === '000000' ? '111111' : '000000'
  expect(await refusal(byPhone({ verificationCode: other }))).toBe('codes.invalid-verification-code')
  expect(await refusal(byPhone({ newPassword: PASSWORD }))).toBe('codes.invalid-verification-code')
  expect(await refusal(byPhone())).toBe('nothing was refused')
  expect(await refusal(byPhone())).toBe('codes.invalid-verification-code')
  at.clock.set(new Date())
})

test('AUT-11 M4 a reset by phone that a browser sends twice concurrently logs in', async () => {
  const { mobileNum, verificationCode } = await asked()
  const body = { newPassword: NEW, mobileNum, verificationCode }
  const both = await Promise.all([0, 1].map(() => refusal(at.api().recovery.byPhone({ body }))))
  expect(both).toEqual(['nothing was refused', 'nothing was refused'])
})
