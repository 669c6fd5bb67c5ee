import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { advance } from '#features/rewards/bonuses/service/advance.ts'
import { launched, logsInWith, units } from '#features/rewards/promotions/testing/launched.ts'
import { dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { evenBet, seatAt } from '#features/play/rounds/testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

async function claims(of: Person, id: string): Promise<void> {
  await of.api.promotions.join({ params: { id }, body: {} })
  const { rows } = await of.api.rewards.list({ query: { view: 'claimable' } })
  await of.api.rewards.claim({ params: { id: rows[0]!.id } })
}

test('PRO-02 reports what a promotion gave and cost, down to members who share a device', async () => {
  const { id, linh } = await launched(at, {
    trigger: { kind: 'claim' },
    gift: { kind: 'bonus', amount: units(10) },
  })
  const mai = await person(at, { balance: major(9000) })
  const an = await person(at)
  await claims(mai, id)
  await claims(an, id)
  const { frame } = await seatAt(at, mai)
  await frame.round({ body: { bets: evenBet('2000') } })
  for (const each of [mai, an]) await logsInWith(at, each, 'phone')
  const today = dayIn('Asia/Ho_Chi_Minh', at.clock.now())
  const query = { from: today, to: today }
  const report = await linh.api.promotionReportsOffice.report({ query: { merchant: 'JADE', ...query } })
  const row = report.rows.find(({ promotion }) => promotion === id)!
  expect([row.members, row.rewards, row.claimed, row.cost, row.required]).toEqual([
    2,
    2,
    2,
    major(20),
    major(100),
  ])
  expect([row.stakes, row.wagered, row.shared]).toEqual([major(2000), major(50), 2])
  const members = await linh.api.promotionReportsOffice.members({ params: { id }, query })
  expect(
    members.rows.map(({ member, devices, accounts, stakes }) => [member, devices, accounts, stakes]),
  ).toEqual([
    [an.id, 1, 0, 0n],
    [mai.id, 1, 0, major(2000)],
  ])

  const params = { member: an.id, id: members.rows[0]!.bonus! }
  const body = { reason: 'two accounts on one phone' }
  expect(await refusal(linh.alone.promotionReportsOffice.revoke({ params, body }))).toBe('approvals.sent')
  await linh.api.promotionReportsOffice.revoke({ params, body })
  await advance(at.app, params.id)
  const { ended } = await an.api.bonuses.list({ query: {} })
  expect(ended.map(({ outcome, returned }) => [outcome, returned])).toEqual([['revoked', major(10)]])
  expect(await an.api.promotions.one({ params: { id } })).toMatchObject({
    state: 'rejected',
    outcome: 'revoked',
  })
  expect((await an.api.inbox.list()).list[0]?.title).toBe('Bonus revoked')
  expect(await refusal(linh.api.promotionReportsOffice.revoke({ params, body }))).toBe(
    'promotionReports.over',
  )
  const foreign = { params: { member: mai.id, id: params.id }, body }
  expect(await refusal(linh.api.promotionReportsOffice.revoke(foreign))).toBe('promotionReports.unknown')
  const after = await linh.api.promotionReportsOffice.report({ query: { merchant: 'JADE', ...query } })
  expect(after.rows.find(({ promotion }) => promotion === id)!.cost).toBe(major(10))
})

test('PRO-02 the report of an unknown brand is empty, and an unknown promotion is refused', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const query = { from: '2026-11-01', to: '2026-11-02' }
  const id = '0190a6b6-0000-7000-8000-000000000000'
  expect(await refusal(linh.api.promotionReportsOffice.members({ params: { id }, query }))).toBe(
    'promotionReports.unknown',
  )
})
