import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { settle, type World } from '#features/agents/settlement/testing/play-all.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { countedBatch } from '#features/play/settled-play/public.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { recompute } from '#tools/recompute/statement.ts'
import type { Terms } from './rules/terms.ts'
import { insertDuplicate } from './store/players.ts'
import { advance } from './service/watch.ts'
import { oracleEarned, type OracleBet, type OracleMoney } from './testing/oracle.ts'
import { affiliateOf, noTerms, pastEntry, playerOf, type Joined } from './testing/programme.ts'
import { DAY, WEEK, weeklyWorld } from './testing/weekly.ts'

let at: TestApp
let world: World
beforeAll(async () => {
  at = await testApp()
  world = await weeklyWorld(at)
})
afterAll(() => at.close())

/** More in the nightly run. */
const runs = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 40 : 3

const terms: fc.Arbitrary<Terms> = fc
  .record({
    hasCpa: fc.boolean(),
    hasShare: fc.boolean(),
    amount: fc.bigInt({ min: 1n, max: 9_000_000n }),
    minDeposit: fc.bigInt({ min: 0n, max: 4_000_000n }),
    minValid: fc.bigInt({ min: 0n, max: 9_000_000n }),
    days: fc.integer({ min: 1, max: 30 }),
    rates: fc.uniqueArray(fc.integer({ min: 1, max: 700_000 }), { minLength: 1, maxLength: 3 }),
    step: fc.bigInt({ min: 1n, max: 5_000_000n }),
    adminPpm: fc.integer({ min: 0, max: 300_000 }),
    carry: fc.boolean(),
    subPpm: fc.integer({ min: 0, max: 200_000 }),
  })
  .map(({ hasCpa, hasShare, rates, step, adminPpm, carry, subPpm, ...cpa }) => ({
    cpa: hasCpa || !hasShare ? cpa : null,
    share: hasShare
      ? { tiers: rates.map((ratePpm, n) => ({ from: BigInt(n) * step, ratePpm })), adminPpm, carry }
      : null,
    subPpm,
  }))

const moment = fc.integer({ min: 0, max: 4 * WEEK - 1 })
const history = fc.record({
  terms: fc.tuple(terms, terms, terms),
  players: fc.array(
    fc.record({
      affiliate: fc.nat({ max: 2 }),
      registered: fc.integer({ min: 0, max: 2 * WEEK }),
      excluded: fc.option(moment, { freq: 4 }),
    }),
    { minLength: 4, maxLength: 7 },
  ),
  bets: fc.array(
    fc.record({
      player: fc.nat({ max: 6 }),
      moment,
      stake: fc.bigInt({ min: 1n, max: 5_000_000n }),
      share: fc.constantFrom(0n, 0n, 1n, 3n),
      /** The week in whose run a void is counted first; after the last one: never void. */
      voidIn: fc.option(fc.nat({ max: 3 }), { freq: 3 }),
    }),
    { minLength: 15, maxLength: 40 },
  ),
  deposits: fc.array(
    fc.record({ player: fc.nat({ max: 6 }), moment, amount: fc.bigInt({ min: 1n, max: 5_000_000n }) }),
    {
      minLength: 4,
      maxLength: 12,
    },
  ),
  bonuses: fc.array(
    fc.record({ player: fc.nat({ max: 6 }), moment, amount: fc.bigInt({ min: 1n, max: 900_000n }) }),
    {
      maxLength: 6,
    },
  ),
  /** A player found to be a duplicate after the run of a week. */
  duplicate: fc.option(fc.record({ player: fc.nat({ max: 6 }), after: fc.nat({ max: 2 }) })),
  /** A worker is killed before its n-th step; 0: not; negative: two workers at a time. */
  kills: fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: -1, max: 5 }))),
})
type History = typeof history extends fc.Arbitrary<infer T> ? T : never

