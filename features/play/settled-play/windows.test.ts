import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { actions, live, type Played } from '#features/money/figures/testing/activity.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { proveSettledPlay } from '#ledger/reconcile.ts'
import { countPlay } from './service/count.ts'
import {
  closedUntil,
  closedWindows,
  memberDay,
  proveWindows,
  sumsBetween,
  type Grain,
  type Window,
} from './store/windows.ts'
import { countAll, instant, totals } from './testing/windows.ts'

/** Half an hour off; the history contains clocks that go back, and its months clocks that go forward at midnight. */
const ZONES = { JADE: 'Asia/Kolkata', AMBER: 'America/Havana' } as const
const brands = ['JADE', 'AMBER'] as const
/** Havana's clocks go back at 01:00 on 1 November 2026, so midnight occurs twice. */
const FROM = new Date('2026-10-31T20:00:00Z')
const LAST = '2026-11-09'
const TO = new Date(`${LAST}T23:59:59Z`)

let at: TestApp
let people: readonly (Person & { readonly merchant: (typeof brands)[number] })[]
beforeAll(async () => {
  at = await testApp()
  for (const [code, zone] of Object.entries(ZONES))
    await run(at.database.owner, sql`update merchant set time_zone = ${zone} where code = ${code}`)
  at.app.merchants.forget()
  people = await Promise.all(
    (['JADE', 'JADE', 'AMBER', 'AMBER'] as const).map(async (merchant) => ({
      ...(await person(at, { merchant, balance: major(1_000_000) })),
      merchant,
    })),
  )
})
afterAll(() => at.close())

const modelOf = (played: readonly Played[], is: (one: Played) => boolean) => {
  const own = played.filter(is)
  return {
    rounds: own.reduce((sum, { rounds }) => sum + rounds, 0n),
    stake: own.reduce((sum, { stakes }) => sum + stakes, 0n),
    win: own.reduce((sum, { wins }) => sum + wins, 0n),
    // no round of this history was pushed or hedged
    valid: own.reduce((sum, { stakes }) => sum + stakes, 0n),
  }
}

test('CSH-02 M8 random histories of two brands agree with a model: facts, members, windows of every grain, ledger entries', async () => {
  const wallets = people.map(({ wallet }) => wallet)
  const list = fc.sample(actions, { numRuns: 320, seed: 30 })
  const first = await live(at.database.owner, wallets, { list: list.slice(0, 150), from: FROM })
  await countPlay(at.app, FROM)
  const then = await live(at.database.owner, wallets, { list: list.slice(150), from: first.until })
  await countAll(at, { from: FROM, to: TO })
  expect(then.until < TO).toBe(true)
  const played = [...first.played, ...then.played]
  for (const merchant of brands) {
    const zone = ZONES[merchant]
    const isOf = (one: Played) => people[one.who]?.merchant === merchant
    const parts = await sumsBetween(at.app.db, { merchant, from: FROM, to: TO, by: ['member', 'game'] })
    for (const [who, { id }] of people.entries())
      if (people[who]?.merchant === merchant)
        expect(totals(parts.filter(({ memberId }) => memberId === id))).toEqual(
          modelOf(played, (one) => one.who === who),
        )
    const windows = (grain: Grain) =>
      closedWindows(at.app.db, { merchant, grain, from: dayBounds(zone, '2026-10-31').from, to: TO })
    for (let day = '2026-11-01'; day < LAST; day = addDays(day, 1)) {
      const { from, to } = dayBounds(zone, day)
      const expected = modelOf(played, (one) => isOf(one) && dayIn(zone, one.at) === day)
      const within = (rows: readonly Window[]) =>
        totals(rows.filter((row) => row.from >= from && row.to <= to))
      expect(within(await windows('day'))).toEqual(expected)
      expect(within(await windows('hour'))).toEqual(expected)
      expect(within(await windows('fiveMinutes'))).toEqual(expected)
      expect(totals(await memberDay(at.app.db, { merchant, day }))).toEqual(expected)
      expect(totals(await sumsBetween(at.app.db, { merchant, from, to, by: [] }))).toEqual(expected)
    }
    for (const { from, to } of await windows('fiveMinutes'))
      expect([from.getTime() % 300_000, to.getTime() - from.getTime()]).toEqual([0, 300_000])
    for (const { from, to } of await windows('day'))
      expect({ from, to }).toEqual(dayBounds(zone, dayIn(zone, from)))
  }
  // the ledger's entries equal the facts, minus the stakes of open bets
  expect(await proveSettledPlay(at.app.db)).toEqual([])
  expect(await proveWindows(at.app.db)).toEqual([])
})

test('CSH-02 a closed window never changes: a late fact counts in the open window and is marked as late', async () => {
  const [someone] = people
  if (!someone) throw new Error('there is no member')
  const before = await closedWindows(at.app.db, { merchant: 'JADE', grain: 'hour', from: FROM, to: TO })
  const closed = await closedUntil(at.app.db)
  expect(closed).toEqual(TO)
  const late = new Date('2026-11-02T12:00:00Z')
  await inTransaction(at.database.owner, (tx) =>
    post(tx, [instant(someone, { stake: 7_000n })], { at: late }),
  )
  await countAll(at, { from: FROM, to: TO })
  expect(await closedWindows(at.app.db, { merchant: 'JADE', grain: 'hour', from: FROM, to: TO })).toEqual(
    before,
  )
  const lateOnes = await many(
    at.app.db,
    sql<{ at: Date; countedAt: Date }>`select at, counted_at from play_late`,
  )
  expect(lateOnes).toEqual([{ at: late, countedAt: TO }])
  // the sums by window exclude it from its own time and include it in the open window
  const between = async (from: Date, to: Date) =>
    totals(await sumsBetween(at.app.db, { merchant: 'JADE', from, to, by: [] })).stake
  expect(await between(late, new Date(late.getTime() + 1))).toBe(0n)
  expect(await between(TO, new Date(TO.getTime() + 1))).toBe(7_000n)
  expect(await proveWindows(at.app.db)).toEqual([])
})
