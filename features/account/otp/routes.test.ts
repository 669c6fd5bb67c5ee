import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopbackAddress, visitorFrom } from '#apps/server/testing/from-address.ts'
import { person } from '#apps/server/testing/people.ts'
import { applyFlag, applySetting } from '#apps/server/testing/settings.ts'
import { passHumanCheck, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { setMobile } from '#features/account/members/public.ts'
import { sendDue } from '#features/contact/outbox/service/send.ts'
import { messagingHouse, type MessagingApp } from '#features/contact/outbox/testing/messaging-app.ts'
import { rememberPlace } from '#features/account/security/public.ts'
import { checkCode, sendCode, type SendCode } from './public.ts'

let app: MessagingApp
let at: TestApp
let caught: MessagingApp['caught']
let gateways: MessagingApp['gateways']

beforeAll(async () => {
  app = await messagingHouse()
  ;({ at, caught, gateways } = app)
  await applyFlag(at, 'JADE', 'REGMOBVERF3', true)
})
afterAll(() => app.close())

type Answer = {
  status: number
  retryAfter: string | null
  cookie: string
  success: boolean
  errorCode?: string
  value?: { expiredMinutes?: number }
}

/** Posts like a page, with the cookie. */
async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  at.clock.forward(1_000) // one household may request once a second
  const reply = await fetch(`${at.site}/wps/verification/sms/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'human-check': await passHumanCheck(at.site),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const retryAfter = reply.headers.get('retry-after')
  return { status: reply.status, retryAfter, cookie, ...(await reply.json()) }
}

test('AUT-04 a member requests a code by number; a stranger’s number gets the same response and no code', async () => {
  const mai = await person(at)
  await inTransaction(at.app.db, (tx) => setMobile(tx, mai.id, '+84901234567', at.clock.now()))
  const known = await post('noLogin', { mobileNum: '0901234567', countryDialingCode: '84' })
  const unknown = await post('noLogin', { mobileNum: '0909999999', countryDialingCode: '84' })
  expect(known.value).toEqual({ expiredMinutes: 3, message: 'Code sent. It’s valid for 3 min.' })
  expect(unknown.value).toEqual(known.value)
  await sendDue(at.app, gateways)
  expect(caught.codeFor('+84901234567')).toMatch(/^\d{6}$/)
  expect(caught.codeFor('+84909999999')).toBeNull()
  expect(known.cookie).toMatch(/^fairhouse-visit=.{43}$/)
})

test('A9 a code is bound to the requesting browser’s cookie', async () => {
  const mine = await post('register', { countryDialingCode: '84', mobileNo: '0907654321' })
  const other = await post('register', { countryDialingCode: '84', mobileNo: '0907654322' })
  expect(mine.cookie).not.toBe(other.cookie)
  await sendDue(at.app, gateways)
  const code = caught.codeFor('+84907654321') ?? ''
  const { codeSessionOf } = await import('./public.ts')
  const session = ({ cookie }: Answer) =>
    codeSessionOf({
      cookie: () => cookie.split('=')[1],
      setCookie: () => undefined,
      header: () => undefined,
      ip: '127.0.0.1',
      device: 'browser',
      member: null,
    })
  const ask = { merchant: 'JADE', purpose: 'register', address: '0907654321', code } as const
  expect(await checkCode(at.app, { ...ask, session: session(other) })).toMatchObject({
    refused: 'codes.invalid-verification-code',
  })
  expect(await checkCode(at.app, { ...ask, session: session(mine) })).toMatchObject({
    address: '+84907654321',
  })
})

test('AUT-04 S9 answers an early repeat with 429 and the time to wait, and sends nothing without the human check', async () => {
  const number = { countryDialingCode: '84', mobileNo: '0905550001' }
  expect((await post('register', number)).success).toBe(true)
  expect(await post('register', number)).toMatchObject({
    status: 429,
    // three minutes less the time that this machine took
    retryAfter: expect.stringMatching(/^1[678]\d$/),
    errorCode: 'codes.wait',
    value: { retryAfterSeconds: expect.any(Number) },
  })
  expect(
    await post('register', { ...number, mobileNo: '0905550002' }, { 'human-check': 'nothing' }),
  ).toMatchObject({
    status: 403,
    errorCode: 'identity.humanCheckFailed',
  })
})

test('VAL-06 sends at most one code a second to one household, regardless of the number and with or without cookies', async () => {
  const from = visitorFrom('127.3.0.2')
  const ask = async (mobileNo: string) => {
    const reply = await from.fetch(`${at.site}/wps/verification/sms/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'human-check': await passHumanCheck(at.site) },
      body: JSON.stringify({ countryDialingCode: '84', mobileNo }),
    })
    return ((await reply.json()) as { errorCode?: string; value?: unknown }) ?? {}
  }
  expect((await ask('0905551001')).errorCode).toBeUndefined()
  // the test clock stands still between the two, except for the time that this machine takes
  expect(await ask('0905551002')).toMatchObject({ errorCode: 'codes.wait', value: { retryAfterSeconds: 1 } })
  at.clock.forward(1_000)
  expect((await ask('0905551002')).errorCode).toBeUndefined()
  from.close()
})

