import { expect, test } from 'vitest'
import { bareResult } from '#features/sport/events/rules/results.ts'
import type { Against } from '../settle.ts'
import type { PinnedBoost, Ticket, TicketLeg } from '../ticket.ts'
import { boostAdded, givenBy, isPaidEarly, pinnedOf } from './pinned.ts'

const played = (full: readonly [number, number]): Against => ({
  acceptedAt: new Date(0),
  result: { ...bareResult, counts: { full, first: [0, 0] } },
})

const boost: PinnedBoost = {
  v: 1,
  s: [
    [2, 5],
    [3, 10],
  ],
  p: 12_000,
  m: '1000000.00',
}
const early = { v: 2, by: 2 }
const ticket: Ticket = {
  legs: ['one', 'two', 'three'].map((e) => ({ e, s: [['winner', 'full', 0, 'home']], p: 20_000 })),
  sizes: [3],
}

const added = (third: Against | undefined, leads: readonly [number, number]) => {
  const against = (event: string) => (event === 'three' ? third : played([1, 0]))
  const isEarly = (leg: TicketLeg) =>
    isPaidEarly(leg, early, against(leg.e), leg.e === 'three' ? leads : undefined)
  return boostAdded(ticket, boost, { known: { against, isEarly }, stake: 1_000n, win: 8_000n })
}

test('SPT-01 a leg that early payout has won counts for the boost, and its result does not take that back', () => {
  const paid = added(undefined, [2, 0])
  expect(paid).toBeGreaterThan(0n)
  expect(added(played([2, 3]), [2, 0])).toBe(paid)
  // without the lead the lost leg does not count
  expect(added(played([2, 3]), [1, 0])).toBeLessThan(paid)
})

const running = [
  {
    version: 1,
    terms: { kind: 'boost' as const, steps: [{ legs: 3, percent: 5 }], leastPrice: 20_000, most: '1' },
  },
  { version: 2, terms: { kind: 'earlyPayout' as const, lead: 2 } },
]
const pinned = (change: Partial<Ticket>, football = new Set(['one', 'two', 'three'])) =>
  Object.keys(pinnedOf(givenBy({ ...ticket, ...change }, running, football)))
const legs = (change: Partial<TicketLeg>) => ticket.legs.map((leg) => ({ ...leg, ...change }))

test('SPT-01 a boost is for straight multiples of enough selections, early payout for winners of football matches to come', () => {
  expect(pinned({})).toEqual(['boost', 'early'])
  expect(pinned({ sizes: [2] })).toEqual(['early'])
  expect(pinned({ legs: legs({ p: 19_900 }) })).toEqual(['early'])
  expect(pinned({ ew: { places: 3, fraction: 4 } })).toEqual([])
  expect(pinned({}, new Set())).toEqual(['boost'])
  expect(pinned({ legs: legs({ f: [0, 0] }) })).toEqual(['boost'])
  expect(pinned({ legs: legs({ s: [['winner', 'first', 0, 'home']] }) })).toEqual(['boost'])
  expect(pinned({ legs: legs({ s: [['winner', 'full', 0, 'draw']] }) })).toEqual(['boost'])
})
