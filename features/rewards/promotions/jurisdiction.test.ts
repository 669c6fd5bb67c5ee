import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import type { Trigger } from './rules/promotion.ts'
import { draftOf, launched, units } from './testing/launched.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const trigger: Trigger = { kind: 'deposit', nth: null, methods: [], least: units(200_000) }
const half = { kind: 'match', percent: 50, most: units(500_000) } as const
const bonus = { kind: 'bonus', amount: units(20) } as const
const pack = async (code: 'default' | 'strict') => {
  await applySetting(at, 'JADE', 'brandPack', code)
}

test('PRO-02 A5 the brand’s jurisdiction decides which bonuses are drafted and launched, and their maximum wagering', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const draft = (wagering: number) =>
    linh.api.promotionsOffice.draft({ body: draftOf(at, { trigger, gift: half }, { wagering }) })
  expect(await refusal(draft(11))).toBe('promotions.notAllowed')
  const { id } = await draft(10)
  await linh.api.promotionBuilderOffice.dryRun({ params: { id } })
  await pack('strict')
  expect(await refusal(draft(0))).toBe('promotions.notAllowed')
  const launch = linh.api.promotionsOffice.launch({ params: { id }, body: { reason: 'spring campaign' } })
  expect(await refusal(launch)).toBe('promotions.notAllowed')
  await pack('default')
})

test('PRO-02 A5 what the member’s jurisdiction does not allow is neither shown nor joined nor chosen nor claimed', async () => {
  const { id } = await launched(at, { trigger, gift: half })
  const { id: free } = await launched(at, { trigger: { kind: 'claim' }, gift: bonus })
  const mai = await person(at)
  const an = await person(at)
  await an.api.promotions.join({ params: { id: free }, body: {} })
  await pack('strict')
  const { rows } = await mai.api.promotions.list()
  expect(rows.map((row) => row.id).filter((each) => each === id || each === free)).toEqual([])
  expect(await refusal(mai.api.promotions.one({ params: { id } }))).toBe('promotions.unknown')
  expect(await refusal(mai.api.promotions.join({ params: { id: free }, body: {} }))).toBe('promotions.notNow')
  expect((await mai.api.promotions.forDeposit()).rows).toEqual([])
  const body = { method: 'bank-transfer', amount: major(400_000), bonus: id }
  expect(await refusal(mai.api.deposits.create({ body }))).toBe('deposits.bonusGone')
  const claimable = await an.api.rewards.list({ query: { view: 'claimable' } })
  const params = { id: claimable.rows[0]!.id }
  expect(await refusal(an.api.rewards.claim({ params }))).toBe('rewards.blocked')
  await pack('default')
  expect(await an.api.rewards.claim({ params })).toEqual(params)
})
