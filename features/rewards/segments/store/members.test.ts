import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import type { Condition } from '../rules/conditions.ts'
import { brandOf, compile } from '../service/compile.ts'
import { countOf, explained, meeting } from './members.ts'

const DAY_MS = 86_400_000

let at: TestApp
let members: Fact[]

type Fact = {
  readonly id: bigint
  readonly registered: Date
  readonly language: string
  readonly balance: bigint
  readonly deposits: readonly { readonly at: Date; readonly amount: bigint }[]
  /** Valid bets by day of the brand and category. */
  readonly days: readonly { readonly day: string; readonly category: string; readonly valid: bigint }[]
}

const now = new Date('2026-11-23T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
/** The day in Asia/Ho_Chi_Minh, seven hours ahead. */
const dayOf = (moment: Date) => new Date(moment.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)

beforeAll(async () => {
  at = await testApp()
  const owner = at.database.owner
  members = []
  for (let n = 0; n < 12; n += 1) {
    const who = await person(at, { balance: major(n * 10) })
    const registered = ago(n * 5 + 0.3)
    const language = n % 3 === 0 ? 'vi' : 'en'
    const deposits = Array.from({ length: n % 4 }, (_, place) => ({
      at: ago(place * 9 + n * 0.5 + 0.1),
      amount: major(10 * (place + n + 1)),
    }))
    const days = Array.from({ length: n % 5 }, (_, place) => ({
      day: dayOf(ago(place * 3 + (n % 2))),
      category: place % 2 ? 'LIVE' : 'RNG',
      valid: major(5 * (n + place)),
    }))
    await run(
      owner,
      sql`update member set created_at = ${registered}, language = ${language} where id = ${who.id}`,
    )
    for (const each of deposits)
      await run(
        owner,
        sql`
          insert into deposit (merchant, member_id, wallet, currency, method, amount, fee, state, language, created_at, credited_at,
            expires_at)
          select 'JADE', ${who.id}, ${who.wallet}, 'VND', m.id, ${each.amount}, 0, 'paid', 'en', ${each.at}, ${each.at}, ${each.at}
          from deposit_method m where m.merchant = 'JADE' limit 1
        `,
      )
    const { book } = await one<{ book: number }>(owner, sql`select book from wallet where id = ${who.wallet}`)
    for (const each of days)
      await run(
        owner,
        sql`
          insert into play_member_day (member_id, book, day, vendor, game, category, rounds, stake, win, valid)
          values (${who.id}, ${book}, ${each.day}, 'FH', 'g' || ${each.category}::text, ${each.category}, 1, ${each.valid}, 0, ${each.valid})
          on conflict do nothing
        `,
      )
    members.push({ id: who.id, registered, language, balance: major(n * 10), deposits, days })
  }
}, 120_000)
afterAll(() => at.close())

/** The conditions over again, from the facts as they were written. */
function isMet(of: Fact, condition: Condition): boolean {
  const inside = (value: bigint | null, least: string | null, most: string | null) =>
    (least === null || value === null || value >= BigInt(least)) &&
    (most === null || (value !== null && value <= BigInt(most)))
  const plain = (): boolean => {
    switch (condition.kind) {
      case 'registered': {
        const day = dayOf(of.registered)
        return (condition.from ?? '0') <= day && day <= (condition.to ?? '9')
      }
      case 'memberDays':
        return inside(
          BigInt(Math.floor((now.getTime() - of.registered.getTime()) / DAY_MS)),
          condition.least,
          condition.most,
        )
      case 'deposits':
      case 'depositSum': {
        const { days, kind, least, most } = condition
        const counted = of.deposits.filter((each) => days === null || each.at >= ago(days))
        const sum = counted.reduce((total, { amount }) => total + amount, 0n)
        return inside(kind === 'deposits' ? BigInt(counted.length) : sum, least, most)
      }
      case 'turnover': {
        const from = dayOf(ago(condition.days))
        const counted = of.days.filter(
          ({ day, category }) =>
            day >= from &&
            day < dayOf(now) &&
            (condition.category === null || condition.category === category),
        )
        return inside(
          counted.reduce((total, { valid }) => total + valid, 0n),
          condition.least,
          condition.most,
        )
      }
      case 'lastPlay':
        return inside(null, condition.least, condition.most)
      case 'balance':
        return inside(of.balance, condition.least, condition.most)
      case 'language':
        return condition.any.includes(of.language)
      default:
        throw new Error(`the model does not know ${condition.kind}`)
    }
  }
  return condition.not === true ? !plain() : plain()
}

const count = fc.integer({ min: 0, max: 6 }).map(String)
const sum = fc.integer({ min: 0, max: 150 }).map((whole) => major(whole).toString())
const bounds = <T>(value: fc.Arbitrary<T>) => ({ least: fc.option(value), most: fc.option(value) })
const not = fc.boolean()
const days = fc.integer({ min: 1, max: 40 })
const day = fc.integer({ min: 0, max: 60 }).map((back) => dayOf(ago(back)))
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ kind: fc.constant('registered' as const), from: fc.option(day), to: fc.option(day), not }),
  fc.record({
    kind: fc.constant('memberDays' as const),
    ...bounds(fc.integer({ min: 0, max: 60 }).map(String)),
    not,
  }),
  fc.record({ kind: fc.constant('deposits' as const), ...bounds(count), days: fc.option(days), not }),
  fc.record({ kind: fc.constant('depositSum' as const), ...bounds(sum), days: fc.option(days), not }),
  fc.record({
    kind: fc.constant('turnover' as const),
    ...bounds(sum),
    days,
    category: fc.option(fc.constantFrom('RNG', 'LIVE')),
    not,
  }),
  fc.record({ kind: fc.constant('lastPlay' as const), ...bounds(count), not }),
  fc.record({ kind: fc.constant('balance' as const), ...bounds(sum), not }),
  fc.record({
    kind: fc.constant('language' as const),
    any: fc.constantFrom(['en'], ['vi'], ['en', 'vi']),
    not,
  }),
)

test('PRO-01 a segment has exactly the members who meet all of its conditions', async () => {
  const brand = (await brandOf(at.app, 'JADE'))!
  await fc.assert(
    fc.asyncProperty(fc.array(condition, { maxLength: 4 }), async (conditions) => {
      const parts = await compile(at.app, at.app.db, { brand, conditions })
      const expected = members
        .filter((each) => conditions.every((one) => isMet(each, one)))
        .map(({ id }) => id)
      const ids = members.map(({ id }) => id)
      expect(await meeting(at.app.db, parts, { members: ids, now })).toEqual(expected)
      expect((await countOf(at.app.db, brand, { parts, now })).members).toBe(expected.length)
      const first = await explained(at.app.db, parts, { memberId: ids[0]!, now })
      expect(first.map(({ holds }) => holds)).toEqual(conditions.map((each) => isMet(members[0]!, each)))
    }),
    { numRuns: 60 },
  )
})
