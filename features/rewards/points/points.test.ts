import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import {
  BALANCE,
  player,
  playHistory,
  steps,
  twoVendors,
  type TestedVendor,
} from '#features/play/settled-play/testing/history.ts'
import { countAll, instant } from '#features/play/settled-play/testing/windows.ts'
import { rewardKinds } from '#features/rewards/rewards/extension-points.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { offerReward } from '#features/rewards/rewards/service/offer.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { walletOf } from '#ledger/wallets.ts'
import { runs } from '#kit/testing/tier.ts'
import { earnPoints } from './service/earn.ts'

let at: TestApp
let vendors: readonly TestedVendor[]
beforeAll(async () => {
  at = await testApp()
  vendors = await twoVendors(at)
})
afterAll(() => at.close())

const count = () => countAll(at, { from: new Date(0), to: new Date(0) })
async function earn(): Promise<void> {
  await count()
  await earnPoints(at.app)
}

const pointsOf = async ({ id }: Pick<Person, 'id'>, currency: 'VND' | 'USD' = 'VND') =>
  (await walletOf(at.app.db, { owner: id, kind: 'points', currency }))?.balance ?? 0n

const setRate = (name: 'pointsSlots' | 'pointsLive' | 'pointsDeposit', value: string) =>
  applySetting(at, 'JADE', name, value)

const dbNow = async () =>
  (await one(at.database.owner, sql<{ now: Date }>`select clock_timestamp() as now`)).now

const play = (who: Person, more: Parameters<typeof instant>[1] = {}) =>
  inTransaction(at.app.db, (tx) => post(tx, [instant(who, more)]))

type RawFact = {
  readonly category: string
  readonly valid: bigint
  readonly at: Date
  readonly firstAt: Date | null
}

/** Every fact on its own, straight from the ledger's table: percent of valid bet, rounded towards zero. */
async function oracle(
  who: Person,
  rates: readonly { readonly until: Date; readonly slots: bigint; readonly live: bigint }[],
): Promise<bigint> {
  const facts = await many(
    at.database.owner,
    sql<RawFact>`select category, valid, at, first_at from settled_play where member_id = ${who.id}`,
  )
  const unit = major(1_000)
  return facts.reduce((sum, { category, valid, at: moment, firstAt }) => {
    const first = firstAt ?? moment
    const rate = rates.find(({ until }) => first < until) ?? rates.at(-1)!
    const percent = category === 'LIVE' ? rate.live : category === 'RNG' ? rate.slots : 0n
    const hundredths = valid * percent
    return sum + (hundredths < 0n ? -(-hundredths / unit) : hundredths / unit)
  }, 0n)
}

