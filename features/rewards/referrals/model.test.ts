import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { major } from '#kit/money.ts'
import { runs } from '#kit/testing/tier.ts'
import { settleReferrals } from './service/settle.ts'
import { deposits, friendOf, givenTo, plays, program, stopAll, stranger } from './testing/program.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())
afterEach(() => stopAll(at))

const FRIENDS = 3
const REFERRERS = 2
/** Friends for whom a referrer is rewarded. */
const MOST = 2

const friend = fc.nat({ max: FRIENDS - 1 })
/** Referrers first, then friends. */
const anyone = fc.nat({ max: REFERRERS + FRIENDS - 1 })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant('register' as const), friend, by: fc.nat({ max: 1 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('deposit' as const),
      friend,
      sum: fc.constantFrom(40, 100, 250, 100),
    }),
  },
  {
    weight: 6,
    // a void is a negative sum
    arbitrary: fc.record({
      what: fc.constant('play' as const),
      friend,
      sum: fc.constantFrom(200, 300, 500, -200),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('share' as const), friend, by: fc.nat({ max: 1 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('exclude' as const), who: anyone, isOut: fc.boolean() }),
  },
  { weight: 5, arbitrary: fc.record({ what: fc.constant('work' as const), workers: fc.constantFrom(1, 3) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

type Known = {
  by: number | null
  deposit: number
  played: number
  shares: Set<number>
  state: 'open' | 'review' | 'closed'
  open: Set<'inviter' | 'friend'>
}

/** What a reading of the rules gives: keys `referrer:friend` and `friend`. */
class Oracle {
  readonly friends: Known[] = Array.from({ length: FRIENDS }, () => ({
    by: null,
    deposit: 0,
    played: 0,
    shares: new Set(),
    state: 'open',
    open: new Set(['inviter', 'friend']),
  }))
  readonly out = new Set<number>()
  readonly given: string[] = []

  work(): void {
    for (const [index, each] of this.friends.entries()) {
      if (each.by === null || each.state !== 'open') continue
      const met = [...each.open].filter(
        (side) => each.deposit >= 100 && each.played >= (side === 'inviter' ? 500 : 200),
      )
      if (!met.length) continue
      if (each.shares.has(each.by)) {
        each.state = 'review'
        continue
      }
      if (this.out.has(each.by) || this.out.has(REFERRERS + index)) continue
      for (const side of met) {
        each.open.delete(side)
        const mine = this.given.filter((key) => key.startsWith(`${each.by}:`))
        if (side === 'friend') this.given.push(`friend:${index}`)
        else if (mine.length < MOST) this.given.push(`${each.by}:${index}`)
      }
    }
  }
}

/** The persons of one history, and what is done to them. */
async function scene() {
  await stopAll(at)
  await program(at, 'inviter', { most: MOST })
  await program(at, 'friend', { turnover: 200 })
  const people: Person[] = []
  for (let n = 0; n < REFERRERS + FRIENDS; n += 1) people.push(await stranger(at))
  const friendAt = (index: number) => people[REFERRERS + index]!
  const oracle = new Oracle()
  const take = async (each: Step): Promise<void> => {
    const now = at.clock.now()
    if (each.what === 'work') {
      await Promise.all(Array.from({ length: each.workers }, () => settleReferrals(at.app)))
      oracle.work()
      return
    }
    if (each.what === 'exclude') {
      const { id: memberId } = people[each.who]!
      oracle.out[each.isOut ? 'add' : 'delete'](each.who)
      if (each.isOut) await stopMarketing(at.app.db, { memberId, until: null, why: 'harm', now })
      else await run(at.database.owner, sql`delete from marketing_stop where member_id = ${memberId}`)
      return
    }
    const who = friendAt(each.friend)
    const known = oracle.friends[each.friend]!
    if (each.what === 'register' && known.by === null) {
      known.by = each.by
      await friendOf(at, people[each.by]!, who)
    }
    if (each.what === 'share') {
      known.shares.add(each.by)
      for (const { id } of [people[each.by]!, who])
        await run(
          at.database.owner,
          sql`
            insert into payout_account (member_id, bank, account_number, holder, created_at)
            select ${id}, b.code, ${String(1_000_000n + people[each.by]!.id * 100n + BigInt(each.friend))}, 'T', now() from bank b limit 1
            on conflict do nothing
          `,
        )
    }
    if (each.what === 'deposit') {
      known.deposit = Math.max(known.deposit, each.sum)
      await deposits(at, who, each.sum, now)
    }
    if (each.what === 'play') {
      known.played += each.sum
      await plays(at, who, each.sum, now)
    }
  }
  const given = async () => {
    const rows = await givenTo(at, people)
    return rows.map(({ key }) => {
      const [, memberId, , friendId] = key.split(':')
      const index = people.findIndex(({ id }) => `${id}` === friendId) - REFERRERS
      return memberId === friendId
        ? `friend:${index}`
        : `${people.findIndex(({ id }) => `${id}` === memberId)}:${index}`
    })
  }
  return { take, given, oracle }
}

test('PRO-08 random registrations, deposits, bets, voids and exclusions pay each side at most once, and never one person', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      const { take, given, oracle } = await scene()
      for (const each of steps) await take(each)
      await take({ what: 'work', workers: 3 })
      expect((await given()).toSorted()).toEqual(oracle.given.toSorted())
    }),
    { numRuns: runs({ day: 8, night: 100 }) },
  )
})

test('PRO-08 of a hundred friends who qualify at once as many are paid as the limit and the budget allow', async () => {
  const inviter = await program(at, 'inviter', { most: 60, budget: major(50 * 40) })
  const side = await program(at, 'friend', { budget: major(50 * 70) })
  const [mai, an] = [await stranger(at), await stranger(at)]
  const friends: Person[] = []
  for (let n = 0; n < 100; n += 1) {
    const who = await friendOf(at, n % 10 ? mai : an)
    await deposits(at, who, 100)
    await plays(at, who, 500)
    friends.push(who)
  }
  await Promise.all(Array.from({ length: 6 }, () => settleReferrals(at.app)))
  expect(await givenTo(at, [mai, an])).toHaveLength(40)
  expect(await givenTo(at, friends)).toHaveLength(70)
  const spent = (id: string) =>
    one(at.database.owner, sql<{ spent: bigint }>`select spent from promotion where id = ${id}`)
  expect(await spent(inviter)).toEqual({ spent: major(2_000) })
  expect(await spent(side)).toEqual({ spent: major(3_500) })
  expect(await settleReferrals(at.app)).toBe(0)
})

test('PRO-08 of friends who qualify at once a referrer is paid for as many as the terms say', async () => {
  await program(at, 'inviter', { most: 7 })
  const mai = await stranger(at)
  for (let n = 0; n < 20; n += 1) {
    const who = await friendOf(at, mai)
    await deposits(at, who, 100)
    await plays(at, who, 500)
  }
  await Promise.all(Array.from({ length: 6 }, () => settleReferrals(at.app)))
  expect(await givenTo(at, [mai])).toHaveLength(7)
})

/** Every table that a step from the conditions to the offer writes; the process dies at the write. */
const places = [
  { table: 'reward', when: 'insert' },
  { table: 'promotion', when: 'update' },
  { table: 'promotion_entry', when: 'insert' },
  { table: 'referral_term', when: 'update' },
  { table: 'referral', when: 'update' },
] as const

describe.each(places)('killed at $when of $table', ({ table, when }) => {
  test('PRO-08 M5 a worker killed between two steps pays once and skips no one', async () => {
    await program(at, 'inviter')
    await program(at, 'friend')
    const mai = await stranger(at)
    const an = await friendOf(at, mai)
    await deposits(at, an, 100)
    await plays(at, an, 500)
    const owner = at.database.owner
    await run(
      owner,
      sql`
        create or replace function test_dies() returns trigger language plpgsql as $$
        begin raise exception 'the process dies here'; end $$
      `,
    )
    await run(
      owner,
      sql`create trigger test_dies before ${sql.raw(when)} on ${sql.raw(table)} for each row execute function test_dies()`,
    )
    await settleReferrals(at.app).catch(() => undefined)
    await run(owner, sql`drop trigger test_dies on ${sql.raw(table)}`)
    expect(await givenTo(at, [mai, an])).toEqual([])
    await Promise.all([settleReferrals(at.app), settleReferrals(at.app)])
    const members = (await givenTo(at, [mai, an])).map(({ member }) => member)
    expect(members).toHaveLength(2)
    expect(new Set(members)).toEqual(new Set([mai.id, an.id]))
  })
})
