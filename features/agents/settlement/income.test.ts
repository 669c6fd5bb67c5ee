import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { changeFlag } from '#features/platform/settings/public.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { insertContract } from './testing/facts.ts'
import { line, settle, START, type World } from './testing/play-all.ts'
import { DAY, flat, HOUR } from './testing/plans.ts'

let at: TestApp
let world: World
let agents: readonly Person[]
let players: readonly Person[]
/** What the simulator answers before any period is closed. */
let early: string

/** duc has 1 %, hoa 0.4 %. On the first day an plays 100 and 50, mai 200; on the second one of an's bets is voided. */
beforeAll(async () => {
  at = await testApp()
  world = { at, cursor: START.getTime() }
  await changeFlag(at.database.db, 'JADE', 'dailySalary', true, at.clock.now())
  at.clock.forward(1_100)
  ;({ agents, players } = await line(world))
  const [duc, hoa] = agents
  const tiers = [{ from: 0n, ratePpm: 1, lossPpm: 0 }]
  early = await refusal(duc!.api.agentIncome.simulate({ body: { member: hoa!.id, kind: 'daily', tiers } }))
  await countAll(at, { from: START, to: START })
  await insertContract(at, {
    kind: 'daily',
    agent: duc!,
    upline: null,
    from: START,
    ...flat('validBets', [[0, 10_000]]),
  })
  await insertContract(at, {
    kind: 'daily',
    agent: hoa!,
    upline: duc!,
    from: START,
    ...flat('validBets', [[0, 4_000]]),
  })
  const voided = randomUUID()
  const bet = (who: Person, hour: number, stake: bigint, round: string = randomUUID()) =>
    insertFact(at, who, { at: new Date(START.getTime() + hour * HOUR), stake, win: 0n, valid: stake, round })
  await bet(players[0]!, 1, major(100))
  await bet(players[0]!, 2, major(50), voided)
  await bet(players[2]!, 3, major(200))
  await dayEnds(1)
  await insertFact(at, players[0]!, {
    at: new Date(START.getTime() + 25 * HOUR),
    firstAt: new Date(START.getTime() + 2 * HOUR),
    round: voided,
    rounds: -1,
    stake: -major(50),
    win: 0n,
    valid: -major(50),
  })
  await dayEnds(2)
}, 120_000)
afterAll(() => at.close())

async function dayEnds(days: number): Promise<void> {
  const end = new Date(START.getTime() + days * DAY)
  await countAll(at, { from: end, to: end })
  await settle(world, 0)
}

const refused = (code: string) => expect.objectContaining({ code })

test('AGT-05 a statement shows its formula, and the next one corrects it after a void', async () => {
  const [duc] = agents
  const { rows, totals } = await duc!.api.agentIncome.statements({})
  // 1 % of 350 less what hoa takes, 0.4 % of 200: 3.50 − 0.80; whole dong are paid
  expect(rows[1]).toMatchObject({
    score: major(350),
    base: major(350),
    ratePpm: 10_000,
    gross: 35_000n,
    taken: 8_000n,
  })
  expect(rows[1]).toMatchObject({
    earned: 27_000n,
    corrected: 0n,
    carried: 0n,
    amount: 20_000n,
    leftOver: 7_000n,
  })
  // the voided 50 take 0.50 off again
  expect(rows[0]).toMatchObject({
    earned: 0n,
    corrected: -5_000n,
    carried: 7_000n,
    amount: 0n,
    leftOver: 2_000n,
  })
  expect(totals).toEqual([])
  const { corrections } = await duc!.api.agentIncome.statement({ params: { id: rows[0]!.id } })
  expect(corrections).toEqual([
    { startsAt: START, endsAt: new Date(START.getTime() + DAY), before: 27_000n, after: 22_000n },
  ])
})

test('AGT-05 a statement drills from its total to the branches, their members and each bet', async () => {
  const [duc, hoa] = agents
  const { rows } = await duc!.api.agentIncome.statements({ query: { kind: 'daily' } })
  const params = { id: rows[1]!.id }
  const { branches, tiers } = await duc!.api.agentIncome.statement({ params })
  expect(tiers).toEqual([{ from: 0n, ratePpm: 10_000, lossPpm: 0 }])
  expect(branches).toMatchObject([
    { member: { account: hoa!.account }, valid: major(200), actives: 1n, taken: 8_000n },
    { member: { account: players[0]!.account }, valid: major(150), actives: 1n, taken: 0n },
  ])
  const members = await duc!.api.agentIncome.members({ params, query: { branch: hoa!.id } })
  expect(members.rows).toMatchObject([{ member: { account: players[2]!.account }, valid: major(200) }])
  const bets = await duc!.api.agentIncome.bets({ params, query: { member: players[0]!.id } })
  expect(bets.rows.map(({ valid }) => valid)).toEqual([major(50), major(100)])
  const sum = branches.reduce((total, { valid }) => total + valid, 0n)
  expect(sum).toBe(rows[1]!.valid)
})