/** Makes whatever writes to this table fail, as a killed worker would stop there; `deferred`: at the commit, after every step. */
async function killedAt(
  table: 'points_day' | 'points_mark',
  timing: 'now' | 'deferred',
  work: () => Promise<unknown>,
) {
  const { owner } = at.database
  await run(
    owner,
    sql`create or replace function test_killed() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  )
  const [kind, when] =
    timing === 'now'
      ? [sql`trigger`, sql`before insert or update on ${sql.table(table)}`]
      : [
          sql`constraint trigger`,
          sql`after insert or update on ${sql.table(table)} deferrable initially deferred`,
        ]
  await run(owner, sql`create ${kind} test_killed ${when} for each row execute function test_killed()`)
  try {
    await expect(work()).rejects.toThrow('killed')
  } finally {
    await run(owner, sql`drop trigger test_killed on ${sql.table(table)}`)
  }
}

test('PRO-04 M10 earning agrees with an oracle over random play, voids, changed rates, several and killed workers', async () => {
  await fc.assert(
    fc.asyncProperty(steps, steps, fc.constantFrom('none', 'day', 'commit'), async (first, second, kill) => {
      await setRate('pointsSlots', '1.20')
      await earn()
      const jade = await player(at, 'JADE', vendors)
      // a stepped round that stays open would end the second history
      await playHistory(
        jade,
        vendors,
        first.filter(({ what }) => what !== 'stepped'),
      )
      await earn()
      const changedAt = await dbNow()
      await setRate('pointsSlots', '2.50')
      await earn()
      await playHistory(jade, vendors, second)
      await play(jade.who, { stake: major(7) })
      await count()
      if (kill === 'day') await killedAt('points_day', 'now', () => earnPoints(at.app))
      if (kill === 'commit') await killedAt('points_mark', 'deferred', () => earnPoints(at.app))
      await Promise.all([earnPoints(at.app), earnPoints(at.app), earnPoints(at.app)])
      const expected = await oracle(jade.who, [
        { until: changedAt, slots: 120n, live: 70n },
        { until: new Date(8e15), slots: 250n, live: 70n },
      ])
      expect(expected).not.toBe(0n)
      expect(await pointsOf(jade.who)).toBe(expected)
      const [days] = await many(
        at.database.owner,
        sql<{
          net: bigint
        }>`select sum(gained - used)::bigint as net from points_day where member_id = ${jade.who.id}`,
      )
      expect(days?.net).toBe(expected)
    }),
    { numRuns: runs({ day: 2, night: 20 }), endOnFailure: true },
  )
})

test('PRO-04 M10 a void reverses the points of its bet, and later points first repay a negative balance', async () => {
  await setRate('pointsSlots', '1.20')
  await earn()
  const mai = await person(at, { balance: BALANCE })
  const bet = instant(mai, { stake: major(10_000) })
  await inTransaction(at.app.db, (tx) => post(tx, [bet]))
  await earn()
  expect(await pointsOf(mai)).toBe(1_200n) // 10,000 × 1.20 % / 1,000 = 0.12 points
  await setRate('pointsSlots', '5.00')
  await earn()
  const back = {
    step: 'void',
    key: `${bet.key}:back`,
    wallet: mai.wallet,
    vendor: bet.vendor,
    round: bet.round.id,
  } as const
  await inTransaction(at.app.db, (tx) => post(tx, [back]))
  await earn()
  expect(await pointsOf(mai)).toBe(0n)
  await setRate('pointsSlots', '1.20')
})

test('PRO-04 a deposit earns points once if the brand gives points for deposits; play money and FUN never do', async () => {
  await setRate('pointsDeposit', '1.00')
  await earn()
  const mai = await person(at)
  const now = at.clock.now()
  await run(
    at.database.owner,
    sql`
      insert into deposit (member_id, merchant, wallet, currency, method, amount, fee, state, language, created_at, expires_at, credited_at)
      select ${mai.id}, 'JADE', ${mai.wallet}, 'VND', m.id, ${major(500_000)}, 0, 'paid', 'en', ${now}, ${now}, ${now}
      from deposit_method m
      where m.merchant = 'JADE'
      limit 1
    `,
  )
  await Promise.all([earn(), earn()])
  await earn()
  expect(await pointsOf(mai)).toBe(major(5)) // 1 % of 500,000 is 5,000, a point for each 1,000
  await setRate('pointsDeposit', '0.00')
  const trial = await person(at, { type: 4 })
  await play(trial, { stake: 0n })
  await earn()
  expect(await walletOf(at.app.db, { owner: trial.id, kind: 'points', currency: 'FUN' })).toBeNull()
})

test('PRO-04 a member sees balance, worth, movements and how points are earned; the navigation shows the same figures', async () => {
  const mai = await person(at, { balance: BALANCE })
  await setRate('pointsSlots', '5.00')
  await earn()
  for (const stake of [20_000, 30_000]) await play(mai, { stake: major(stake) })
  await earn()
  const balance = await mai.api.points.balance()
  expect(balance).toMatchObject({
    balance: 25_000n,
    ratio: 10,
    worth: 0n,
    types: [{ type: 'slots', earned: 25_000n }],
  })
  await play(mai, { stake: major(40_000) })
  await earn()
  const first = await mai.api.points.movements({ query: { limit: 1 } })
  expect(
    first.rows.map(({ type, kind, changed, before, current }) => [type, kind, changed, before, current]),
  ).toEqual([['slots', 'points.earned', 20_000n, 25_000n, 45_000n]])
  const next = await mai.api.points.movements({ query: { limit: 1, before: first.next! } })
  expect(next.rows[0]).toMatchObject({ changed: 25_000n })
  const config = await mai.api.points.config()
  expect(config.values.find(({ source }) => source === 'RNG')).toEqual({
    source: 'RNG',
    type: 'slots',
    point: '5.00',
  })
  const { navigation } = await mai.api.lobby.gameMenus()
  expect(navigation.find(({ key }) => key === 'RNG')?.point).toBe('5.00')
  await setRate('pointsSlots', '1.20')
})

test('PRO-04 a reward in points is credited once', async () => {
  const mai = await person(at)
  const offer = {
    merchant: 'JADE',
    memberId: mai.id,
    source: 'missions',
    key: `points:${mai.id}`,
    kind: 'points',
    currency: 'VND',
    amount: 30n,
    claim: 'automatic',
    claimUntil: null,
  } as const
  for (const _ of [1, 2]) await inTransaction(at.app.db, (tx) => offerReward(tx, offer, at.app.clock.now()))
  await Promise.all([creditClaimed(at.app), creditClaimed(at.app)])
  expect(await pointsOf(mai)).toBe(major(30))
  expect(rewardKinds.of(at.app).map(({ kind }) => kind)).toContain('points')
})

test('PRO-04 B2 points are adjusted by two operators only, and the report adds up to what members hold', async () => {
  const mai = await person(at)
  const linh = await operator(at, { roles: ['supervisor'] })
  const params = { member: mai.id }
  const body = { direction: 'credit' as const, points: 40, reason: 'a draw was late' }
  expect(await refusal(linh.alone.pointsOffice.adjust({ params, body }))).toBe('approvals.sent')
  expect(await pointsOf(mai)).toBe(0n)
  expect(await linh.api.pointsOffice.adjust({ params, body })).toEqual({ balance: major(40) })
  await linh.api.pointsOffice.adjust({ params, body: { ...body, direction: 'debit', points: 15 } })
  const shown = await linh.api.pointsOffice.member({ params, query: {} })
  expect(shown).toMatchObject({ account: mai.account, balance: major(25) })
  expect(shown.rows.map(({ changed }) => changed)).toEqual([-major(15), major(40)])
  const report = await linh.api.pointsOffice.report({
    query: { merchant: 'JADE', from: '2000-01-01', to: '2100-01-01' },
  })
  const net = report.types.reduce((sum, { gained, used }) => sum + gained - used, 0n)
  expect(report.held).toBe(net)
  const [wallets] = await many(
    at.database.owner,
    sql<{ sum: bigint }>`
      select sum(w.balance)::bigint as sum from wallet w join book b on b.id = w.book where w.kind = 'points' and b.merchant = 'JADE'
    `,
  )
  expect(wallets?.sum).toBe(report.held)
  const stranger = { params: { member: 999_999n } }
  expect(await refusal(linh.api.pointsOffice.member({ ...stranger, query: {} }))).toBe('points.unknownMember')
  expect(await refusal(linh.api.pointsOffice.adjust({ ...stranger, body }))).toBe('points.unknownMember')
  const owner = await operator(at, { roles: ['owner'] })
  expect(
    await refusal(
      owner.api.pointsOffice.report({ query: { merchant: 'NONE', from: '2026-01-01', to: '2026-01-02' } }),
    ),
  ).toBe('points.unknownBrand')
})
