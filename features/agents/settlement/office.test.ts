import { afterAll, beforeAll, expect, test } from 'vitest'
import { dyingAt } from '#apps/server/testing/dying.ts'
import { operator } from '#apps/server/testing/operator.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { START, type World } from './testing/play-all.ts'
import { DAY, HOUR } from './testing/plans.ts'
import { dayEnds, twoDays } from './testing/two-days.ts'

let at: TestApp
let world: World
let agents: readonly Person[]
let players: readonly Person[]
beforeAll(async () => {
  ;({ at, world, agents, players } = await twoDays())
}, 120_000)
afterAll(() => at.close())

const refused = (code: string) => expect.objectContaining({ code })

test('O12 operators see the runs of a brand, and who earned from whom', async () => {
  const linh = await operator(at)
  const { rows } = await linh.api.agentIncomeOffice.runs({ query: { merchant: 'JADE', kind: 'daily' } })
  const first = rows.at(-1)
  expect(first).toMatchObject({
    kind: 'daily',
    state: 'done',
    startsAt: START,
    agents: 2,
    payable: 1,
    paid: 1,
  })
  const query = { merchant: 'JADE' }
  const params = { number: first!.number }
  const earners = await linh.api.agentIncomeOffice.earners({ params, query })
  expect(earners.rows).toMatchObject([
    { member: { account: agents[1]!.account }, upline: agents[0]!.account, earned: 8_000n },
    { member: { account: agents[0]!.account }, upline: null, taken: 8_000n },
  ])
  expect((await linh.api.agentIncomeOffice.earners({ params, query: { merchant: 'AMBER' } })).rows).toEqual(
    [],
  )
  for (const call of [
    () => linh.api.agentIncomeOffice.runs({ query: { merchant: 'NONE' } }),
    () => linh.api.agentIncomeOffice.earners({ params, query: { merchant: 'NONE' } }),
  ])
    await expect(call()).rejects.toEqual(refused('agentIncome.unknownBrand'))
})

test('AGT-05 OPS-01 two operators adjust an agent’s income: a line with its reason on the next statement, owed where it takes off', async () => {
  const [duc, hoa] = agents
  const linh = await operator(at)
  const before = (await duc!.api.agentIncome.statements({ query: { kind: 'daily' } })).rows[0]!
  const adjust = (member: bigint, number: bigint, direction: 'credit' | 'debit', amount: bigint) =>
    linh.api.agentIncomeOffice.adjust({
      params: { member, number },
      body: { direction, amount, reason: 'Wrong tier in the offer' },
    })
  const params = { member: duc!.id, number: before.number }
  const body = { direction: 'credit' as const, amount: major(9), reason: 'Wrong tier in the offer' }
  expect(await refusal(linh.alone.agentIncomeOffice.adjust({ params, body }))).toBe('approvals.sent')
  expect(await refusal(adjust(hoa!.id, before.number, 'credit', major(9)))).toBe('agentIncome.unknown')
  await adjust(duc!.id, before.number, 'debit', major(9))
  const query = { merchant: 'JADE' }
  const waiting = await linh.api.agentIncomeOffice.adjustments({ query })
  expect(waiting.rows).toMatchObject([
    {
      member: { account: duc!.account },
      kind: 'daily',
      of: before.number,
      statement: null,
      amount: -major(9),
    },
  ])
  expect(await refusal(linh.api.agentIncomeOffice.adjustments({ query: { merchant: 'NONE' } }))).toBe(
    'agentIncome.unknownBrand',
  )
  // as if it had been approved on the fourth day
  await run(
    at.database.owner,
    sql`update agent_adjustment set made_at = ${new Date(START.getTime() + 3 * DAY + HOUR)}`,
  )
  await dayEnds(world, 4)
  const after = (await duc!.api.agentIncome.statements({ query: { kind: 'daily' } })).rows[0]!
  expect(after).toMatchObject({ earned: 0n, adjusted: -major(9), carried: before.leftOver, amount: 0n })
  expect(after.leftOver).toBe(before.leftOver - major(9))
  const { adjustments } = await duc!.api.agentIncome.statement({ params: { id: after.id } })
  expect(adjustments).toMatchObject([{ amount: -major(9), reason: 'Wrong tier in the offer' }])
  const settled = await linh.api.agentIncomeOffice.adjustments({ query: { ...query, member: duc!.id } })
  expect(settled.rows[0]?.statement).toBe(after.number)
})

