import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { periodOf, type Period } from '#kit/day/period.ts'
import { runs } from '#kit/testing/tier.ts'
import { advanceRanks } from './service/advance.ts'
import { endPeriods } from './service/end.ts'
import { ownOf, setByOperators } from './store/members.ts'
import { countDeposits, raise, sumPlay, sumsOf } from './store/progress.ts'
import { lockOpen } from './store/versions.ts'
import { putRanks, type TestedRank } from './testing/ranks.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const gift = { kind: 'cash', amount: '10000' }
const ladder: readonly TestedRank[] = [
  {
    name: 'One',
    up: { valid: 100n, deposits: 0n },
    keep: { valid: 30n, deposits: 0n },
    gifts: { upgrade: gift },
  },
  {
    name: 'Two',
    up: { valid: 300n, deposits: 50n },
    keep: { valid: 90n, deposits: 0n },
    gifts: { upgrade: gift, period: gift },
  },
  {
    name: 'Three',
    up: { valid: 900n, deposits: 50n },
    keep: { valid: 200n, deposits: 20n },
    gifts: { period: gift },
  },
]
const START = '2031-01-01'
const MEMBERS = 3

type Step =
  | { readonly what: 'play'; readonly who: number; readonly valid: bigint }
  | { readonly what: 'deposit'; readonly who: number; readonly amount: bigint }
  | { readonly what: 'set'; readonly who: number; readonly level: number; readonly periods: number | null }
  | { readonly what: 'end' }

const who = fc.nat({ max: MEMBERS - 1 })
const play = fc.record({
  what: fc.constant('play' as const),
  who,
  // a void is a negative amount
  valid: fc.oneof(
    fc.bigInt({ min: 1n, max: 120n }),
    fc.bigInt({ min: 100n, max: 900n }),
    fc.bigInt({ min: -400n, max: -1n }),
  ),
})
const deposit = fc.record({
  what: fc.constant('deposit' as const),
  who,
  amount: fc.bigInt({ min: 5n, max: 40n }),
})
const set = fc.record({
  what: fc.constant('set' as const),
  who,
  level: fc.nat({ max: 3 }),
  periods: fc.option(fc.nat({ max: 2 })),
})
const end = fc.constant({ what: 'end' as const })
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: play },
    { weight: 3, arbitrary: deposit },
    { weight: 1, arbitrary: set },
    { weight: 2, arbitrary: end },
  ),
  { minLength: 8, maxLength: 30 },
)

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  people = await Promise.all(Array.from({ length: MEMBERS }, () => person(at)))
})
afterAll(() => at.close())

const startOf = (periods: number): Period => {
  let period = periodOf('M', START)
  for (let done = 0; done < periods; done += 1) period = periodOf('M', period.to)
  return period
}

async function begin(): Promise<void> {
  const db = at.database.owner
  for (const table of [
    'vip_change',
    'vip_member',
    'vip_progress',
    'vip_deposit',
    'vip_brand',
    'vip_rank',
    'vip_version',
  ])
    await run(db, sql`delete from ${sql.table(table)}`)
  await run(db, sql`delete from reward where source = 'vip'`)
  await run(db, sql`delete from play_member_day`)
  await run(db, sql`delete from deposit`)
  await putRanks(at, ladder)
  const { from, to } = startOf(0)
  await run(db, sql`update vip_version set from_day = ${from}::date`)
  await run(db, sql`update vip_brand set from_day = ${from}::date, to_day = ${to}::date, is_whole = true`)
}

async function take(step: Step, periods: number): Promise<void> {
  const db = at.database.owner
  const { from, to } = startOf(periods)
  if (step.what === 'end') {
    while (await endPeriods(at.app, 'JADE', dayBounds(ZONE, to).from, 2));
    await advanceRanks(at.app)
    return
  }
  const { id, wallet } = people[step.who]!
  if (step.what === 'play')
    await run(
      db,
      sql`
        insert into play_member_day as d (member_id, book, day, vendor, game, category, rounds, stake, win, valid)
        select ${id}, w.book, ${from}::date + ${Number(step.valid) & 7}::int, 'V', 'g', 'RNG', 1, 0, 0, ${step.valid}
        from wallet w
        where w.id = ${wallet}
        on conflict (member_id, day, book, vendor, game, category) do update set valid = d.valid + excluded.valid
      `,
    )
  if (step.what === 'deposit') {
    const credited = dayBounds(ZONE, from).from
    await run(
      db,
      sql`
        insert into deposit (member_id, merchant, wallet, currency, method, amount, fee, state, language, created_at, expires_at, credited_at)
        select ${id}, 'JADE', ${wallet}, 'VND', m.id, ${step.amount}, 0, 'paid', 'en', ${credited}, ${credited}, ${credited}
        from deposit_method m
        where m.merchant = 'JADE'
        limit 1
      `,
    )
  }
  await inTransaction(at.app.db, async (tx) => {
    if (step.what === 'set') {
      const open = (await lockOpen(tx, 'JADE'))!
      const [sums, now] = [await sumsOf(tx, id, open), at.clock.now()]
      const until = step.periods === null ? null : startOf(periods + step.periods).from
      if (step.level < reachedOf(sums.valid, sums.deposits)) return
      await setByOperators(tx, { memberId: id, open, level: step.level, until, now, sums })
      return
    }
    await sumPlay(tx, { members: [id] })
    await countDeposits(tx, { merchant: 'JADE' })
    await raise(tx, { members: [id] }, at.clock.now())
  })
}

