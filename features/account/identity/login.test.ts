import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, PASSWORD } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { setMobile } from '#features/account/members/public.ts'
import type { FlagName } from '#features/platform/merchants/catalogue.ts'
import { takeGuess } from './store/budget.ts'
import { credentialOf } from './store/credentials.ts'
import {
  browser,
  knownPicture,
  entryApp,
  type EntryApp,
  e164,
  mobileNumbers,
  nameLogin,
  newcomer,
  quiet,
} from './testing/entry.ts'

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

const freshNumber = mobileNumbers(0)
const codeFor = (number: string) => app.codeFor(e164(number))
const flag = (name: FlagName, isOn: boolean) => app.flag(name, isOn)

test('AUT-04 a member logs in by the code sent to their number, and each code works once', async () => {
  const mai = await person(at)
  const number = freshNumber()
  await inTransaction(at.app.db, (tx) => setMobile(tx, mai.id, e164(number), at.clock.now()))
  const phone = browser(at)
  const sent = await phone.api().otp.noLogin({ body: { mobileNum: number, countryDialingCode: '84' } })
  expect(sent.expiredMinutes).toBeGreaterThan(0)
  const code = await codeFor(number)
  const body = { username: number, password: code, type: 'sms' as const, countryDialingCode: '84' }
  const { token, changeWhy } = await phone.api().identity.login({ body })
  expect(changeWhy).toBeNull()
  expect((await at.api({ token }).members.info()).account).toBe(mai.account)
  expect(await refusal(phone.api().identity.login({ body }))).toBe('codes.invalid-verification-code')
})

test('AUT-04 A4 an unknown number reads like a wrong code; an invalid number and a missing code have their own refusals', async () => {
  const login = (username: string, password: string) =>
    browser(at)
      .api()
      .identity.login({ body: { username, password, type: 'sms' } })
  expect(await refusal(login(freshNumber(), '123456'))).toBe('codes.invalid-verification-code')
  expect(await refusal(login('0912', '123456'))).toBe('codes.invalid-phone-number')
  expect(await refusal(login(freshNumber(), ''))).toBe('codes.missing-verification-code')
})

test('SYS-02 login by code, registration by number and free play follow their flags on the server too', async () => {
  const guest = browser(at).api()
  await flag('MOBILEVERCODELOGIN3', false)
  const sms = { username: freshNumber(), password: '123456', type: 'sms' as const }
  expect(await refusal(guest.identity.login({ body: sms }))).toBe('flag.off')
  await flag('MOBILEVERCODELOGIN3', true)
  await flag('MOBILENUMREG3', false)
  const mobile = { body: { ...newcomer(), ...quiet, mobileNum: freshNumber() } }
  expect(await refusal(guest.identity.registerMobile(mobile))).toBe('flag.off')
  await flag('MOBILENUMREG3', true)
  await flag('FREEPLAY3', false)
  expect(await refusal(guest.identity.freeplay())).toBe('flag.off')
  await flag('FREEPLAY3', true)
})

test('AUT-07 a visitor plays on a trial account with play money, which no real-money call accepts', async () => {
  const { token } = await browser(at).api().identity.freeplay()
  const trial = at.api({ token })
  expect(await trial.members.info()).toMatchObject({ type: 4, currency: 'FUN' })
  expect((await trial.wallet.balance()).sumBalance).toBe(1_000_000_0000n)
  expect(
    await refusal(
      trial.identity.changePassword({ body: { oldPassword: '', newPassword: 'x', confirmNewPassword: 'x' } }),
    ),
  ).toBe('session.realAccountRequired')
})

test('AUT-07 loginV2 behaves like login and returns the member too', async () => {
  const mai = await person(at)
  const reply = await browser(at)
    .api()
    .identity.loginV2({ body: nameLogin(mai.account) })
  expect(reply).toMatchObject({ account: mai.account, type: 0, changeWhy: null })
  expect(reply.token).toHaveLength(43)
})