test('O12 a run computed again shows that nothing differs, or what the next run will correct', async () => {
  const linh = await operator(at)
  const query = { merchant: 'JADE' }
  const { rows } = await linh.api.agentIncomeOffice.runs({ query: { ...query, kind: 'daily' } })
  const params = { number: rows[0]!.number }
  const again = () => linh.api.agentIncomeOffice.again({ params, query })
  expect((await again()).rows).toEqual([])
  // a bet of that day is only counted now
  const { startsAt } = rows[0]!
  await insertFact(at, players[0]!, {
    at: new Date(startsAt.getTime() + HOUR),
    stake: major(100),
    win: 0n,
    valid: major(100),
  })
  await countAll(at, { from: new Date(0), to: new Date(0) })
  expect((await again()).rows).toMatchObject([{ member: { account: agents[0]!.account } }])
  expect(await refusal(linh.api.agentIncomeOffice.again({ params, query: { merchant: 'AMBER' } }))).toBe(
    'agentIncome.unknown',
  )
  expect(await refusal(linh.api.agentIncomeOffice.again({ params, query: { merchant: 'NONE' } }))).toBe(
    'agentIncome.unknownBrand',
  )
})

test('O12 a dry run of the running period writes nothing, and a run that stopped is continued once', async () => {
  const linh = await operator(at)
  const dry = () =>
    linh.api.agentIncomeOffice.dryRun({ query: { merchant: 'JADE', kind: 'daily', period: 'D' } })
  const before = await dry()
  expect(before.startsAt.getTime()).toBe(before.countedUntil.getTime())
  await insertFact(at, players[2]!, {
    at: new Date(before.startsAt.getTime() + HOUR),
    stake: major(500),
    win: 0n,
    valid: major(500),
  })
  await countAll(at, { from: new Date(0), to: new Date(0) })
  const after = await dry()
  expect(after.earned - before.earned).toBe(50_000n) // 1 % of 500: 0.4 % to hoa, the rest to duc
  const stopped = (await linh.api.agentIncomeOffice.runs({ query: { merchant: 'JADE' } })).rows[0]!
  const resume = (merchant: string) =>
    linh.api.agentIncomeOffice.resume({ params: { number: stopped.number }, body: { merchant } })
  expect(await refusal(resume('JADE'))).toBe('agentIncome.unknown')
  expect(await refusal(resume('NONE'))).toBe('agentIncome.unknownBrand')
  await run(
    at.database.owner,
    sql`update agent_run set state = 'settled', fault = 'lost' where id = ${stopped.number}`,
  )
  let failed = ''
  await dyingAt(at, { table: 'agent_run', when: 'update' }, async () => {
    failed = await refusal(resume('JADE'))
  })
  expect(failed).toBe('agentIncome.failed')
  await resume('JADE')
  expect((await linh.api.agentIncomeOffice.runs({ query: { merchant: 'JADE' } })).rows[0]).toMatchObject({
    state: 'done',
    fault: null,
    paid: stopped.paid,
  })
})

test('O12 operators see who earns from a member, and from which branches an agent’s statement comes', async () => {
  const linh = await operator(at)
  const { rows } = await linh.api.agentIncomeOffice.uplines({ params: { member: players[1]!.id } })
  expect(rows).toMatchObject([
    { member: { account: agents[0]!.account }, level: 1 },
    { member: { account: agents[1]!.account }, level: 2 },
  ])
  const member = agents[0]!.id
  const { rows: statements } = await linh.api.agentIncomeOffice.statements({
    params: { member },
    query: { kind: 'daily' },
  })
  const first = statements.at(-1)!
  const one = await linh.api.agentIncomeOffice.statement({ params: { member, number: first.number } })
  expect(one.branches.map(({ member: { account } }) => account)).toContain(agents[1]!.account)
  const strange = { member: agents[1]!.id, number: first.number }
  expect(await refusal(linh.api.agentIncomeOffice.statement({ params: strange }))).toBe('agentIncome.unknown')
  const nobody = { member: 99_999_999n }
  expect(await refusal(linh.api.agentIncomeOffice.uplines({ params: nobody }))).toBe(
    'agentIncome.unknownMember',
  )
  expect(await refusal(linh.api.agentIncomeOffice.statements({ params: nobody }))).toBe(
    'agentIncome.unknownMember',
  )
})
