import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { insertRates } from '#features/agents/tree/store.ts'
import { applyLinks } from './service/links.ts'
import { presetOf } from './rules/preset.ts'

let at: TestApp
let duc: Person
beforeAll(async () => {
  at = await testApp()
  duc = await person(at, { type: 1 })
  const now = new Date(0)
  const rates = [{ category: 'RNG', ppm: 12_000 }]
  await inTransaction(at.app.db, (tx) => insertRates(tx, { memberId: duc.id, rates, by: null, now }))
})
afterAll(() => at.close())

let made = 0
const name = () => `opened${(made += 1)}x`
const open = (who: Person, more: Partial<Parameters<typeof who.api.agentAccounts.open>[0]['body']> = {}) =>
  who.api.agentAccounts.open({ body: { account: name(), kind: 'player', rates: [], rights: [], ...more } })

const stored = (id: bigint) =>
  one(
    at.database.owner,
    sql<{ type: number; uplineId: bigint; mustChange: boolean; ppm: number | null }>`
      select m.type, m.upline_id, c.must_change, (select r.ppm from agent_rate r where r.member_id = m.id limit 1) as ppm
      from member m
      join credential c on c.member_id = m.id
      where m.id = ${id}
    `,
  )

test('AGT-02 an agent opens an account with a one-time password that must be changed', async () => {
  const { id, account, password } = await open(duc, { rates: [{ category: 'RNG', ppm: 5_000 }] })
  expect(password).toHaveLength(14)
  expect(await stored(id)).toEqual({ type: 0, uplineId: duc.id, mustChange: true, ppm: 5_000 })
  const login = { username: account, password, type: 'username' as const }
  expect(await at.api().identity.login({ body: login })).toMatchObject({ changeWhy: 'oneTime' })
  const agent = await open(duc, { kind: 'agent' })
  expect(await stored(agent.id)).toMatchObject({ type: 2, uplineId: duc.id })
  expect(await refusal(open(duc, { account }))).toBe('agentAccounts.taken')
  expect(await refusal(open(duc, { account: '!' }))).toBe('agentAccounts.nameInvalid')
  expect(await refusal(open(duc, { rates: [{ category: 'RNG', ppm: 12_001 }] }))).toBe(
    'agents.rateOutOfBounds',
  )
})

test('AGT-01 the owner opens staff and grants rights; staff and other agents cannot', async () => {
  const { id } = await open(duc, { kind: 'staff', rights: ['register'] })
  expect((await stored(id)).type).toBe(41)
  const staff = await person(at, { type: 41 })
  await run(at.app.db, sql`update member set upline_id = ${duc.id} where id = ${staff.id}`)
  expect(await refusal(open(staff))).toBe('agents.noRight')
  expect(
    await duc.api.agentAccounts.setRights({ params: { id: staff.id }, body: { rights: ['register'] } }),
  ).toEqual({
    rights: ['register'],
  })
  expect((await stored((await open(staff)).id)).uplineId).toBe(duc.id)
  expect(await refusal(open(staff, { kind: 'staff' }))).toBe('agents.noRight')
  expect(await refusal(staff.api.agentAccounts.staff())).toBe('agents.noRight')
  const other = await person(at, { type: 1 })
  const steal = other.api.agentAccounts.setRights({ params: { id: staff.id }, body: { rights: ['team'] } })
  await expect(steal).rejects.toMatchObject({ code: 'agents.unknownMember', status: 404 })
  const { list } = await duc.api.agentAccounts.staff()
  expect(list.find((row) => row.id === staff.id)?.rights).toEqual(['register'])
})

test('AGT-01 a sub-agent opens a downline of its own, but no sub-accounts', async () => {
  await applySetting(at, 'JADE', 'subAccounts', 'sub-agent')
  const sub = await person(at, { type: 41 })
  await run(at.app.db, sql`update member set upline_id = ${duc.id} where id = ${sub.id}`)
  expect((await stored((await open(sub)).id)).uplineId).toBe(sub.id)
  expect(await refusal(open(sub, { kind: 'staff' }))).toBe('agentAccounts.notHere')
  await applySetting(at, 'JADE', 'subAccounts', 'staff')
})

test('N2 the depth of a brand ends the levels of agents', async () => {
  await applySetting(at, 'JADE', 'agentDepth', 1)
  expect(await refusal(open(duc, { kind: 'agent' }))).toBe('agentAccounts.tooDeep')
  await applySetting(at, 'JADE', 'agentDepth', 10)
})

test('AGT-02 a link presets rebates and type, counts its uses and ends', async () => {
  const { code, address } = await duc.api.agentAccounts.addLink({
    body: { kind: 'agent', rates: [{ category: 'RNG', ppm: 9_000 }], note: 'fair', days: 7, usesMost: 1 },
  })
  expect(address).toContain(`/register?affiliateCode=${code}`)
  const newcomer = await person(at)
  await inTransaction(at.app.db, (tx) =>
    applyLinks(tx, { merchant: 'JADE', memberId: newcomer.id, codes: [code], now: at.clock.now() }),
  )
  expect(await stored(newcomer.id)).toMatchObject({ type: 2, ppm: 9_000 })
  const [link] = (await duc.api.agentAccounts.links()).list
  expect(link).toMatchObject({ code, kind: 'agent', note: 'fair', state: 'open', uses: 0, usesMost: 1 })
  const other = await person(at, { type: 1 })
  expect((await other.api.agentAccounts.links()).list).toEqual([])
  expect(await refusal(other.api.agentAccounts.closeLink({ params: { code } }))).toBe(
    'agentAccounts.unknownLink',
  )
  await duc.api.agentAccounts.closeLink({ params: { code } })
  expect((await duc.api.agentAccounts.links()).list[0]?.state).toBe('revoked')
})

test('AGT-02 an agent has at most fifty open links', async () => {
  await run(
    at.database.owner,
    sql`
      with codes as (
        insert into invite_code (merchant, code, member_id, kind)
        select 'JADE', 'FILL' || n, ${duc.id}, 'affiliate' from generate_series(1, 50) n
        returning merchant, code
      )
      insert into agent_link (merchant, code, member_id, kind, rates, note, created_at)
      select merchant, code, ${duc.id}, 'player', '[]', '', now() from codes
    `,
  )
  const call = duc.api.agentAccounts.addLink({
    body: { kind: 'player', rates: [], note: '', days: null, usesMost: null },
  })
  expect(await refusal(call)).toBe('agentAccounts.tooMany')
})

test('AGT-02 a link gives no more than its agent has when the member registers', () => {
  const link = [
    { category: 'RNG', ppm: 10_000 },
    { category: 'LIVE', ppm: 5_000 },
  ]
  expect(presetOf(link, [{ category: 'RNG', ppm: 8_000 }])).toEqual([{ category: 'RNG', ppm: 8_000 }])
})