/** By trying the ranks from the top. */
function reachedOf(valid: bigint, deposits: bigint): number {
  for (let level = 3; level > 0; level -= 1) {
    const { up } = ladder[level - 1]!
    if (valid >= up.valid && deposits >= up.deposits) return level
  }
  return 0
}

/** What should hold after these steps, from the whole list of steps each time. */
function oracle(list: readonly Step[], member: number) {
  let [valid, deposits, start, shown, periods] = [0n, 0n, 0, 0, 0]
  let floor: { level: number; until: number } | null = null
  const periodGifts: number[] = []
  for (const step of list) {
    if (step.what === 'end') {
      const reached = reachedOf(valid, deposits)
      let next = start
      if (reached > start) next = reached
      else if (start > 0) {
        const { keep } = ladder[start - 1]!
        if (valid < keep.valid || deposits < keep.deposits) next = start - 1
      }
      periods += 1
      if (floor && floor.until < periods) floor = null
      start = Math.max(next, reached, floor?.level ?? 0)
      shown = start
      ;[valid, deposits] = [0n, 0n]
      if (start >= 2) periodGifts.push(periods)
    } else if (step.who === member) {
      if (step.what === 'play') valid += step.valid
      if (step.what === 'deposit') deposits += step.amount
      if (step.what === 'set' && step.level >= reachedOf(valid, deposits)) {
        start = step.level
        shown = step.level
        floor =
          step.periods === null || step.level === 0
            ? null
            : { level: step.level, until: periods + step.periods }
      }
      shown = Math.max(shown, reachedOf(valid, deposits))
    }
  }
  return { level: shown, start, periodGifts }
}

async function compare(done: readonly Step[]): Promise<void> {
  for (const [member, { id }] of people.entries()) {
    const wanted = oracle(done, member)
    const own = await ownOf(at.app.db, id)
    expect({ level: own?.level ?? 0, start: own?.startLevel ?? 0 }).toEqual({
      level: wanted.level,
      start: wanted.start,
    })
    const gifts = await many<{ key: string }>(
      at.app.db,
      sql`select source_key as key from reward_view where source = 'vip' and campaign = 'period' and member_id = ${id} order by 1`,
    )
    expect(gifts.map(({ key }) => key)).toEqual(
      wanted.periodGifts.map((period) => `period:${id}:${startOf(period).from}`),
    )
  }
}

const RUNS = { numRuns: runs({ day: 8, night: 100 }) }

test('PRO-03 ranks, levels at the start of periods and period gifts match a model over random histories', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      await begin()
      let periods = 0
      for (const [index, step] of list.entries()) {
        await take(step, periods)
        if (step.what === 'end') periods += 1
        await compare(list.slice(0, index + 1))
      }
    }),
    RUNS,
  )
})

test('PRO-03 any order of the facts of a period gives the same rank at the beginning of the next', async () => {
  const facts = fc.array(fc.oneof(play, deposit), { minLength: 2, maxLength: 8 })
  const starts = async (periods: readonly (readonly Step[])[]) => {
    await begin()
    const all: unknown[] = []
    for (const [index, list] of periods.entries()) {
      for (const step of list) await take(step, index)
      await take({ what: 'end' }, index)
      all.push(await Promise.all(people.map(async ({ id }) => (await ownOf(at.app.db, id))?.startLevel ?? 0)))
    }
    return all
  }
  // the extremes: voids after what they void, and before it
  const isVoid = (step: Step) => step.what === 'play' && step.valid < 0n
  const voidsLast = (one: Step, other: Step) => Number(isVoid(one)) - Number(isVoid(other))
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 2, maxLength: 3 }), async (periods) => {
      const wanted = await starts(periods)
      expect(await starts(periods.map((list) => list.toSorted(voidsLast)))).toEqual(wanted)
      expect(
        await starts(periods.map((list) => list.toSorted((one, other) => voidsLast(other, one)))),
      ).toEqual(wanted)
    }),
    { numRuns: runs({ day: 4, night: 50 }) },
  )
})
