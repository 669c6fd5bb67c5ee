import { connect } from 'node:net'
import { createHash } from 'node:crypto'
import { CompactEncrypt, base64url } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { entryApp, knownPicture, nameLogin, type EntryApp } from '../testing/entry.ts'

let app: EntryApp
let at: TestApp
let mai: Person
beforeAll(async () => {
  app = await entryApp()
  at = app.at
  mai = await person(at)
})
afterAll(() => app.close())

type Told = { readonly status: number; readonly errorCode?: string; readonly text: string }

async function tell(address: string, init: RequestInit): Promise<Told> {
  const answer = await fetch(address, init)
  const text = await answer.text()
  const body: { errorCode?: string } = text.startsWith('{') ? JSON.parse(text) : {}
  return {
    status: answer.status,
    text,
    ...(body.errorCode === undefined ? {} : { errorCode: body.errorCode }),
  }
}

const login = (body: string, headers: Record<string, string> = {}) =>
  tell(`${at.site}/wps/session/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/jose', ...headers },
    body,
  })

test('S10 rejects encrypted bodies with any other algorithm: shared secrets, passwords with endless rounds, none', async () => {
  const { key } = await at.api().system.whitelabel()
  const header = {
    kid: key.kid,
    path: '/wps/session/login',
    iat: Math.floor(at.clock.now().getTime() / 1_000),
    jti: crypto.randomUUID(),
  }
  const plain = new TextEncoder().encode(JSON.stringify(nameLogin(mai.account)))
  // algorithm confusion: the public key used as a shared secret
  const shared = createHash('sha256').update(JSON.stringify(key.jwk)).digest()
  const dir = await new CompactEncrypt(plain)
    .setProtectedHeader({ ...header, alg: 'dir', enc: 'A256GCM' })
    .encrypt(shared)
  const written = (protectedHeader: object, ...rest: readonly string[]) =>
    [base64url.encode(JSON.stringify(protectedHeader)), ...rest].join('.')
  const filler = base64url.encode(crypto.getRandomValues(new Uint8Array(40)))
  const bodies = {
    dir,
    // two thousand million PBKDF2 rounds would keep the server busy for an hour
    pbes2: written(
      { ...header, alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 2_000_000_000, p2s: filler },
      filler,
      base64url.encode('123456789012'),
      filler,
      base64url.encode('1234567890123456'),
    ),
    none: `${written({ ...header, alg: 'none' }, base64url.encode(JSON.stringify(nameLogin(mai.account))))}.`,
    zip: written(
      { ...header, alg: 'ECDH-ES', enc: 'A256GCM', zip: 'DEF', epk: key.jwk },
      '',
      filler,
      filler,
      filler,
    ),
    crit: written(
      { ...header, alg: 'ECDH-ES', enc: 'A256GCM', crit: ['exp'], exp: 0, epk: key.jwk },
      '',
      filler,
      filler,
      filler,
    ),
    'a key of the sender’s': written(
      { ...header, alg: 'ECDH-ES', enc: 'A256GCM', jwk: key.jwk },
      '',
      '',
      '',
      '',
    ),
    'another curve': written(
      { ...header, alg: 'ECDH-ES', enc: 'A256GCM', epk: { kty: 'EC', crv: 'P-521', x: filler, y: filler } },
      '',
      filler,
      filler,
      filler,
    ),
  }
  for (const [what, body] of Object.entries(bodies))
    expect([what, (await login(body)).errorCode]).toEqual([what, 'encryption.invalid'])
})

test('S10 rejects a batch of calls, a method override in the body and a duplicate query parameter', async () => {
  const one = nameLogin(mai.account)
  await applySetting(at, 'JADE', 'acceptPlain', true)
  const json = { 'content-type': 'application/json' }
  const batch = JSON.stringify(Array.from({ length: 100 }, () => one))
  expect(await login(batch, json)).toMatchObject({ status: 422, errorCode: 'request.invalid' })
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  expect(await login(deep, json)).toMatchObject({ errorCode: 'request.invalid' })
  const authorization = mai.token
  for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
    const answer = await tell(`${at.site}/wps/member/info`, {
      headers: { authorization, [name]: 'DELETE' },
    })
    expect([name, answer.status]).toEqual([name, 200])
  }
  expect(
    (await tell(`${at.site}/wps/member/info?_method=DELETE`, { headers: { authorization } })).status,
  ).not.toBe(500)
  expect(await tell(`${at.site}/wps/agent/affiliate?code=A&code=DUC888`, {})).toMatchObject({
    status: 422,
    errorCode: 'request.invalid',
  })
  await applySetting(at, 'JADE', 'acceptPlain', false)
})

test('S10 rejects keys that target object prototypes, and changes nothing', async () => {
  const staff = await operator(at)
  const bodies = [
    '{"value":true,"__proto__":{"polluted":1}}',
    '{"value":{"__proto__":{"polluted":1}}}',
    '{"value":["a"],"constructor":{"prototype":{"polluted":1}}}',
    '{"__proto__":{"value":true}}',
  ]
  for (const body of bodies) {
    const answer = await tell(`${at.office}/office/api/settings/JADE/acceptPlain`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: staff.cookie },
      body,
    })
    expect([body, answer.status]).toEqual([
      body,
      expect.toSatisfy((status) => status === 400 || status === 422),
    ])
  }
  for (const name of ['__proto__', 'constructor', 'hasOwnProperty', 'toString'])
    expect(
      (
        await tell(`${at.office}/office/api/settings/JADE/${name}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', cookie: staff.cookie },
          body: '{"value":true}',
        })
      ).errorCode,
    ).toBe('settings.unknown')
  expect('polluted' in {}).toBe(false)
})

