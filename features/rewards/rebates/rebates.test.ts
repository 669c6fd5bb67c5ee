import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { insertFact } from '#features/play/settled-play/testing/facts.ts'
import { countAll } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import type { Terms } from './rules/terms.ts'
import { settleDue } from './service/settle.ts'
import { publishFrom } from './testing/facts.ts'

/** Midnights in Ho Chi Minh City, where JADE counts its days. */
const DAY_1 = new Date('2026-02-01T17:00:00Z')
const DAY_MS = 86_400_000
const dayAfter = (days: number, hours = 0) => new Date(DAY_1.getTime() + days * DAY_MS + hours * 3_600_000)
const terms: Terms = {
  programs: [
    {
      program: 'rebate',
      period: 'day',
      claim: 'byHand',
      minimum: major(10),
      maximum: null,
      rates: [{ category: 'RNG', level: 0, rateBp: 50 }],
    },
    {
      program: 'cashback',
      period: 'day',
      claim: 'byHand',
      minimum: 0n,
      maximum: null,
      rates: [{ category: '', level: 0, rateBp: 500 }],
    },
  ],
  defaultEdges: [],
}

let at: TestApp
let days = 0
beforeAll(async () => {
  at = await testApp()
  await countAll(at, { from: DAY_1, to: DAY_1 })
  await publishFrom(at, 'JADE', DAY_1, terms)
})
afterAll(() => at.close())

/** Ends the day: closes it and settles. */
async function endDay(): Promise<void> {
  days += 1
  await countAll(at, { from: dayAfter(days - 1), to: dayAfter(days) })
  await settleDue(at.app)
}

const balanceOf = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance

/** A member who lost 10,000 on slots on a day that is over: 50 of rebate, 500 of cashback. */
async function loser(): Promise<Person> {
  const who = await person(at)
  await insertFact(at, who, { at: dayAfter(days, 3), stake: major(10_000) })
  await endDay()
  return who
}

/** As strong markers of harm do. */
const stopMarketing = ({ id }: Person) =>
  run(
    at.database.owner,
    sql`insert into marketing_stop (member_id, until, why, at) values (${id}, null, 'harm', now())`,
  )

test('PRO-07 MEM-07 a member claims a day’s rebate and cashback at once, and every figure leads to its bets', async () => {
  const mai = await loser()
  const page = await mai.api.rebates.overview()
  expect([page.claims, page.claimable]).toEqual([2, major(550)])
  const { rows } = await mai.api.rebates.statements({ query: {} })
  expect(rows.map(({ program, base, amount, state }) => [program, base, amount, state])).toEqual([
    ['cashback', major(10_000), major(500), 'offered'],
    ['rebate', major(10_000), major(50), 'offered'],
  ])
  for (const { id, earned, program } of rows) {
    const { lines } = await mai.api.rebates.statement({ params: { statement: id } })
    const [line] = lines
    const { rows: bets } = await mai.api.rebates.bets({
      params: { statement: id },
      query: { category: line!.category, of: line!.ofStartsAt },
    })
    expect(bets.reduce((sum, bet) => sum + bet.base, 0n)).toBe(line?.base)
    if (program === 'rebate') expect(bets.reduce((sum, bet) => sum + bet.earned, 0n)).toBe(earned)
  }
  expect(await mai.api.rebates.claim()).toEqual({ claims: 2, amount: major(550), currency: 'VND' })
  expect(await balanceOf(mai)).toBe(major(550))
  expect(await refusal(mai.api.rebates.claim())).toBe('rebates.nothing')
  expect((await mai.api.rebates.statements({ query: {} })).rows.map(({ state }) => state)).toEqual([
    'credited',
    'credited',
  ])
  const unknown = { params: { statement: 'rebate_1' } }
  expect(await refusal(mai.api.rebates.statement(unknown))).toBe('rebates.unknownStatement')
})

test('MEM-06 MEM-11 a claimed rebate is in the account record, the profit page and the credit report', async () => {
  const mai = await loser()
  await mai.api.rebates.claim()
  const record = await mai.api.wallet.statement({ query: { group: 'bonus' } })
  expect(record.rows.map(({ kind }) => kind)).toEqual(['reward.rebate', 'reward.rebate'])
  expect(record.rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(major(550))
  expect((await mai.api.statements.profit()).totals).toMatchObject({ bonuses: major(550) })
  const { sections } = await mai.api.statements.credit()
  expect(sections.find(({ section }) => section === 'bonus')).toMatchObject({
    moneyIn: major(550),
    moneyOut: 0n,
  })
})

test('PRO-07 a hundred simultaneous claims pay once', async () => {
  const mai = await loser()
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => mai.api.rebates.claim()))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balanceOf(mai)).toBe(major(550))
})

