import { expect, test } from 'vitest'
import type { Gift } from '#features/rewards/missions/rules/gift.ts'
import { prizesOf } from './prizes.ts'
import { lastPrize, prizeMoney, problemOf, type RaceData } from './race.ts'

const cash = (amount: string): Gift => ({ kind: 'cash', amount })
const data: RaceData = {
  metric: 'turnover',
  play: { categories: [], games: [], from: 6, to: 24 },
  leastStake: '1',
  dailyCap: '1000000',
  leastScore: '1',
  tie: 'first',
  prizes: [
    { from: 1, to: 1, gift: cash('50000') },
    { from: 2, to: 3, gift: cash('20000') },
    { from: 4, to: 4, gift: { kind: 'points', count: 5 } },
  ],
}
const span = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: new Date('2026-11-08T00:00:00Z') }
const problem = (more: Partial<RaceData>, when = span) =>
  problemOf({ ...data, ...more }, when, { from: 0, to: 6 })

test('R9 refuses a race that rewards play at night or playing ever more', () => {
  expect(problem({})).toBeNull()
  expect(problem({ play: { ...data.play, from: 0 } })).toBe('night')
  expect(problem({ dailyCap: null })).toBe('cap')
  expect(problem({ metric: 'multiplier' })).toBe('cap')
  expect(problem({ metric: 'netPoints', dailyCap: null })).toBeNull()
  const days = (count: number) => ({
    ...span,
    endsAt: new Date(span.startsAt.getTime() + count * 86_400_000),
  })
  expect([
    problem({}, days(0.9)),
    problem({}, days(1)),
    problem({}, days(31)),
    problem({}, days(32)),
  ]).toEqual(['length', null, null, 'length'])
})

test('PRO-06 refuses prize tables that skip or repeat a place, or that cannot be shared', () => {
  expect(problem({ prizes: [] })).toBe('prizes')
  expect(problem({ prizes: [{ from: 2, to: 2, gift: cash('1') }] })).toBe('prizes')
  expect(
    problem({
      prizes: [
        { from: 1, to: 3, gift: cash('1') },
        { from: 3, to: 4, gift: cash('1') },
      ],
    }),
  ).toBe('prizes')
  const ticket: Gift = { kind: 'tickets', draw: 'r', count: 1 }
  expect(problem({ prizes: [{ from: 1, to: 1, gift: ticket }] })).toBeNull()
  expect(problem({ tie: 'shared', prizes: [{ from: 1, to: 1, gift: ticket }] })).toBe('prizes')
  expect([lastPrize(data.prizes), prizeMoney(data.prizes)]).toEqual([4, 90_000n])
})

test('PRO-06 gives each place its prize', () => {
  const ranking = [1, 2, 3, 4, 5].map((place) => ({ memberId: BigInt(place), place }))
  expect(prizesOf(ranking, data)).toEqual([
    { memberId: 1n, gift: cash('50000') },
    { memberId: 2n, gift: cash('20000') },
    { memberId: 3n, gift: cash('20000') },
    { memberId: 4n, gift: { kind: 'points', count: 5 } },
  ])
})

test('PRO-06 members with equal scores share the prizes of the places that they take, rounded down', () => {
  const row = (memberId: bigint, place: number) => ({ memberId, place })
  // places 1 and 2: 50,000 and 20,000 units make 35,000 each
  expect(prizesOf([row(1n, 1), row(2n, 1), row(3n, 3)], data).map(({ gift }) => gift)).toEqual([
    cash('35000'),
    cash('35000'),
    cash('20000'),
  ])
  // places 2 to 4: 40,000 units make 13,300 each, and five points one each
  expect(prizesOf([row(1n, 1), row(2n, 2), row(3n, 2), row(4n, 2)], data).slice(1)).toEqual(
    [2n, 3n, 4n].flatMap((memberId) => [
      { memberId, gift: cash('13300') },
      { memberId, gift: { kind: 'points', count: 1 } },
    ]),
  )
  // six members share four places
  const six = prizesOf(
    [1n, 2n, 3n, 4n, 5n, 6n].map((memberId) => row(memberId, 1)),
    data,
  )
  expect(six.filter(({ gift }) => gift.kind === 'points')).toEqual([])
  expect(six).toHaveLength(6)
  expect(six[0]).toEqual({ memberId: 1n, gift: cash('15000') })
})
