import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, PASSWORD } from '#apps/server/testing/people.ts'
import { testHouse, type TestHouse } from '#apps/server/testing/test-house.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { openGateways, sendDue, type Gateways } from '#features/outbox/service/send.ts'
import { catchers, type Catchers } from '#features/outbox/testing/catchers.ts'
import { openInvite, setMobile } from '#features/members/door.ts'
import { changeFlag } from '#features/merchants/door.ts'
import type { FlagName } from '#features/merchants/flags.ts'
import { changeSetting } from '#features/settings/door.ts'
import { writeRule } from '#features/validation/store.ts'
import { browser, detailOf, knownPicture, passEverybody, refusal } from './testing/entry.ts'

let caught: Catchers
let at: TestHouse
let gateways: Gateways

beforeAll(async () => {
  caught = await catchers()
  at = await testHouse({ ...caught.environment, TRUSTED_PROXIES: '127.0.0.1' })
  gateways = openGateways(at.house)
  passEverybody(at)
})
afterAll(async () => {
  for (const gateway of Object.values(gateways)) gateway.close()
  await at.close()
  await caught.close()
})

let numbers = 0
const freshNumber = () => `0903${String(100_000 + ++numbers)}`
const e164 = (number: string) => `+84${number.slice(1)}`

async function flag(name: FlagName, isOn: boolean): Promise<void> {
  await changeFlag(at.database.db, 'JADE', name, isOn, at.clock.now())
  at.clock.forward(1_100)
  await new Promise((resolve) => setTimeout(resolve, 60))
}

async function codeFor(number: string): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    await sendDue(at.house, gateways)
    const code = caught.codeFor(e164(number))
    if (code !== null) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return 'none came'
}

const newcomer = (more: Record<string, unknown> = {}) => ({
  birthday: '1990-05-01',
  termsAgreed: true as const,
  language: 'en' as const,
  ...more,
})
const quiet = { password: 'a long quiet password', confirmPassword: 'a long quiet password' }
const nameLogin = (username: string, password = PASSWORD) => ({
  username,
  password,
  type: 'username' as const,
})

test('AUT-04 a member logs in by the code that was sent to their number, and a code is good once', async () => {
  const mai = await person(at)
  const number = freshNumber()
  await inTransaction(at.house.db, (tx) => setMobile(tx, mai.id, e164(number), at.clock.now()))
  const phone = browser(at)
  const sent = await phone.api().codes.noLogin({ body: { mobileNum: number, countryDialingCode: '84' } })
  expect(sent.expiredMinutes).toBeGreaterThan(0)
  const code = await codeFor(number)
  const body = { username: number, password: code, type: 'sms' as const, countryDialingCode: '84' }
  const { token, changeWhy } = await phone.api().identity.login({ body })
  expect(changeWhy).toBeNull()
  expect((await at.api({ token }).members.info()).account).toBe(mai.account)
  expect(await refusal(phone.api().identity.login({ body }))).toBe('codes.invalid-verification-code')
})

test('AUT-04 A4 a number that nobody has reads like a wrong code; a wrong number and a missing code have their own entries', async () => {
  const login = (username: string, password: string) =>
    browser(at)
      .api()
      .identity.login({ body: { username, password, type: 'sms' } })
  expect(await refusal(login(freshNumber(), '123456'))).toBe('codes.invalid-verification-code')
  expect(await refusal(login('0912', '123456'))).toBe('codes.invalid-phone-number')
  expect(await refusal(login(freshNumber(), ''))).toBe('codes.missing-verification-code')
})

