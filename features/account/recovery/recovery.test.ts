import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag, applySetting } from '#apps/server/testing/settings.ts'
import { passHumanCheck, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { checkPassword } from '#features/account/identity/public.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { payoutHold, rememberPlace } from '#features/account/security/public.ts'
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

/** Posts the form as specified: a form POST with user name and email. */
async function askMail(username: string, email: string) {
  const reply = await fetch(`${at.site}/wps/member/password/email`, {
    method: 'POST',
    headers: { 'human-check': await passHumanCheck(at.site) },
    body: new URLSearchParams({ username, email }),
  })
  await sendDue(at.app, gateways)
  return { status: reply.status, body: await reply.json() }
}

const linkFor = (email: string) => {
  const mail = caught.messages.list().find(({ to, text }) => to.includes(email) && text.includes('/reset#'))
  return /\/reset#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? null
}
const login = (username: string, password: string) =>
  at.api().identity.login({ body: { username, password, type: 'username' } })

test('AUT-11 a mailed link sets a new password once, ends every session and notifies the member', async () => {
  const mai = await reachable(at)
  expect((await askMail(mai.account.toUpperCase(), mai.email)).body).toMatchObject({ success: true })
  const token = linkFor(mai.email) ?? ''
  expect(await at.api().recovery.openLink({ body: { token } })).toEqual({ account: mai.account })
  await at.api().recovery.byLink({ body: { token, newPassword: NEW } })
  expect(await refusal(mai.api.members.info())).toBe('session.required')
  expect(await refusal(login(mai.account, PASSWORD))).toBe('identity.wrongLogin')
  expect(await refusal(at.api().recovery.byLink({ body: { token, newPassword: `${NEW} 2` } }))).toBe(
    'recovery.linkEnded',
  )
  await sendDue(at.app, gateways)
  expect(
    caught.messages
      .list()
      .some(({ to, subject }) => to.includes(mai.email) && /password was changed/.test(subject)),
  ).toBe(true)
})

test('AUT-11 M4 a retry after a reset by link with a lost response reports success and changes nothing', async () => {
  const mai = await reachable(at)
  await askMail(mai.account, mai.email)
  const token = linkFor(mai.email) ?? ''
  const set = (newPassword: string) => refusal(at.api().recovery.byLink({ body: { token, newPassword } }))
  expect(await set(NEW)).toBe('nothing was refused')
  const heldUntil = (await payoutHold(at.app.db, mai.id, at.clock.now()))?.until
  at.clock.forward(60_000)
  expect(await set(NEW)).toBe('nothing was refused')
  expect((await payoutHold(at.app.db, mai.id, at.clock.now()))?.until).toEqual(heldUntil)
  await sendDue(at.app, gateways)
  const told = caught.messages
    .list()
    .filter(({ to, subject }) => to.includes(mai.email) && /password was changed/.test(subject))
  expect(told).toHaveLength(1)
  // an attacker with the link tries ten passwords, and then even the right one is refused
  for (let n = 0; n < 10; n += 1) expect(await set(`${NEW} ${n}`)).toBe('recovery.linkEnded')
  expect(await set(NEW)).toBe('recovery.linkEnded')
  expect(await refusal(login(mai.account, NEW))).not.toBe('identity.wrongLogin')
  at.clock.set(new Date())
})

test('A12 a used link reveals nothing about a password that was set since in another way', async () => {
  const mai = await reachable(at)
  await askMail(mai.account, mai.email)
  const first = linkFor(mai.email) ?? ''
  await at.api().recovery.byLink({ body: { token: first, newPassword: NEW } })
  at.clock.forward(60_000)
  await askMail(mai.account, mai.email)
  const second = linkFor(mai.email) ?? ''
  await at.api().recovery.byLink({ body: { token: second, newPassword: `${NEW} 2` } })
  const body = { token: first, newPassword: `${NEW} 2` }
  expect(await refusal(at.api().recovery.byLink({ body }))).toBe('recovery.linkEnded')
  at.clock.set(new Date())
})

test('A4 gives the same response for correct, incorrect and unknown accounts; only the correct one gets an email', async () => {
  const mai = await reachable(at)
  const answers = [
    await askMail(mai.account, mai.email),
    await askMail(mai.account, 'stranger@example.com'),
    await askMail('nobodyhere', 'nobody@example.com'),
  ]
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1)
  expect(linkFor(mai.email)).not.toBeNull()
  expect(linkFor('stranger@example.com')).toBeNull()
  expect(linkFor('nobody@example.com')).toBeNull()
})

