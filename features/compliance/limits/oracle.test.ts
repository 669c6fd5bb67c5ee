import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { person } from '#apps/server/testing/people.ts'
import { one, run, sql } from '#db/rows.ts'
import { setWalletLimit } from '#ledger/wallet-limits.ts'
import { periodOf } from './rules/time.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const MINUTE = 60_000
/** Sequences of up to forty steps; the nightly run tries more of them. */
const SEQUENCES = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 600 : 15
const zones = [
  'Asia/Ho_Chi_Minh',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/Havana',
  'UTC',
] as const
const periods = ['day', 'week', 'month'] as const
type Limits = Record<(typeof periods)[number], bigint | null>

type Step =
  | { readonly do: 'bet'; readonly stake: bigint; readonly win: bigint; readonly after: number }
  | { readonly do: 'deposit'; readonly amount: bigint; readonly after: number }
  | {
      readonly do: 'limit'
      readonly kind: 'loss' | 'wager' | 'deposit'
      readonly period: 'day' | 'week' | 'month'
      readonly value: bigint | null
      readonly after: number
    }

const units = (most: bigint) => fc.bigInt({ min: 0n, max: most })
/** Mostly minutes, sometimes across midnight, clock changes and months. */
const waits = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 90 }) },
  { weight: 3, arbitrary: fc.integer({ min: 300, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 10_000, max: 60_000 }) },
)
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      stake: units(50n),
      win: units(70n),
      after: waits,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), amount: units(80n), after: waits }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind: fc.constantFrom('loss' as const, 'wager' as const, 'deposit' as const),
      period: fc.constantFrom(...periods),
      value: fc.option(units(200n)),
      after: waits,
    }),
  },
)

/** The slow, obvious implementation: stores every accepted event and sums them up for each query. */
function oracle(zone: string) {
  const events: { at: Date; loss: bigint; wager: bigint; deposit: bigint }[] = []
  const limits = {
    loss: { day: null, week: null, month: null } as Limits,
    wager: { day: null, week: null, month: null } as Limits,
    deposit: { day: null, week: null, month: null } as Limits,
  }
  const used = (kind: 'loss' | 'wager' | 'deposit', period: (typeof periods)[number], now: Date): bigint => {
    const { from, to } = periodOf(period, zone, now)
    return events
      .filter((event) => event.at >= from && event.at < to)
      .reduce((sum, event) => sum + event[kind], 0n)
  }
  const passes = (kind: 'loss' | 'wager' | 'deposit', amount: bigint, now: Date): boolean =>
    periods.every((period) => {
      const limit = limits[kind][period]
      return limit === null || used(kind, period, now) + amount <= limit
    })
  return { events, limits, passes }
}

test('R1 R4 the wallet’s guard decides like an oracle that sums up every event, over days, weeks, months and clock changes', async () => {
  const { owner } = at.database
  const mai = await person(at)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 500_000 }),
      fc.array(steps, { minLength: 10, maxLength: 40 }),
      async (zone, offset, sequence) => {
        await run(owner, sql`delete from wallet_limit where wallet = ${mai.wallet}`)
        await setWalletLimit(owner, mai.wallet, { zone })
        const truth = oracle(zone)
        // starts tomorrow: the guard's first periods began with the database's own clock
        let now = new Date(Date.now() + 40 * 86_400_000 + offset * MINUTE)
        for (const step of sequence) {
          now = new Date(now.getTime() + step.after * MINUTE)
          if (step.do === 'limit') {
            truth.limits[step.kind][step.period] = step.value
            const name = `${step.kind}${step.period[0]?.toUpperCase()}${step.period.slice(1)}`
            await setWalletLimit(owner, mai.wallet, { [name]: step.value })
            continue
          }
          const isBet = step.do === 'bet'
          const stake = isBet ? step.stake : 0n
          const deposit = isBet ? 0n : step.amount
          const expected = isBet
            ? truth.passes('loss', stake, now) && truth.passes('wager', stake, now)
            : deposit === 0n || truth.passes('deposit', deposit, now)
          const { guard } = await one(
            owner,
            sql<{ guard: string | null }>`
              select ledger_guard_refuses(${mai.wallet}, ${now}, ${isBet}, ${stake}, ${deposit}) as guard
            `,
          )
          expect([step, now, guard === null]).toEqual([step, now, expected])
          if (guard !== null) continue
          const win = isBet ? step.win : 0n
          truth.events.push({ at: now, loss: stake - win, wager: stake, deposit })
          await run(
            owner,
            sql`select ledger_guard_count(${mai.wallet}, ${now}, ${stake}, ${win}, ${deposit})`,
          )
        }
      },
    ),
    { numRuns: SEQUENCES },
  )
}, 900_000)

test('R1 the ledger ends a wallet’s day, week and month when the rules do, in zones whose clocks change at midnight', async () => {
  const samples = fc.sample(
    fc.record({
      zone: fc.constantFrom(...zones),
      period: fc.constantFrom(...periods),
      now: fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
    }),
    600,
  )
  // the eve of a day that begins at 01:00, and the hours between two midnights of one day
  samples.push({ zone: 'America/Santiago', period: 'day', now: new Date('2026-09-05T12:00:00Z') })
  samples.push({ zone: 'America/Havana', period: 'day', now: new Date('2026-10-31T12:00:00Z') })
  samples.push({ zone: 'America/Havana', period: 'month', now: new Date('2026-10-31T12:00:00Z') })
  for (const { zone, period, now } of samples) {
    const { ends } = await one(
      at.database.db,
      sql<{ ends: Date }>`select ledger_period_end(${period}, ${zone}, ${now}) as ends`,
    )
    expect([zone, period, now, ends]).toEqual([zone, period, now, periodOf(period, zone, now).to])
  }
})