test('AUT-03 the account counts as new until the client reports the first login, which it does once', async () => {
  const mai = await person(at)
  const log = () =>
    browser(at)
      .api()
      .identity.login({ body: nameLogin(mai.account) })
  const first = await log()
  expect(first.firstTimeLogin).toBe(true)
  expect(await at.api({ token: first.token }).identity.firstLogin()).toEqual({ isFirst: true })
  expect(await at.api({ token: first.token }).identity.firstLogin()).toEqual({ isFirst: false })
  expect((await log()).firstTimeLogin).toBe(false)
})

test('A7 a successful login rehashes a password stored without the current pepper; a failed one does not', async () => {
  const mai = await person(at)
  const bare = await hash(PASSWORD)
  await run(at.app.db, sql`update credential set password_hash = ${bare} where member_id = ${mai.id}`)
  const stored = async () => (await credentialOf(at.app.db, mai.id))?.passwordHash
  const own = browser(at)
  await refusal(own.api().identity.login({ body: nameLogin(mai.account, 'wrong password') }))
  expect(await stored()).toBe(bare)
  own.setCookie(knownPicture(at).cookie)
  await own.api().identity.login({ body: { ...nameLogin(mai.account), captcha: 'AKR36' } })
  expect(await stored()).toMatch(/^@[0-9a-f]{8}\$argon2id\$/)
  expect((await own.api().identity.login({ body: nameLogin(mai.account) })).token).toHaveLength(43)
})

test('AUT-02 requires the captcha after one failure, rejects a wrong or used one, and drops it after a successful login', async () => {
  const mai = await person(at)
  const visitor = browser(at)
  const log = (password: string, captcha?: string) =>
    visitor.api().identity.login({
      body: { ...nameLogin(mai.account, password), ...(captcha === undefined ? {} : { captcha }) },
    })
  expect(await detailOf(log('wrong password'))).toEqual({ captcha: true })
  expect(await refusal(log(PASSWORD))).toBe('identity.captchaNeeded')
  const picture = knownPicture(at)
  visitor.setCookie(picture.cookie)
  expect(await refusal(log(PASSWORD, 'WRONG'))).toBe('identity.captchaWrong')
  visitor.setCookie(picture.cookie)
  expect(await refusal(log(PASSWORD, picture.letters))).toBe('identity.captchaWrong')
  visitor.setCookie(knownPicture(at, 'WJ9DM').cookie)
  expect((await log(PASSWORD, 'wj9dm')).token).toHaveLength(43)
  expect((await log(PASSWORD)).token).toHaveLength(43)
})

test('AUT-02 VAL-06 returns the captcha as a PNG in base64, a new one each time, at most once a second', async () => {
  const visitor = browser(at)
  const first = Buffer.from(await visitor.api().identity.captcha(), 'base64')
  expect(first.subarray(1, 4).toString()).toBe('PNG')
  expect(first.readUInt32BE(16)).toBe(220)
  // two concurrent requests, so that a slow machine cannot let a second pass between them; dropping cookies makes no difference
  at.clock.forward(1_100)
  const [one, other] = [browser(at), browser(at)]
  const both = await Promise.allSettled([one.api().identity.captcha(), other.api().identity.captcha()])
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toEqual([
    expect.objectContaining({ code: 'identity.captchaTooSoon', detail: { retryAfterSeconds: 1 } }),
  ])
  const elsewhere = browser(at, { 'x-forwarded-for': '203.0.113.77' })
  expect(await refusal(elsewhere.api().identity.captcha())).toBe('nothing was refused')
  at.clock.forward(1_100)
  expect(Buffer.from(await visitor.api().identity.captcha(), 'base64').equals(first)).toBe(false)
})

test('AUT-02 a request that arrived just before the one that started the window waits for one window at most', async () => {
  const bucket = { name: 'captcha:198.51.100.9', most: 1, windowSeconds: 1 }
  const now = at.clock.now()
  expect(await takeGuess(at.app.db, [bucket], now)).toBe(null)
  expect(await takeGuess(at.app.db, [bucket], new Date(now.getTime() - 300))).toBe(1)
})

