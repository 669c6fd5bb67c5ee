import { expect, test } from 'vitest'
import { emptySlip, nameOf, type Pick, type Slip } from '../picks.ts'
import { placedOf, withAgain } from './placed.ts'

const pick = (event: string): Pick => ({
  event,
  selection: { market: 'winner', period: 'full', line: 0, outcome: 'home' },
  price: 20_000,
  epoch: 1,
  isBanker: false,
  sport: 'football',
  home: 'A',
  away: 'B',
  league: 'L',
  startsAt: '2026-11-30T00:00:00.000Z',
})
const slip: Slip = { ...emptySlip, picks: ['a', 'b', 'c'].map(pick) }
const named = (...events: string[]) => events.map((event) => ({ name: nameOf(pick(event)) }))
const events = ({ picks }: Slip) => picks.map(({ event }) => event)

test('SPT-01 placed are the singles that were sent and not refused, or a whole bet', () => {
  expect(events(placedOf(slip, named('a', 'b'), named('b')))).toEqual(['a'])
  // one alone was shown to a trader: the others are still to be placed
  expect(events(placedOf(slip, named('c'), []))).toEqual(['c'])
  expect(events(placedOf(slip, [{}], []))).toEqual(['a', 'b', 'c'])
  expect(events(placedOf(slip, [{}], [{ name: undefined }]))).toEqual([])
  expect(placedOf({ ...slip, edit: 'x' }, [{}], []).edit).toBeUndefined()
})

test('SPT-01 kept picks are on the slip again, beside those that were picked since', () => {
  const placed: Slip = { ...slip, mode: 'multiple', stake: '20' }
  expect(withAgain(emptySlip, placed)).toMatchObject({ mode: 'multiple', stake: '20' })
  expect(events(withAgain({ ...emptySlip, picks: [pick('d')] }, placed))).toEqual(['a', 'b', 'c', 'd'])
})
