import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { countAll, instant } from '#features/play/settled-play/testing/windows.ts'
import { dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { rank, runRaces } from './service/count.ts'
import type { RaceData } from './rules/race.ts'
import { ownOf, topOf } from './store/entries.ts'
import { enter, finish, plain, race, work } from './testing/races.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const HOUR = 3_600_000
const FROM = new Date('2026-11-02T17:00:00Z')
const after = (hours: number, ms = 0) => new Date(FROM.getTime() + hours * HOUR + ms)
/** Four days, and one for voids. */
const WHEN = { from: FROM, to: after(96), closes: after(120) }

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  people = await Promise.all([0, 1, 2, 3, 4, 5].map(() => person(at, { balance: major(1_000_000) })))
})
afterAll(() => at.close())

const GAMES = [
  { game: 'dice', category: 'RNG' },
  { game: 'baccarat', category: 'LIVE' },
  { game: 'big-two', category: 'PVP' },
] as const

/** Bets within and beside the race; small numbers, so that scores tie. */
const pasts = fc.array(
  fc.record({
    who: fc.nat({ max: 5 }),
    hour: fc.integer({ min: -6, max: 104 }),
    game: fc.nat({ max: 2 }),
    stake: fc.integer({ min: 1, max: 4 }),
    times: fc.nat({ max: 3 }),
    isPush: fc.boolean(),
    voidAfter: fc.oneof(
      { arbitrary: fc.constant(null), weight: 4 },
      { arbitrary: fc.integer({ min: 1, max: 60 }), weight: 1 },
    ),
  }),
  { minLength: 220, maxLength: 220 },
)

const slots = { ...plain.play, categories: ['RNG'], games: ['baccarat', 'big-two'], from: 6, to: 23 }
const datas: readonly RaceData[] = [
  { ...plain, dailyCap: major(9).toString(), play: slots },
  { ...plain, dailyCap: major(6).toString(), tie: 'shared', leastStake: major(2).toString() },
  { ...plain, metric: 'multiplier', dailyCap: null, leastScore: '101', play: slots },
  { ...plain, metric: 'multiplier', dailyCap: null, tie: 'shared' },
  { ...plain, metric: 'netPoints', dailyCap: null, play: slots },
  { ...plain, metric: 'netPoints', dailyCap: null, tie: 'shared', leastScore: '50' },
]
const joinedAt = (who: number) => after(who === 5 ? 20 : -10)

type Bet = {
  readonly who: number
  readonly when: Date
  readonly game: string
  readonly category: string
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
  readonly voidedAt: Date | null
}

/** The ranking by brute force: account by account, bet by bet. */
function oracle(data: RaceData, bets: readonly Bet[]) {
  const counts = ({ who, when, game, category, stake, valid, voidedAt }: Bet) => {
    const local = new Date(when.getTime() + 7 * HOUR).getUTCHours()
    const { categories, games, from, to } = data.play
    return (
      when >= WHEN.from &&
      when < WHEN.to &&
      when >= joinedAt(who) &&
      (voidedAt === null || voidedAt >= WHEN.closes) &&
      local >= from &&
      local < to &&
      (categories.length + games.length === 0 || categories.includes(category) || games.includes(game)) &&
      (category !== 'PVP' || data.metric === 'turnover') &&
      stake >= BigInt(data.leastStake) &&
      valid > 0n
    )
  }
  const rows = people.flatMap((_, who) => {
    const own = bets.filter((bet) => bet.who === who && counts(bet))
    const valueOf = ({ stake, win, valid }: Bet) =>
      data.metric === 'turnover'
        ? valid
        : data.metric === 'multiplier'
          ? (win * 100n) / stake
          : ((win - stake) * 100n) / stake
    if (own.length === 0) return []
    if (data.metric === 'multiplier') {
      const best = own.map(valueOf).reduce((most, value) => (value > most ? value : most))
      const reached = Math.min(
        ...own.filter((bet) => valueOf(bet) === best).map(({ when }) => when.getTime()),
      )
      return [{ who, score: best, reached }]
    }
    const days = new Map<string, bigint>()
    for (const bet of own) {
      const day = dayIn(ZONE, bet.when)
      days.set(day, (days.get(day) ?? 0n) + valueOf(bet))
    }
    const cap = data.dailyCap === null ? null : BigInt(data.dailyCap)
    const score = [...days.values()].reduce(
      (sum, value) => sum + (cap !== null && value > cap ? cap : value),
      0n,
    )
    return [{ who, score, reached: Math.max(...own.map(({ when }) => when.getTime())) }]
  })
  const able = rows
    .filter(({ score }) => score >= BigInt(data.leastScore))
    .toSorted((one, other) => Number(other.score - one.score) || one.reached - other.reached)
  return able.map(({ who, score }, n) => ({
    member: people[who]!.id,
    score,
    place: data.tie === 'shared' ? able.findIndex((row) => row.score === score) + 1 : n + 1,
  }))
}

async function downloaded(id: string): Promise<string> {
  return (await at.api().races.file({ params: { id } })).text()
}

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('python3 is not installed here: the verifier of races is not run')

/** What the published verifier says of a file; Python is another language with another implementation. */
function verified(text: string): { readonly code: number | null; readonly said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'race-'))
  const path = join(folder, 'race.ndjson')
  writeFileSync(path, text)
  const { status, stdout } = spawnSync('python3', ['tools/verify/fairhouse_race.py', path], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return { code: status, said: stdout }
}

