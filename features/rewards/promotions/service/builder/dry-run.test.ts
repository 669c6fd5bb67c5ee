import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import type { PromotionData } from '../../rules/promotion.ts'
import { insertPromotion, launch, type NewPromotion } from '../../store/lifecycle.ts'
import { promotionById } from '../../store/promotions.ts'
import { giveForDeposits } from '../give.ts'
import { giveDue } from '../push/clock.ts'
import { tried } from './dry-run.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let at: TestApp
let people: Person[]
type Paid = { readonly who: number; readonly at: Date; readonly amount: bigint; readonly method: string }
let deposits: Paid[]

/** Midnight of 23 November in Asia/Ho_Chi_Minh: the end of the period. */
const end = new Date('2026-11-22T17:00:00Z')
const start = new Date(end.getTime() - 30 * DAY_MS)
const now = new Date(end.getTime() + 5 * HOUR_MS)

beforeAll(async () => {
  at = await testApp()
  const owner = at.database.owner
  at.clock.set(now)
  const codes = await many<{ code: string }>(
    owner,
    sql`select code from deposit_method where merchant = 'JADE' order by code limit 2`,
  )
  people = []
  deposits = []
  for (let n = 0; n < 8; n += 1) people.push(await person(at))
  for (const [who, { id, wallet }] of people.entries()) {
    await run(
      owner,
      sql`update member set created_at = ${new Date(start.getTime() + (who - 3) * 4 * DAY_MS)} where id = ${id}`,
    )
    for (let place = 0; place < who; place += 1) {
      const paid = {
        who,
        at: new Date(
          start.getTime() + ((place * 11 + who * 5) % 40) * DAY_MS - 5 * DAY_MS + who * HOUR_MS + place,
        ),
        amount: major(10 + ((place * 37 + who * 13) % 60)),
        method: codes[(place + who) % codes.length]!.code,
      }
      deposits.push(paid)
      await run(
        owner,
        sql`
          insert into deposit (merchant, member_id, wallet, currency, method, amount, fee, state, language, created_at, credited_at,
            expires_at)
          select 'JADE', ${id}, ${wallet}, 'VND', m.id, ${paid.amount}, 0, 'paid', 'en', ${paid.at}, ${paid.at}, ${paid.at}
          from deposit_method m where m.merchant = 'JADE' and m.code = ${paid.method}
        `,
      )
    }
  }
}, 120_000)
afterAll(() => at.close())

async function drafted(data: PromotionData, more: Partial<NewPromotion> = {}): Promise<string> {
  return inTransaction(at.app.db, (tx) =>
    insertPromotion(
      tx,
      {
        merchant: 'JADE',
        currency: 'VND',
        category: 'other',
        data,
        termsHash: null,
        budget: null,
        title: { en: 'Gift', vi: 'Quà' },
        summary: { en: 'A gift', vi: 'Quà' },
        createdBy: 'op-linh',
        startsAt: start,
        endsAt: null,
        claimDays: 30,
        ...more,
      },
      start,
    ),
  )
}

/** Rewards that a promotion has given, and what they took from its budget. */
async function given(id: string) {
  const { rewards } = await one<{ rewards: number }>(
    at.app.db,
    sql`select count(*)::int as rewards from reward_view where campaign = ${id}`,
  )
  return { rewards, cost: (await promotionById(at.app.db, id))!.spent }
}

const units = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((whole) => major(whole).toString())
const deposit = fc.record({
  kind: fc.constant('deposit' as const),
  nth: fc.option(fc.integer({ min: 1, max: 4 })),
  methods: fc.constant([]),
  least: units(1, 60),
})
const gift = fc.oneof(
  fc.record({ kind: fc.constant('cash' as const), amount: units(1, 9) }),
  fc.record({
    kind: fc.constant('match' as const),
    percent: fc.integer({ min: 1, max: 300 }),
    most: units(5, 60),
  }),
)
const conditions = fc.constantFrom(
  [],
  [{ kind: 'deposits', least: '1', most: null, days: 14 } as const],
  [{ kind: 'depositSum', least: null, most: major(60).toString(), days: null } as const],
)

/** The deposits that would have counted, from the facts as they were written. */
function counted(data: PromotionData): readonly Paid[] {
  const { trigger } = data
  if (trigger.kind !== 'deposit') throw new Error('not a deposit')
  return people.flatMap((_, who) => {
    const own = deposits
      .filter((each) => each.who === who)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    const first = own.find((each, before) => {
      const earlier = own.slice(0, before)
      const isMet = (data.conditions ?? []).every((condition) => {
        if (condition.kind === 'deposits')
          return earlier.some(({ at: when }) => when.getTime() >= each.at.getTime() - 14 * DAY_MS)
        if (condition.kind !== 'depositSum') throw new Error('unknown')
        return earlier.reduce((sum, { amount }) => sum + amount, 0n) <= BigInt(condition.most!)
      })
      const isInside = each.at >= start && each.at < end
      const isNth = trigger.nth === null || trigger.nth === before + 1
      return isInside && isMet && isNth && each.amount >= BigInt(trigger.least)
    })
    return first ? [first] : []
  })
}

