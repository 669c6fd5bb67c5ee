import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { addUpEnded } from '#features/play/rtp-monitoring/service/sum.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { runs } from '#kit/testing/tier.ts'
import { factsSince, proveWindows, sumsBetween, validBetSince } from './store/windows.ts'
import {
  BALANCE,
  player,
  playHistory,
  steps,
  twoVendors,
  type Brand,
  type Player,
  type TestedVendor,
} from './testing/history.ts'
import { countAll } from './testing/windows.ts'

const EVER = new Date(8e15)
const BRANDS = ['JADE', 'AMBER'] as const

let at: TestApp
let staff: Operator
let vendors: readonly TestedVendor[]
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at)
  vendors = await twoVendors(at)
  await run(at.database.owner, sql`update merchant set time_zone = 'Asia/Kolkata' where code = 'AMBER'`) // half an hour off
  at.app.merchants.forget()
  for (const brand of BRANDS) await applySetting(at, brand, 'withdrawTurnoverPercent', 1_000)
}, 60_000)
afterAll(() => at.close())

type Sums = { readonly stake: bigint; readonly win: bigint; readonly rounds: bigint }
const add = (one: Sums, other: Sums): Sums => ({
  stake: one.stake + other.stake,
  win: one.win + other.win,
  rounds: one.rounds + other.rounds,
})
const NONE: Sums = { stake: 0n, win: 0n, rounds: 0n }
const sumOf = (rows: readonly Sums[]): Sums => rows.reduce(add, NONE)

/** What the member-facing and back-office views of one member report about their play. */
async function surfaces({ who }: Player, since: Date) {
  const { db } = at.app
  const facts = await factsSince(db, { memberId: who.id, since, limit: 1_000 })
  const [terms, record, settled, profit, desk] = await Promise.all([
    who.api.withdrawals.terms(),
    who.api.rounds.list(),
    who.api.rounds.list({ query: { status: 'settled' } }),
    who.api.statements.profit(),
    staff.api.memberDesk.member({ params: { id: who.id } }),
  ])
  const { balance } = await one(
    db,
    sql<{ balance: bigint }>`select balance from wallet where id = ${who.wallet}`,
  )
  const turnover = terms.conditions.find(({ code }) => code === 'turnover')
  return {
    facts: sumOf(facts.map((fact) => ({ ...fact, rounds: BigInt(fact.rounds) }))),
    profit: [profit.totals.stake, profit.totals.win],
    desk: [desk.totals.stakes, desk.totals.wins],
    settledStake: settled.totals.stake,
    valid: [
      facts.reduce((total, { valid }) => total + valid, 0n),
      await validBetSince(db, { memberId: who.id, wallet: who.wallet, since }),
      turnover?.have,
      record.totals.validBet,
      record.rounds.reduce((total, { validBet }) => total + validBet, 0n),
      settled.totals.validBet,
    ],
    balance,
  }
}

/** What the back office reports about a brand's play. */
async function office(merchant: Brand) {
  at.clock.forward(6_000)
  const { days } = await staff.api.memberDesk.overview({ query: { merchant } })
  const { games } = await staff.api.reports.games({ query: { period: 'ltd' } })
  return {
    overview: sumOf(
      days.map(({ stakes, ggr, rounds }) => ({ stake: stakes, win: stakes - ggr, rounds: BigInt(rounds) })),
    ),
    report: sumOf(games.filter((row) => row.merchant === merchant)),
  }
}

test('CSH-02 M8 facts, turnover, record, profit, reports, overview and RTP agree with a model for any history of studio and vendor bets', async () => {
  const since = new Date(Date.now() - 60_000)
  const all = { JADE: NONE, AMBER: NONE }
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BRANDS), steps, async (brand, list) => {
      const by = await player(at, brand, vendors)
      const { open, valid, ...expected } = await playHistory(by, vendors, list)
      all[brand] = add(all[brand], expected)
      const { stake, win } = expected
      expect(await surfaces(by, since)).toEqual({
        facts: expected,
        profit: [stake, win],
        desk: [stake, win],
        settledStake: stake,
        valid: Array.from({ length: 6 }, () => valid),
        balance: BALANCE - stake - open + win,
      })
    }),
    { numRuns: runs({ day: 24, night: 100 }), seed: 16 },
  )
  for (const brand of BRANDS)
    expect(await office(brand)).toEqual({ overview: all[brand], report: all[brand] })
  await countAll(at, { from: EVER, to: new Date() })
  await addUpEnded(at.app)
  for (const brand of BRANDS) {
    expect(all[brand].rounds).toBeGreaterThan(10n)
    expect(await office(brand)).toEqual({ overview: all[brand], report: all[brand] })
    const { games } = await staff.api.rtpMonitoring.list({ query: { window: 'life', merchant: brand } })
    expect(sumOf(games)).toEqual(all[brand])
    const [parts] = await sumsBetween(at.app.db, { merchant: brand, from: since, to: EVER, by: [] })
    expect(parts).toMatchObject(all[brand])
  }
  const { owner } = at.database
  expect([await proveSettledPlay(owner), await proveWindows(owner), await proveWhole(owner)]).toEqual([
    [],
    [],
    [],
  ])
}, 120_000)