test('AUT-02 replaces the captcha by a longer proof of work, whose result is signed and accepted once', async () => {
  const mai = await person(at)
  const log = (answer: string) =>
    at
      .api({ transport: { headers: () => ({ 'human-check': answer }), fetch } })
      .identity.login({ body: nameLogin(mai.account) })
  await refusal(at.api().identity.login({ body: nameLogin(mai.account, 'wrong password') }))
  const answerTo = async (length: 'usual' | 'long') =>
    Buffer.from(
      JSON.stringify({ challenge: await app.at.app.humanCheck.challenge('JADE', length), solution: {} }),
    ).toString('base64')
  expect(await refusal(log(await answerTo('usual')))).toBe('identity.captchaNeeded')
  expect((await log(await answerTo('long'))).token).toHaveLength(43)
})

test('AUT-14 does not recognise a locked member or another brand’s member; the agent login admits agents only', async () => {
  const [mai, duc, locked] = [await person(at), await person(at, { type: 1 }), await person(at)]
  await run(at.app.db, sql`update member set state = 'locked', state_reason = 'test' where id = ${locked.id}`)
  const log = (account: string, entrance: 'member' | 'agent') =>
    browser(at)
      .api()
      .identity.login({ body: { ...nameLogin(account), entrance } })
  expect(await refusal(log(locked.account, 'member'))).toBe('identity.notMember')
  expect(await refusal(log(mai.account, 'agent'))).toBe('identity.notAgent')
  const remembers = browser(at)
  await remembers.api().identity.login({ body: { ...nameLogin(mai.account), remember: true } })
  const recall = { username: mai.account, password: '', type: 'username', entrance: 'agent' } as const
  expect(await refusal(remembers.api().identity.login({ body: recall }))).toBe('identity.notAgent')
  expect((await log(duc.account, 'agent')).token).toHaveLength(43)
  const grace = await person(at, { merchant: 'AMBER' })
  expect(await refusal(log(grace.account, 'member'))).toBe('identity.wrongLogin')
})

test('A4 the setting "separate" gives a wrong account and a wrong password different messages, "one" the same', async () => {
  const mai = await person(at)
  const log = (account: string) =>
    refusal(
      browser(at)
        .api()
        .identity.login({ body: nameLogin(account, 'wrong password') }),
    )
  await applySetting(at, 'JADE', 'accountErrors', 'separate')
  expect(await log(mai.account)).toBe('identity.wrongAccountPassword')
  expect(await log('nobody12345')).toBe('identity.wrongAccount')
  await applySetting(at, 'JADE', 'accountErrors', 'one')
  expect(await log('nobody54321')).toBe('identity.wrongLogin')
})

test('S1 a remembered device logs in once without the password; another device, a second use or a changed password fails', async () => {
  const mai = await person(at)
  const own = browser(at)
  const recall = { username: mai.account, password: '', type: 'username' as const }
  const reply = await own.api().identity.login({ body: { ...nameLogin(mai.account), remember: true } })
  const token = own.cookie('fairhouse-remember') ?? ''
  expect(token).toHaveLength(43)
  const thief = browser(at)
  thief.setCookie(`fairhouse-remember=${token}`)
  expect(await refusal(thief.api().identity.login({ body: recall }))).toBe('identity.notRemembered')
  expect((await own.api().identity.login({ body: recall })).token).toHaveLength(43)
  expect(own.cookie('fairhouse-remember')).not.toBe(token)
  own.setCookie(`fairhouse-remember=${token}`)
  expect(await refusal(own.api().identity.login({ body: recall }))).toBe('identity.notRemembered')
  await own.api().identity.login({ body: { ...nameLogin(mai.account), remember: true } })
  await at.api({ token: reply.token }).identity.changePassword({
    body: { oldPassword: PASSWORD, newPassword: 'another long one', confirmNewPassword: 'another long one' },
  })
  expect(await refusal(own.api().identity.login({ body: recall }))).toBe('identity.notRemembered')
})
