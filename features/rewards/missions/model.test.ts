import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { instant } from '#features/play/settled-play/testing/windows.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import type { Goal, MissionPeriod } from './rules/mission.ts'
import type { Play } from './rules/play.ts'
import { always, count, mission, validBet } from './testing/missions.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Bets of the model: who, when, in what, and after how many hours it was voided. */
const pasts = fc.array(
  fc.record({
    who: fc.nat({ max: 2 }),
    hour: fc.nat({ max: 16 * 24 - 1 }),
    game: fc.nat({ max: 2 }),
    stake: fc.integer({ min: 1, max: 20 }),
    voidAfter: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 72 })),
  }),
  { minLength: 150, maxLength: 150 },
)

const GAMES = [
  { game: 'dice', category: 'RNG' },
  { game: 'pearl-drop', category: 'RNG' },
  { game: 'baccarat', category: 'LIVE' },
] as const
const FROM = new Date('2026-10-30T17:00:00Z')
const HOUR = 3_600_000
const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

test('PRO-06 random histories with voids agree with a model that knows nothing of batches', async () => {
  const slots: Play = { categories: ['RNG'], games: [], from: 6, to: 24 }
  const dice: Play = { categories: [], games: ['dice', 'baccarat'], from: 10, to: 20 }
  const goals: readonly { readonly goal: Goal; readonly period: MissionPeriod }[] = [
    { goal: validBet(40, slots), period: 'day' },
    { goal: validBet(150, dice), period: 'week' },
    { goal: { kind: 'rounds', count: 4, least: major(5).toString(), play: dice }, period: 'week' },
    { goal: { kind: 'daysPlayed', count: 3, play: slots }, period: 'week' },
    { goal: { kind: 'daysPlayed', count: 5, play: always }, period: 'once' },
    { goal: { kind: 'rounds', count: 20, least: '1', play: always }, period: 'once' },
  ]
  await count(at)
  const ids: string[] = []
  for (const { goal, period } of goals) ids.push(await mission(at, goal, { period, since: FROM }))
  const people: Person[] = []
  for (let n = 0; n < 3; n += 1) people.push(await person(at, { balance: major(1_000_000) }))
  const history = fc.sample(pasts, { numRuns: 1, seed: 1306 })[0] ?? []
  const placed = history.map((past, n) => {
    const when = new Date(FROM.getTime() + past.hour * HOUR + n)
    const { game, category } = GAMES[past.game]!
    const stake = major(past.stake)
    const plain = instant(people[past.who]!, { stake, win: stake, play: { category, valid: stake } })
    return { past, when, item: { ...plain, round: { ...plain.round, game } } }
  })
  const events = placed
    .flatMap(({ past, when, item }) => [
      { when, post: item },
      ...(past.voidAfter === null
        ? []
        : [
            {
              when: new Date(when.getTime() + past.voidAfter * HOUR),
              post: {
                step: 'void',
                key: `${item.key}:void`,
                wallet: item.wallet,
                vendor: item.vendor,
                round: item.round.id,
              } as const,
            },
          ]),
    ])
    .toSorted((one, other) => one.when.getTime() - other.when.getTime())
  for (let n = 0; n < events.length; n += 25) {
    for (const event of events.slice(n, n + 25))
      await inTransaction(at.database.owner, (tx) => post(tx, [event.post], { at: event.when }))
    await count(at)
  }
  const expected = new Map<string, bigint>()
  for (const [n, { goal, period }] of goals.entries()) {
    if (!('play' in goal)) continue
    const days = new Map<string, Set<string>>()
    for (const { past, when, item } of placed) {
      const local = new Date(when.getTime() + 7 * HOUR).getUTCHours()
      const { categories, games, from, to } = goal.play
      const all = categories.length + games.length === 0
      const isOf = all || categories.includes(item.play?.category ?? '') || games.includes(item.round.game)
      if (past.voidAfter !== null || !isOf || local < from || local >= to) continue
      if (goal.kind === 'rounds' && item.stake < BigInt(goal.least)) continue
      const day = dayIn(ZONE, when)
      const since = period === 'day' ? day : period === 'week' ? mondayOf(day) : dayIn(ZONE, FROM)
      const key = `${people[past.who]!.id} ${ids[n]} ${since}`
      if (goal.kind === 'daysPlayed') {
        const own = days.get(key) ?? new Set()
        days.set(key, own.add(day))
      } else expected.set(key, (expected.get(key) ?? 0n) + (goal.kind === 'rounds' ? 1n : item.stake))
    }
    for (const [key, own] of days) expected.set(key, BigInt(own.size))
  }
  const rows = await many(
    at.app.db,
    sql<{ key: string; done: bigint; target: bigint; reward: string | null }>`
      select concat_ws(' ', p.member_id, p.mission, p.period) as key, p.done, p.target, r.state as reward
      from mission_progress p
      left join reward_view r on r.id = p.reward_id
      where p.mission = any (${ids}::uuid[])
    `,
  )
  const found = new Map(rows.filter(({ done }) => done !== 0n).map(({ key, done }) => [key, done]))
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  // a reward waits exactly where the target is reached
  for (const { done, target, reward } of rows) expect(reward === 'offered').toBe(done >= target)
  expect(rows.filter(({ reward }) => reward === 'offered').length).toBeGreaterThan(5)
})
