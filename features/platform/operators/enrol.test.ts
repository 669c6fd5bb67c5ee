import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAddress, codeAt, logIn, mailedToken, operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'

const STEP_MS = 30_000

let at: TestApp
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => at.close())

const office = () => at.api({ listener: 'office', headers: anAddress() }).operators
const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'failed',
  )

test('A12 lets an invited operator set password and authenticator by a link that works once', async () => {
  const linh = await operator(at)
  const email = 'newcomer@demo.invalid'
  const invite = { account: 'op-newcomer', name: 'Newcomer', email, roles: ['cashier' as const] }
  expect(await linh.api.operators.invite({ body: invite })).toEqual({
    sentTo: email,
    expiresAt: expect.any(Date),
  })
  const token = await mailedToken(at, email)
  expect(await refusalOf(linh.api.operators.invite({ body: invite }))).toBe('operators.emailTaken')
  const other = { ...invite, email: 'other@demo.invalid' }
  expect(await refusalOf(linh.api.operators.invite({ body: other }))).toBe('operators.accountTaken')
  const { secret, uri } = await office().invitation({ body: { token } })
  expect(uri).toContain(`secret=${secret}`)
  const code = codeAt(secret, at.clock.now())
  const password = 'newcomers chosen password'
  expect(await refusalOf(office().enrol({ body: { token, password: 'short', code } }))).toBe(
    'operators.weakPassword',
  )
  expect(await refusalOf(office().enrol({ body: { token, password, code: '000000' } }))).toBe(
    'operators.wrongCode',
  )
  expect(await office().enrol({ body: { token, password, code } })).toEqual({ account: 'op-newcomer' })
  expect(await refusalOf(office().enrol({ body: { token, password, code } }))).toBe('operators.inviteOver')
  at.clock.forward(STEP_MS)
  expect(await logIn(at, { account: 'op-newcomer', secret, password })).toMatch(/^fairhouse-office=/)
})
