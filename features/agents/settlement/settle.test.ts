import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#apps/server/testing/people.ts'
import { applyFlag, applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { runs } from '#kit/testing/tier.ts'
import { insertContract } from './testing/facts.ts'
import { line, playAll, settle, slot, START, type World } from './testing/play-all.ts'
import { DAY, days, flat, HOUR, MINUTE, minutes } from './testing/plans.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await testApp()
  world = { at, cursor: START.getTime() }
  for (const flag of ['dividendContract', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const)
    await applyFlag(at, 'JADE', flag, true)
  await countAll(at, { from: START, to: START })
})
afterAll(() => at.close())

const RUNS = runs({ day: 2, night: 60 })

test('AGT-05 N5 daily, hourly and dividend statements agree with an oracle over raw bets: voids, late bets, moves, killed and overlapping workers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(slot, { minLength: 16, maxLength: 16 }), (slots) =>
      playAll(world, days, slots),
    ),
    { numRuns: RUNS, seed: 20, endOnFailure: true },
  )
})

test('AGT-05 N5 real-time statements agree with it too, where the upline pays and may owe', async () => {
  await applySetting(at, 'JADE', 'contractPayer', 'upline')
  await fc.assert(
    fc.asyncProperty(fc.array(slot, { minLength: 16, maxLength: 16 }), (slots) =>
      playAll(world, minutes, slots),
    ),
    { numRuns: RUNS, seed: 21, endOnFailure: true },
  )
})

/** Ends every contract and settles what was played until now, without runs of the days that other tests play. */
async function settleHere(): Promise<void> {
  await run(
    at.database.owner,
    sql`
      update agent_contract
      set state = 'ended', ended_why = 'operator', until_at = ${new Date(world.cursor)}
      where state = 'accepted'
    `,
  )
  await countAll(at, { from: new Date(world.cursor), to: new Date(world.cursor) })
  await settle(world, 0)
}

const stated = ({ id }: Pick<Person, 'id'>) =>
  many(
    at.database.owner,
    sql<object>`
      select gross, taken, earned, carried, amount, left_over
      from agent_statement
      where member_id = ${id}
      order by number
    `,
  )

test('AGT-05 an upline whose tiers no bet reaches owes what its downline takes, from its next income', async () => {
  await applySetting(at, 'JADE', 'contractPayer', 'upline')
  const { agents, players } = await line(world)
  const [, hoa, tam] = agents
  const [, an, binh] = players
  const from = new Date(world.cursor)
  const contract = { kind: 'realTime', from } as const
  // an offer with tam's terms would be refused; whatever the terms are, the brand does not pay for hoa
  const [high, low] = [
    flat('betAmount', [[Number(major(100)), 0]], 20_000),
    flat('betAmount', [[0, 0]], 10_000),
  ]
  await insertContract(at, { ...contract, agent: hoa!, upline: null, ...high })
  await insertContract(at, { ...contract, agent: tam!, upline: hoa!, ...low })
  await insertFact(at, binh!, { at: new Date(world.cursor + 1), stake: major(50) })
  await insertFact(at, an!, { at: new Date(world.cursor + 5 * MINUTE), stake: major(100) })
  world.cursor += 10 * MINUTE
  await settleHere()
  // 1 % of the 50 that binh lost
  expect(await stated(tam!)).toMatchObject([{ gross: 5_000n, taken: 0n, earned: 5_000n }])
  // and 2 % of the 100 that an lost, of which whole dong are paid
  expect(await stated(hoa!)).toEqual([
    { gross: 0n, taken: 5_000n, earned: -5_000n, carried: 0n, amount: 0n, leftOver: -5_000n },
    { gross: 20_000n, taken: 0n, earned: 20_000n, carried: -5_000n, amount: 10_000n, leftOver: 5_000n },
  ])
})

test('AGT-05 a real-time salary is rounded once per tier, also where two tiers have one rate', async () => {
  const { agents, players } = await line(world)
  const [duc] = agents
  const [mai] = players
  const contract = { kind: 'realTime', agent: duc!, upline: null, from: new Date(world.cursor) } as const
  await insertContract(at, {
    ...contract,
    ...flat(
      'betAmount',
      [
        [0, 10_000],
        [1_000, 10_000],
      ],
      10_000,
    ),
  })
  // 1 % of 150 and of 1,050 units: 1.5 and 10.5
  await insertFact(at, mai!, { at: new Date(world.cursor + 1), stake: 150n })
  await insertFact(at, mai!, { at: new Date(world.cursor + 2), stake: 1_050n })
  world.cursor += 5 * MINUTE
  await settleHere()
  expect(await stated(duc!)).toMatchObject([{ gross: 11n }])
})

test('AGT-05 play during an exclusion earns no one anything', async () => {
  const { agents, players } = await line(world)
  const [duc] = agents
  const [mai] = players
  const begin = START.getTime() + Math.ceil((world.cursor - START.getTime()) / DAY) * DAY
  await insertContract(at, {
    kind: 'daily',
    agent: duc!,
    upline: null,
    from: new Date(begin),
    ...flat('validBets', [[0, 10_000]]),
  })
  await run(
    at.database.owner,
    sql`
      insert into exclusion (member_id, kind, starts_at, ends_at)
      values (${mai!.id}, 'self', ${new Date(begin + HOUR)}, ${new Date(begin + 400 * DAY)})
    `,
  )
  for (const hour of [0, 2])
    await insertFact(at, mai!, {
      at: new Date(begin + hour * HOUR),
      stake: major(100),
      win: 0n,
      valid: major(100),
      round: randomUUID(),
    })
  await countAll(at, { from: new Date(begin + DAY), to: new Date(begin + DAY) })
  await settle(world, 0)
  const { valid } = await one(
    at.database.owner,
    sql<{ valid: bigint }>`select valid from agent_statement where member_id = ${duc!.id}`,
  )
  expect(valid).toBe(major(100))
})