test('PRO-06 random races with voids, late joins and ties: scores, final ranking and the Python verifier agree with brute force', async () => {
  const history = fc.sample(pasts, { numRuns: 1, seed: 1307 })[0] ?? []
  const ids: string[] = []
  for (const data of datas) ids.push(await race(at, data, WHEN))
  for (const id of ids)
    for (const [who, { id: member }] of people.entries()) await enter(at, id, member, joinedAt(who))
  const placed = history.map(({ who, hour, game, stake, times, isPush, voidAfter }, n) => {
    const when = after(hour, n)
    const bet: Bet = {
      who,
      when,
      ...GAMES[game]!,
      stake: major(stake),
      win: major(stake * times),
      valid: isPush && times === 1 ? 0n : major(stake),
      voidedAt: voidAfter === null ? null : after(hour + voidAfter, n),
    }
    const item = instant(people[who]!, {
      stake: bet.stake,
      win: bet.win,
      play: { category: bet.category, valid: bet.valid },
    })
    return { bet, item: { ...item, round: { ...item.round, game: bet.game } } }
  })
  const events = placed
    .flatMap(({ bet, item }) => {
      const { key, wallet, vendor } = item
      const undo = { step: 'void', key: `${key}:void`, wallet, vendor, round: item.round.id } as const
      return [{ when: bet.when, post: item }, ...(bet.voidedAt ? [{ when: bet.voidedAt, post: undo }] : [])]
    })
    .toSorted((one, other) => one.when.getTime() - other.when.getTime())
  for (let n = 0; n < events.length; n += 30) {
    for (const event of events.slice(n, n + 30))
      await inTransaction(at.database.owner, (tx) => post(tx, [event.post], { at: event.when }))
    // windows close as time passes
    at.clock.set(new Date(Math.min(events[n]!.when.getTime(), WHEN.closes.getTime() - 1)))
    await work(at)
  }
  const bets = placed.map(({ bet }) => bet)
  for (const [n, id] of ids.entries()) {
    const expected = oracle(datas[n]!, bets)
    expect(expected.length).toBeGreaterThan(2)
    const scores = await many(
      at.app.db,
      sql<{ memberId: bigint; score: bigint }>`
        select e.member_id, e.score from race_entry e where e.race = ${id} and e.bets > 0 order by e.member_id
      `,
    )
    const running = new Map(scores.map(({ memberId, score }) => [memberId, score]))
    for (const { member, score } of expected) expect(running.get(member)).toBe(score)
    const { leastScore, tie } = datas[n]!
    const of = { race: id, least: BigInt(leastScore), isShared: tie === 'shared' }
    const top = await topOf(at.app.db, { ...of, limit: 20 })
    expect(top.map(({ place }) => place)).toEqual(expected.map(({ place }) => place))
    for (const { member, place } of expected) {
      expect(top.find(({ memberId }) => memberId === member)?.place).toBe(place)
      expect(await ownOf(at.app.db, { ...of, memberId: member, isFinal: false })).toMatchObject({ place })
    }
  }
  at.clock.set(after(125))
  await countAll(at, { from: WHEN.closes, to: WHEN.closes })
  // two workers at once, again and again
  await Promise.all([runRaces(at.app), runRaces(at.app), ...ids.map((id) => rank(at.app, id))])
  await work(at)
  for (const [n, id] of ids.entries()) {
    const results = await many(
      at.app.db,
      sql<{ member: bigint; score: bigint; place: number }>`
        select t.member_id as member, t.score, t.place from race_result t where t.race = ${id} order by t.place, t.reached_at, t.tag
      `,
    )
    const byMember = (rows: typeof results) =>
      rows.toSorted((one, other) => Number(one.member - other.member))
    expect(byMember(results)).toEqual(byMember(oracle(datas[n]!, bets)))
    if (hasPython) expect(verified(await downloaded(id))).toMatchObject({ code: 0 })
  }
})

test.skipIf(!hasPython)(
  'PRO-06 the verifier notices a changed fact, a missing one, and a changed result',
  async () => {
    const [mai, an] = [
      await person(at, { balance: major(1_000) }),
      await person(at, { balance: major(1_000) }),
    ]
    const when = { from: after(200), to: after(230), closes: after(231) }
    const id = await race(at, plain, when)
    for (const [n, who] of [mai, an].entries()) {
      await enter(at, id, who.id, when.from)
      await inTransaction(at.database.owner, (tx) =>
        post(tx, [instant(who, { stake: major(3 + n) })], { at: after(205, n) }),
      )
    }
    at.clock.set(after(240))
    await finish(at, when.closes)
    const file = await downloaded(id)
    expect(verified(file)).toEqual({ code: 0, said: 'Race: the ranking of 2 players agrees with 2 facts\n' })
    const lines = file.split('\n')
    const without = lines
      .filter((line) => !line.includes('"fact"') || !line.includes(String(major(3))))
      .join('\n')
    expect(verified(without).code).toBe(1)
    expect(verified(file.replaceAll(String(major(3)), String(major(9)))).code).toBe(1)
    expect(verified(file.replace('"place":1', '"place":2')).said).toContain('recomputed (1,')
  },
)