test('N1 an agent’s statements show no member outside its line, and do not exist for others', async () => {
  const [duc, hoa, tam] = agents
  const { rows } = await hoa!.api.agentIncome.statements({})
  const params = { id: rows.at(-1)!.id }
  expect((await hoa!.api.agentIncome.bets({ params, query: { member: players[0]!.id } })).rows).toEqual([])
  expect((await hoa!.api.agentIncome.members({ params, query: { branch: duc!.id } })).rows).toEqual([])
  for (const other of [duc, tam])
    for (const call of [
      () => other!.api.agentIncome.statement({ params }),
      () => other!.api.agentIncome.members({ params, query: { branch: hoa!.id } }),
      () => other!.api.agentIncome.bets({ params, query: { member: players[2]!.id } }),
    ])
      await expect(call()).rejects.toEqual(refused('agentIncome.unknown'))
})

test('AGT-04 the simulator computes an offer on the last closed period, for the upline and for its receiver', async () => {
  expect(early).toBe('agentIncome.notClosed')
  const [duc, hoa, tam] = agents
  const body = {
    member: hoa!.id,
    kind: 'dividend' as const,
    period: 'D' as const,
    measure: 'activeMembers' as const,
  }
  const told = await duc!.api.agentIncome.simulate({
    body: { ...body, tiers: [{ from: 1n, ratePpm: 300_000, lossPpm: 0 }] },
  })
  // the second day, on which no one below hoa played
  expect(told).toMatchObject({ startsAt: new Date(START.getTime() + DAY), score: 0n, base: 0n, gross: 0n })
  const bet = (who: Person, stake: bigint) =>
    insertFact(at, who, {
      at: new Date(START.getTime() + 2 * DAY + HOUR),
      stake,
      win: 0n,
      valid: stake,
      round: randomUUID(),
    })
  await bet(players[1]!, major(10))
  await bet(players[2]!, major(30))
  await dayEnds(3)
  const offer = { tiers: [{ from: 2n, ratePpm: 250_000, lossPpm: 0 }] }
  expect(await duc!.api.agentIncome.simulate({ body: { ...body, ...offer } })).toMatchObject({
    score: 2n,
    base: major(40),
    gross: major(10),
  })
  // real time: each bet has the tier of its own amount; both were lost
  const tiers = [
    { from: 0n, ratePpm: 1_000, lossPpm: 2_000 },
    { from: major(20), ratePpm: 1_000, lossPpm: 5_000 },
  ]
  await expect(
    duc!.api.agentIncome.simulate({ body: { member: tam!.id, kind: 'daily', tiers } }),
  ).rejects.toEqual(refused('agents.unknownMember'))
  const { contract } = await duc!.api.contracts.offer({
    body: { member: hoa!.id, kind: 'daily', tiers: [{ from: 0n, ratePpm: 5_000, lossPpm: 0 }] },
  })
  expect(await hoa!.api.agentIncome.simulateOffer({ params: { id: contract.id } })).toMatchObject({
    base: major(40),
    gross: 2_000n,
  })
  await expect(tam!.api.agentIncome.simulateOffer({ params: { id: contract.id } })).rejects.toEqual(
    refused('agentIncome.unknown'),
  )
})

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
  await dayEnds(4)
  const after = (await duc!.api.agentIncome.statements({ query: { kind: 'daily' } })).rows[0]!
  expect(after).toMatchObject({ earned: 0n, adjusted: -major(9), carried: before.leftOver, amount: 0n })
  expect(after.leftOver).toBe(before.leftOver - major(9))
  const { adjustments } = await duc!.api.agentIncome.statement({ params: { id: after.id } })
  expect(adjustments).toMatchObject([{ amount: -major(9), reason: 'Wrong tier in the offer' }])
  const settled = await linh.api.agentIncomeOffice.adjustments({ query: { ...query, member: duc!.id } })
  expect(settled.rows[0]?.statement).toBe(after.number)
})
