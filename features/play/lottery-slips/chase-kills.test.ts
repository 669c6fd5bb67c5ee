import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { many, sql } from '#db/rows.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import type { App } from '#server/app.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { roundById } from '#features/play/shared-rounds/store/rounds.ts'
import { callerOf } from '#features/play/shared-rounds/testing/toys.ts'
import { startChase } from './service/chase.ts'
import { drawIsOver } from './service/over.ts'
import { CODE, drawEnding, drawNow, firstOnSale, twoDigits } from './testing/northern.ts'

// A process that dies loses its connection: here the n-th statement of a run fails instead, for every n until a run comes to its end, and
// another process goes on. Money, slips and messages must be those of an uninterrupted run.

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
})
afterAll(() => at.close())

class Died extends Error {}

function mortal(n: number): App {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      if (count === n) throw new Died(`statement ${n}`)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return { ...at.app, db: at.app.db.withPlugin(plugin) }
}

/** Runs until the process dies or the work is done; true: it died. */
async function diesIn(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return false
  } catch (error) {
    if (error instanceof Died) return true
    throw error
  }
}

const balance = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n

test('LOT-03 a chase whose purchase is killed at any statement is bought once when it is sent again', async () => {
  const mai = await person(at, { balance: major(10_000_000) })
  const member = await callerOf(at, mai)
  const first = await firstOnSale(at)
  const body = { gameId: CODE, first, multiples: [1, 2, 3], lines: [twoDigits('07')], stopsOnWin: true }
  let statements = 0
  for (let isDead = true; isDead;) {
    statements += 1
    const before = await balance(mai)
    // of a call, a chase needs the caller and the key
    const call = { member, key: `kill-chase-${statements}`, language: 'en' } as never
    isDead = await diesIn(() => startChase(mortal(statements), { body } as never, call))
    const bought = await startChase(at.app, { body } as never, call)
    expect(bought).toMatchObject({ chase: { state: 'running', draws: 3, staked: major(6_000) } })
    expect(await balance(mai)).toBe(before - major(6_000))
  }
  expect(statements).toBeGreaterThan(10) // every phase was reached
  const rows = await many(at.app.db, sql`select key from lottery_chase where key like 'kill-chase-%'`)
  expect(rows).toHaveLength(statements)
  const slips = await many(at.app.db, sql`select slip from lottery_chase_draw`)
  expect(slips).toHaveLength(3 * statements)
}, 120_000)

test('LOT-03 a worker killed at any statement of a chase’s end returns the later stakes once and tells once', async () => {
  const mai = await person(at, { balance: major(10_000_000) })
  let statements = 0
  for (let isDead = true; isDead;) {
    statements += 1
    const before = await balance(mai)
    const { chase } = await mai.api.lotterySlips.chase({
      body: {
        gameId: CODE,
        first: await firstOnSale(at),
        multiples: [1, 1, 1],
        lines: [twoDigits('07')],
        stopsOnWin: true,
      },
    })
    const [won] = (await mai.api.lotterySlips.oneChase({ params: { chase: chase.id } })).draws
    const { slip } = await mai.api.lotterySlips.slip({ params: { slip: won?.slip ?? '' } })
    // the host calls the hook first; here the chase is put back, and the hook dies
    await drawNow(at, slip.round, drawEnding('07'), async () => {
      const round = await roundById(at.app.db, slip.round)
      if (!round) throw new Error('no round')
      const over = { ...round, state: 'settled', settlement: 1 } as const
      isDead = await diesIn(() => drawIsOver(mortal(statements), over))
    })
    expect(await mai.api.lotterySlips.oneChase({ params: { chase: chase.id } })).toMatchObject({
      chase: { state: 'won', returned: major(2_000), open: 0n },
    })
    expect(await balance(mai)).toBe(before - major(1_000) + major(95_000))
  }
  expect(statements).toBeGreaterThan(5)
  const told = await many(
    at.app.db,
    sql`select occasion from inbox_message where occasion like 'lottery:chase:%'`,
  )
  const won = await many(at.app.db, sql`select id from lottery_chase where state = 'won'`)
  expect(won.length).toBeGreaterThanOrEqual(statements)
  expect(told).toHaveLength(won.length)
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
}, 120_000)
