import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dyingAt, type DyingPlace } from '#apps/server/testing/dying.ts'
import { lockWaiters } from '#apps/server/testing/locks.ts'
import { applyFlag } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { settleDue } from './service/settle.ts'
import { openRun, type NewRun } from './store/runs.ts'
import { insertContract } from './testing/facts.ts'
import { line, START, type World } from './testing/play-all.ts'
import { DAY, flat, HOUR } from './testing/plans.ts'

/** Every write of a run, from its opening to its end; the worker dies at the write. */
const places: readonly DyingPlace[] = [
  { table: 'agent_run', when: 'insert' },
  { table: 'agent_correction', when: 'insert' },
  { table: 'agent_adjustment', when: 'update' },
  { table: 'agent_statement', when: 'insert' },
  { table: 'agent_run', when: 'update' },
  { table: 'wallet', when: 'update' },
  { table: 'line', when: 'insert' },
]

let at: TestApp
let world: World
let people: Awaited<ReturnType<typeof line>>
beforeAll(async () => {
  at = await testApp()
  world = { at, cursor: START.getTime() }
  await applyFlag(at, 'JADE', 'dailySalary', true)
  people = await line(world)
  await insertContract(at, {
    kind: 'daily',
    agent: people.agents[0]!,
    upline: null,
    from: START,
    ...flat('validBets', [[0, 10_000]]),
  })
  await countAll(at, { from: START, to: START })
}, 120_000)
afterAll(() => at.close())

const moment = (day: number, hour: number) => new Date(START.getTime() + day * DAY + hour * HOUR)

type Statement = {
  readonly number: bigint
  readonly earned: bigint
  readonly corrected: bigint
  readonly adjusted: bigint
  readonly amount: bigint
  readonly leftOver: bigint
}

const statements = () =>
  many(
    at.database.owner,
    sql<Statement>`
      select number, earned, corrected, adjusted, amount, left_over
      from agent_statement
      where member_id = ${people.agents[0]!.id}
      order by number
    `,
  )

/** A day with a bet of 1,000, one of 500 that is voided on the next day, and an adjustment of the newest statement. */
async function playDay(day: number, before: { round: string } | null): Promise<{ round: string }> {
  const [mai] = people.players
  const round = randomUUID()
  const bet = (stake: bigint, of: string) => ({ at: moment(day, 1), stake, win: 0n, valid: stake, round: of })
  await insertFact(at, mai!, bet(major(1_000), randomUUID()))
  await insertFact(at, mai!, bet(major(500), round))
  if (before)
    await insertFact(at, mai!, {
      at: moment(day, 2),
      firstAt: moment(day - 1, 1),
      round: before.round,
      rounds: -1,
      stake: -major(500),
      win: 0n,
      valid: -major(500),
    })
  const last = (await statements()).at(-1)
  if (last)
    await run(
      at.database.owner,
      sql`
        insert into agent_adjustment (merchant, member_id, of_statement, kind, period, amount, reason, made_by, made_at)
        values ('JADE', ${people.agents[0]!.id}, ${last.number}, 'daily', 'D', ${major(3)}, 'Test', 'op-linh', ${moment(day, 3)})
      `,
    )
  await countAll(at, { from: moment(day + 1, 0), to: moment(day + 1, 0) })
  return { round }
}

test('AGT-05 N5 a worker that dies at any write of a run pays each statement once, however often it is run again', async () => {
  const [duc] = people.agents
  const begun = (await walletById(at.app.db, duc!.wallet))?.balance ?? 0n
  let bet: { round: string } | null = null
  for (const [day, place] of [null, ...places].entries()) {
    bet = await playDay(day, bet)
    if (place) {
      await dyingAt(at, place, () => settleDue(at.app))
      // twice simultaneously, and once more
      await Promise.allSettled([settleDue(at.app), settleDue(at.app)])
    }
    await settleDue(at.app)
    const found = await statements()
    expect([place, found.length]).toEqual([place, day + 1])
    // 1 % of 1,500; the 500 of the day before are voided; 3 are added
    expect(found.at(-1)).toMatchObject({
      earned: major(15),
      corrected: day === 0 ? 0n : -major(5),
      adjusted: day === 0 ? 0n : major(3),
      amount: day === 0 ? major(15) : major(13),
      leftOver: 0n,
    })
    const paid = found.reduce((sum, { amount }) => sum + amount, 0n)
    expect([place, (await walletById(at.app.db, duc!.wallet))?.balance]).toEqual([place, begun + paid])
  }
  expect((await proveWhole(at.app.db)).map(({ fault }) => fault)).toEqual([])
}, 240_000)

test('AGT-05 N5 a run that is days late, or follows a jump of the clock, settles each period once', async () => {
  const first = (await statements()).length
  const from = first
  for (let day = from; day < from + 3; day += 1)
    await insertFact(at, people.players[0]!, {
      at: moment(day, 1),
      stake: major(100),
      win: 0n,
      valid: major(100),
      round: randomUUID(),
    })
  await countAll(at, { from: moment(from + 3, 0), to: moment(from + 3, 0) })
  at.clock.forward(40 * DAY)
  await Promise.all([settleDue(at.app), settleDue(at.app)])
  at.clock.forward(-80 * DAY)
  await settleDue(at.app)
  at.clock.forward(40 * DAY)
  const made = (await statements()).slice(first)
  expect(made.map(({ earned }) => earned)).toEqual([major(1), major(1), major(1)])
  const { n } = await one(
    at.database.owner,
    sql<{ n: number }>`select count(*)::int as n from agent_run where state <> 'done'`,
  )
  expect(n).toBe(0)
})

test('AGT-06 N5 workers that open the next period of affiliates concurrently settle no day twice, also where its length has just changed', async () => {
  const week = (from: number): NewRun => ({
    merchant: 'JADE',
    kind: 'affiliate',
    period: 'W',
    startsAt: moment(from, 0),
    endsAt: moment(from + 7, 0),
    currency: 'VND',
    payer: 'brand',
    now: at.clock.now(),
  })
  const open = (given: NewRun) => inTransaction(at.app.db, (tx) => openRun(tx, given))
  expect(await open(week(0))).not.toBeNull()
  // another worker read before that which week is the next one
  expect(await open(week(0))).toBeNull()
  const month: Promise<bigint | null>[] = []
  await inTransaction(at.app.db, async (tx) => {
    await openRun(tx, week(7))
    month.push(open({ ...week(0), period: 'M', endsAt: moment(28, 0) }))
    await expect.poll(() => lockWaiters(at)).toBe(1)
  })
  expect(await Promise.all(month)).not.toContain(null)
  const made = await many(
    at.database.owner,
    sql<{ period: string; startsAt: Date; endsAt: Date }>`
      select period, starts_at, ends_at from agent_run where kind = 'affiliate' order by starts_at
    `,
  )
  expect(made).toEqual([
    { period: 'W', startsAt: moment(0, 0), endsAt: moment(7, 0) },
    { period: 'W', startsAt: moment(7, 0), endsAt: moment(14, 0) },
    { period: 'M', startsAt: moment(14, 0), endsAt: moment(28, 0) },
  ])
})
