import { afterAll, beforeAll, expect, test } from 'vitest'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { one, run, sql } from '#db/rows.ts'
import { person, PASSWORD } from '#apps/server/testing/people.ts'
import { passHumanCheck, testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { openSession } from './public.ts'
import { register } from './service/register/register.ts'
import { browser, entryCall, knownPicture } from './testing/entry.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const form = (username: string) => ({
  username,
  password: 'a long quiet password',
  confirmPassword: 'a long quiet password',
  birthday: '1990-05-01',
  termsAgreed: true as const,
  language: 'en' as const,
})

test('AUT-10 a member registers by user name, is logged in, and has an empty wallet in the merchant’s currency', async () => {
  const { token, firstTimeLogin } = await at.api().identity.register({ body: form('lananh1') })
  expect(firstTimeLogin).toBe(true)
  const info = await at.api({ token }).members.info()
  expect(info).toMatchObject({ account: 'lananh1', type: 0, currency: 'VND', merchant: 'JADE' })
})

test('AUT-01 the same member logs in again; S1 after the logout the token is invalid on the server', async () => {
  const { token } = await at
    .api()
    .identity.login({ body: { username: ' LanAnh1', password: 'a long quiet password', type: 'username' } })
  const mai = at.api({ token })
  expect((await mai.members.info()).account).toBe('lananh1')
  await mai.identity.logout()
  expect(await refusal(mai.members.info())).toBe('session.required')
})

