import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeAt, operator, STAFF_PASSWORD } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'

/** Behind a TLS proxy that is configured as trusted. */
let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => at.close())

const overHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7' }

test('S2 sets an office cookie on https that no sibling domain or plain page can plant', async () => {
  const { account, secret } = await operator(at)
  const { challenge } = await at
    .api({ listener: 'office', headers: overHttps })
    .operators.login({ body: { account, password: STAFF_PASSWORD } })
  const answer = await fetch(`${at.office}/office/api/login/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...overHttps },
    body: JSON.stringify({ challenge, code: codeAt(secret, at.clock.now()) }),
  })
  const cookies = answer.headers.getSetCookie()
  // the session, the operator's known browser, and the browser identifier
  expect(new Set(cookies.map((line) => line.split('=')[0]))).toEqual(
    new Set(['__Host-fairhouse-office', '__Host-fairhouse-office-device', '__Host-fairhouse-office-browser']),
  )
  for (const each of cookies)
    expect(each.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      expect.stringMatching(/^Max-Age=/),
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ])
  const set = cookies.find((line) => line.startsWith('__Host-fairhouse-office=')) ?? ''
  expect(set).toMatch(/^__Host-fairhouse-office=[\w-]{43}; /)
  const [pair = ''] = set.split(';')
  const ask = async (cookie: string, headers: Record<string, string>) =>
    (await fetch(`${at.office}/office/api/me`, { headers: { cookie, ...headers } })).status
  const planted = pair.replace('__Host-', '')
  expect([await ask(pair, overHttps), await ask(planted, overHttps)]).toEqual([200, 401])
  expect([await ask(planted, {}), await ask(pair, {})]).toEqual([200, 401])
})
