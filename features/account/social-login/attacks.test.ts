import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { browser } from './testing/browser.ts'
import { openLiar, type Liar, type Lie } from './testing/liar.ts'
import { socialSetup, type SocialSetup } from './testing/setup.ts'
import { isIssuer } from './service/issuer.ts'
import { readProfile, suggestedAccount } from './rules/person.ts'
import { returnPath } from './rules/return-path.ts'

let at: SocialSetup
let liar: Liar
beforeAll(async () => {
  at = await socialSetup()
  liar = await openLiar('fairhouse-google', at.standIns.secret)
  at.sandboxes.add(liar.origin)
  await at.agree('google', liar.origin)
})
afterAll(async () => {
  await liar.close()
  await at.close()
})

/** The platform's result for a response with this forgery. */
async function told(lie: Lie) {
  const visitor = browser(at)
  const { url } = await visitor.api.socialLogin.start({ body: { provider: 'google' } })
  const answer = liar.answer(url, lie)
  return visitor.api.socialLogin.finish({ body: { provider: 'google', answer } }).then(
    ({ step }) => step,
    (error: { code?: string }) => error.code,
  )
}

const seconds = () => Math.floor(Date.now() / 1_000)

test('A15 accepts the same issuer’s honest response, so that the refusals below are due to the forgeries', async () => {
  expect(await told({})).toBe('choose')
  expect(
    await told({ claims: { aud: ['fairhouse-google'], email: 'x@example.com', email_verified: true } }),
  ).toBe('choose')
})

test.each<[string, Lie]>([
  ['unsigned (alg none)', { alg: 'none' }],
  ['signed with the shared secret (HS256)', { alg: 'HS256' }],
  ['signed with a stranger’s key under our issuer’s key id', { alg: 'strangersKey' }],
  ['for another audience', { claims: { aud: 'somebody-else' } }],
  [
    'for several audiences with another authorised party',
    { claims: { aud: ['fairhouse-google', 'x'], azp: 'x' } },
  ],
  ['from another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['expired', { claims: { exp: seconds() - 120, iat: seconds() - 500 } }],
  ['without an end', { without: ['exp'] }],
  ['with a nonce of another attempt (replayed token)', { claims: { nonce: 'somebody-elses-nonce' } }],
  ['without a nonce', { without: ['nonce'] }],
  ['not valid yet', { claims: { nbf: seconds() + 600 } }],
  ['whose hash is of another access token', { claims: { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' } }],
  ['that names nobody', { without: ['sub'] }],
  ['that names nobody with text', { claims: { sub: 7 } }],
])('A15 rejects an identity token %s', async (_, lie) => {
  expect(await told(lie)).toBe('social.providerRefused')
})

test('A15 state, nonce and challenge are new each time, and the verifier is never in the URL', async () => {
  const visitor = browser(at)
  const ask = async () =>
    new URL((await visitor.api.socialLogin.start({ body: { provider: 'google' } })).url).searchParams
  const [first, second] = [await ask(), await ask()]
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(first.get(name)?.length).toBeGreaterThanOrEqual(43)
    expect(first.get(name)).not.toBe(second.get(name))
  }
  expect(first.get('code_challenge_method')).toBe('S256')
  expect([first.has('code_verifier'), first.get('redirect_uri')]).toEqual([false, `${at.site}/social/google`])
  // the database holds hashes: reading it is not enough to forge a response
  const { rows } = await at.app.pool.query('select * from social_attempt')
  expect(JSON.stringify(rows)).not.toContain(first.get('state'))
})

test('S4 the attempt’s cookie is HttpOnly and not sent with cross-site calls', async () => {
  const response = await fetch(`${at.site}/api/social-login/start`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google' }),
  })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^fairhouse-social-.*HttpOnly.*SameSite=Strict/i),
  ])
})

test('A15 reports a provider that does not respond, and contacts it again at the next attempt', async () => {
  await at.agree('google', 'http://localhost:9')
  const visitor = browser(at)
  const press = () => visitor.api.socialLogin.start({ body: { provider: 'google' } })
  await expect(press()).rejects.toMatchObject({ code: 'social.providerSilent' })
  await at.agree('google', liar.origin)
  await expect(press()).resolves.toMatchObject({ url: expect.stringContaining(liar.origin) })
})

test('S10 redirects only to paths of the site after a login (open redirect)', async () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/%0d%0a\n',
    '',
    '/social/google',
    '/a/../../x',
  ]
  expect(elsewhere.map(returnPath)).toEqual(elsewhere.map(() => '/index'))
  expect(returnPath('/index?member=depositv2&deposit=1#top')).toBe('/index?member=depositv2&deposit=1#top')
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', 'a', '@', '%', '\t', '?', '#') }),
      (text) => {
        const kept = returnPath(`/${text}`)
        expect(new URL(kept, 'https://house.example').origin).toBe('https://house.example')
        expect(new URL(kept, 'https://house.example').pathname.startsWith('//')).toBe(false)
      },
    ),
  )
})

test('A15 issuers must be https addresses; plain http only on localhost and where that is allowed', () => {
  expect(isIssuer('https://accounts.google.com', false)).toBe(true)
  expect(isIssuer('http://localhost:8086', true)).toBe(true)
  expect(isIssuer('http://localhost:8086', false)).toBe(false)
  for (const wrong of [
    'http://accounts.google.com',
    'https://a@b',
    'https://x/?y',
    'ftp://x',
    'x',
    'http://localhost.evil.example',
  ])
    expect(isIssuer(wrong, true)).toBe(false)
})

test('S10 reduces a provider’s data to plain text, and keeps names of every script', () => {
  expect(readProfile({ sub: 's', name: 'Trần\u202e Mai\n', email: 'not an address' })).toEqual({
    subject: 's',
    name: 'Trần Mai',
    email: null,
  })
  expect(readProfile({ sub: 'x'.repeat(300) })).toBeNull()
  expect(suggestedAccount({ subject: '1', name: 'Nguyễn Đức Anh', email: null })).toBe('NguyenDucAnh')
  expect(suggestedAccount({ subject: '1', name: '李', email: null })).toBe('')
})
