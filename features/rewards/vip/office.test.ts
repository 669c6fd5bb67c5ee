import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { giveRank } from './testing/ranks.ts'
import { gifts, ladder, own, scene, ZONE, type Scene } from './testing/scene.ts'

let at: TestApp
let on: Scene
beforeAll(async () => {
  at = await testApp()
  on = await scene(at)
})
afterAll(() => at.close())

test('PRO-03 visitors see ranks with conditions, benefits and gifts', async () => {
  const { ranks, period, currency } = await at.api().vip.ranks()
  expect(currency).toBe('VND')
  expect(period?.kind).toBe('M')
  expect(ranks.map(({ name, hasService, isFirstPaid }) => [name.en, hasService, isFirstPaid])).toEqual([
    ['Bronze', false, false],
    ['Silver', false, true],
    ['Gold', false, true],
  ])
  expect(ranks[2]?.gifts.upgrade).toEqual({ kind: 'bonus', amount: major(20), points: null, wagering: 3 })
  expect(ranks[0]?.gifts.upgrade).toEqual({ kind: 'points', amount: null, points: 10, wagering: null })
})

test('PRO-03 B2 two operators set a rank and hold it; never below what the member reached by play', async () => {
  const mai = await on.rich()
  await on.play(mai, 1_000)
  await on.advance()
  const linh = await operator(at, { roles: ['supervisor'] })
  const params = { member: mai.id }
  const set = (level: number, until: string | null = null) => ({
    params,
    body: { level, until, reason: 'a long-standing member' },
  })
  expect(await refusal(linh.alone.vipOffice.setRank(set(3)))).toBe('approvals.sent')
  expect(await refusal(linh.api.vipOffice.setRank(set(0)))).toBe('vip.belowReached')
  expect(await refusal(linh.api.vipOffice.setRank(set(7)))).toBe('vip.unknownRank')
  const until = addDays(dayIn(ZONE, at.clock.now()), 40)
  expect(await linh.api.vipOffice.setRank(set(3, until))).toEqual({ level: 3 })
  expect(await gifts(mai)).toEqual(['Bronze: upgrade gift'])
  expect(await linh.api.vipOffice.member({ params })).toMatchObject({
    account: mai.account,
    level: 3,
    reached: 1,
    heldUntil: until,
    changes: [
      { from: 1, to: 3, cause: 'operators' },
      { from: 0, to: 1 },
    ],
  })
  await on.endPeriod()
  expect((await own(mai)).level).toBe(3)
  await on.endPeriod()
  await on.endPeriod()
  expect((await own(mai)).level).toBeLessThan(3)
  await on.backToToday()
  const stranger = { params: { member: 999_999n } }
  expect(await refusal(linh.api.vipOffice.member(stranger))).toBe('vip.unknownMember')
  expect(await refusal(linh.api.vipOffice.setRank({ ...set(1), ...stranger }))).toBe('vip.unknownMember')
})

test('PRO-03 a new version begins with the next period; conditions that do not rise are refused', async () => {
  const { owner } = on
  const { open } = await owner.api.vipOffice.ranks({ query: { merchant: 'JADE' } })
  const body = { merchant: 'JADE', period: 'W' as const, ranks: ladder.slice(0, 2), reason: 'simpler ranks' }
  const unsound = { ...body, ranks: ladder.toReversed() }
  expect(await refusal(owner.api.vipOffice.publish({ body: unsound }))).toBe('vip.unsound')
  expect(await refusal(owner.api.vipOffice.publish({ body: { ...body, merchant: 'NONE' } }))).toBe(
    'vip.unknownBrand',
  )
  expect(await owner.api.vipOffice.publish({ body })).toEqual({ number: 2, fromDay: open!.to })
  expect((await at.api().vip.ranks()).ranks).toHaveLength(3)
  const mai = await person(at)
  await giveRank(at, mai, 3)
  await on.endPeriod()
  expect((await at.api().vip.ranks()).ranks).toHaveLength(2)
  expect((await own(mai)).level).toBe(2) // there is no third rank any more
  const shown = await owner.api.vipOffice.ranks({ query: { merchant: 'JADE' } })
  expect(shown).toMatchObject({ open: { version: 2 }, newest: { period: 'W' } })
  expect(shown.versions.map(({ number }) => number)).toEqual([2, 1])
})

test('PRO-03 the report counts members by rank and what gifts cost', async () => {
  const { owner } = on
  const mai = await on.rich()
  await on.backToToday()
  await on.play(mai, 1_000)
  await on.advance()
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  for (const { id } of rows) await mai.api.rewards.claim({ params: { id } })
  const asked = { merchant: 'JADE', from: '2000-01-01', to: '2100-01-01' }
  const { ranks, gifts: costs } = await owner.api.vipOffice.report({ query: asked })
  expect(ranks.map(({ level }) => level)).toEqual([1, 2])
  expect(ranks.reduce((sum, { members }) => sum + members, 0)).toBeGreaterThan(0)
  expect(costs.find(({ moment, kind }) => moment === 'upgrade' && kind === 'points')).toMatchObject({
    credited: 1,
    amount: null,
    points: 10,
  })
  for (const query of [{ ...asked, merchant: 'NONE' }])
    expect(await refusal(owner.api.vipOffice.report({ query }))).toBe('vip.unknownBrand')
  expect(await refusal(owner.api.vipOffice.ranks({ query: { merchant: 'NONE' } }))).toBe('vip.unknownBrand')
})
