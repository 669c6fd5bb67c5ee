import { expect, test } from 'vitest'
import type { EventResult } from '#features/sport/events/rules/results.ts'
import type { Against } from '../settle.ts'
import type { Ticket } from '../ticket.ts'
import { boostAdded, type Known } from './pinned.ts'

const played = (full: readonly [number, number]): Against => ({
  acceptedAt: new Date(0),
  result: {
    how: 'played',
    counts: { full, first: [0, 0] },
    goals: null,
    places: null,
    nonRunners: [],
    reached: null,
    lateFrom: null,
  } satisfies EventResult,
})

const ticket: Ticket = {
  legs: ['one', 'two', 'three'].map((e) => ({ e, s: [['winner', 'full', 0, 'home']], p: 20_000 })),
  sizes: [3],
  boost: {
    v: 1,
    s: [
      [2, 5],
      [3, 10],
    ],
    p: 12_000,
    m: '1000000.00',
  },
  early: { v: 2, by: 2 },
}

const added = (third: Against | undefined, leads: readonly [number, number]) => {
  const known: Known = {
    against: (event) => (event === 'three' ? third : played([1, 0])),
    lead: (event) => (event === 'three' ? leads : undefined),
  }
  return boostAdded(ticket, known, { stake: 1_000n, win: 8_000n })
}

test('SPT-01 a leg that early payout has won counts for the boost, and its result does not take that back', () => {
  const paid = added(undefined, [2, 0])
  expect(paid).toBeGreaterThan(0n)
  expect(added(played([2, 3]), [2, 0])).toBe(paid)
  // without the lead the lost leg does not count
  expect(added(played([2, 3]), [1, 0])).toBeLessThan(paid)
})
