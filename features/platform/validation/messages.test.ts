import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { en } from '#features/texts/en.ts'
import { vi } from '#features/texts/vi.ts'
import { said as saidEn } from '#texts/shell/said-en.ts'
import { said as saidVi } from '#texts/shell/said-vi.ts'
import { auth as authEn } from '#texts/shell/auth-en.ts'
import { auth as authVi } from '#texts/shell/auth-vi.ts'
import { messages } from './messages.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const english: Readonly<Record<string, string>> = { ...en, ...saidEn, ...authEn }
const vietnamese: Readonly<Record<string, string>> = { ...vi, ...saidVi, ...authVi }

let at: TestApp
let staff: Operator
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  const { packs } = await staff.api.merchantsOffice.jurisdictions()
  const terms = packs.find(({ code }) => code === 'default')?.terms ?? {}
  await staff.api.merchantsOffice.changePack({
    params: { pack: 'default' },
    body: { terms: { ...terms, minimumAge: 25 } },
  })
})
afterAll(() => at.close())

test.each(messages)(
  'VAL-09 "$says" has words in both languages and stands on its screens',
  ({ text, shownBy }) => {
    expect(english[text]).toBeTruthy()
    expect(vietnamese[text]).toBeTruthy()
    expect(vietnamese[text]).not.toBe(english[text])
    expect(shownBy.length).toBeGreaterThan(0)
    const family = text.replace(/^refusal\.(validation\.field)\..*/, '$1')
    const sought = family === text && text.startsWith('refusal.') ? null : family
    // a call's refusal is shown by the form's <Failure>, a field's message by its own key
    for (const file of shownBy) expect(readFileSync(root + file, 'utf8')).toContain(sought ?? 'Failure')
  },
)

const form = {
  username: 'newcomer1',
  password: 'a long new password',
  confirmPassword: 'a long new password',
  birthday: '1990-01-01',
  termsAgreed: true,
  registerMethod: 'WEB',
  login: true,
  language: 'en',
} as const

const register = (change: object) => at.api().identity.register({ body: { ...form, ...change } })

test('VAL-09 shows the same messages on the server: password length, passwords that differ, format of account and email, invite code', async () => {
  expect(await detailOf(register({ password: 'short', confirmPassword: 'short' }))).toEqual({
    min: 10,
    max: 128,
  })
  expect(await refusal(register({ confirmPassword: 'another long one' }))).toBe('identity.passwordsDiffer')
  expect(await detailOf(register({ username: '7mai' }))).toMatchObject({
    field: 'username',
    problem: 'letterFirst',
  })
  expect(await refusal(register({ affiliateCode: 'NOBODY' }))).toBe('identity.invitationCode')
  await staff.api.validationOffice.change({
    params: { merchant: 'JADE', field: 'email' },
    body: { kind: 'email', minLength: 6, maxLength: 100, enabled: true, required: true },
  })
  at.clock.forward(1_100)
  expect(await detailOf(register({}))).toMatchObject({ field: 'email', problem: 'required' })
  expect(await detailOf(register({ email: 'not an address' }))).toMatchObject({
    field: 'email',
    problem: 'email',
  })
})

test('VAL-09 A1 shows the effective age: the brand’s, or the jurisdiction’s if it is higher', async () => {
  const nineteen = `${at.clock.now().getUTCFullYear() - 19}-01-01`
  const young = () => detailOf(register({ birthday: nineteen, email: 'mai@example.com' }))
  const inForce = async () => (await at.api().identity.registerRules()).minimumAge
  const set = (value: number) =>
    staff.api.settingsOffice.change({ params: { merchant: 'JADE', name: 'minimumAge' }, body: { value } })
  await set(30)
  at.clock.forward(1_100)
  expect([await young(), await inForce()]).toEqual([{ age: 30 }, 30])
  await set(18)
  at.clock.forward(1_100)
  expect([await young(), await inForce()]).toEqual([{ age: 25 }, 25])
  for (const words of [english, vietnamese])
    expect(words['auth.tooYoung']?.replace('{age}', String(await inForce()))).toContain('25')
})
