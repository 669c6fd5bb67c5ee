import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { offerInstead, type Host } from './service/host.ts'
import { correctOutcome, enterOutcome, voidRound } from './service/outcomes.ts'
import { sellSlip } from './service/sell.ts'
import { actOnSlip } from './service/steps/act.ts'
import { stepRound } from './service/steps/step.ts'
import { driveOnce } from './service/drive.ts'
import { takeDue, type RoundRow } from './store/rounds.ts'
import { atEach, dueOf } from './testing/at-each.ts'
import { diesIn } from './testing/mortal.ts'
import {
  callerOf,
  endSale,
  finish,
  makeDue,
  now,
  openRound,
  side,
  straight,
  toyGames,
} from './testing/toys.ts'

// A process that dies loses its connection: what it has not committed is rolled back. Here the n-th statement of a run fails instead,
// for every n until a run comes to its end, and another process goes on. Money and outcome must be those of an uninterrupted run.

/** By day at every third statement, at night at each. */
const EVERY = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1 : 3

let at: TestApp
let host: Host
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  host = offerInstead(at.app, { ...toyGames, slice: 2 })
  people = await Promise.all([1, 2, 3].map(() => person(at, { balance: major(100_000) })))
})
afterAll(() => at.close())

let keys = 0
const newKey = () => `kill-${(keys += 1)}`

/** Five slips of three members, so that a settlement has three slices. */
async function sold(round: RoundRow): Promise<void> {
  const lines = [[straight(4, '10.00'), side('even', '5.00')], [straight(7, '3.00')], [side('odd', '9.00')]]
  for (const [place, who] of [...people, ...people.slice(0, 2)].entries()) {
    const member = await callerOf(at, who)
    const slip = await sellSlip(host, member, { round: round.id, lines: lines[place % 3], key: newKey() })
    if ('refused' in slip) throw new Error(slip.refused)
  }
}

const balances = () =>
  Promise.all(people.map(async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance ?? 0n))

test('G10 G11 P5 a worker killed at any statement, from the opening to the reveal, changes neither outcome nor money', async () => {
  const statements = await atEach(
    at,
    async ({ host: dying }) => {
      const round = await openRound(host)
      await sold(round)
      const before = await balances()
      await endSale(at, round.id)
      const isDead = await diesIn(() => finish(dying, round.id))
      const over = await finish(host, round.id)
      expect(over).toMatchObject({ state: 'revealed', tickets: 5, settledSlips: 5 })
      const gains = (await balances()).map((balance, place) => balance - before[place]!)
      expect(gains).toEqual(await dueOf(at, over, people, host))
      return isDead
    },
    EVERY,
  )
  expect(statements).toBeGreaterThan(30) // all phases were reached
}, 240_000)

test('P5 a worker killed at any statement of a correction leaves the money of the last result', async () => {
  const by = { enteredBy: 'an', confirmedBy: 'binh' }
  await atEach(
    at,
    async ({ host: dying }) => {
      const round = await openRound(host, 'toy-lottery', { source: 'outside' })
      await sold(round)
      const before = await balances()
      await endSale(at, round.id)
      await finish(host, round.id)
      await enterOutcome(host, round.id, { number: 4 }, by)
      await finish(host, round.id)
      const corrected = await correctOutcome(host, round.id, { number: 7 }, { ...by, reason: 'read wrong' })
      expect(corrected.ok).toBe(true)
      const isDead = await diesIn(() => finish(dying, round.id))
      const over = await finish(host, round.id)
      const gains = (await balances()).map((balance, place) => balance - before[place]!)
      expect(gains).toEqual(await dueOf(at, over, people, host))
      return isDead
    },
    EVERY,
  )
}, 240_000)

test('P4 a worker killed at any statement of a void, before or in the middle of the settlement, returns every stake once', async () => {
  for (const steps of [0, 3, 7]) {
    await atEach(
      at,
      async ({ host: dying }) => {
        const before = await balances()
        const round = await openRound(host)
        await sold(round)
        if (steps > 0) await endSale(at, round.id)
        for (let step = 0; step < steps; step++) await stepRound(host, round.id)
        const isDead = await diesIn(async () => {
          await voidRound(dying, round.id, 'test')
          await finish(dying, round.id)
        })
        await voidRound(host, round.id, 'test')
        expect((await finish(host, round.id)).state).toBe('void')
        expect(await balances()).toEqual(before)
        return isDead
      },
      EVERY,
    )
  }
}, 240_000)