async function playAll(given: History): Promise<void> {
  const begin = world.cursor
  // runs of affiliates belong to the brand: earlier histories must not be in them
  await run(
    at.database.owner,
    sql`update affiliate_player set registered_at = 'infinity' where registered_at < ${new Date(begin)}`,
  )
  const now = new Date(begin)
  const top = await affiliateOf(at, given.terms[0], { now })
  const subPpm = given.terms[0].subPpm
  const sub = await affiliateOf(at, given.terms[1], { now, parent: { id: top.id, ppm: subPpm } })
  const other = await affiliateOf(at, given.terms[2], { now })
  const affiliates: readonly Joined[] = [top, sub, other]
  const players: Person[] = []
  for (const { affiliate, registered, excluded } of given.players) {
    const player = await playerOf(at, affiliates[affiliate]!, new Date(begin + registered))
    players.push(player)
    if (excluded !== null)
      await run(
        at.database.owner,
        sql`insert into exclusion (member_id, kind, starts_at, ends_at) values (${player.id}, 'self', ${new Date(begin + excluded)}, '2099-01-01')`,
      )
  }
  const theirs = <T extends { readonly player: number }>(list: readonly T[]) =>
    list.filter(({ player }) => player < players.length)
  // a player is attributed by the registration, before which there is no account: nothing is played or paid before it
  const since = ({ player, moment: when }: { readonly player: number; readonly moment: number }) => {
    const { registered } = given.players[player]!
    return begin + registered + (when % (4 * WEEK - registered))
  }
  const bets = theirs(given.bets).map((bet, n) => ({
    ...bet,
    at: since(bet) + n,
    win: bet.stake * bet.share,
    round: randomUUID(),
  }))
  const money = (list: History['deposits']): (OracleMoney & { readonly moment: number })[] =>
    theirs(list).map((each, n) => ({ ...each, at: since(each) + n }))
  const [deposits, bonuses] = [money(given.deposits), money(given.bonuses)]
  for (const { player, at: when, amount } of deposits)
    await pastEntry(at, players[player]!, { kind: 'deposit.credited', amount, when: new Date(when) })
  for (const { player, at: when, amount } of bonuses)
    await pastEntry(at, players[player]!, { kind: 'reward.cash', amount, when: new Date(when) })
  const isVoidBy = (bet: (typeof bets)[number], week: number) =>
    bet.voidIn !== null && bet.voidIn <= week && bet.at < begin + bet.voidIn * WEEK
  let duplicate: number | null = null
  for (let week = 0; week < 4; week += 1) {
    const [from, to] = [begin + week * WEEK, begin + (week + 1) * WEEK]
    for (const bet of bets) {
      const who = players[bet.player]!
      const { stake, win, round } = bet
      if (bet.at >= from && bet.at < to)
        await insertFact(at, who, { at: new Date(bet.at), stake, win, round })
      if (bet.voidIn === week && isVoidBy(bet, week))
        await insertFact(at, who, {
          at: new Date(to - 1_000),
          firstAt: new Date(bet.at),
          rounds: -1,
          stake: -stake,
          win: -win,
          round,
        })
    }
    await countAll(at, { from: new Date(to), to: new Date(to) })
    await settle(world, given.kills[week] ?? 0)
    await settle(world, 0)
    if (given.duplicate?.after === week && given.duplicate.player < players.length) {
      const { id } = players[given.duplicate.player]!
      duplicate = given.duplicate.player
      await inTransaction(at.app.db, async (tx) =>
        insertDuplicate(tx, {
          memberId: id,
          signals: ['device'],
          batch: (await countedBatch(tx)) + 1n,
          now: new Date(to),
        }),
      )
    }
  }
  // one more week, so that every change has a run after it; a bet of a stranger moves the batch on
  await insertFact(at, other, { at: new Date(begin + 4 * WEEK + 1), stake: 1n })
  world.cursor = begin + 5 * WEEK
  await countAll(at, { from: new Date(world.cursor), to: new Date(world.cursor) })
  await settle(world, 0)
  const oracle = {
    affiliates: affiliates.map((_, n) => ({
      terms: given.terms[n]!,
      parent: n === 1 ? 0 : null,
      parentPpm: n === 1 ? BigInt(subPpm) : 0n,
    })),
    players: given.players.map(({ affiliate, registered, excluded }, n) => ({
      affiliate,
      registeredAt: begin + registered,
      isDuplicate: n === duplicate,
      excludedAt: excluded === null ? null : begin + excluded,
    })),
    bets: bets
      .filter((bet) => !isVoidBy(bet, 3))
      .map(({ player, at: when, stake, win }): OracleBet => ({ player, at: when, stake, win })),
    deposits,
    bonuses,
  }
  for (const [place, { id, wallet }] of affiliates.entries()) {
    const rows = await many(
      at.database.owner,
      sql<{ number: bigint; made: bigint; amount: bigint; leftOver: bigint }>`
        select s.number, s.earned + s.corrected as made, s.amount, s.left_over
        from agent_statement s
        join agent_run u on u.id = s.run and u.kind = 'affiliate'
        where s.member_id = ${id}
        order by s.number
      `,
    )
    let wanted = 0n
    for (let week = 0; week < 5; week += 1)
      wanted += oracleEarned(oracle, begin + week * WEEK, begin + (week + 1) * WEEK)[place] ?? 0n
    const made = rows.reduce((total, row) => total + row.made, 0n)
    const paid = rows.reduce((total, row) => total + row.amount, 0n)
    expect([place, made]).toEqual([place, wanted])
    expect(paid + (rows.at(-1)?.leftOver ?? 0n)).toBe(wanted)
    expect((await walletById(at.app.db, wallet))?.balance).toBe(paid)
    for (const { number } of rows)
      expect((await recompute(at.database.owner, number))?.differences).toEqual([])
  }
}