test('SYS-02 login by code, registration by number and free play go with their flags, on the server too', async () => {
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

test('AUT-07 a visitor plays on a trial account with play money, which no real call takes', async () => {
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

test('AUT-07 loginV2 is the same login and names the member', async () => {
  const mai = await person(at)
  const reply = await browser(at)
    .api()
    .identity.loginV2({ body: nameLogin(mai.account) })
  expect(reply).toMatchObject({ account: mai.account, type: 0, changeWhy: null })
  expect(reply.token).toHaveLength(43)
})

test('AUT-03 the first login is told once: until it is, the account is new', async () => {
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

test('AUT-03 a one-time password, the house’s default one and a weak one must be changed; a good one need not', async () => {
  const mai = await person(at)
  const log = () =>
    browser(at)
      .api()
      .identity.login({ body: nameLogin(mai.account) })
  expect((await log()).changeWhy).toBeNull()
  await run(at.house.db, sql`update credential set must_change = true where member_id = ${mai.id}`)
  const owed = await log()
  expect(owed).toMatchObject({ passwordExpired: true, changeWhy: 'oneTime' })
  await at.api({ token: owed.token }).identity.changePassword({
    body: {
      oldPassword: PASSWORD,
      newPassword: 'my own long words',
      confirmNewPassword: 'my own long words',
    },
  })
  const own = await browser(at)
    .api()
    .identity.login({ body: nameLogin(mai.account, 'my own long words') })
  expect(own.changeWhy).toBeNull()
  await changeSetting(at.database.db, 'JADE', 'defaultPassword', 'my own long words', at.clock.now())
  at.clock.forward(1_100)
  const again = await browser(at)
    .api()
    .identity.login({ body: nameLogin(mai.account, 'my own long words') })
  expect(again.changeWhy).toBe('default')
  await changeSetting(at.database.db, 'JADE', 'defaultPassword', '', at.clock.now())
  at.clock.forward(1_100)
})

test('AUT-03 an old password is changed only where the house forces it, and never after a login by code', async () => {
  const mai = await person(at)
  await run(
    at.house.db,
    sql`
    update credential set password_changed_at = ${new Date(at.clock.now().getTime() - 90 * 86_400_000)}
    where member_id = ${mai.id}
  `,
  )
  const log = () =>
    browser(at)
      .api()
      .identity.login({ body: nameLogin(mai.account) })
  expect((await log()).changeWhy).toBeNull()
  await flag('PWDEXPFORCECHANGE3', true)
  expect(await log()).toMatchObject({ passwordExpired: true, changeWhy: 'expired' })
  await flag('PWDEXPFORCECHANGE3', false)
})

test('AUT-02 after one failure the picture is asked for; a wrong one and a used one are refused; a right login ends it', async () => {
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

test('AUT-02 VAL-06 the picture is a PNG in base64, another one each time, at most once a second', async () => {
  const visitor = browser(at)
  const first = Buffer.from(await visitor.api().identity.captcha(), 'base64')
  expect(first.subarray(1, 4).toString()).toBe('PNG')
  expect(first.readUInt32BE(16)).toBe(220)
  expect(await refusal(visitor.api().identity.captcha())).toBe('identity.captchaTooSoon')
  at.clock.forward(1_100)
  expect(Buffer.from(await visitor.api().identity.captcha(), 'base64').equals(first)).toBe(false)
})

test('AUT-14 a locked member and another brand’s member are no members here; the agents’ door is for agents', async () => {
  const [mai, duc, locked] = [await person(at), await person(at, { type: 1 }), await person(at)]
  await run(
    at.house.db,
    sql`update member set state = 'locked', state_reason = 'test' where id = ${locked.id}`,
  )
  const log = (account: string, entrance: 'member' | 'agent') =>
    browser(at)
      .api()
      .identity.login({ body: { ...nameLogin(account), entrance } })
  expect(await refusal(log(locked.account, 'member'))).toBe('identity.notMember')
  expect(await refusal(log(mai.account, 'agent'))).toBe('identity.notAgent')
  expect((await log(duc.account, 'agent')).token).toHaveLength(43)
  const grace = await person(at, { merchant: 'AMBER' })
  expect(await refusal(log(grace.account, 'member'))).toBe('identity.wrongLogin')
})

test('A4 with the setting "separate" wrong account and wrong password have their own words, with "one" they read alike', async () => {
  const mai = await person(at)
  const log = (account: string) =>
    refusal(
      browser(at)
        .api()
        .identity.login({ body: nameLogin(account, 'wrong password') }),
    )
  await changeSetting(at.database.db, 'JADE', 'accountErrors', 'separate', at.clock.now())
  at.clock.forward(1_100)
  expect(await log(mai.account)).toBe('identity.wrongAccountPassword')
  expect(await log('nobody12345')).toBe('identity.wrongAccount')
  await changeSetting(at.database.db, 'JADE', 'accountErrors', 'one', at.clock.now())
  at.clock.forward(1_100)
  expect(await log('nobody54321')).toBe('identity.wrongLogin')
})

test('S1 a remembered device logs in once without the password; another device, a second use and a changed password do not', async () => {
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

test('AUT-10 somebody registers by number with a password, logs in by the number however it is typed, and by user name', async () => {
  const number = freshNumber()
  const { token } = await browser(at)
    .api()
    .identity.registerMobile({
      body: { ...newcomer(), ...quiet, mobileNum: number, countryDialingCode: '84' },
    })
  expect((await at.api({ token }).members.info()).account).toBe(e164(number).slice(1))
  for (const typed of [number, e164(number), `${number.slice(0, 4)} ${number.slice(4)}`]) {
    const reply = await browser(at)
      .api()
      .identity.login({ body: nameLogin(typed, quiet.password) })
    expect(reply.token).toHaveLength(43)
  }
  const again = browser(at)
    .api()
    .identity.registerMobile({ body: { ...newcomer(), ...quiet, mobileNum: e164(number) } })
  expect(await refusal(again)).toBe('identity.accountTaken')
})

test('AUT-10 with REGMOBVERF3 nobody registers without the code, and the proved number is theirs alone', async () => {
  await flag('REGMOBVERF3', true)
  const number = freshNumber()
  const visitor = browser(at)
  const body = {
    ...newcomer(),
    ...quiet,
    username: 'codedperson',
    mobileNum: number,
    countryDialingCode: '84',
  }
  expect(await refusal(visitor.api().identity.register({ body }))).toBe('codes.missing-verification-code')
  await visitor.api().codes.register({ body: { mobileNo: number, countryDialingCode: '84' } })
  expect(
    await refusal(visitor.api().identity.register({ body: { ...body, verificationCode: '000000' } })),
  ).toBe('codes.invalid-verification-code')
  const code = await codeFor(number)
  await visitor.api().identity.register({ body: { ...body, verificationCode: code } })
  await flag('MOBILENUMPASSREG3', false)
  const other = freshNumber()
  await visitor.api().codes.register({ body: { mobileNo: other, countryDialingCode: '84' } })
  const bare = { ...newcomer(), mobileNum: other, verificationCode: await codeFor(other) }
  const { token } = await visitor.api().identity.registerMobile({ body: bare })
  expect((await at.api({ token }).members.info()).account).toBe(e164(other).slice(1))
  await flag('MOBILENUMPASSREG3', true)
  await flag('REGMOBVERF3', false)
})

test('AUT-10 an affiliate code makes the agent one’s upline, a referral the member one’s recommender; wrong ones are refused', async () => {
  const [duc, mai] = [await person(at, { type: 1 }), await person(at)]
  await openInvite(at.house.db, { merchant: 'JADE', code: 'DUC888', memberId: duc.id, kind: 'affiliate' })
  await openInvite(at.house.db, {
    merchant: 'JADE',
    code: 'MAI777',
    memberId: mai.id,
    kind: 'referral',
    domain: 'jade.example',
  })
  const api = browser(at).api().identity
  expect(await api.affiliate({ query: { code: 'duc888' } })).toEqual({ isValid: true, kind: 'affiliate' })
  expect(await refusal(api.affiliate({ query: { code: 'NOBODY1' } }))).toBe('identity.invitationCode')
  expect(await refusal(api.affiliate({ query: { code: 'MAI777', domain: 'other.example' } }))).toBe(
    'identity.invitationCode',
  )
  const make = (username: string, more: object) =>
    api.register({ body: { ...newcomer(), ...quiet, username, ...more } })
  await make('broughtbyduc', { affiliateCode: 'DUC888', referralCode: 'mai777', domain: 'jade.example' })
  const row = await one(
    at.house.db,
    sql<{ uplineId: bigint; recommenderId: bigint }>`
    select upline_id, recommender_id from member where account = 'broughtbyduc'
  `,
  )
  expect(row).toEqual({ uplineId: duc.id, recommenderId: mai.id })
  expect(await refusal(make('wrongcode', { affiliateCode: 'NOBODY1' }))).toBe('identity.invitationCode')
  expect(await refusal(make('wrongone', { recommenderId: '999999999' }))).toBe('identity.invitationCode')
})

test('AUT-10 where registration is by invitation only, the server takes nobody without one', async () => {
  await flag('DIRECTREG3', false)
  const duc = await person(at, { type: 1 })
  await openInvite(at.house.db, { merchant: 'JADE', code: 'ONLY1', memberId: duc.id, kind: 'affiliate' })
  const make = (username: string, more: object) =>
    browser(at)
      .api()
      .identity.register({ body: { ...newcomer(), ...quiet, username, ...more } })
  expect(await refusal(make('uninvited', {}))).toBe('identity.inviteOnly')
  expect((await make('invitedone', { affiliateCode: 'ONLY1' })).token).toHaveLength(43)
  await flag('DIRECTREG3', true)
})

test('VAL-01 SYS-02 a field that the brand switches on is asked for, one that is off is refused, and what was told is kept', async () => {
  const make = (username: string, more: object) =>
    browser(at)
      .api()
      .identity.register({ body: { ...newcomer(), ...quiet, username, ...more } })
  expect(await refusal(make('offfield', { wechat: 'lan_wechat' }))).toBe('validation.field')
  const now = at.clock.now()
  const rule = { kind: 'noSpaces', minLength: 2, maxLength: 40, enabled: true, required: true } as const
  await writeRule(at.database.db, { merchant: 'JADE', field: 'wechat', rule }, now)
  expect(await refusal(make('nofield', {}))).toBe('validation.field')
  await make('withfield', { wechat: 'lan_wechat' })
  const { contacts } = await one(
    at.house.db,
    sql<{ contacts: object }>`
    select r.contacts from registration r join member m on m.id = r.member_id where m.account = 'withfield'
  `,
  )
  expect(contacts).toEqual({ wechat: 'lan_wechat' })
  await writeRule(
    at.database.db,
    { merchant: 'JADE', field: 'wechat', rule: { ...rule, enabled: false, required: false } },
    now,
  )
})

test('S10 no field of a registration makes somebody more than a player', async () => {
  await changeSetting(at.database.db, 'JADE', 'acceptPlain', true, at.clock.now())
  at.clock.forward(1_100)
  for (const extra of [
    { type: 1 },
    { state: 'open' },
    { isAdmin: true },
    { balance: '100' },
    { uplineId: '1' },
  ]) {
    const answer = await fetch(`${at.site}/wps/member/register`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...newcomer(), ...quiet, username: 'sneaky1', ...extra }),
    })
    expect(await answer.json()).toMatchObject({ errorCode: 'request.invalid' })
  }
})