test.each([1, 2])(
  'G10 a process killed at any statement of a cash-out of %i slips pays all of them once, when it is asked again with the same key',
  async (count) => {
    await atEach(
      at,
      async ({ host: dying }) => {
        const round = await openRound(host, 'toy-crash')
        const member = await callerOf(at, people[0]!)
        const lines = [['ride', '10.00', { auto: 0 }]]
        const slips: string[] = []
        while (slips.length < count) {
          const slip = await sellSlip(host, member, { round: round.id, lines, key: newKey() })
          if ('refused' in slip) throw new Error(slip.refused)
          slips.push(slip.slip)
        }
        await endSale(at, round.id)
        while ((await now(host, round.id)).state !== 'drawn') await stepRound(host, round.id)
        // a long round, whatever the outcome
        await run(
          at.database.owner,
          sql`update shared_round set ends_at = drawn_at + interval '1 hour' where id = ${round.id}`,
        )
        const [before] = await balances()
        const [slip = '', ...others] = slips
        const asked = { slip, others, action: 'cash-out', key: newKey() }
        const isDead = await diesIn(() => actOnSlip(dying, member, asked))
        const acted = await actOnSlip(host, member, asked)
        const [after] = await balances()
        const paid = after! - before!
        expect(acted).toMatchObject({ win: paid / BigInt(count) }) // at one moment, so all of them win the same
        expect(paid).toBeGreaterThanOrEqual(major(10 * count))
        await makeDue(at, round.id)
        return isDead
      },
      EVERY,
    )
  },
  240_000,
)

test('G10 a sale killed at any statement reserves too much at most, and takes the stake once', async () => {
  await atEach(
    at,
    async ({ host: dying }) => {
      const round = await openRound(host, 'toy-lottery', { cap: major(1_000) })
      const member = await callerOf(at, people[0]!)
      const asked = { round: round.id, lines: [straight(4, '10.00')], key: newKey() }
      const [before] = await balances()
      const isDead = await diesIn(() => sellSlip(dying, member, asked))
      const slip = await sellSlip(host, member, asked)
      expect(slip).toMatchObject({ stake: major(10) })
      expect((await balances())[0]).toBe(before! - major(10))
      const { most } = await one(
        at.app.db,
        sql<{ most: bigint }>`select most from shared_exposure where round = ${round.id} and key = '4'`,
      )
      expect(most).toBeGreaterThanOrEqual(major(90))
      return isDead
    },
    EVERY,
  )
}, 240_000)

test('M5 two workers on one round do each step once, and a dead worker’s lease runs out', async () => {
  const round = await openRound(host)
  await sold(round)
  const before = await balances()
  await endSale(at, round.id)
  const taken = () => takeDue(at.app.db, { limit: 100, leaseMs: 60_000 })
  expect(await taken()).toContain(round.id)
  expect(await taken()).not.toContain(round.id) // leased
  await run(
    at.database.owner,
    sql`update shared_round set leased_until = clock_timestamp() where id = ${round.id}`,
  )
  await Promise.all(Array.from({ length: 6 }, () => driveOnce(host)))
  const over = await finish(host, round.id)
  const gains = (await balances()).map((balance, place) => balance - before[place]!)
  expect(gains).toEqual(await dueOf(at, over, people, host))
  const kinds = await many(
    at.app.db,
    sql<{ kind: string }>`select kind from shared_event where round = ${round.id} order by version`,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'open',
    'locked',
    'sealed',
    'drawn',
    'piece',
    'piece',
    'settled',
    'revealed',
  ])
})

test('M1 the ledger reconciles after every death', async () => {
  expect(await proveWhole(at.database.owner)).toEqual([])
  expect(await proveSettledPlay(at.database.owner)).toEqual([])
  await inTransaction(at.app.db, () => Promise.resolve()) // the pool is whole
})