test('PRO-07 a bet voided after its statement is offset against the next one, never taken from the balance', async () => {
  const mai = await loser()
  await mai.api.rebates.claim()
  const first = dayAfter(days - 1, 3)
  await insertFact(at, mai, { at: dayAfter(days, 2), firstAt: first, rounds: -1, stake: -major(10_000) })
  await insertFact(at, mai, { at: dayAfter(days, 3), stake: major(8_000), win: major(8_000) })
  await endDay()
  const { rows } = await mai.api.rebates.statements({ query: {} })
  const [, rebate] = rows
  expect(rebate).toMatchObject({
    granted: major(40),
    corrected: -major(50),
    amount: 0n,
    leftOver: -major(10),
    state: null,
  })
  expect(await balanceOf(mai)).toBe(major(550))
  expect((await mai.api.rebates.overview()).carried).toContainEqual({ program: 'rebate', amount: -major(10) })
})

test('PRO-07 R9 cashback is neither shown nor claimable during play, and the rebate still is', async () => {
  const mai = await loser()
  await insertFact(at, mai, { at: new Date(), stake: 10_000n })
  expect(await mai.api.rebates.overview()).toMatchObject({ claims: 1, claimable: major(50) })
  expect((await mai.api.rebates.statements({ query: {} })).rows.map(({ program }) => program)).toEqual([
    'rebate',
  ])
  const shown = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect([shown.claimable, shown.rows.map(({ source }) => source)]).toEqual([1, ['rebates']])
  await mai.api.rebates.claim()
  expect(await balanceOf(mai)).toBe(major(50))
  const { rows } = await at.app.db
    .connection()
    .execute((line) =>
      sql<{ id: string }>`select id from reward where member_id = ${mai.id} and source = 'cashback'`.execute(
        line,
      ),
    )
  expect(await refusal(mai.api.rewards.claim({ params: { id: rows[0]!.id } }))).toBe('rewards.blocked')
})

test('PRO-07 R9 a member at risk sees no rates and no counter, and claims what was earned', async () => {
  const mai = await loser()
  expect((await mai.api.rebates.overview()).programs).toHaveLength(2)
  const [rebate] = terms.programs
  const announced = [{ program: 'rebate', rates: rebate?.rates }]
  for (const { rebates } of [at.api(), mai.api])
    expect(await rebates.rates()).toEqual({ programs: announced }) // without cashback on net losses
  await stopMarketing(mai)
  expect(await mai.api.rebates.rates()).toEqual({ programs: [] })
  expect(await mai.api.rebates.overview()).toMatchObject({
    isOffered: false,
    programs: [],
    claimable: major(550),
  })
  expect(await mai.api.rebates.counter()).toMatchObject({ earned: null })
  await mai.api.rebates.claim()
  expect(await balanceOf(mai)).toBe(major(550))
})

test('PRO-07 B2 two operators publish rates; earlier days, short cashback and doubled rows are refused', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const today = at.app.clock.now()
  const later = new Date(today.getTime() + 3 * DAY_MS).toISOString().slice(0, 10)
  const body = { merchant: 'JADE', fromDay: later, terms: terms as never, reason: 'higher rates' }
  const send = (more: object) => refusal(linh.api.rebatesOffice.publish({ body: { ...body, ...more } }))
  expect(await send({ fromDay: today.toISOString().slice(0, 10) })).toBe('rebates.tooEarly')
  expect(await send({ merchant: 'NOWHERE' })).toBe('rebates.unknownBrand')
  const [rebate, cashback] = terms.programs
  expect(await send({ terms: { ...terms, programs: [{ ...cashback, period: 'hour' }] } })).toBe(
    'rebates.chasing',
  )
  expect(await send({ terms: { ...terms, programs: [{ ...cashback, claim: 'automatic' }] } })).toBe(
    'rebates.chasing',
  )
  expect(await send({ terms: { ...terms, programs: [rebate, rebate] } })).toBe('rebates.unsound')
  expect(await refusal(linh.alone.rebatesOffice.publish({ body }))).toBe('approvals.sent')
  const { number } = await linh.api.rebatesOffice.publish({ body })
  const rates = await linh.api.rebatesOffice.rates({ query: { merchant: 'JADE' } })
  expect([rates.current, rates.versions[0]?.number]).toEqual([1, number])
})