test('AUT-01 rejects an unencrypted body and a missing human check before anything else', async () => {
  const body = JSON.stringify({ username: 'lananh1', password: 'x', type: 'username' })
  const send = (headers: Record<string, string>) =>
    fetch(`${at.site}/wps/session/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
  expect(await (await send({})).json()).toMatchObject({
    success: false,
    errorCode: 'identity.humanCheckFailed',
  })
  const answer = await passHumanCheck(at.site)
  expect(await (await send({ 'human-check': answer })).json()).toMatchObject({
    errorCode: 'encryption.required',
  })
  expect(await (await send({ 'human-check': answer })).json()).toMatchObject({
    errorCode: 'identity.humanCheckFailed',
  })
})

test('A4 a wrong name and a wrong password give the same refusal', async () => {
  const login = (username: string) =>
    at.api().identity.login({ body: { username, password: 'wrong password', type: 'username' } })
  expect(await refusal(login('lananh1'))).toBe('identity.wrongLogin')
  expect(await refusal(login('nobody99'))).toBe('identity.wrongLogin')
})

test('A5 a stranger’s wrong passwords lead to a captcha and then a wait, while the member’s own device can always log in', async () => {
  const mai = await person(at)
  const body = (password: string, captcha?: string) => ({
    username: mai.account,
    password,
    type: 'username' as const,
    ...(captcha === undefined ? {} : { captcha }),
  })
  const own = browser(at)
  await own.api().identity.login({ body: body(PASSWORD) })
  const stranger = browser(at)
  expect(await detailOf(stranger.api().identity.login({ body: body('wrong password') }))).toEqual({
    captcha: true,
  })
  expect(await refusal(stranger.api().identity.login({ body: body('wrong password') }))).toBe(
    'identity.captchaNeeded',
  )
  const guess = (password: string) => {
    const picture = knownPicture(at)
    stranger.setCookie(picture.cookie)
    return refusal(stranger.api().identity.login({ body: body(password, picture.letters) }))
  }
  for (let times = 1; times < 10; times++) expect(await guess('wrong password')).toBe('identity.wrongLogin')
  expect(await guess('wrong password')).toBe('identity.tooManyFailures')
  expect(await guess(PASSWORD)).toBe('identity.tooManyFailures')
  expect((await own.api().identity.login({ body: body(PASSWORD) })).token).toHaveLength(43)
})

test('A3 exactly one of a hundred concurrent registrations of one name succeeds and is logged in', async () => {
  const registerAtOnce = (n: number) =>
    register(at.app, { body: form(n % 2 ? 'samename' : 'SameName') }, entryCall(at, { ip: `10.1.0.${n}` }))
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => registerAtOnce(n)))
  const won = answers.flatMap((answer) => ('refused' in answer ? [] : [answer.token]))
  expect(won).toHaveLength(1)
  const others = answers.flatMap((answer) => ('refused' in answer ? [answer.refused] : []))
  // the bounded hash queue rejects some of them before the names are compared
  expect(others.every((code) => code === 'identity.accountTaken' || code === 'service.overloaded')).toBe(true)
  expect(others.filter((code) => code === 'identity.accountTaken').length).toBeGreaterThan(20)
  expect((await at.api({ token: won[0] ?? '' }).members.info()).account.toLowerCase()).toBe('samename')
})

test('A1 rejects a person below the minimum age on the server, and creates no account', async () => {
  expect(
    await refusal(at.api().identity.register({ body: { ...form('youngone'), birthday: '2015-01-01' } })),
  ).toBe('identity.tooYoung')
  const { n } = await one(
    at.database.db,
    sql<{ n: bigint }>`select count(*) as n from member where account = 'youngone'`,
  )
  expect(n).toBe(0n)
})

test('VAL-04 validates and confirms a new password, and asks for the old one only if there is one', async () => {
  const mai = await person(at)
  const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
    refusal(mai.api.identity.changePassword({ body: { oldPassword, newPassword, confirmNewPassword } }))
  expect(await change(PASSWORD, 'an even longer one', 'another long one')).toBe('identity.passwordsDiffer')
  expect(await change(PASSWORD, 'short')).toBe('identity.passwordWeak')
  expect(await change(PASSWORD, 'password1234')).toBe('identity.passwordWeak')
  expect(await change('', 'an even longer one')).toBe('identity.wrongPassword')
  expect(await change(PASSWORD, PASSWORD)).toBe('identity.passwordSame')
  await run(at.database.db, sql`update credential set password_hash = null where member_id = ${mai.id}`)
  expect(await change('', 'an even longer one')).toBe('nothing was refused')
  expect(await change('', 'one more long one')).toBe('identity.wrongPassword')
})

test('AUT-12 a password change ends the other sessions and keeps the current one', async () => {
  const mai = await person(at)
  const other = await at
    .api()
    .identity.login({ body: { username: mai.account, password: PASSWORD, type: 'username' } })
  const change = {
    oldPassword: PASSWORD,
    newPassword: 'an even longer one',
    confirmNewPassword: 'an even longer one',
  }
  await mai.api.identity.changePassword({ body: change })
  expect((await mai.api.members.info()).account).toBe(mai.account)
  expect(await refusal(at.api({ token: other.token }).members.info())).toBe('session.required')
  // a retry after a lost response must not read as a wrong old password
  expect(await refusal(mai.api.identity.changePassword({ body: change }))).toBe('nothing was refused')
  const wrong = { ...change, newPassword: 'a third long one', confirmNewPassword: 'a third long one' }
  expect(await refusal(mai.api.identity.changePassword({ body: wrong }))).toBe('identity.wrongPassword')
})

test('S1 S2 ends a session after half an hour without activity, and after half a day in any case', async () => {
  const mai = await person(at)
  at.clock.forward(29 * 60_000)
  expect((await mai.api.members.info()).account).toBe(mai.account)
  at.clock.forward(31 * 60_000)
  expect(await refusal(mai.api.members.info())).toBe('session.required')
  const busy = await person(at)
  for (let minutes = 0; minutes + 25 < 12 * 60; minutes += 25) {
    at.clock.forward(25 * 60_000)
    expect((await busy.api.members.info()).account).toBe(busy.account)
  }
  at.clock.forward(25 * 60_000)
  expect(await refusal(busy.api.members.info())).toBe('session.required')
  at.clock.set(new Date())
})

test('S3 a member has at most twenty sessions: the twenty-first ends the oldest only', async () => {
  const mai = await person(at)
  const where = { ip: '127.0.0.1', device: 'test', merchant: { code: 'JADE' } }
  const tokens: string[] = []
  for (let n = 0; n < 20; n += 1) {
    at.clock.forward(1_000)
    const now = at.clock.now()
    tokens.push(await inTransaction(at.app.db, (tx) => openSession(at.app, tx, mai.id, { ...where, now })))
  }
  expect(await refusal(mai.api.members.info())).toBe('session.required')
  for (const token of tokens) expect((await at.api({ token }).members.info()).account).toBe(mai.account)
})
