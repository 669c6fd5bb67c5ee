import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { major } from '#kit/money.ts'
import type { PromotionData } from '../../rules/promotion.ts'
import { insertPromotion, launch, stop } from '../../store/lifecycle.ts'
import { promotionById } from '../../store/promotions.ts'
import { push, triggerPromotions } from './push.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

async function live(data: PromotionData, budget: bigint | null = null): Promise<string> {
  const now = at.clock.now()
  return inTransaction(at.app.db, async (tx) => {
    const id = await insertPromotion(
      tx,
      {
        merchant: 'JADE',
        currency: 'VND',
        category: 'other',
        title: { en: 'Gift', vi: 'Quà' },
        summary: { en: 'A gift', vi: 'Một món quà' },
        data,
        termsHash: null,
        budget,
        startsAt: now,
        endsAt: null,
        claimDays: 7,
        createdBy: 'op-linh',
      },
      now,
    )
    await launch(tx, id, now)
    return id
  })
}

const cash = { kind: 'cash', amount: major(1).toString() } as const

async function levelUp({ id }: Person, level: number): Promise<string[]> {
  const occasion = `level:${level}`
  const event = { kind: 'levelUp', level, merchant: 'JADE', memberId: id, occasion } as const
  return inTransaction(at.app.db, (tx) => triggerPromotions(at.app, tx, { ...event, now: at.clock.now() }))
}

test('PRO-02 a new rank gives the promotions that wait for it, once for each rank', async () => {
  const any = await live({ trigger: { kind: 'levelUp', level: null }, gift: cash })
  const third = await live({ trigger: { kind: 'levelUp', level: 3 }, gift: { kind: 'points', points: 50 } })
  const once = await live({ trigger: { kind: 'levelUp', level: null }, gift: cash, once: true })
  const mai = await person(at)
  expect(await levelUp(mai, 2)).toEqual([any, once])
  expect(await levelUp(mai, 2)).toEqual([])
  expect(await levelUp(mai, 3)).toEqual([any, third])
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(rows.map(({ kind, amount, count }) => [kind, amount ?? count])).toEqual(
    expect.arrayContaining([
      ['cash', major(1)],
      ['points', 50],
    ]),
  )
  expect(rows).toHaveLength(4)
  for (const id of [any, third, once]) await inTransaction(at.app.db, (tx) => stop(tx, id, at.clock.now()))
  expect(await levelUp(mai, 4)).toEqual([])
})

test('PRO-02 a budget goes to the first members who may be offered something, and not beyond', async () => {
  const id = await live({ trigger: { kind: 'birthday' }, gift: cash }, major(3))
  const people: Person[] = []
  for (let n = 0; n < 5; n += 1) people.push(await person(at))
  const now = at.clock.now()
  await stopMarketing(at.app.db, { memberId: people[0]!.id, until: null, why: 'harm', now })
  const members = people.map((each) => each.id)
  const given = await Promise.all(
    [1, 2, 3, 4].map(() =>
      inTransaction(at.app.db, (tx) => push(tx, id, { members, occasion: '2026', now })),
    ),
  )
  expect(given.flatMap((each) => each.members)).toEqual(members.slice(1, 4))
  expect((await promotionById(at.app.db, id))?.spent).toBe(major(3))
})
