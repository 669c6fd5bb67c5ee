import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { major, type Minor } from '#kit/money.ts'
import { proveSettledPlay, proveWhole } from '#ledger/reconcile.ts'
import { jackpotWon } from '#features/play/jackpots/public.ts'
import { planLotteries } from '#features/play/lottery/service/series.ts'
import { seedOf } from '#features/play/shared-rounds/service/chains.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { mortal } from '#features/play/shared-rounds/testing/mortal.ts'
import { endSale, finish, now } from '#features/play/shared-rounds/testing/toys.ts'
import { readDraws } from './service/draws.ts'
import { openPools } from './service/open.ts'
import { drawIsOver } from './service/settle.ts'
import { poolLottery } from './rules/terms.ts'

const CODE = 'L645'
const { seed } = poolLottery(CODE)!.terms['VND']!

let at: TestApp
let mai: Person
let binh: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  await planLotteries(at.app)
  await openPools(at.app)
  mai = await person(at, { balance: major(10_000_000) })
  binh = await person(at, { balance: major(10_000_000) })
})
afterAll(() => at.close())

const line = (numbers: readonly number[], stake: number) =>
  ['6of45', `${stake}.00`, `${numbers.join(',')}@E`] as const

async function onSale(): Promise<string> {
  const { entry } = await at.api().lottery.game({ params: { code: CODE } })
  if (!entry.next) throw new Error(`${CODE} is not on sale`)
  await stepRound(hostOf(at.app), entry.next.round)
  return entry.next.round
}

/** The numbers that a round on sale will draw: the test reads the seed, which no member or operator can before the draw. */
async function willDraw(id: string): Promise<readonly number[]> {
  const host = hostOf(at.app)
  const round = await now(host, id)
  const { open } = await host.opened(round)
  const serverSeed = await inTransaction(at.app.db, (tx) => seedOf(host, tx, round))
  const chance = fairChance({ serverSeed, clientSeed: round.salt ?? '', nonce: round.chainIndex ?? 0 })
  const { outcome } = open.draw(chance, null)
  return Array.isArray(outcome) ? outcome.slice(0, 6).map(Number) : []
}

const sell = (who: Person, round: string, lines: unknown[]) =>
  who.api.sharedRounds.sell({ body: { round, lines } })

async function drawn(round: string): Promise<void> {
  await endSale(at, round)
  const { state } = await finish(hostOf(at.app), round)
  expect(state).toBe('revealed')
}

const booked = () =>
  one(
    at.app.db,
    sql<{ balance: Minor }>`
      select coalesce(sum(b.balance), 0)::int8 as balance from lottery_pool p join hot_balance_view b on b.account = p.account
      where p.lottery = ${CODE} and p.merchant = 'JADE'
    `,
  ).then(({ balance }) => balance)

const balanceOf = ({ wallet }: Person) =>
  one(at.app.db, sql<{ balance: Minor }>`select balance from wallet_view where id = ${wallet}`).then(
    ({ balance }) => balance,
  )

test('LOT-04 STU-06 a share of the stakes rolls over until six numbers are right, winners share by stake, and the seed follows', async () => {
  expect(await booked()).toBe(seed)
  const first = await onSale()
  const right = await willDraw(first)
  const wrong = [...right.slice(0, 5), [1, 2, 3, 4, 5, 6, 7].find((n) => !right.includes(n))!]
  const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
  await sell(mai, first, [line(sorted(wrong), 20_000)])
  await drawn(first)
  const rolled = seed + major(1_000) // 5 % of 20,000
  expect(await booked()).toBe(rolled)

  const second = await onSale()
  const six = sorted(await willDraw(second))
  const others = Array.from({ length: 45 }, (_, n) => n + 1).filter((n) => !six.includes(n))
  const system = sorted([...six, others[0]!]) // seven numbers: seven single bets, one of them right
  await sell(mai, second, [line(six, 30_000)])
  await sell(binh, second, [line(system, 70_000)])
  const before = [await balanceOf(mai), await balanceOf(binh)]
  await drawn(second)
  const pool = rolled + major(5_000)
  const wins = await many(
    at.app.db,
    sql<{
      memberId: bigint
      prize: Minor
    }>`select member_id, prize from lottery_pool_win order by prize desc`,
  )
  expect(wins).toEqual([
    { memberId: mai.id, prize: (pool * 3n) / 4n },
    { memberId: binh.id, prize: pool / 4n },
  ])
  // the fixed prizes are as they were: 2,000,000 times the stake, for the system's other single bets five right ones
  const fixed = [major(30_000) * 2_000_000n, major(10_000) * (2_000_000n + 6n * 2_500n)]
  const after = [await balanceOf(mai), await balanceOf(binh)]
  expect(after).toEqual([before[0]! + fixed[0]! + wins[0]!.prize, before[1]! + fixed[1]! + wins[1]!.prize])
  expect(await booked()).toBe(seed)
  const shown = await at.api().lotteryPools.list()
  expect(shown.winners.map(({ numero, prize }) => [numero !== '', prize])).toEqual(
    wins.map(({ prize }) => [true, prize]),
  )
  expect(shown.winners[0]?.winner).toContain('***')
  // anyone may recompute the split: the reply as the second verifier reads it
  const listed = await at.api().lotteryPools.draws({ params: { lottery: CODE } })
  expect(listed.draws.at(-1)).toMatchObject({
    before: rolled,
    staked: major(100_000),
    wins: [
      { stake: major(30_000), prize: wins[0]!.prize },
      { stake: major(10_000), prize: wins[1]!.prize },
    ],
    after: seed,
  })
  expect(await refusal(at.api().lotteryPools.draws({ params: { lottery: 'K3' } }))).toBe(
    'lotteryPools.unknown',
  )
  // each round is counted once, however often the hook is called
  const round = await now(hostOf(at.app), second)
  const over = { ...round, state: 'settled', settlement: 1 } as const
  await Promise.all([drawIsOver(at.app, over), drawIsOver(at.app, over)])
  expect(await booked()).toBe(seed)
  expect(await proveSettledPlay(at.app.db)).toEqual([])
  expect(await proveWhole(at.app.db)).toEqual([])
  const lines = await many(
    at.app.db,
    sql<{ amount: Minor }>`
      select amount from line_view where wallet = ${mai.wallet} and kind = ${jackpotWon.code}
    `,
  )
  expect(lines).toEqual([{ amount: wins[0]!.prize }])
})

