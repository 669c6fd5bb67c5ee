import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'

let at: TestApp
let linh: Awaited<ReturnType<typeof operator>>
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const reason = 'as agreed'
const move = (member: bigint, upline: bigint | null) =>
  linh.api.agentsOffice.move({ params: { member }, body: { upline, reason } })
const setType = (member: bigint, type: 0 | 1 | 2) =>
  linh.api.agentsOffice.setType({ params: { member }, body: { type, reason } })
const setRates = (member: bigint, ppm: number) =>
  linh.api.agentsOffice.setRates({ params: { member }, body: { rates: [{ category: 'RNG', ppm }], reason } })

const lineOf = async (id: bigint) =>
  (
    await one(
      at.app.db,
      sql<{ line: string[] }>`select line::text[] as line from member_view where id = ${id}`,
    )
  ).line.map(BigInt)

test('OPS-01 N2 two operators build a line, move it, and each move is in the audit log', async () => {
  const [top, agent, player] = [await person(at), await person(at), await person(at)]
  await setType(top.id, 1)
  await setType(agent.id, 2)
  await move(agent.id, top.id)
  await move(player.id, agent.id)
  expect(await lineOf(player.id)).toEqual([top.id, agent.id, player.id])
  expect(
    await refusal(
      linh.alone.agentsOffice.move({ params: { member: agent.id }, body: { upline: null, reason } }),
    ),
  ).toBe('approvals.sent')
  expect(await lineOf(agent.id)).toEqual([top.id, agent.id])
  await move(agent.id, null)
  expect(await lineOf(player.id)).toEqual([agent.id, player.id])
  const { n } = await one(
    at.app.db,
    sql<{ n: number }>`
      select count(*)::int as n
      from audit_entry_view
      where action = 'agents.move' and object = ${`member:${agent.id}`}
    `,
  )
  expect(n).toBe(2)
  const tree = await linh.api.agentsOffice.list({ query: { merchant: 'JADE', of: agent.id } })
  expect(tree).toMatchObject({ path: [{ id: agent.id }], rows: [{ id: player.id, level: 2 }] })
  expect(
    (await linh.api.agentsOffice.list({ query: { merchant: 'JADE' } })).rows.map(({ id }) => id),
  ).toContain(top.id)
  const found = await linh.api.agentsOffice.list({ query: { merchant: 'JADE', find: player.account } })
  expect(found.rows).toHaveLength(1)
})

test('N2 refuses cycles, uplines that are no agents, other brands, deep lines and members with a contract', async () => {
  const [top, agent, player] = [
    await person(at, { type: 1 }),
    await person(at, { type: 2 }),
    await person(at),
  ]
  const amber = await person(at, { type: 1, merchant: 'AMBER' })
  await move(agent.id, top.id)
  await run(at.app.db, sql`update member set upline_id = ${agent.id} where id = ${player.id}`)
  expect(await refusal(move(agent.id, agent.id))).toBe('agentsOffice.cycle')
  expect(await refusal(move(agent.id, player.id))).toBe('agentsOffice.notAgent')
  expect(await refusal(move(agent.id, amber.id))).toBe('agentsOffice.unknownMember')
  expect(await refusal(move(99_999_999n, top.id))).toBe('agentsOffice.unknownMember')
  expect(await refusal(setType(agent.id, 0))).toBe('agentsOffice.hasTeam')
  expect(await refusal(setType(agent.id, 1))).toBe('agentsOffice.notTop')
  expect(await refusal(setRates(agent.id, 1_000))).toBe('agentsOffice.notTop')
  await applySetting(at, 'JADE', 'agentDepth', 2)
  const deep = await person(at, { type: 2 })
  expect(await refusal(move(deep.id, agent.id))).toBe('agentsOffice.tooDeep')
  await applySetting(at, 'JADE', 'agentDepth', 10)
  expect(await refusal(linh.api.agentsOffice.list({ query: { merchant: 'NONE' } }))).toBe(
    'agentsOffice.unknownBrand',
  )
})

test('AGT-02 the top of a line has rebates up to the brand’s maximum', async () => {
  const top = await person(at, { type: 1 })
  expect((await setRates(top.id, 20_000)).rates).toEqual([{ category: 'RNG', ppm: 20_000 }])
  expect(await refusal(setRates(top.id, 20_001))).toBe('agentsOffice.rateOutOfBounds')
})

test('N2 a move names the contracts of an agent and, when confirmed, ends them with their period', async () => {
  const [top, other] = [await person(at, { type: 1 }), await person(at, { type: 1 })]
  const agent = await person(at, { type: 2 })
  await move(agent.id, top.id)
  await run(
    at.database.owner,
    sql`
      insert into agent_contract (
        merchant, kind, member_id, upline_id, period, measure, tiers, state, offered_at, expires_at, answered_at, from_at
      )
      values (
        'JADE', 'daily', ${agent.id}, ${top.id}, 'D', 'validBets', '[{"from": "0", "ratePpm": 1000, "lossPpm": 0}]', 'accepted', now(),
        now(), now(), now()
      )
    `,
  )
  expect(await refusal(move(agent.id, other.id))).toBe('agentsOffice.hasContract')
  expect(await refusal(setType(agent.id, 0))).toBe('agentsOffice.hasContract')
  const body = { upline: other.id, endContracts: true, reason }
  await linh.api.agentsOffice.move({ params: { member: agent.id }, body })
  expect(await lineOf(agent.id)).toEqual([other.id, agent.id])
  const { rows } = await linh.api.contractsOffice.list({ query: { merchant: 'JADE', member: agent.id } })
  // it counts until the end of the day, for which the agent is still in the earlier line
  expect(rows).toMatchObject([{ state: 'ended', endedWhy: 'moved' }])
  expect(rows[0]!.untilAt!.getTime()).toBeGreaterThan(at.clock.now().getTime())
  const told = await agent.api.inbox.list({})
  expect(told.list.map(({ title }) => title)).toContain('Contract ends')
})
