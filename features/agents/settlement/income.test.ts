import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { major } from '#kit/money.ts'
import { START, type World } from './testing/play-all.ts'
import { DAY, HOUR } from './testing/plans.ts'
import { dayEnds, twoDays } from './testing/two-days.ts'

let at: TestApp
let world: World
let agents: readonly Person[]
let players: readonly Person[]
/** What the simulator answers before any period is closed. */
let early: string
beforeAll(async () => {
  ;({ at, world, agents, players, early } = await twoDays())
}, 120_000)
afterAll(() => at.close())

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

test('AGT-02 AGT-05 my income names the contract that paid, and its sum is what the statements paid', async () => {
  const [duc] = agents
  const { rows, sources, total } = await duc!.api.agents.income({ query: {} })
  expect(sources).toEqual([{ source: 'daily', amount: 20_000n }])
  expect(rows).toMatchObject([{ source: 'daily', amount: 20_000n }])
  expect(total).toBe(20_000n)
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
  await dayEnds(world, 3)
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
