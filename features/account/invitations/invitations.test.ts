import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIVE_ENVIRONMENT } from '#apps/server/testing/live-environment.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import { passEverybody } from '#features/account/identity/testing/entry.ts'
import { codeFrom, stateOf } from './rules.ts'

/** A live brand without members, with registration by invitation only. */
let at: TestApp
let linh: Operator
const params = { merchant: 'PEARL' }
beforeAll(async () => {
  at = await testApp(LIVE_ENVIRONMENT)
  passEverybody(at)
  linh = await operator(at)
  const words = { licenceEn: '', licenceVi: '', from: null, reason: 'a test' }
  const brand = { currency: 'USD', timeZone: 'UTC', dialingCode: '1', ...words } as const
  for (const code of ['PEARL', 'CORAL'])
    await linh.api.merchantsOffice.addBrand({
      body: { ...brand, code, name: code, languages: ['EN'], hosts: [`${code}.example`] },
    })
  for (const code of ['PEARL', 'CORAL']) await applyFlag(at, code, 'DIRECTREG3', false)
})
afterAll(() => at.close())

const DAY_MS = 86_400_000
const made = async (more: { usesMost?: number | null; days?: number | null; note?: string } = {}) =>
  linh.api.invitationsOffice.add({ params, body: { note: 'friends', usesMost: null, days: null, ...more } })

const register = (username: string, more: object, host = 'pearl.example') =>
  at.api({ headers: { 'x-forwarded-host': host } }).identity.register({
    body: {
      username,
      password: 'a long quiet password',
      confirmPassword: 'a long quiet password',
      birthday: '1990-01-01',
      termsAgreed: true,
      language: 'en',
      ...more,
    },
  })
const stateNow = async (code: string) =>
  (await linh.api.invitationsOffice.list({ params })).list.find((row) => row.code === code)

test('OPS-01 AUT-10 when registration is closed, an operator’s invitation admits the brand’s first member', async () => {
  expect(await refusal(register('uninvited', {}))).toBe('identity.inviteOnly')
  const { code, link } = await made()
  expect(link).toBe(`https://pearl.example/register?affiliateCode=${code}`)
  const query = { code: code.toLowerCase() }
  expect(await at.api().identity.affiliate({ query })).toEqual({ isValid: true, kind: 'brand' })
  expect((await register('anfirst', { affiliateCode: code })).token).toHaveLength(43)
  expect((await register('ansecond', { referralCode: code.toLowerCase() })).token).toHaveLength(43)
  expect(await stateNow(code)).toMatchObject({ state: 'open', uses: 2, usesMost: null, madeBy: linh.account })
  const uplines = await many(
    at.database.db,
    sql<{ uplineId: bigint | null }>`select upline_id from member where merchant = 'PEARL'`,
  )
  expect(uplines.map(({ uplineId }) => uplineId)).toEqual([null, null])
})

test('OPS-01 an invitation for one person admits one, even with concurrent registrations', async () => {
  const { code } = await made({ usesMost: 1 })
  const tries = ['atonce1', 'atonce2', 'atonce3'].map((name) => register(name, { affiliateCode: code }))
  const ends = await Promise.all(tries.map(refusal))
  expect(ends.toSorted()).toEqual([
    'identity.invitationCode',
    'identity.invitationCode',
    'nothing was refused',
  ])
  expect(await stateNow(code)).toMatchObject({ state: 'usedUp', uses: 1 })
  const names = await many(
    at.database.db,
    sql<{ account: string }>`select account from member where account like 'atonce%'`,
  )
  expect(names).toHaveLength(1) // the rejected registrations created no accounts
})

test('OPS-01 a failed registration does not use an invitation up', async () => {
  const { code } = await made({ usesMost: 1 })
  expect(await refusal(register('anfirst', { affiliateCode: code }))).toBe('identity.accountTaken')
  expect(await stateNow(code)).toMatchObject({ state: 'open', uses: 0 })
})

test('OPS-01 an invitation ends when it is revoked or expires, and is invalid at another brand', async () => {
  const revoked = await made()
  const brief = await made({ days: 2 })
  await linh.api.invitationsOffice.revoke({ params: { ...params, code: revoked.code } })
  expect(await refusal(register('revoked', { affiliateCode: revoked.code }))).toBe('identity.invitationCode')
  const again = linh.api.invitationsOffice.revoke({ params: { ...params, code: revoked.code } })
  expect(await refusal(again)).toBe('invitations.gone')
  const elsewhere = register('elsewhere', { affiliateCode: brief.code }, 'coral.example')
  expect(await refusal(elsewhere)).toBe('identity.invitationCode')
  at.clock.forward(2 * DAY_MS)
  linh = await operator(at)
  expect(await refusal(register('toolate', { affiliateCode: brief.code }))).toBe('identity.invitationCode')
  expect((await stateNow(brief.code))?.state).toBe('expired')
  expect((await stateNow(revoked.code))?.state).toBe('revoked')
})

test('B1 B3 the view permission cannot create invitations, operators of another brand can do neither, and the audit log records all', async () => {
  const [auditor, coral] = [
    await operator(at, { roles: ['auditor'] }),
    await operator(at, { brands: ['CORAL'] }),
  ]
  const body = { note: 'mine', usesMost: null, days: null }
  expect((await auditor.api.invitationsOffice.list({ params })).list.length).toBeGreaterThan(0)
  expect(await refusal(auditor.api.invitationsOffice.add({ params, body }))).toBe('permission.missing')
  expect(await refusal(coral.api.invitationsOffice.list({ params }))).toBe('permission.missing')
  expect(await refusal(coral.api.invitationsOffice.add({ params, body }))).toBe('permission.missing')
  const own = await coral.api.invitationsOffice.add({ params: { merchant: 'CORAL' }, body })
  const entries = await many(
    at.database.db,
    sql<{ object: string }>`select object from audit_entry where action = 'invitations.add'`,
  )
  expect(entries).toContainEqual({ object: `merchant:CORAL/invitation:${own.code}` })
})

test('OPS-01 an invitation’s state is the first that applies of revoked, used up and expired', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const facts = { isOpen: true, uses: 2, usesMost: 2, expiresAt: now }
  expect(stateOf({ ...facts, isOpen: false }, now)).toBe('revoked')
  expect(stateOf(facts, now)).toBe('usedUp')
  expect(stateOf({ ...facts, usesMost: 3 }, now)).toBe('expired')
  expect(stateOf({ ...facts, usesMost: null, expiresAt: new Date(now.getTime() + 1) }, now)).toBe('open')
  expect(codeFrom([0, 31, 8, 33])).toBe('A9JB')
})