test('PRO-07 B2 a paused program settles nothing; when it is resumed, each period is settled once', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const of = { merchant: 'JADE', program: 'rebate', reason: 'rates under review' } as const
  await linh.alone.rebatesOffice.pause({ body: of })
  expect(await refusal(linh.alone.rebatesOffice.pause({ body: of }))).toBe('rebates.isPaused')
  const mai = await loser()
  expect((await mai.api.rebates.overview()).claimable).toBe(major(500))
  expect(await refusal(linh.alone.rebatesOffice.resume({ body: of }))).toBe('approvals.sent')
  await linh.api.rebatesOffice.resume({ body: of })
  expect(await refusal(linh.api.rebatesOffice.resume({ body: of }))).toBe('rebates.notPaused')
  await settleDue(at.app)
  await settleDue(at.app)
  expect((await mai.api.rebates.overview()).claimable).toBe(major(550))
})

test('PRO-07 a run that fails waits in the work queue with its fault, and is finished by the next one', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const { owner } = at.database
  const failed = async () =>
    (await linh.api.workQueues.list()).queues.find(({ name }) => name === 'rebates')?.count
  await run(
    owner,
    sql`create or replace function test_killed() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  )
  await run(
    owner,
    sql`create trigger test_killed before insert on reward for each row execute function test_killed()`,
  )
  const mai = await person(at)
  await insertFact(at, mai, { at: dayAfter(days, 3), stake: major(10_000) })
  await expect(endDay()).rejects.toThrow('killed')
  await run(owner, sql`drop trigger test_killed on reward`)
  const { rows } = await linh.api.rebatesOffice.runs({ query: { merchant: 'JADE' } })
  expect(rows[0]).toMatchObject({ state: 'settled', paid: 0, fault: 'killed' })
  expect(await failed()).toBe(1)
  await settleDue(at.app)
  expect(await failed()).toBe(0)
  expect((await mai.api.rebates.overview()).claimable).toBe(major(550))
})

test('PRO-07 SYS-03 the report adds up to what was offered, and leads to members and their bets', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const mai = await loser()
  const day = new Date(dayAfter(days - 1).getTime() + 12 * 3_600_000).toISOString().slice(0, 10)
  const query = { merchant: 'JADE', from: day, to: day }
  const report = await linh.api.rebatesOffice.report({ query })
  expect(report).toMatchObject({
    amount: major(550),
    levels: [
      { level: 0, amount: major(500) },
      { level: 0, amount: major(50) },
    ],
  })
  expect(report.categories.map(({ program, base, earned }) => [program, base, earned])).toEqual([
    ['cashback', major(10_000), 0n],
    ['rebate', major(10_000), major(50)],
  ])
  const { rows } = await linh.api.rebatesOffice.runs({ query: { merchant: 'JADE' } })
  expect(rows[0]).toMatchObject({ state: 'done', members: 1, payable: 1, paid: 1, fault: null })
  const member = { member: mai.id }
  const statements = await linh.api.rebatesOffice.member({ params: member, query: {} })
  expect(statements.rows.map(({ amount }) => amount)).toEqual([major(500), major(50)])
  const one = { ...member, statement: statements.rows[1]!.id }
  const { lines } = await linh.api.rebatesOffice.statement({ params: one })
  const bets = await linh.api.rebatesOffice.bets({
    params: one,
    query: { category: 'RNG', of: lines[0]!.ofStartsAt },
  })
  expect(bets.rows.map(({ earned }) => earned)).toEqual([major(50)])
  const nobody = { member: 999_999_999n, statement: one.statement }
  expect(await refusal(linh.api.rebatesOffice.statement({ params: nobody }))).toBe('rebates.unknownMember')
  const none = { ...member, statement: 'rebate_5' }
  expect(await refusal(linh.api.rebatesOffice.statement({ params: none }))).toBe('rebates.unknownStatement')
})