test('STU-06 a void draw gives nothing to the pool and play money takes no part', async () => {
  const round = await onSale()
  const trial = await person(at, { type: 4, balance: major(1_000) })
  await sell(trial, round, [line([1, 2, 3, 4, 5, 6], 1)])
  await sell(mai, round, [line([1, 2, 3, 4, 5, 6], 10_000)])
  const before = await booked()
  const stored = await now(hostOf(at.app), round)
  await drawIsOver(at.app, { ...stored, state: 'void', settlement: 1, outcome: null })
  expect(await booked()).toBe(before)
  await drawn(round)
  expect((await booked()) - before).toBe(major(500))
})

test('STU-06 B2 two operators change the terms of a pool after a preview; a draw keeps those under which its first slip was sold', async () => {
  const linh = await operator(at)
  const params = { merchant: 'JADE', lottery: CODE }
  const body = { seed: seed + major(1_000), sharePpm: 100_000, full: major(20_000) }
  const of = linh.api.lotteryPoolsOffice
  const shownTerms = async () =>
    (await at.api().lotteryPools.list()).list.find(({ lottery }) => lottery === CODE)
  const round = await onSale()
  await sell(mai, round, [line([1, 2, 3, 4, 5, 6], 10_000)])
  const found = await of.preview({ params, body })
  expect(found).toMatchObject({
    rtp: { before: { rtpWithText: '59.75 %' }, after: { rtpWithText: '64.75 %' } },
  })
  expect(found.after).toBe(found.before * 2n)
  const asked = { params, body: { ...body, reason: 'asked for by a test' } }
  expect(await refusal(linh.alone.lotteryPoolsOffice.setTerms(asked))).toBe('approvals.sent')
  for (const [change, code] of [
    [{ seed: major(90_000_000_000) }, 'lotteryPools.seedInvalid'],
    [{ sharePpm: 55_000 }, 'lotteryPools.shareInvalid'],
    [{ full: major(150) + 1n }, 'lotteryPools.fullInvalid'],
  ] as const)
    expect(await refusal(of.preview({ params, body: { ...body, ...change } }))).toBe(code)
  expect(await refusal(of.preview({ params: { ...params, lottery: 'K3' }, body }))).toBe(
    'lotteryPools.unknown',
  )
  await of.setTerms(asked)
  await run(
    at.database.owner,
    sql`alter table lottery_pool_terms disable trigger lottery_pool_terms_is_final`,
  )
  await run(at.database.owner, sql`update lottery_pool_terms set at = clock_timestamp()`)
  const { list } = await of.list()
  expect(list.find(({ lottery, merchant }) => lottery === CODE && merchant === 'JADE')).toMatchObject({
    terms: { seed, sharePpm: 50_000 },
    next: { terms: body },
  })
  const before = await booked()
  await drawn(round)
  expect((await booked()) - before).toBe(major(500)) // 5 % of 10,000: sold before the change
  const next = await onSale()
  await expect.poll(async () => (await shownTerms())?.sharePpm, { timeout: 6_000 }).toBe(100_000)
  await sell(mai, next, [line([1, 2, 3, 4, 5, 6], 10_000)])
  const now = await booked()
  await drawn(next)
  const added = now + major(1_000) < body.seed ? body.seed - now - major(1_000) : 0n
  expect(await booked()).toBe(now + major(1_000) + added)
  // pool, draws, prizes and terms, however many draws there are
  const counted = mortal(at.app, Infinity)
  const past = (await readDraws(counted.app, 'JADE', CODE))?.draws.slice(-2)
  expect(past?.map(({ terms }) => terms.sharePpm)).toEqual([50_000, 100_000])
  expect(counted.statements()).toBe(4)
  expect(await proveWhole(at.app.db)).toEqual([])
})
