import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { one, sql } from '#db/rows.ts'
import { householdOf, networkOf, plainAddress } from '#kit/address.ts'
import { callerAddress } from '#server/http/address.ts'
import { browser, entryApp, nameLogin, type EntryApp } from '../testing/entry.ts'

let app: EntryApp
let at: TestApp
beforeAll(async () => {
  app = await entryApp()
  at = app.at
})
afterAll(() => app.close())

test('S9 normalises an address, and groups an IPv6 household by its /64 and a network by its /48', () => {
  expect(
    ['::ffff:203.0.113.7', '203.0.113.7:4711', '[2001:db8::1]:443', 'fe80::1%eth0'].map(plainAddress),
  ).toEqual(['203.0.113.7', '203.0.113.7', '2001:db8::1', 'fe80::1'])
  expect(householdOf('2001:db8:0:7::1')).toBe(householdOf('2001:0db8:0000:0007:ffff::9'))
  expect(householdOf('2001:db8:0:8::1')).not.toBe(householdOf('2001:db8:0:7::1'))
  expect([networkOf('203.0.113.7'), networkOf('2001:db8:0:7::1')]).toEqual(['203.0.113', '2001:db8:0'])
  expect(callerAddress('unknown', '::ffff:127.0.0.1')).toBe('127.0.0.1')
  expect(callerAddress('_hidden, 1.2.3', undefined)).toBe('0.0.0.0')
})

test('S9 S10 ignores an invalid forwarded address: the login succeeds and records the address of the connection', async () => {
  for (const told of [
    'unknown',
    '_hidden',
    '999.1.1.1',
    '<script>',
    "' or 1=1 --",
    '203.0.113.7:4711',
    '::ffff:203.0.113.8',
  ]) {
    const mai = await person(at)
    const entered = await refusal(
      browser(at, { 'x-forwarded-for': told })
        .api()
        .identity.login({ body: nameLogin(mai.account) }),
    )
    const { ip } = await one(
      at.app.db,
      sql<{
        ip: string
      }>`select ip from member_session where member_id = ${mai.id} order by created_at desc limit 1`,
    )
    expect([told, entered, ip]).toEqual([
      told,
      'nothing was refused',
      /203\.0\.113\.\d/.exec(told)?.[0] ?? '127.0.0.1',
    ])
  }
})

test('S9 a client that changes its address within one IPv6 household shares one rate limit and one code allowance', async () => {
  await app.flag('MOBILEVERCODELOGIN3', true)
  const ask = (n: number) => {
    at.clock.forward(1_000)
    return refusal(
      browser(at, { 'x-forwarded-for': `2001:db8:5:6::${n.toString(16)}` })
        .api()
        .otp.noLogin({ body: { mobileNum: `09032${String(10_000 + n)}`, countryDialingCode: '84' } }),
    )
  }
  const told: string[] = []
  for (let n = 1; n <= 32; n++) told.push(await ask(n))
  expect(told.filter((code) => code === 'nothing was refused')).toHaveLength(30)
  expect(
    told.slice(30).every((code) => code === 'request.tooFast' || code === 'codes.too-many-requests'),
  ).toBe(true)
  const neighbour = browser(at, { 'x-forwarded-for': '2001:db8:5:7::1' }).api()
  const body = { mobileNum: '0903299999', countryDialingCode: '84' }
  expect(await refusal(neighbour.otp.noLogin({ body }))).toBe('nothing was refused')
})

test('S5 forbids caching of every response with a refusal, no matter which address was requested', async () => {
  for (const path of ['/wps/nothing', '/wps/member/info', '/office/api/me', '/wps/system/status?url=%00']) {
    const { headers } = await fetch(at.site + path, { headers: { accept: 'application/json' } })
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})
