import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { operator } from '../operator.ts'
import { PASSWORD, PAYMENT_PASSWORD, person, type Person } from '../people.ts'
import { refusal } from '../refusals.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { credentialsFor, type Credentials } from './callers.ts'
import { diceOf, honest } from './values.ts'
import { addressOf, everyRoute, wideOpen, type WideOpen } from './wide-open.ts'

let at: TestApp
let open: WideOpen
let mai: Person
let staff: Credentials
beforeAll(async () => {
  at = await testApp({ LOG_LEVEL: 'silent' })
  open = await wideOpen(at)
  mai = await person(at, { balance: major(1_000) })
  staff = { cookie: (await operator(at)).cookie }
})
afterAll(async () => {
  await open.close()
  await at.close()
})

const codeIn = (body: string): string => /"errorCode":"([^"]+)"/.exec(body)?.[1] ?? 'nothing was refused'

type Ask = readonly [method: Route['method'], url: string, body?: unknown]

async function told(credentials: Credentials, [method, url, body]: Ask): Promise<string> {
  const listener = url.startsWith('/office/') ? 'office' : 'site'
  const answer = await open.ask(listener, {
    method,
    url,
    headers: {
      merchant: 'JADE',
      ...credentials,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return codeIn(answer.body)
}

const own = (member: Person): Credentials => ({ authorization: member.token })

/** The refusal of each call, by the expected one. */
async function refusalsOf(credentials: Credentials, asked: Readonly<Record<string, Ask>>) {
  const answers: Record<string, string> = {}
  for (const [code, ask] of Object.entries(asked)) answers[code] = await told(credentials, ask)
  return answers
}

const asExpected = (asked: Readonly<Record<string, Ask>>) =>
  Object.fromEntries(Object.keys(asked).map((code) => [code, code]))

/** The refusals of calls that name a member, a row or a brand that does not exist. */
const nobodys: readonly string[] = [
  'chat.unknownMember',
  'deposits.notHeld',
  'exclusions.unknown',
  'exclusions.unknownMember',
  'feedback.unknown',
  'inbox.linkInvalid',
  'inbox.unknownLetter',
  'limits.noCheck',
  'limits.unknownFlag',
  'limits.unknownMember',
  'merchants.unknown',
  'operators.challengeOver',
  'outbox.unknown',
  'payments.unknownProcessor',
  'players.unknownMember',
  'profile.unknownMember',
  'recovery.unknownMember',
  'risk.unknown',
  'security.noContact',
  'security.unknownMember',
  'validation.unknownBrand',
  'withdrawals.unknown',
]

test('ERR-01 each feature refuses an unknown id with its own code', async () => {
  const kept = new Map<string, Credentials>()
  const codes = new Set<string>()
  const mayTell = ({ refusals = {} }: Route) => Object.keys(refusals).some((code) => nobodys.includes(code))
  for (const { route, listener } of everyRoute.filter((found) => mayTell(found.route)))
    for (const seed of [1, 2, 3]) {
      const dice = diceOf(seed)
      const credentials = kept.get(route.audience) ?? (await credentialsFor(at, route))
      kept.set(route.audience, credentials)
      const { body } = await open.ask(listener, {
        method: route.method,
        url: addressOf(
          route,
          honest(route.params, dice),
          route.query ? honest(route.query, dice) : undefined,
        ),
        headers: {
          ...credentials,
          merchant: 'JADE',
          ...(route.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(route.body ? { payload: JSON.stringify(honest(route.body, dice)) } : {}),
      })
      codes.add(codeIn(body))
    }
  expect([...codes]).toEqual(expect.arrayContaining([...nobodys]))
}, 300_000)

test('ERR-01 the security centre and the registration name what is wrong with the input', async () => {
  const prove = await told(own(mai), ['POST', '/api/security/proof', { kind: 'password', answer: PASSWORD }])
  expect(prove).toBe('nothing was refused')
  await run(
    at.database.owner,
    sql`update member set email = 'mai@jade.example', email_verified_at = now() where id = ${mai.id}`,
  )
  // the email address is two-step verification from now on, and this session has just verified it
  await run(
    at.database.owner,
    sql`
      insert into session_step_up (session_id, kind, proved_at)
      select id, 'email', ${at.clock.now()} from member_session where member_id = ${mai.id}
    `,
  )
  const asked: Readonly<Record<string, Ask>> = {
    'security.paymentPasswordWeak': [
      'POST',
      '/api/security/payment-password',
      { paymentPassword: '1111111' },
    ],
    'security.paymentPasswordIsLogin': [
      'POST',
      '/api/security/payment-password',
      { paymentPassword: PASSWORD },
    ],
    'security.emailInvalid': [
      'POST',
      '/api/security/contacts/code',
      { channel: 'email', address: 'not an address' },
    ],
    'security.contactSame': [
      'POST',
      '/api/security/contacts/code',
      { channel: 'email', address: 'MAI@jade.example' },
    ],
    'security.needsSecond': ['POST', '/api/security/recovery-codes'],
  }
  expect(await refusalsOf(own(mai), asked)).toEqual(asExpected(asked))
  const form = {
    username: `weak${Date.now() % 1_000_000}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    birthday: '1990-05-01',
    termsAgreed: true,
    paymentPassword: '1111111',
  }
  const rule = { kind: 'any' as const, minLength: 6, maxLength: 64, enabled: true, required: false }
  const owner = await operator(at)
  await owner.api.validationOffice.change({
    params: { merchant: 'JADE', field: 'paymentPassword' },
    body: rule,
  })
  at.clock.forward(1_100)
  expect(await told({}, ['PUT', '/wps/member/register', form])).toBe('identity.paymentPasswordWeak')
  expect(await told({}, ['PUT', '/wps/member/register', { ...form, paymentPassword: form.password }])).toBe(
    'identity.paymentPasswordIsLogin',
  )
})

test('ERR-01 refuses reused proofs, too many passkeys, and a recovery that leads nowhere', async () => {
  const linh = await person(at)
  const wrong = { kind: 'recovery', answer: '000000000000' } as const
  const answers = new Set<string>()
  for (let n = 0; n < 25; n += 1) answers.add(await refusal(linh.api.security.prove({ body: wrong })))
  expect(answers).toContain('security.tooManyProofs')

  const lan = await person(at)
  await told(own(lan), ['POST', '/api/security/proof', { kind: 'password', answer: PASSWORD }])
  await run(
    at.database.owner,
    sql`
      insert into passkey (credential_id, member_id, rp_id, public_key, counter, is_synced, name, created_at)
      select 'key' || n, ${lan.id}, 'localhost', ${Buffer.from('x')}, 0, true, 'key ' || n, now() from generate_series(1, 12) n
    `,
  )
  await run(
    at.database.owner,
    sql`
      insert into session_step_up (session_id, kind, proved_at)
      select id, 'passkey', ${at.clock.now()} from member_session where member_id = ${lan.id}
    `,
  )
  expect(await told(own(lan), ['POST', '/api/security/passkeys/question'])).toBe('security.tooManyPasskeys')
  await run(at.database.owner, sql`update credential set password_hash = null where member_id = ${lan.id}`)
  const reset: Ask = ['POST', `/office/api/members/${lan.id}/proof-reset`, { reason: 'lost everything' }]
  expect(await told(staff, reset)).toBe('security.noWayLeft')
})

test('ERR-01 a brand’s setup, balance adjustments and closed accounts have their own refusals', async () => {
  const gone = await person(at)
  await run(at.database.owner, sql`update member set state = 'closed' where id = ${gone.id}`)
  const walletless = await person(at)
  await run(at.database.owner, sql`update wallet set state = 'closed' where owner = ${walletless.id}`)
  const correct = { direction: 'credit', amount: '5.00', reason: 'a fee taken twice' }
  const asked: Readonly<Record<string, Ask>> = {
    'merchants.unknownZone': ['PUT', '/office/api/brands/JADE', { name: 'Jade', timeZone: 'Nowhere/At_All' }],
    'merchants.endIsPast': [
      'PUT',
      '/office/api/brands/JADE/status',
      { isClosed: true, endsAt: '2020-01-01T00:00:00.000Z', reason: 'for a test' },
    ],
    'merchants.originInvalid': ['POST', '/office/api/brands/JADE/routes', { origin: 'nothing of the kind' }],
    'adjustments.unknownMember': ['POST', '/office/api/adjustments', { ...correct, member: '99999999' }],
    'adjustments.noWallet': [
      'POST',
      '/office/api/adjustments',
      { ...correct, member: walletless.id.toString() },
    ],
    'backoffice.memberClosed': [
      'POST',
      `/office/api/members/${gone.id}/state`,
      { state: 'locked', reason: 'for a test' },
    ],
  }
  expect(await refusalsOf(staff, asked)).toEqual(asExpected(asked))
})

test('ERR-01 reports an invalid birthday, age or amount', async () => {
  const young = await person(at)
  await run(at.database.owner, sql`update member set birthday = null where id = ${young.id}`)
  const day = (value: string): Ask => ['PUT', '/api/profile', { values: [{ field: 'birthday', value }] }]
  await told(own(young), ['POST', '/api/security/proof', { kind: 'password', answer: PASSWORD }])
  expect(await told(own(young), day('1850-01-01'))).toBe('profile.dayInvalid')
  expect(await told(own(young), day(`${at.clock.now().getUTCFullYear() - 10}-01-01`))).toBe(
    'profile.tooYoung',
  )
  const bank = { bank: 'NOBANK', accountNumber: '44005511', holder: 'NGUYEN MAI', password: PAYMENT_PASSWORD }
  expect(await told(own(mai), ['POST', '/api/withdrawals/accounts', bank])).toBe('withdrawals.unknownBank')
})

const MORE_THAN_ANY = 8_000

async function upload(url: string, credentials: Credentials, field: string, file: Uint8Array | null) {
  const form = file
    ? `--x\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
    : '--x\r\ncontent-disposition: form-data; name="nothing"\r\n\r\nx\r\n--x--\r\n'
  const listener = url.startsWith('/office/') ? at.office : at.site
  const answer = await fetch(`${listener}${url}`, {
    method: 'POST',
    headers: { merchant: 'JADE', ...credentials, 'content-type': 'multipart/form-data; boundary=x' },
    body: file ? Buffer.concat([Buffer.from(form), file, Buffer.from('\r\n--x--\r\n')]) : form,
  })
  return codeIn(await answer.text())
}

test('VAL-07 a truncated or malformed form is the caller’s error, not a failure', async () => {
  const whole = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\nabc\r\n'
  for (const [type, payload] of [
    ['multipart/form-data; boundary=x', whole],
    ['multipart/form-data; boundary=x', whole.slice(0, 30)],
    ['multipart/form-data; boundary=other', `${whole}--x--\r\n`],
    ['multipart/form-data', `${whole}--x--\r\n`],
  ] as const) {
    const headers = { merchant: 'JADE', ...own(mai), 'content-type': type }
    const answer = await open.ask('site', { method: 'POST', url: '/api/profile/avatar', headers, payload })
    expect([answer.statusCode, codeIn(answer.body)]).toEqual([422, 'request.invalid'])
  }
})

test('ERR-01 refuses a picture that is missing, invalid or too large with a message', async () => {
  const huge = await sharp({
    create: { width: MORE_THAN_ANY, height: MORE_THAN_ANY, channels: 3, background: '#123456' },
  })
    .png()
    .toBuffer()
  const avatar = (file: Uint8Array | null) => upload('/api/profile/avatar', own(mai), 'picture', file)
  expect([await avatar(null), await avatar(Buffer.from('words')), await avatar(huge)]).toEqual([
    'profile.pictureMissing',
    'profile.notPicture',
    'profile.pictureTooBig',
  ])
})