test('AUT-11 with the brand’s setting "separate" a wrong email and an unknown account have different messages', async () => {
  const mai = await reachable(at)
  const set = (value: 'one' | 'separate') => applySetting(at, 'JADE', 'accountErrors', value)
  await set('separate')
  at.clock.forward(2_000)
  expect((await askMail(mai.account, 'stranger@example.com')).body).toMatchObject({
    errorCode: 'recovery.wrongEmail',
  })
  expect((await askMail('nobodyhere', mai.email)).body).toMatchObject({
    errorCode: 'recovery.unknownAccount',
  })
  await set('one')
  at.clock.forward(2_000)
})

test('A9 a link is valid for half an hour, until a newer one replaces it, and at its own brand only', async () => {
  const mai = await reachable(at)
  const open = (token: string, headers = {}) =>
    refusal(at.api({ headers }).recovery.openLink({ body: { token } }))
  await askMail(mai.account, mai.email)
  const first = linkFor(mai.email) ?? ''
  await askMail(mai.account, mai.email)
  const second = linkFor(mai.email) ?? ''
  expect(await open(first)).toBe('recovery.linkEnded')
  expect(await open(second, { Merchant: 'AMBER' })).toBe('recovery.linkEnded')
  expect(await open(second)).toBe('nothing was refused')
  at.clock.forward(30 * 60_000)
  expect(await open(second)).toBe('recovery.linkEnded')
  expect(await open('x'.repeat(43))).toBe('recovery.linkEnded')
  at.clock.set(new Date()) // the gateway uses the real clock
})

let asks = 0