test('AGT-06 N5 commission of CPA, shares, hybrids and sub-affiliates agrees with an oracle over raw bets and is recomputed: voids, exclusions, duplicates, killed and overlapping workers', async () => {
  const settles = fc.asyncProperty(fc.noBias(history), playAll)
  await fc.assert(settles, { numRuns: runs, seed: 81, endOnFailure: true })
})

test('AGT-06 a statement is explained by its lines and players, which add up to it; milestones are noted once', async () => {
  const begin = world.cursor
  const now = new Date(begin)
  const anna = await affiliateOf(
    at,
    {
      cpa: { amount: major(500), minDeposit: major(200), minValid: major(1_000), days: 30 },
      share: { tiers: [{ from: 0n, ratePpm: 250_000 }], adminPpm: 100_000, carry: true },
      subPpm: 0,
    },
    { now },
  )
  const player = await playerOf(at, anna, new Date(begin + 1))
  await pastEntry(at, player, { kind: 'deposit.credited', amount: major(200), when: new Date(begin + DAY) })
  await pastEntry(at, player, { kind: 'reward.cash', amount: major(100), when: new Date(begin + DAY) })
  await insertFact(at, player, { at: new Date(begin + 2 * DAY), stake: major(1_000) })
  world.cursor = begin + WEEK
  await countAll(at, { from: new Date(world.cursor), to: new Date(world.cursor) })
  await settle(world, 0)
  const { rows } = await anna.api.affiliates.statements({ query: {} })
  // net 1,000 − 100 bonus − 100 fee = 800, of which 25 % are 200; and 500 for the player
  expect(rows.map(({ net, earned, amount }) => [net, earned, amount])).toEqual([
    [major(800), major(700), major(700)],
  ])
  const number = rows[0]!.number
  const detail = await anna.api.affiliates.statement({ params: { number } })
  expect(detail.lines.map(({ line, players, amount }) => [line, players, amount])).toEqual([
    ['share', 1n, major(200)],
    ['cpa', 1n, major(500)],
  ])
  expect(detail.players.map(({ revenue, cpa }) => [revenue, cpa])).toEqual([[major(1_000), major(500)]])
  const mai = await affiliateOf(at, noTerms, { now })
  expect(await refusal(mai.api.affiliates.statement({ params: { number } }))).toBe(
    'affiliates.unknownStatement',
  )
  const reached = (await advance(at.app)).filter(({ affiliateId }) => affiliateId === anna.id)
  expect(reached.map(({ event, amount }) => [event, amount])).toEqual([
    ['firstDeposit', major(200)],
    ['qualified', major(500)],
  ])
  expect((await advance(at.app)).filter(({ affiliateId }) => affiliateId === anna.id)).toEqual([])
})

test('AGT-06 where the period changes from weeks to months, the next one begins where the last one ended, and nothing left over is lost', async () => {
  const last = () =>
    one(
      at.database.owner,
      sql<{ period: string; startsAt: Date; endsAt: Date }>`
        select period, starts_at, ends_at from agent_run where kind = 'affiliate' order by starts_at desc limit 1
      `,
    )
  const before = await last()
  expect(before.period).toBe('W')
  await applySetting(at, 'JADE', 'affiliatePeriod', 'M')
  const end = new Date(world.cursor + 40 * DAY)
  await countAll(at, { from: end, to: end })
  await settle(world, 0)
  const after = await last()
  const { startsAt } = await one(
    at.database.owner,
    sql<{
      startsAt: Date
    }>`select min(starts_at) as starts_at from agent_run where kind = 'affiliate' and period = 'M'`,
  )
  expect([after.period, startsAt]).toEqual(['M', before.endsAt])
})