function worth({ gift: of }: PromotionData, amount: bigint): bigint {
  if (of.kind === 'cash') return BigInt(of.amount)
  if (of.kind !== 'match') throw new Error('unknown')
  const share = (amount * BigInt(of.percent)) / 100n
  const most = BigInt(of.most)
  return ((share < most ? share : most) / 100n) * 100n
}

test('PRO-02 a dry run of a deposit promotion equals a model of it and what the real run gives on the same deposits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ trigger: deposit, gift, conditions }), async (data) => {
      const id = await drafted(data, { termsHash: null })
      const result = await tried(at.app, (await promotionById(at.app.db, id))!, now)
      const paid = counted(data).filter(({ amount }) => worth(data, amount) > 0n)
      const cost = paid.reduce((sum, { amount }) => sum + worth(data, amount), 0n)
      expect([result.rewards, BigInt(result.cost)]).toEqual([paid.length, cost])

      // the members join just before the deposit that counts
      await inTransaction(at.app.db, (tx) => launch(tx, id, start))
      for (const { who, at: when } of paid)
        await run(
          at.database.owner,
          sql`
            insert into promotion_entry (promotion, member_id, state, joined_at)
            values (${id}, ${people[who]!.id}, 'joined', ${new Date(when.getTime() - 1)})
          `,
        )
      await giveForDeposits(at.app)
      expect(await given(id)).toEqual({ rewards: result.rewards, cost: BigInt(result.cost) })
    }),
    { numRuns: 25 },
  )
})

test.each([
  ['registration', { kind: 'registration' }],
  ['birthday', { kind: 'birthday' }],
  ['week', { kind: 'schedule', every: 'week', on: 3, at: '20:00' }],
  ['list', { kind: 'operator', accounts: [] }],
] as const)('PRO-02 a dry run of a %s equals what the job gives in the same period', async (_, shape) => {
  await run(at.database.owner, sql`update member set birthday = '1990-11-05' where id = ${people[2]!.id}`)
  const trigger =
    shape.kind === 'operator' ? { ...shape, accounts: people.slice(1, 4).map((each) => each.account) } : shape
  const cash = { kind: 'cash', amount: major(2).toString() } as const
  for (const budget of [null, major(7)]) {
    const id = await drafted(
      { trigger, gift: cash, conditions: [{ kind: 'deposits', least: null, most: '4', days: null }] },
      { budget, endsAt: end },
    )
    const result = await tried(at.app, (await promotionById(at.app.db, id))!, now)
    expect(result.rewards).toBeGreaterThan(0)
    await inTransaction(at.app.db, (tx) => launch(tx, id, start))
    await giveDue(at.app)
    expect(await given(id)).toEqual({ rewards: result.rewards, cost: BigInt(result.cost) })
  }
})

test('PRO-02 an operator tries a draft before its launch; after a change the result no longer counts', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const data = {
    trigger: { kind: 'deposit', nth: null, methods: [], least: major(1).toString() },
    gift: { kind: 'cash', amount: major(3).toString() },
  } as const
  const body = {
    merchant: 'JADE',
    currency: 'VND',
    category: 'deposit',
    data,
    terms: null,
    budget: major(9),
    title: { en: 'Reload', vi: 'Nạp lại' },
    summary: { en: 'A reload', vi: 'Nạp lại' },
    startsAt: now,
    endsAt: null,
    claimDays: 7,
  } as const
  const { id } = await linh.api.promotionsOffice.draft({ body })
  const result = await linh.api.promotionBuilderOffice.dryRun({ params: { id } })
  expect([result.rewards, result.cost, result.basis]).toEqual([3, major(9), 'deposits'])
  expect(result.unpaid).toBeGreaterThan(0)
  expect(result.usedUpOn).not.toBeNull()
  expect([result.eligible >= 8, result.payable]).toEqual([true, major(9)])
  const row = async () =>
    (await linh.api.promotionsOffice.list({ query: { merchant: 'JADE' } })).rows.find(
      (each) => each.id === id,
    )!
  expect((await row()).dryRun?.cost).toBe(major(9))
  await linh.api.promotionsOffice.draft({ body: { ...body, id, budget: major(12) } })
  expect((await row()).dryRun).toBeNull()
})