async function askCode(mobileNum: string): Promise<void> {
  at.clock.forward(1_000 * ++asks) // one household may request once a second, also after a test has set the clock back
  const reply = await fetch(`${at.site}/wps/verification/sms/noLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'human-check': await passHumanCheck(at.site) },
    body: JSON.stringify({ mobileNum, countryDialingCode: '84' }),
  })
  expect(await reply.json()).toMatchObject({ success: true })
  await sendDue(at.app, gateways)
}

test('AUT-11 by phone: the member enters the code and the new password, and is logged in', async () => {
  const mai = await reachable(at)
  const mobileNum = `0${mai.mobile.slice(3)}`
  await askCode(mobileNum)
  const verificationCode = caught.codeFor(mai.mobile) ?? ''
  const byPhone = (newPassword: string) =>
    at.api().recovery.byPhone({ body: { newPassword, mobileNum, verificationCode } })
  expect(await refusal(byPhone('short'))).toBe('identity.passwordWeak')
  const { token } = await byPhone(NEW)
  expect((await at.api({ token }).members.info()).account).toBe(mai.account)
  expect(await refusal(mai.api.members.info())).toBe('session.required')
  expect(await refusal(byPhone(`${NEW} 2`))).toBe('codes.invalid-verification-code')
})

test('A12 AUT-11 a reset by phone also requires the authenticator on a trusted device; until then the old password is valid', async () => {
  const mai = await reachable(at)
  await mai.api.security.prove({ body: { kind: 'password', answer: PASSWORD } })
  await mai.api.security.sendProofCode({ body: { channel: 'email' } })
  await sendDue(at.app, gateways)
  const mailed = caught.codeFor(mai.email) ?? ''
  await mai.api.security.prove({ body: { kind: 'email', answer: mailed } })
  const { secret } = await mai.api.security.beginAuthenticator()
  const added = { body: { code: codeAt(secret, at.clock.now()) } }
  const { recoveryCodes } = await mai.api.security.addAuthenticator(added)
  await sendDue(at.app, gateways) // the message about the authenticator must not arrive after the code
  const mobileNum = `0${mai.mobile.slice(3)}`
  const cookie = 'fairhouse-device=' + 'c'.repeat(43)
  const own = at.api({ headers: { cookie } })
  const trusted = { memberId: mai.id, deviceToken: 'c'.repeat(43), ip: '127.0.0.1', device: 'x' }
  await inTransaction(at.app.db, (tx) => rememberPlace(tx, { ...trusted, now: at.clock.now() }))
  await askCode(mobileNum)
  const verificationCode = caught.codeFor(mai.mobile) ?? ''
  const body = { newPassword: NEW, mobileNum, verificationCode }
  const detail: unknown = await detailOf(own.recovery.byPhone({ body }))
  expect(detail).toMatchObject({ proofs: [{ kind: 'authenticator' }] })
  const { ticket }: { ticket: string } = JSON.parse(JSON.stringify(detail))
  expect((await mai.api.members.info()).account).toBe(mai.account) // no session has ended
  expect(await checkPassword(at.app.db, mai.id, PASSWORD)).toBe(true)
  const prove = (answer: string) =>
    own.identity.proveLogin({ body: { ticket, kind: 'authenticator', answer } })
  expect(await refusal(prove('000000'))).toBe('identity.proofWrong')
  expect(await refusal(own.recovery.byPhone({ body }))).toBe('codes.invalid-verification-code')
  const { token } = await prove(recoveryCodes[0] ?? '')
  expect((await at.api({ token }).members.info()).account).toBe(mai.account)
  expect(await refusal(mai.api.members.info())).toBe('session.required')
  expect(await checkPassword(at.app.db, mai.id, NEW)).toBe(true)
})

test('A13 holds payouts for a day, the brand’s setting, after a password reset by code or link', async () => {
  const mai = await reachable(at)
  expect(await payoutHold(at.app.db, mai.id, at.clock.now())).toBeNull()
  await askMail(mai.account, mai.email)
  await at.api().recovery.byLink({ body: { token: linkFor(mai.email) ?? '', newPassword: NEW } })
  const now = at.clock.now()
  const hold = await payoutHold(at.app.db, mai.id, now)
  expect(hold?.what).toBe('password')
  expect(Math.round(((hold?.until.getTime() ?? 0) - now.getTime()) / 60_000)).toBe(24 * 60)
  expect(await payoutHold(at.app.db, mai.id, hold?.until ?? now)).toBeNull()
})

test('A9 a code that another browser requested, or a number without one, sets no password', async () => {
  const mai = await reachable(at)
  const mobileNum = `0${mai.mobile.slice(3)}`
  await askCode(mobileNum)
  const verificationCode = caught.codeFor(mai.mobile) ?? ''
  const stranger = at.api({ headers: { 'user-agent': 'another device' } })
  const body = { newPassword: NEW, mobileNum, verificationCode }
  expect(await refusal(stranger.recovery.byPhone({ body }))).toBe('codes.invalid-verification-code')
  expect(await refusal(at.api().recovery.byPhone({ body: { ...body, mobileNum: '' } }))).toBe(
    'codes.missing-phone-number',
  )
  expect(await refusal(at.api().recovery.byPhone({ body: { ...body, verificationCode: '' } }))).toBe(
    'codes.missing-verification-code',
  )
  expect(await refusal(login(mai.account, PASSWORD))).toBe('identity.proofNeeded') // the old password is still valid
})

test('A3 of ten concurrent resets with one link one sets the password', async () => {
  const mai = await reachable(at)
  await askMail(mai.account, mai.email)
  const token = linkFor(mai.email) ?? ''
  const tries = Array.from({ length: 10 }, (_, n) =>
    refusal(at.api().recovery.byLink({ body: { token, newPassword: `${NEW} ${n}` } })),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => answer === 'nothing was refused')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'recovery.linkEnded')).toHaveLength(9)
})

test('SYS-02 without CHNGPASSVERIF3 there is no password reset by phone', async () => {
  await applyFlag(at, 'JADE', 'CHNGPASSVERIF3', false)
  const body = { newPassword: NEW, mobileNum: '0901234567', verificationCode: '123456' }
  expect(await refusal(at.api().recovery.byPhone({ body }))).toBe('flag.off')
})

test('A12 an operator can start a password reset but not choose the password; a cashier cannot start it', async () => {
  const mai = await reachable(at)
  const body = { reason: 'she called us from her known number' }
  const support = await operator(at, { roles: ['support'] })
  const cashier = await operator(at, { roles: ['cashier'] })
  expect(await refusal(cashier.api.recovery.start({ params: { id: mai.id }, body }))).toBe(
    'permission.missing',
  )
  const { sentTo } = await support.api.recovery.start({ params: { id: mai.id }, body })
  expect(sentTo).toBe(`${mai.email.slice(0, 2)}•••@example.com`)
  await sendDue(at.app, gateways)
  const token = linkFor(mai.email) ?? ''
  expect((await mai.api.members.info()).account).toBe(mai.account) // nothing has changed yet
  await at.api().recovery.byLink({ body: { token, newPassword: NEW } })
  expect(await refusal(mai.api.members.info())).toBe('session.required')
  const nobody = await person(at)
  expect(await refusal(support.api.recovery.start({ params: { id: nobody.id }, body }))).toBe(
    'recovery.noAddress',
  )
})
