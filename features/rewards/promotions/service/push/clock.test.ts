import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import type { PromotionData } from '../../rules/promotion.ts'
import { insertPromotion, launch } from '../../store/lifecycle.ts'
import { giveDue } from './clock.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const start = new Date('2026-11-01T00:00:00Z')
const cash = { kind: 'cash', amount: major(1).toString() } as const

async function live(data: PromotionData, endsAt: Date | null = null): Promise<string> {
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
        budget: null,
        startsAt: start,
        endsAt,
        claimDays: 7,
        createdBy: 'op-linh',
      },
      start,
    )
    await launch(tx, id, start)
    return id
  })
}

/** Names of the rewards of a promotion, by the accounts that got them. */
async function given(id: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select m.account || substr(r.source_key, length(${id}::text) + 2 + length(m.id::text)) as key
    from reward_view r join member_view m on m.id = r.member_id where r.campaign = ${id} order by key
  `.execute(at.app.db)
  return rows.map(({ key }) => key)
}

test('PRO-01 registrations, birthdays, schedules and lists give once each, also when the job runs again', async () => {
  at.clock.set(new Date('2026-11-10T00:00:00Z'))
  const mai = await person(at, { account: 'mai1' })
  await person(at, { account: 'an1', balance: major(5) })
  await run(
    at.database.owner,
    sql`update member set created_at = '2026-10-01', birthday = '1990-11-12' where id = ${mai.id}`,
  )
  const joined = await live({ trigger: { kind: 'registration' }, gift: cash })
  const birthday = await live({ trigger: { kind: 'birthday' }, gift: cash })
  const listed = await live({ trigger: { kind: 'operator', accounts: ['MAI1 ', 'unknown'] }, gift: cash })
  const fridays = await live({
    trigger: { kind: 'schedule', every: 'week', on: 5, at: '18:00' },
    gift: cash,
    conditions: [{ kind: 'balance', least: major(1).toString(), most: null }],
  })
  const ended = await live(
    { trigger: { kind: 'schedule', every: 'day', on: null, at: '18:00' }, gift: cash, once: true },
    new Date('2026-11-05T00:00:00Z'),
  )
  at.clock.set(new Date('2026-11-21T00:00:00Z'))
  await Promise.all([giveDue(at.app), giveDue(at.app)])
  await giveDue(at.app)
  expect(await given(joined)).toEqual(['an1'])
  expect(await given(birthday)).toEqual(['mai1:2026'])
  expect(await given(listed)).toEqual(['mai1'])
  expect(await given(fridays)).toEqual(['an1:2026-11-06', 'an1:2026-11-13', 'an1:2026-11-20'])
  expect(await given(ended)).toEqual(['an1', 'mai1'])
  at.clock.set(new Date('2026-11-28T00:00:00Z'))
  expect(await giveDue(at.app)).toBe(1)
  expect(await given(fridays)).toHaveLength(4)
})
