import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { draftOf, launched, units } from '../../testing/launched.ts'
import { giveForDeposits } from '../give.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

async function deposits({ id, wallet }: Person, amount: bigint): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into deposit (merchant, member_id, wallet, currency, method, amount, fee, state, language, created_at, credited_at,
        expires_at)
      select 'JADE', ${id}, ${wallet}, 'VND', m.id, ${amount}, 0, 'paid', 'en', now(), clock_timestamp(), now()
      from deposit_method m
      where m.merchant = 'JADE'
      limit 1
    `,
  )
}

const dataOf = (cash: number) => ({
  trigger: { kind: 'deposit' as const, nth: null, methods: [], least: units(1) },
  gift: { kind: 'cash' as const, amount: units(cash) },
})

test('PRO-01 a new version takes the place of a running promotion, and who has joined keeps theirs', async () => {
  const { id, linh } = await launched(at, dataOf(5))
  const mai = await person(at)
  await mai.api.promotions.join({ params: { id }, body: {} })
  const body = { ...draftOf(at, dataOf(2)), replaces: id }
  const draft = await linh.api.promotionsOffice.draft({ body })
  const launch = { params: draft, body: { reason: 'the budget of December' } }
  expect(await refusal(linh.api.promotionsOffice.launch(launch))).toBe('promotions.notTried')
  await linh.api.promotionBuilderOffice.dryRun({ params: draft })
  // a change after the dry run: it was of another draft
  await linh.api.promotionsOffice.draft({ body: { ...draftOf(at, dataOf(3)), id: draft.id } })
  expect(await refusal(linh.api.promotionsOffice.launch(launch))).toBe('promotions.notTried')
  await linh.api.promotionsOffice.draft({ body: { ...body, replaces: undefined, id: draft.id } })
  await linh.api.promotionsOffice.launch(launch)
  const seenBy = async (who: Person) => (await who.api.promotions.list()).rows.map((each) => each.id)
  const an = await person(at)
  expect([await seenBy(mai), await seenBy(an)]).toEqual([[id], [draft.id]])
  expect(await refusal(mai.api.promotions.join({ params: { id: draft.id }, body: {} }))).toBe(
    'promotions.unknown',
  )
  expect(await refusal(an.api.promotions.join({ params: { id }, body: {} }))).toBe('promotions.notOpen')
  await an.api.promotions.join({ params: { id: draft.id }, body: {} })
  for (const each of [mai, an]) await deposits(each, major(50))
  await giveForDeposits(at.app)
  const got = async (who: Person) =>
    (await who.api.rewards.list({ query: { view: 'history' } })).rows[0]?.amount
  expect([await got(mai), await got(an)]).toEqual([major(5), major(2)])
  const rows = (await linh.api.promotionsOffice.list({ query: { merchant: 'JADE' } })).rows
  expect(rows.map(({ version, state }) => [version, state])).toEqual([
    [2, 'live'],
    [1, 'replaced'],
  ])
  const again = { body: { ...body, replaces: id } }
  expect(await refusal(linh.api.promotionsOffice.draft(again))).toBe('promotions.notLive')
  const changed = { body: { ...draftOf(at, dataOf(3)), id: draft.id } }
  expect(await refusal(linh.api.promotionsOffice.draft(changed))).toBe('promotions.notDraft')
})

test('PRO-01 a deposit after the stop of a promotion gives nothing', async () => {
  const { id, linh } = await launched(at, dataOf(5))
  const mai = await person(at)
  await mai.api.promotions.join({ params: { id }, body: {} })
  await linh.api.promotionsOffice.stop({ params: { id }, body: { reason: 'too expensive' } })
  await deposits(mai, major(50))
  await giveForDeposits(at.app)
  expect((await mai.api.rewards.list({ query: { view: 'history' } })).rows).toEqual([])
})

test('PRO-01 says for one member which conditions hold, and whether anything may be offered', async () => {
  const { linh } = await launched(at, dataOf(1))
  const mai = await person(at, { balance: major(30) })
  const conditions = [
    { kind: 'balance', least: units(20), most: null },
    { kind: 'deposits', least: '1', most: null, days: null },
  ] as const
  const check = (member: bigint) =>
    linh.api.promotionBuilderOffice.check({ body: { merchant: 'JADE', member, conditions } })
  const first = await check(mai.id)
  expect(first.conditions.map(({ holds, value }) => [holds, value])).toEqual([
    [true, units(30)],
    [false, '0'],
  ])
  expect([first.isPlayer, first.mayMarket, first.isMet]).toEqual([true, true, false])
  await deposits(mai, major(10))
  expect((await check(mai.id)).isMet).toBe(true)
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  const excluded = await check(mai.id)
  expect([excluded.mayMarket, excluded.isMet]).toEqual([false, false])
  const amber = await person(at, { merchant: 'AMBER' })
  expect(await refusal(check(amber.id))).toBe('promotions.unknownMember')
  const choices = await linh.api.promotionBuilderOffice.choices({ query: { merchant: 'JADE' } })
  expect([choices.timeZone, choices.methods.length > 0]).toEqual(['Asia/Ho_Chi_Minh', true])
})
