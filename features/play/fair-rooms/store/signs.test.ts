import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { newId } from '#contract/new-id.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { forgetFirm } from '../service/forget.ts'
import { betweenIn, isDumping, isSoft } from '../rules/patterns.ts'
import { insertSign, talliesOf, type NewSign } from './signs.ts'

const limits = { dumpHands: 3, softHands: 4 }
const HOUR_MS = 3_600_000
let at: TestApp
let ids: readonly [bigint, bigint, bigint]
beforeAll(async () => {
  at = await testApp()
  // signs without the hands that they were seen in
  await run(at.database.owner, sql`alter table card_sign drop constraint card_sign_hand_fkey`)
  const [a, b, c] = await Promise.all([person(at), person(at), person(at)])
  ids = [a.id, b.id, c.id]
})
afterAll(() => at.close())

type Seen = Pick<NewSign, 'kind' | 'member' | 'other'> &
  Partial<Pick<NewSign, 'amount' | 'why' | 'shares' | 'at'>>

const now = () => at.app.clock.now()
const store = (count: number, sign: Seen) =>
  inTransaction(at.app.db, async (tx) => {
    for (let nth = 0; nth < count; nth++)
      await insertSign(tx, { hand: newId(), amount: 10n, why: null, shares: null, at: now(), ...sign })
  })

const tallies = (member: bigint, isClimbing: boolean) => {
  const since = new Date(at.app.clock.now().getTime() - 7 * 24 * HOUR_MS)
  return inTransaction(at.app.db, (tx) => talliesOf(tx, { member, isClimbing, since }))
}

test('G18 a mixed week of three members is counted by pair and by family of games, without what is older', async () => {
  const [a, b, c] = ids
  await store(3, { kind: 'dump', member: a, other: b, amount: 60n })
  await store(1, { kind: 'dump', member: b, other: a, amount: 20n })
  await store(5, { kind: 'soft', member: a, other: c })
  await store(1, { kind: 'firm', member: a, other: c })
  await store(2, { kind: 'soft', member: b, other: c })
  await store(1, { kind: 'shared', member: a, other: b, shares: 'address' })
  const old = new Date(at.app.clock.now().getTime() - 8 * 24 * HOUR_MS)
  await store(1, { kind: 'dump', member: a, other: b, at: old })
  await store(1, { kind: 'soft', member: a, other: b, why: 'spared', at: old })
  // an ordinary week of Tien Len: nearly every game offers a chance that is taken
  await store(30, { kind: 'firm', member: a, other: b, why: 'stopped' })
  await store(6, { kind: 'soft', member: a, other: c, why: 'spared' })
  await store(1, { kind: 'dump', member: a, other: c, amount: 26n, why: 'gaveUp' })
  await store(2, { kind: 'firm', member: c, other: a, why: 'stopped' })
  const none = { dumps: 0, dumped: 0n, soft: 0, firm: 0 }
  const inBets = await tallies(a, false)
  expect(new Set(inBets)).toEqual(
    new Set([
      { ...none, member: a, other: b, dumps: 3, dumped: 180n },
      { ...none, member: b, other: a, dumps: 1, dumped: 20n },
      { ...none, member: a, other: c, soft: 5, firm: 1 },
    ]),
  )
  const inClimbing = await tallies(a, true)
  expect(new Set(inClimbing)).toEqual(
    new Set([
      { ...none, member: a, other: b, firm: 30 },
      { ...none, member: a, other: c, dumps: 1, dumped: 26n, soft: 6 },
      { ...none, member: c, other: a, firm: 2 },
    ]),
  )
  const between = (other: bigint, isClimbing: boolean) =>
    betweenIn(isClimbing ? inClimbing : inBets, { member: a, other, isClimbing }, limits)
  expect(between(c, true)).toMatchObject({ soft: 6, firm: 0, softElse: 0, firmElse: 30 })
  // thirty firm games of Tien Len excuse neither three dumps nor five soft hands of hold'em
  expect(isDumping(between(b, false), limits)).toBe(true)
  expect(isSoft(between(c, false), limits)).toBe(true)
  expect(isSoft(between(c, true), limits)).toBe(true)
  expect(isDumping(between(b, true), limits)).toBe(false)
})

test('G18 firm hands are deleted when no period of signs reaches them, what a pattern was made of is kept', async () => {
  const [, b, c] = ids
  const days = (count: number) => new Date(at.app.clock.now().getTime() - count * 24 * HOUR_MS)
  for (const [kind, age] of [
    ['firm', 89],
    ['firm', 92],
    ['soft', 92],
    ['dump', 92],
  ] as const)
    await store(1, { kind, member: c, other: b, why: 'stopped', at: days(age) })
  await forgetFirm(at.app)
  await forgetFirm(at.app)
  const kept = await many(
    at.app.db,
    sql<{ kind: string; isOld: boolean }>`
      select kind, at < ${days(90)} as is_old from card_sign where member_id = ${c} and other_id = ${b} order by kind
    `,
  )
  expect(kept).toEqual([
    { kind: 'dump', isOld: true },
    { kind: 'firm', isOld: false },
    { kind: 'soft', isOld: true },
  ])
})

test('G18 the application cannot delete the signs that a pattern is made of, only firm hands', async () => {
  const [a, , c] = ids
  for (const kind of ['dump', 'soft', 'shared'] as const) {
    await store(1, { kind, member: c, other: a })
    const deletion = run(
      at.app.db,
      sql`delete from card_sign where kind = ${kind} and member_id = ${c} and other_id = ${a}`,
    )
    await expect(deletion).rejects.toThrow('card_sign is append-only')
  }
  const kept = await many(
    at.app.db,
    sql<{ kind: string }>`
      select kind from card_sign where member_id = ${c} and other_id = ${a} and kind <> 'firm' order by kind
    `,
  )
  expect(kept.map(({ kind }) => kind)).toEqual(['dump', 'shared', 'soft'])
})
