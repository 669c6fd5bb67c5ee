import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { major } from '#kit/money.ts'
import { findDuplicates } from './service/watch.ts'
import { affiliateOf, noTerms, playerOf, type Joined } from './testing/programme.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const DAYS_MS = 86_400_000
const PARAMS = { merchant: 'JADE' }
const share = (ratePpm: number) => ({
  ...noTerms,
  share: { tiers: [{ from: 0n, ratePpm }], adminPpm: 0, carry: false },
})

test('AGT-06 a player who shares a device or a payout account is a duplicate; two operators may clear it, never the same person', async () => {
  const anna = await affiliateOf(at, share(1))
  const now = at.clock.now()
  const [clean, sameBank, samePerson] = [
    await playerOf(at, anna, now),
    await playerOf(at, anna, now),
    await playerOf(at, anna, now),
  ]
  for (const who of [anna, sameBank])
    await run(
      at.database.owner,
      sql`
        insert into payout_account (member_id, bank, account_number, holder, created_at)
        select ${who.id}, code, '9990001112', 'ANNA', ${now} from bank limit 1
      `,
    )
  for (const who of [anna, samePerson])
    await run(
      at.database.owner,
      sql`update member set payee_name = 'ANNA NGUYEN', birthday = '1988-08-08' where id = ${who.id}`,
    )
  expect(await findDuplicates(at.app, DAYS_MS)).toBe(2)
  expect(await findDuplicates(at.app, DAYS_MS)).toBe(0)
  const params = { merchant: 'JADE', number: anna.number }
  const { duplicates } = await linh.api.affiliatesOffice.detail({ params })
  const of = (account: string) => duplicates.find((row) => row.account === account)
  expect([of(clean.account), of(sameBank.account)?.signals, of(samePerson.account)?.signals]).toEqual([
    undefined,
    ['account'],
    ['person'],
  ])
  const clear = (id: bigint, by = linh.api) =>
    by.affiliatesOffice.clearDuplicate({
      params: { merchant: 'JADE', id },
      body: { reason: 'brothers, checked' },
    })
  expect(await refusal(clear(of(sameBank.account)!.id, linh.alone))).toBe('approvals.sent')
  await clear(of(sameBank.account)!.id)
  expect(await refusal(clear(of(sameBank.account)!.id))).toBe('affiliates.unknownDuplicate')
  expect(await refusal(clear(of(samePerson.account)!.id))).toBe('affiliates.samePerson')
  // a cleared signal is not raised again
  await insertFact(at, sameBank, { at: at.clock.now(), stake: major(1) })
  expect(await findDuplicates(at.app, DAYS_MS)).toBe(0)
})

test('AGT-06 an affiliate has at most 200 codes', async () => {
  const anna = await affiliateOf(at, share(1))
  await run(
    at.database.owner,
    sql`
      insert into affiliate_code (merchant, code, member_id, landing, note, created_at)
      select 'JADE', 'FULL' || n, ${anna.id}, 'home', '', ${at.clock.now()} from generate_series(1, 199) n
    `,
  )
  expect(await refusal(anna.api.affiliates.addCode({ body: { landing: 'home', note: '' } }))).toBe(
    'affiliates.tooManyCodes',
  )
})

test('AGT-06 plans are made and changed by two operators, with tiers from 0', async () => {
  const add = (terms: object, name = 'Standard', by = linh.api) =>
    by.affiliatesOffice.addPlan({
      params: PARAMS,
      body: { name, terms: { ...share(250_000), ...terms }, reason: 'new programme' },
    })
  expect(await refusal(add({}, 'Standard', linh.alone))).toBe('approvals.sent')
  const { id } = await add({})
  expect(await refusal(add({}))).toBe('affiliates.planTaken')
  expect(await refusal(add({ share: null }, 'Nothing'))).toBe('affiliates.termsInvalid')
  const change = (plan: bigint, merchant = 'JADE') =>
    linh.api.affiliatesOffice.changePlan({
      params: { merchant, id: plan },
      body: { terms: share(1), reason: 'lower terms' },
    })
  expect(await refusal(change(id, 'AMBER'))).toBe('affiliates.unknownPlan')
  await change(id)
  const { list } = await linh.api.affiliatesOffice.plans({ params: PARAMS })
  expect(list.find((row) => row.id === id)).toMatchObject({ version: 2, terms: share(1) })
})

