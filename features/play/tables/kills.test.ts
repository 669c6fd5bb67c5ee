import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { roundById } from '#features/play/shared-rounds/store/rounds.ts'
import { atEach, dueOf } from '#features/play/shared-rounds/testing/at-each.ts'
import { diesIn } from '#features/play/shared-rounds/testing/mortal.ts'
import { callerOf } from '#features/play/shared-rounds/testing/toys.ts'
import { placeBets } from './service/bets/place.ts'
import { tableOf } from './service/catalogue.ts'
import { dealOn, endBets, openTable } from './testing/tables.ts'

// A worker that dies at a statement, in each phase of a round: another one goes on, and money is as without the death. By day at every
// thirteenth statement, at night at each.

const EVERY = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1 : 13

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  const rich = { balance: major(100_000_000) }
  people = await Promise.all([person(at, rich), person(at, rich)])
})
afterAll(() => at.close())

const balances = () =>
  Promise.all(people.map(async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance ?? 0n))

const bets = [
  [
    { key: 'banker', stake: major(30_000) },
    { key: 'tie', stake: major(10_000) },
  ],
  [{ key: 'player', stake: major(20_000) }],
] as const

test('G10 G11 STU-02 a worker killed in any phase of a table’s round, from the last bets to the reveal, changes no money', async () => {
  const row = tableOf('BAC1')!
  const statements = await atEach(
    at,
    async ({ host }) => {
      const round = await openTable(at, row)
      for (const [place, { api }] of people.entries())
        await api.tables.place({
          params: { table: row.code },
          body: { round, bets: [...(bets[place] ?? [])] },
        })
      const before = await balances()
      await endBets(at, round)
      const isDead = await diesIn(() => dealOn(at, round, 'revealed', host))
      await dealOn(at, round, 'revealed')
      const over = (await roundById(at.app.db, round))!
      expect(over).toMatchObject({ state: 'revealed', tickets: 2, settledSlips: 2 })
      const gains = (await balances()).map((balance, place) => balance - before[place]!)
      expect(gains).toEqual(await dueOf(at, over, people))
      return isDead
    },
    EVERY,
  )
  expect(statements).toBeGreaterThan(25) // all phases were reached
}, 240_000)

test('G10 STU-02 a process killed at any statement of a bet takes the stake once, and reserves too much at most', async () => {
  const row = tableOf('DT2')!
  const member = await callerOf(at, people[0]!)
  let keys = 0
  await atEach(at, async ({ app }) => {
    const round = await openTable(at, row)
    const [before] = await balances()
    const input = {
      params: { table: row.code },
      body: { round, bets: [{ key: 'dragon', stake: major(100_000) }] },
    }
    const own = { member, key: `table-kill-${(keys += 1)}` }
    const isDead = await diesIn(() => placeBets(app, input, own))
    expect(await placeBets(at.app, input, own)).toMatchObject({ stake: major(100_000) })
    expect((await balances())[0]).toBe(before! - major(100_000))
    const { stake } = await one(
      at.app.db,
      sql<{
        stake: bigint
      }>`select stake from table_seat where round = ${round} and wallet = ${people[0]!.wallet}`,
    )
    expect(stake).toBeGreaterThanOrEqual(major(100_000))
    await endBets(at, round)
    await dealOn(at, round, 'revealed')
    return isDead
  })
}, 240_000)

test('M1 the ledger reconciles after every death at a table', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
})
