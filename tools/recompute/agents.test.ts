import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, run, sql } from '#db/rows.ts'
import { insertContract } from '#features/agents/settlement/testing/facts.ts'
import { line, settle, START, type World } from '#features/agents/settlement/testing/play-all.ts'
import { DAY, flat, HOUR } from '#features/agents/settlement/testing/plans.ts'
import { changeFlag } from '#features/platform/settings/public.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { recompute } from './statement.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await testApp()
  world = { at, cursor: START.getTime() }
  for (const flag of ['dailySalary', 'dividendContract', 'realTimeSalary'] as const)
    await changeFlag(at.database.db, 'JADE', flag, true, at.clock.now())
  at.clock.forward(1_100)
  await countAll(at, { from: START, to: START })
})
afterAll(() => at.close())

const all = async () => {
  const rows = await many(
    at.database.owner,
    sql<{ number: bigint }>`select number from agent_statement order by number`,
  )
  return Promise.all(rows.map(({ number }) => recompute(at.database.owner, number)))
}

test('AGT-05 every statement is derived again from raw bets, corrections and payment included; a forged figure is found', async () => {
  const { agents, players } = await line(world)
  const [duc, hoa] = agents
  const tops = [
    flat('validBets', [[0, 10_000]]),
    flat('activeMembers', [[1, 300_000]]),
    flat('betAmount', [[0, 900]], 400),
  ]
  const lower = [
    flat('validBets', [[0, 7_777]]),
    flat('activeMembers', [[2, 111_111]]),
    flat('betAmount', [[0, 300]], 77),
  ]
  for (const [n, kind] of (['daily', 'dividend', 'realTime'] as const).entries()) {
    await insertContract(at, { kind, agent: duc!, upline: null, from: START, ...tops[n]! })
    await insertContract(at, { kind, agent: hoa!, upline: duc!, from: START, ...lower[n]! })
  }
  const voided = randomUUID()
  for (let n = 0; n < 9; n += 1)
    await insertFact(at, players[n % 3]!, {
      at: new Date(START.getTime() + n * 60_000),
      stake: major(100 + n * 17),
      win: n % 2 ? major(150) : 0n,
      valid: major(100 + n * 17),
      round: n === 4 ? voided : randomUUID(),
    })
  // fifteen minutes of real-time runs only: the contract ends with them
  await run(
    at.database.owner,
    sql`
      update agent_contract
      set state = 'ended', ended_why = 'operator', until_at = ${new Date(START.getTime() + 15 * 60_000)}
      where kind = 'realTime'
    `,
  )
  await dayEnds(1)
  await insertFact(at, players[1]!, {
    at: new Date(START.getTime() + DAY + HOUR),
    firstAt: new Date(START.getTime() + 4 * 60_000),
    round: voided,
    rounds: -1,
    stake: -major(168),
    win: 0n,
    valid: -major(168),
  })
  await dayEnds(2)
  const found = await all()
  expect(found.length).toBeGreaterThan(8)
  expect(found.flatMap((each) => each?.differences ?? ['none'])).toEqual([])
  expect(found.some((each) => (each?.corrections.length ?? 0) > 0)).toBe(true)
  expect(await recompute(at.database.owner, 999_999n)).toBeNull()
  const first = found.find((each) => each?.stated.amount)
  await run(
    at.database.owner,
    sql`update agent_statement set gross = gross + 1, taken = taken + 1 where number = ${first!.stated.number}`,
  )
  expect((await recompute(at.database.owner, first!.stated.number))?.differences).toHaveLength(2)
})

async function dayEnds(days: number): Promise<void> {
  const end = new Date(START.getTime() + days * DAY)
  await countAll(at, { from: end, to: end })
  await settle(world, 0)
}