test('S4 a form posted by another site does nothing in the office, no matter which content type and origin it sends', async () => {
  const staff = await operator(at)
  const change = (headers: Record<string, string>, body: string) =>
    tell(`${at.office}/office/api/settings/JADE/minimumAge`, {
      method: 'PUT',
      headers: { cookie: staff.cookie, ...headers },
      body,
    })
  const json = '{"value":33}'
  const kinds = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']
  for (const kind of kinds) {
    const answer = await change({ 'content-type': kind }, kind.startsWith('text') ? json : 'value=33')
    expect([kind, answer.status]).toEqual([
      kind,
      expect.toSatisfy((status) => [400, 415, 422].includes(status)),
    ])
  }
  const asJson = { 'content-type': 'application/json' }
  for (const origin of ['null', 'https://evil.example', `${at.site}`, 'not an address', 'file://'])
    expect([origin, (await change({ ...asJson, origin }, json)).status]).toEqual([origin, 401])
  for (const site of ['cross-site', 'same-site', 'none'])
    expect([site, (await change({ ...asJson, 'sec-fetch-site': site }, json)).status]).toEqual([site, 401])
  const { list } = await staff.api.settingsOffice.list({ params: { merchant: 'JADE' } })
  expect(list.find(({ name }) => name === 'minimumAge')?.value).not.toBe(33)
  expect((await change({ ...asJson, origin: at.office }, json)).errorCode).toBe('approvals.reasonNeeded')
})

test('S2 over https ignores a cookie planted by a sister domain or a plain http page, and the second of two', async () => {
  const overHttps = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.9' }
  const wrong = (headers: Record<string, string>) =>
    at.api({ headers: { ...overHttps, ...headers } }).identity.login({
      body: { ...nameLogin(mai.account, 'a wrong password'), captcha: 'AKR36' },
    })
  const told = (call: Promise<unknown>) => call.catch((error: { code?: string }) => error.code)
  await told(wrong({})) // from now on the captcha is required
  const { cookie } = knownPicture(at)
  expect(await told(wrong({ cookie }))).toBe('identity.captchaWrong')
  expect(await told(wrong({ cookie: `__Host-${knownPicture(at).cookie}` }))).toBe('identity.wrongLogin')
})

test('S10 no path traversal leaves our own folders', async () => {
  const { port, hostname } = new URL(at.site)
  const raw = (path: string) =>
    new Promise<string>((resolve, reject) => {
      let heard = ''
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`,
        ),
      )
      socket.on('data', (bytes) => (heard += bytes.toString()))
      socket.on('close', () => resolve(heard))
      socket.on('error', reject)
    })
  const up = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..%255c', '....//', '..;/', '%c0%ae%c0%ae/']
  for (const step of up)
    for (const root of ['/', '/assets/', '/api/avatars/', '/docs/']) {
      const answer = await raw(`${root}${step.repeat(8)}etc/passwd`)
      expect([root + step, /root:.*:0:0:/.test(answer), / 50\d /.test(answer.slice(0, 20))]).toEqual([
        root + step,
        false,
        false,
      ])
    }
  for (const file of ['/package.json', '/.env', '/.git/config', '/../package.json'])
    expect([file, /"fairhouse"|\[core\]|SECRET/.test(await raw(file))]).toEqual([file, false])
})

test('S9 S10 Host, X-Forwarded-Host and a split header change neither the selected brand nor the response', async () => {
  const { port, hostname } = new URL(at.site)
  const ask = (lines: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      let heard = ''
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          ['GET /wps/system/whitelabel HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'),
        ),
      )
      socket.on('data', (bytes) => (heard += bytes.toString()))
      socket.on('close', () => resolve(heard))
      socket.on('error', reject)
    })
  const odd = [
    ['Host: evil.example'],
    ['Host: localhost:80@evil.example'],
    ['Host: localhost;script-src *'],
    ['Host: localhost, https://evil.example'],
    ['Host: "><script>alert(1)</script>'],
    ['Host: localhost', 'X-Forwarded-Host: evil.example'],
    ['Host: localhost', 'Forwarded: host=evil.example;proto=https'],
    ['Host: localhost', 'X-Original-URL: /office/api/me'],
    ['Host: localhost', 'X-Rewrite-URL: /office/api/me'],
    ['Host: localhost', 'Language: vi%0d%0aSet-Cookie:%20a=b'],
    ['Host: localhost', 'Merchant: __proto__'],
  ]
  for (const lines of odd) {
    const answer = await ask(lines)
    expect([lines, /^HTTP\/1\.1 (200|400)/.test(answer)]).toEqual([lines, true])
    expect([lines, /Set-Cookie: a=b|<script>|script-src \*/i.test(answer)]).toEqual([lines, false])
    // the Content-Security-Policy names no unknown host, except the requested one
    if (!lines.some((line) => line.startsWith('Host: evil') || line.includes('X-Forwarded-Host')))
      expect([lines, answer.includes('evil.example')]).toEqual([lines, false])
  }
})
