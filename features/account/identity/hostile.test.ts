import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { inTransaction } from '#db/pool.ts'
import { checkPassword, checkPaymentPassword, registerMember } from './public.ts'
import { browser, entryApp, nameLogin, newcomer, quiet, type EntryApp } from './testing/entry.ts'

const NUL = String.fromCharCode(0)

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

const blank = {
  merchant: { code: 'JADE', currency: 'VND' },
  passwordHash: null,
  language: 'en',
  birthday: '1990-05-01',
  payeeName: null,
  email: null,
  isEmailVerified: false,
  mobile: null,
  isMobileVerified: false,
  uplineId: null,
  recommenderId: null,
  ip: '10.9.9.9',
  now: new Date(),
  origin: {
    method: 'WEB',
    url: null,
    domain: null,
    affiliateCode: null,
    referralCode: null,
    countryDialingCode: null,
    contacts: {},
  },
} as const

/** A network of its own for each call, so that no rate limit hides the result. */
let last = 0
const stranger = () => browser(at, { 'x-forwarded-for': `10.9.${++last}.1` }).api()

test('S10 AUT-10 rejects a NUL in any text field of login and registration, without a database error', async () => {
  const name = () => `nul${last}name`
  const register = (more: Record<string, unknown>) =>
    refusal(stranger().identity.register({ body: { username: name(), ...quiet, ...newcomer(more) } }))
  const answers = [
    await register({ email: `a${NUL}@jade.example` }),
    await register({ registerUrl: `https://jade.example/${NUL}` }),
    await register({ domain: `jade${NUL}.example` }),
    await register({ idNumber: `1${NUL}2` }),
    await register({ firebaseChannel: NUL }),
    await refusal(stranger().identity.login({ body: nameLogin(`mai${NUL}`) })),
    await refusal(stranger().identity.login({ body: nameLogin('mai', `x${NUL}`) })),
    await refusal(stranger().identity.affiliate({ query: { code: `A${NUL}` } })),
    await refusal(stranger().recovery.openLink({ body: { token: NUL.repeat(43) } })),
    await refusal(
      stranger().identity.login({ body: { ...nameLogin('0901234567', NUL), type: 'sms' as const } }),
    ),
  ]
  expect(answers.filter((answer) => answer === 'system.fault' || answer.includes('Error'))).toEqual([])
})

test('A3 S10 treats composed, full-width and capitalised forms as one name, and rejects characters whose lower case is ambiguous', async () => {
  const made = (username: string) =>
    refusal(stranger().identity.register({ body: { username, ...quiet, ...newcomer() } }))
  expect(await made('lananh77')).toBe('nothing was refused')
  for (const same of ['LANANH77', 'ｌａｎａｎｈ７７', 'LanAnh77 '])
    expect(['identity.accountTaken', 'validation.field']).toContain(await made(same))
  // Turkish capital İ, long s, final sigma, titlecase digraph: their lower case differs between systems
  for (const odd of ['İstanbul', 'ſmith2024', 'ΟΔΥΣΣΕΥΣ', 'ǅungla', 'a\u0301nhanh', 'mai\u200bmai'])
    expect(['validation.field', 'nothing was refused', 'request.invalid']).toContain(await made(odd))
})

test('A3 registers a name of any script once in lower case or rejects it, and never fails', async () => {
  const make = (account: string) =>
    inTransaction(at.app.db, (tx) => registerMember(tx, { ...blank, account: account.normalize('NFKC') }))
  for (const account of ['ĐứcVinh', 'İstanbul', 'ΟΔΥΣΣΕΥΣ', 'ǅungla', 'Ömer', 'Straße', 'Мария', '陳大文']) {
    const [first, second] = [await make(account), await make(account.toLowerCase())]
    expect([account, 'refused' in first, 'refused' in second]).toEqual([account, false, true])
  }
})

