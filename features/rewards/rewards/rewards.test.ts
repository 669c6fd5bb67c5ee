import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import type { Offer } from './rules/reward.ts'
import { creditClaimed } from './service/claim.ts'
import { offerReward } from './service/offer.ts'
import { expireOffers } from './store/rewards.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

type Person = Awaited<ReturnType<typeof person>>

const balanceOf = async (of: Person) => (await walletById(at.app.db, of.wallet))?.balance

function offer(to: Person, fields: Partial<Offer> = {}): Promise<unknown> {
  const whole: Offer = {
    merchant: 'JADE',
    memberId: to.id,
    source: 'missions',
    key: `test:${to.id}`,
    kind: 'cash',
    currency: 'VND',
    amount: major(5),
    claim: 'byHand',
    claimUntil: null,
    ...fields,
  }
  return inTransaction(at.app.db, (tx) => offerReward(tx, whole, at.app.clock.now()))
}

test('PRO-02 a member claims a reward once, and the cash is in the wallet', async () => {
  const mai = await person(at)
  await offer(mai)
  expect(await offer(mai)).toEqual({ isKnown: true })
  const { rows, claimable } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(rows.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
    ['cash', major(5), 'offered'],
  ])
  expect(claimable).toBe(1)
  await mai.api.rewards.claim({ params: { id: rows[0]!.id } })
  expect(await refusal(mai.api.rewards.claim({ params: { id: rows[0]!.id } }))).toBe('rewards.notClaimable')
  expect(await balanceOf(mai)).toBe(major(5))
})

test('PRO-02 a hundred simultaneous claims of one reward pay once', async () => {
  const mai = await person(at)
  await offer(mai)
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  await Promise.allSettled(
    Array.from({ length: 100 }, () => mai.api.rewards.claim({ params: { id: rows[0]!.id } })),
  )
  expect(await balanceOf(mai)).toBe(major(5))
})

test('PRO-02 another member’s reward does not exist', async () => {
  const mai = await person(at)
  const an = await person(at)
  await offer(mai)
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(await refusal(an.api.rewards.claim({ params: { id: rows[0]!.id } }))).toBe('rewards.unknown')
})

test('PRO-07 an automatic reward is credited without a claim, once, by however many workers', async () => {
  const mai = await person(at)
  await offer(mai, { claim: 'automatic' })
  await Promise.all([creditClaimed(at.app), creditClaimed(at.app), creditClaimed(at.app)])
  expect(await balanceOf(mai)).toBe(major(5))
})

test('PRO-02 an offer that was not claimed in time has expired', async () => {
  const mai = await person(at)
  const soon = new Date(at.app.clock.now().getTime() + 1000)
  await offer(mai, { claimUntil: soon })
  expect(await expireOffers(at.app.db, soon)).toContain(mai.id)
  const { rows, claimable } = await mai.api.rewards.list({ query: { view: 'history' } })
  expect([rows.map(({ state }) => state), claimable]).toEqual([['expired'], 0])
})

test('MEM-07 what ends first is shown first, page by page', async () => {
  const mai = await person(at)
  const inHours = (hours: number) => new Date(at.app.clock.now().getTime() + hours * 3_600_000)
  for (const [key, claimUntil] of [
    ['open', null],
    ['soon', inHours(1)],
    ['open too', null],
    ['late', inHours(9)],
  ] as const)
    await offer(mai, { key, claimUntil, title: { en: key, vi: key } })
  const first = await mai.api.rewards.list({ query: { view: 'claimable', limit: 3 } })
  const second = await mai.api.rewards.list({ query: { view: 'claimable', limit: 3, before: first.next! } })
  const ends = [...first.rows, ...second.rows].map(({ title }) => title?.en)
  expect(ends).toEqual(['soon', 'late', 'open', 'open too'])
  expect([first.claimable, second.next]).toEqual([4, null])
})

test('R9 offers nothing new to an excluded member, but keeps what was earned by play', async () => {
  const mai = await person(at)
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  expect(await offer(mai)).toEqual({ refused: 'rewards.notNow' })
  expect(await offer(mai, { key: `earned:${mai.id}`, isEarned: true })).toHaveProperty('id')
})

test('PRO-02 B2 an operator’s gift needs a second operator, and none is offered during a time-out', async () => {
  const mai = await person(at)
  const linh = await operator(at, { roles: ['supervisor'] })
  const body = {
    gift: { kind: 'cash', amount: major(7) },
    title: { en: 'Apology', vi: 'Lời xin lỗi' },
    claimUntil: null,
    reason: 'the draw was late',
  } as const
  expect(await refusal(linh.alone.rewardsOffice.give({ params: { member: mai.id }, body }))).toBe(
    'approvals.sent',
  )
  await linh.api.rewardsOffice.give({ params: { member: mai.id }, body })
  const { rows } = await linh.api.rewardsOffice.list({ params: { member: mai.id }, query: {} })
  expect(rows.map(({ source, amount, state }) => [source, amount, state])).toEqual([
    ['operators', major(7), 'offered'],
  ])
  const points = { ...body, gift: { kind: 'points', count: 25 } } as const
  await linh.api.rewardsOffice.give({ params: { member: mai.id }, body: points })
  const offered = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(offered.rows.map(({ kind, count, title }) => [kind, count, title?.en])).toEqual([
    ['cash', null, 'Apology'],
    ['points', 25, 'Apology'],
  ])
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  expect(await refusal(linh.api.rewardsOffice.give({ params: { member: mai.id }, body }))).toBe(
    'rewards.notOffered',
  )
  expect(await refusal(linh.api.rewardsOffice.give({ params: { member: 999_999n }, body }))).toBe(
    'rewards.unknownMember',
  )
})
