import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { newTeller, tick } from './service/drive.ts'
import { land, multiplier, openTable, takeOff, upAt, upFor } from './testing/table.ts'

// Random flights with bets by hand and automatic, cancelled bets, presses before, at and after the end, and ticks that come or not. The
// oracle knows only the end of the flight and what the server answered to presses.

const FLIGHTS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 400 : 25

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  people = await Promise.all([1, 2, 3].map(() => person(at, { balance: major(100_000_000) })))
})
afterAll(() => at.close())

const balances = () =>
  Promise.all(people.map(async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance ?? 0n))

type Plan = {
  readonly who: number
  readonly box: 1 | 2
  readonly stake: number
  readonly auto: number | null
  readonly isCancelled: boolean
  /** The multiplier at which the member presses, in hundredths; null: never. */
  readonly press: number | null
}

const plan = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  box: fc.constantFrom(1 as const, 2 as const),
  stake: fc.integer({ min: 10, max: 200 }),
  auto: fc.option(fc.integer({ min: 101, max: 400 })),
  isCancelled: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  press: fc.option(fc.integer({ min: 101, max: 500 })),
})

type Placed = Plan & { readonly slip: string; cashed: number | null }

/** What a bet wins by its rules alone. */
function winOf({ stake, auto, cashed }: Placed, end: number): bigint {
  const units = major(stake * 100)
  if (cashed !== null) return (units * BigInt(cashed)) / 100n
  return auto !== null && auto <= end ? (units * BigInt(auto)) / 100n : 0n
}

test('M1 G10 STU-03 the money of random flights is what an oracle says with presses at any time', async () => {
  const flights = fc.sample(fc.array(plan, { minLength: 1, maxLength: 6 }), { numRuns: FLIGHTS, seed: 6 })
  const reached = { byHand: 0, byAuto: 0, late: 0, lost: 0 }
  for (const [nth, plans] of flights.entries()) {
    // hundreds of flights a minute are more calls than a member may make
    await run(at.database.owner, sql`delete from pace`)
    const before = await balances()
    const { id } = await openTable(at, people[0]!)
    const placed: Placed[] = []
    for (const each of plans) {
      const call = people[each.who]!.api.crash
      const body = { round: id, box: each.box, stake: major(each.stake * 100), auto: each.auto }
      const sold = await call.bet({ body }).catch(() => null) // its box is taken
      if (!sold) continue
      if (each.isCancelled) await call.cancel({ params: { slip: sold.slip } })
      else placed.push({ ...each, slip: sold.slip, cashed: null })
    }
    const round = await takeOff(at, id)
    const presses = placed.filter(({ press }) => press !== null).toSorted((a, b) => a.press! - b.press!)
    if (round.state === 'drawn') {
      for (const each of presses) {
        await upFor(at, round, upAt(each.press!))
        if (nth % 2 === 0) {
          await run(at.database.owner, sql`update crash_table set told_until = null`)
          await tick(at.app, newTeller())
        }
        const out = await people[each.who]!.api.crash.cashOut({ params: { slip: each.slip } }).catch(
          () => null,
        )
        if (out) each.cashed = out.at
        if (!out) reached.late += 1
      }
    }
    const end = multiplier(round)
    await land(at, round)
    for (const each of placed) {
      if (each.cashed !== null) {
        expect(each.cashed).toBeLessThanOrEqual(end)
        expect(each.cashed).toBeGreaterThanOrEqual(each.press!)
        if (each.auto !== null) expect(each.cashed).toBeLessThan(each.auto)
        reached.byHand += 1
      } else if (winOf(each, end) > 0n) reached.byAuto += 1
      else reached.lost += 1
    }
    const due = before.map((balance, who) =>
      placed
        .filter((each) => each.who === who)
        .reduce((sum, each) => sum - major(each.stake * 100) + winOf(each, end), balance),
    )
    expect(await balances()).toEqual(due)
  }
  // every case was reached
  for (const count of Object.values(reached)) expect(count).toBeGreaterThan(2)
  expect(await proveWhole(at.database.owner)).toEqual([])
}, 180_000)
