import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyFlag, applySetting } from '#apps/server/testing/settings.ts'
import { person } from './people.ts'
import { testApp, type TestApp } from './test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const put = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${at.site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('S10 refuses unknown fields, wrong types and unreadable bodies with their path, and changes nothing', async () => {
  const mai = await person(at)
  const tell = async (body: unknown) => {
    const answer = await put('/wps/member/language', body, { authorization: mai.token })
    return { status: answer.status, ...((await answer.json()) as object) }
  }
  expect(await tell({ language: 'vi', isAdmin: true })).toMatchObject({
    status: 422,
    errorCode: 'request.invalid',
  })
  expect(await tell({ language: 7 })).toMatchObject({
    status: 422,
    value: { issues: [{ path: 'body.language' }] },
  })
  expect(await tell('{"language":')).toMatchObject({ status: 422, errorCode: 'request.invalid' })
  expect(await tell('{"language":"vi","__proto__":{"x":1}}')).toMatchObject({ status: 422 })
  expect(await tell({ language: 'v'.repeat(70_000) })).toMatchObject({
    status: 413,
    errorCode: 'request.tooLarge',
  })
})

test('S10 refuses a lone surrogate, which no column can store, with its path in every text field', async () => {
  const answer = await put('/api/faults', { what: 'torn \ud83d', page: '/index' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    value: { issues: [{ path: 'body.what', problem: 'surrogate' }] },
  })
  expect((await put('/api/faults', { what: 'whole \ud83d\ude00', page: '/index' })).status).toBe(200)
})

test('SYS-02 the server refuses calls of a switched-off feature within a second', async () => {
  await applyFlag(at, 'JADE', 'USERNAMEREG3', false)
  const answer = await fetch(`${at.site}/wps/member/register`, { method: 'PUT' })
  expect([answer.status, await answer.json()]).toMatchObject([403, { errorCode: 'flag.off' }])
  await applyFlag(at, 'JADE', 'USERNAMEREG3', true)
})

test('S6 a back-office call does not exist on the player’s port, nor a player’s call on the games’ origin', async () => {
  const found = async (base: string, path: string) => (await fetch(`${base}${path}`)).status
  expect(await found(at.office, '/wps/member/info')).toBe(404)
  expect(await found(at.game, '/wps/member/info')).toBe(404)
  expect(await found(at.site, '/wps/member/info')).toBe(401)
})

test('S5 every response has strict headers, and no site can frame ours', async () => {
  const { headers } = await fetch(`${at.site}/wps/system/status`)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe-eval')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('S9 ignores a forwarded address that no trusted proxy sent', async () => {
  const answer = await fetch(`${at.site}/wps/system/status`, {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
  expect(await answer.json()).toMatchObject({ value: { location: { ip: '127.0.0.1' } } })
})

test('ERR-02 a refusal is in the caller’s language and names nothing internal', async () => {
  const ask = async (language: string) =>
    (await fetch(`${at.site}/wps/member/info`, { headers: { language } })).json()
  expect(await ask('EN')).toEqual({
    success: false,
    errorCode: 'session.required',
    message: 'You are not logged in, please login',
  })
  expect(await ask('VI')).toMatchObject({ message: 'Bạn chưa đăng nhập, vui lòng đăng nhập' })
})

test('AUT-01 accepts plain JSON on an encrypted call only where the merchant allows it for a demo', async () => {
  await applySetting(at, 'AMBER', 'acceptPlain', true)
  const mai = await person(at, { merchant: 'AMBER' })
  const body = { oldPassword: 'x', newPassword: 'y', confirmNewPassword: 'y' }
  const plain = await put('/wps/member/password', body, { authorization: mai.token })
  expect(await plain.json()).toMatchObject({ errorCode: 'identity.passwordWeak' })
  const an = await person(at)
  const refused = await put('/wps/member/password', body, { authorization: an.token })
  expect(await refused.json()).toMatchObject({ errorCode: 'encryption.required' })
})

test('SHL-01 redirects a browser’s automatic icon request to the icon', async () => {
  for (const base of [at.site, at.office]) {
    const answer = await fetch(`${base}/favicon.ico`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/favicon.svg'])
  }
})