test('A3 a verified address or number belongs to one member; a second registration is rejected', async () => {
  const make = (account: string, more: object) =>
    inTransaction(at.app.db, (tx) => registerMember(tx, { ...blank, account, ...more }))
  const email = { email: 'only@jade.example', isEmailVerified: true }
  const mobile = { mobile: '+84912000111', isMobileVerified: true }
  expect('refused' in (await make('firstmail', email))).toBe(false)
  expect(await make('secondmail', { ...email, email: 'ONLY@jade.example' })).toEqual({
    refused: 'identity.emailTaken',
  })
  expect('refused' in (await make('firstphone', mobile))).toBe(false)
  expect(await make('secondphone', mobile)).toEqual({ refused: 'identity.mobileTaken' })
})

test('A8 accepts a password of 128 characters of any script only if every character matches', async () => {
  const long = '🐉ễaж'.repeat(32)
  const username = 'longwords'
  const body = { username, password: long, confirmPassword: long, ...newcomer() }
  expect(await refusal(stranger().identity.register({ body }))).toBe('nothing was refused')
  expect(
    await refusal(stranger().identity.login({ body: nameLogin(username, `${long.slice(0, -1)}з`) })),
  ).toBe('identity.wrongLogin')
  const own = browser(at, { 'x-forwarded-for': '10.9.250.1' }).api()
  expect(await checkPassword(at.app.db, await idOf(username), long)).toBe(true)
  expect(await refusal(own.identity.login({ body: nameLogin(username, long) }))).toBe(
    'identity.captchaNeeded',
  )
})

async function idOf(account: string): Promise<bigint> {
  const { id } = await one(
    at.database.db,
    sql<{ id: bigint }>`select id from member where merchant = 'JADE' and account = ${account}`,
  )
  return id
}

test('A3 exactly one of 100 concurrent registrations of one name succeeds, and opens one wallet', async () => {
  const tries = Array.from({ length: 100 }, () =>
    refusal(stranger().identity.register({ body: { username: 'onlyone', ...quiet, ...newcomer() } })),
  )
  const answers = await Promise.all(tries)
  expect(answers.filter((answer) => answer === 'nothing was refused')).toHaveLength(1)
  expect(new Set(answers)).toEqual(
    new Set(
      ['nothing was refused', 'identity.accountTaken', 'service.overloaded'].filter((each) =>
        answers.includes(each),
      ),
    ),
  )
  const { wallets } = await one(
    at.database.db,
    sql<{ wallets: bigint }>`
      select count(*) as wallets from wallet where owner = ${await idOf('onlyone')}
    `,
  )
  expect(wallets).toBe(1n)
})

test('A5 A13 limits password guesses inside a hijacked session', async () => {
  const mai = await person(at)
  for (let n = 0; n < 10; n++) expect(await checkPassword(at.app.db, mai.id, `guess ${n}`)).toBe(false)
  expect(await checkPassword(at.app.db, mai.id, PASSWORD)).toBe(false)
  const next = 'another quiet password'
  const change = { oldPassword: PASSWORD, newPassword: next, confirmNewPassword: next }
  expect(await refusal(mai.api.identity.changePassword({ body: change }))).toBe('identity.tooManyFailures')
  for (let n = 0; n < 10; n++)
    expect(await checkPaymentPassword(at.app.db, mai.id, `00000${n}`)).toBe('wrong')
  expect(await checkPaymentPassword(at.app.db, mai.id, '246813579')).toBe('wrong')
  // the hour has passed; and the owner could log in on another device throughout
  await run(
    at.database.db,
    sql`update guess_budget set window_started_at = now() - interval '61 minutes' where bucket like 'own:%'`,
  )
  expect(await checkPassword(at.app.db, mai.id, PASSWORD)).toBe(true)
  expect(await checkPaymentPassword(at.app.db, mai.id, '246813579')).toBe('right')
})

test('A13 choosing a payment password does not reveal to an unverified session whether it equals the login password', async () => {
  const mai = await person(at)
  const choose = (paymentPassword: string) =>
    refusal(mai.api.security.setPaymentPassword({ body: { paymentPassword } }))
  expect(await choose(PASSWORD)).toBe('security.proofNeeded')
  expect(await choose('something else 1')).toBe('security.proofNeeded')
})