/** Every call of the affiliate centre, with the codes and statements of another affiliate. */
const calls = (
  api: Joined['api'],
  other: Joined,
  number: bigint,
): Readonly<Record<string, () => Promise<unknown>>> => {
  const span = { from: '2026-01-01', to: '2026-01-31' }
  return {
    overview: () => api.affiliates.overview({ query: span }),
    codes: () => api.affiliates.codes(),
    addCode: () => api.affiliates.addCode({ body: { landing: 'home', note: '' } }),
    closeCode: () => api.affiliates.closeCode({ params: { code: other.code } }),
    report: () => api.affiliates.report({ query: { ...span, by: 'day', code: other.code } }),
    exportReport: () => api.affiliates.exportReport({ query: { ...span, by: 'code', code: other.code } }),
    players: () => api.affiliates.players({ query: { code: other.code } }),
    statements: () => api.affiliates.statements({ query: {} }),
    statement: () => api.affiliates.statement({ params: { number } }),
    subs: () => api.affiliates.subs(),
  }
}

test('N1 AGT-06 an affiliate reads its own data only: another’s answers like one that does not exist, and no one else has the centre', async () => {
  const [anna, binh] = [await affiliateOf(at, share(1)), await affiliateOf(at, share(1))]
  const player = await playerOf(at, anna, new Date('2026-01-05T05:00:00Z'))
  await insertFact(at, player, { at: new Date('2026-01-06T05:00:00Z'), stake: major(100) })
  const mai = await person(at)
  const duc = await person(at, { type: 1 })
  for (const who of [mai, duc])
    for (const [name, call] of Object.entries(calls(who.api, anna, 1n)))
      expect([name, await refusal(call())]).toEqual([name, 'affiliates.notOne'])
  const own = calls(binh.api, anna, 1n)
  expect(await refusal(own['closeCode']!())).toBe('affiliates.unknownCode')
  expect(await refusal(own['statement']!())).toBe('affiliates.unknownStatement')
  expect(await binh.api.affiliates.players({ query: { code: anna.code } })).toEqual({ rows: [], next: null })
  const query = { from: '2026-01-01', to: '2026-01-31', by: 'code' as const, code: anna.code }
  expect((await binh.api.affiliates.report({ query })).rows).toEqual([])
  const file = await (await binh.api.affiliates.exportReport({ query })).text()
  expect(file.trim().split('\r\n')).toHaveLength(1)
  const mine = await anna.api.affiliates.players({ query: {} })
  expect(mine.rows).toHaveLength(1)
  expect(
    JSON.stringify(mine, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)),
  ).not.toContain(player.account)
  const wide = { from: '2025-01-01', to: '2026-01-31' }
  expect(await refusal(anna.api.affiliates.overview({ query: wide }))).toBe('affiliates.badSpan')
  expect(await refusal(anna.api.affiliates.report({ query: { ...wide, by: 'day' } }))).toBe(
    'affiliates.badSpan',
  )
  const list = (await anna.api.affiliates.codes()).list
  expect(list.map(({ code, address }) => [code, address.endsWith(`/go/${code}`)])).toEqual([
    [anna.code, true],
  ])
  const unknown = { merchant: 'AMBER', number: anna.number }
  expect(await refusal(linh.api.affiliatesOffice.detail({ params: unknown }))).toBe('affiliates.unknown')
  const reader = await operator(at, { roles: ['auditor'] })
  expect((await reader.api.affiliatesOffice.list({ params: PARAMS, query: {} })).rows.length).toBeGreaterThan(
    1,
  )
  const pause = { params: { merchant: 'JADE', number: anna.number }, body: { reason: 'trying it' } }
  expect(await refusal(reader.api.affiliatesOffice.pause(pause))).toBe('permission.missing')
})