test('A5 AUT-04 a stranger who requests codes for a member’s number blocks neither their next code nor their daily quota', async () => {
  const mai = await person(at)
  const [mobile, mobileNum] = ['+84905552001', '0905552001']
  const known = 'e'.repeat(43)
  await inTransaction(at.app.db, async (tx) => {
    await setMobile(tx, mai.id, mobile, at.clock.now())
    const here = { memberId: mai.id, deviceToken: known, ip: '127.0.0.1', device: 'x', now: at.clock.now() }
    await rememberPlace(tx, here)
  })
  const ask = async (address: string, cookie?: string) => {
    const from = visitorFrom(address)
    const reply = await from.fetch(`${at.site}/wps/verification/sms/noLogin`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'human-check': await passHumanCheck(at.site),
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify({ mobileNum, countryDialingCode: '84' }),
    })
    from.close()
    return ((await reply.json()) as { errorCode?: string }).errorCode ?? 'sent'
  }
  const own = (address: string) => ask(address, `fairhouse-device=${known}`)
  // a stranger waits 180 seconds; the owner does not, on a new browser elsewhere or on their own
  expect([await ask('127.1.0.2'), await ask('127.1.0.2')]).toEqual(['sent', 'codes.wait'])
  expect(await ask('127.2.0.2')).toBe('sent')
  expect(await own('127.1.0.2')).toBe('sent')
  // strangers from many networks use up the strangers' quota
  const told: string[] = []
  for (let n = 0; n < 40; n++) told.push(await ask(loopbackAddress(n + 300)))
  expect(told.filter((code) => code === 'sent')).toHaveLength(28)
  expect(told.at(-1)).toBe('codes.quota-exceeded')
  at.clock.forward(180_000)
  expect(await own('127.9.0.2')).toBe('sent')
})

test('A5 strangers use up four fifths of a brand’s daily codes at most, the rest is for members', async () => {
  await applySetting(at, 'AMBER', 'codesDayMost', 5)
  const send = (n: number, more: Partial<SendCode> = {}) =>
    sendCode(at.app, {
      merchant: 'AMBER',
      purpose: 'noLogin',
      to: { channel: 'sms', address: `+12025550${100 + n}` },
      session: `visit:${n}`,
      language: 'en',
      ip: `198.51.100.${n}`,
      ...more,
    })
  const told = []
  for (let n = 0; n < 5; n++) told.push('sent' in (await send(n)))
  expect(told).toEqual([true, true, true, true, false])
  const own = { asker: { circle: 'own', id: 'member:1' } } as const
  expect(await send(5, own)).toMatchObject({ sent: true })
  expect(await send(6, own)).toMatchObject({ refused: 'codes.quota-exceeded' })
})

test('ERR-01 missing and invalid numbers, and those of a country that the brand does not serve, have the catalogue’s codes', async () => {
  const refusal = async (mobileNo: string, countryDialingCode = '84') =>
    (await post('register', { countryDialingCode, mobileNo })).errorCode
  expect(await refusal('  ')).toBe('codes.missing-phone-number')
  expect(await refusal('0901')).toBe('codes.invalid-phone-number')
  await applySetting(at, 'JADE', 'codeCountries', ['84'])
  expect(await refusal('2125550187', '1')).toBe('codes.operation-not-allowed')
})

test('A4 a registration with an existing number is reported to that number only, not on the page', async () => {
  const answer = await post('register', { countryDialingCode: '84', mobileNo: '0901234567' })
  expect(answer.success).toBe(true)
  await sendDue(at.app, gateways)
  const [newest] = caught.messages.list().filter(({ to }) => to.includes('+84901234567'))
  expect(newest?.text).toContain('has a Jade account')
})

test('SYS-02 sends no code when the flags are off, no matter what the page shows', async () => {
  const off = (name: 'REGMOBVERF3' | 'MOBILEVERCODELOGIN3' | 'CHNGPASSVERIF3') =>
    applyFlag(at, 'JADE', name, false)
  for (const name of ['REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3'] as const) await off(name)
  at.clock.forward(2_000)
  const body = { countryDialingCode: '84', mobileNo: '0905550009' }
  expect(await post('register', body)).toMatchObject({ status: 403, errorCode: 'flag.off' })
  expect(await post('noLogin', { mobileNum: '0905550009', countryDialingCode: '84' })).toMatchObject({
    errorCode: 'flag.off',
  })
})
