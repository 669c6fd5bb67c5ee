import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { insertAdjustment } from '#features/agents/settlement/store/adjustments.ts'
import { insertContract } from '#features/agents/settlement/testing/facts.ts'
import { line, settle, START, type World } from '#features/agents/settlement/testing/play-all.ts'
import { DAY, flat, HOUR } from '#features/agents/settlement/testing/plans.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { recompute } from './statement.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await testApp()
  world = { at, cursor: START.getTime() }
  for (const flag of ['dailySalary', 'dividendContract', 'hourlySalary', 'realTimeSalary'] as const)
    await applyFlag(at, 'JADE', flag, true)
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
    flat('validBets', [[0, 5_000]]),
  ]
  const lower = [
    flat('validBets', [[0, 7_777]]),
    flat('activeMembers', [[2, 111_111]]),
    flat('betAmount', [[0, 300]], 77),
    flat('validBets', [[0, 1_234]]),
  ]
  for (const [n, kind] of (['daily', 'dividend', 'realTime', 'hourly'] as const).entries()) {
    await insertContract(at, { kind, agent: duc!, upline: null, from: START, ...tops[n]! })
    await insertContract(at, { kind, agent: hoa!, upline: duc!, from: START, ...lower[n]! })
  }
  // hoa's rate of slots is above duc's: a moved line; it counts as duc's
  await insertRates([
    [duc!, 'RNG', 15_000],
    [hoa!, 'RNG', 16_000],
    [players[1]!, 'RNG', 4_321],
    [duc!, 'LIVE', 9_000],
    [hoa!, 'LIVE', 3_333],
  ])
  const [early, voided] = [randomUUID(), randomUUID()]
  for (let n = 0; n < 9; n += 1)
    await insertFact(at, players[n % 3]!, {
      at: new Date(START.getTime() + n * 60_000),
      stake: major(100 + n * 17),
      win: n % 2 ? major(150) : 0n,
      valid: major(100 + n * 17),
      round: n === 4 ? voided : n === 1 ? early : randomUUID(),
      category: n % 4 === 3 ? 'LIVE' : 'RNG',
      // all three are on one event, two of them on the same side
      ...(n % 3 === 0 || n > 5
        ? { sides: [{ event: `e${n % 2}`, side: n % 3 ? 'a' : 'b', stake: major(80 + n) }] }
        : {}),
    })
  await countAll(at, {
    from: new Date(START.getTime() + 10 * 60_000),
    to: new Date(START.getTime() + 10 * 60_000),
  })
  await settle(world, 0)
  await insertFact(at, players[1]!, {
    at: new Date(START.getTime() + 11 * 60_000),
    firstAt: new Date(START.getTime() + 60_000),
    round: early,
    rounds: -1,
    stake: -major(117),
    win: -major(150),
    valid: -major(117),
  })
  // fifteen minutes of real-time runs, and 26 hourly ones: the contracts end with them
  await run(
    at.database.owner,
    sql`
      update agent_contract
      set state = 'ended', ended_why = 'operator', until_at = ${new Date(START.getTime() + 15 * 60_000)}
      where kind = 'realTime'
    `,
  )
  await run(
    at.database.owner,
    sql`
      update agent_contract
      set state = 'ended', ended_why = 'operator', until_at = ${new Date(START.getTime() + DAY + 2 * HOUR)}
      where kind = 'hourly'
    `,
  )
  await dayEnds(1)
  await adjust(duc!, 12_345n)
  await adjust(hoa!, -major(3))
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
  const corrected = new Set(found.flatMap((each) => (each?.corrections.length ? [each.stated.kind] : [])))
  expect([...corrected].toSorted()).toEqual(['daily', 'dividend', 'hourly', 'realTime', 'spread'])
  expect(found.map((each) => each?.adjusted ?? 0n).filter((amount) => amount !== 0n)).toEqual(
    expect.arrayContaining([12_345n, -major(3)]),
  )
  // a rate above that of the upline leaves the upline nothing
  const spread = found.filter((each) => each?.stated.kind === 'spread')
  expect(spread.map((each) => each!.stated.agent)).toEqual(
    expect.arrayContaining([duc!.id, hoa!.id, players[1]!.id]),
  )
  expect(await recompute(at.database.owner, 999_999n)).toBeNull()
  const first = found.find((each) => each?.stated.amount)
  await run(
    at.database.owner,
    sql`update agent_statement set gross = gross + 1, taken = taken + 1 where number = ${first!.stated.number}`,
  )
  expect((await recompute(at.database.owner, first!.stated.number))?.differences).toHaveLength(2)
})

/** The rates, as if they had been given before the first day. */
async function insertRates(rates: readonly (readonly [Person, string, number])[]): Promise<void> {
  for (const [who, category, ppm] of rates)
    await run(
      at.database.owner,
      sql`
        insert into agent_rate (member_id, category, from_at, ppm)
        values (${who.id}, ${category}, ${new Date(START.getTime() - HOUR)}, ${ppm})
      `,
    )
}

/** An adjustment of the agent's first daily statement, as if it had been approved on the second day. */
async function adjust(who: Person, amount: bigint): Promise<void> {
  const made = await inTransaction(at.app.db, async (tx) => {
    const { number } = await one(
      tx,
      sql<{ number: bigint }>`
        select s.number
        from agent_statement s
        join agent_run u on u.id = s.run
        where s.member_id = ${who.id} and u.kind = 'daily'
      `,
    )
    const now = new Date(START.getTime() + DAY + HOUR)
    return insertAdjustment(tx, {
      memberId: who.id,
      statement: number,
      amount,
      reason: 'agreed',
      by: 'linh',
      now,
    })
  })
  expect(made).not.toBeNull()
}

async function dayEnds(days: number): Promise<void> {
  const end = new Date(START.getTime() + days * DAY)
  await countAll(at, { from: end, to: end })
  await settle(world, 0)
}
