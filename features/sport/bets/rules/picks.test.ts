import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slipProblem } from './slip.ts'
import {
  emptySlip,
  fitted,
  legsOf,
  mergedSlip,
  modesOf,
  nameOf,
  potentialOf,
  readSlip,
  slipOf,
  systemsOf,
  toggled,
  without,
  type Pick,
  type Slip,
} from './picks.ts'

const pick = (event: string, outcome = 'home', more: Partial<Pick> = {}): Pick => ({
  event,
  selection: { market: 'winner', period: 'full', line: 0, outcome },
  price: 20_000,
  epoch: 1,
  isBanker: false,
  sport: 'football',
  home: 'Home',
  away: 'Away',
  league: 'League',
  startsAt: '2026-12-01T12:00:00Z',
  ...more,
})
const over = { selection: { market: 'total', period: 'full', line: 10, outcome: 'over' } }
const of = (picks: readonly Pick[], more: Partial<Slip> = {}): Slip =>
  fitted({ ...emptySlip, picks, ...more })

test('SPT-01 a pick pressed again is removed, and another outcome of its market takes its place', () => {
  const one = toggled(emptySlip, pick('a'))
  expect(toggled(one, pick('a')).picks).toEqual([])
  expect(toggled(one, pick('a', 'draw')).picks.map(({ selection }) => selection.outcome)).toEqual(['draw'])
  const two = toggled(one, pick('b'))
  expect(two.mode).toBe('multiple')
  expect(without(two, nameOf(pick('a'))).mode).toBe('single')
})

test('SPT-01 selections of one match are one leg of a multiple', () => {
  const slip = of([pick('a'), pick('a', 'over', over), pick('b')], { mode: 'multiple' })
  expect(
    legsOf(slip.picks, new Map([['a', 31_000]])).map(({ price, selections }) => [price, selections.length]),
  ).toEqual([
    [31_000, 2],
    [20_000, 1],
  ])
  expect(slipOf(slip).sizes).toEqual([2])
  expect(modesOf(slip.picks)).toEqual(['single', 'multiple'])
})

test('SPT-01 eight selections offer systems up to a Goliath of 247 lines', () => {
  const choices = systemsOf(8)
  expect(choices.map(({ lines }) => lines)).toEqual([28, 56, 70, 56, 28, 8, 247])
  expect(choices.at(-1)?.key).toBe('goliath')
  expect(systemsOf(3).map(({ key }) => key)).toEqual(['sizes', 'trixie', 'patent'])
})

test('SPT-01 a Trixie at 2.00 returns 20 stakes of a line, and a banker is in each of its lines', () => {
  const three = of([pick('a'), pick('b'), pick('c')], { mode: 'system', sizes: [2, 3] })
  expect(potentialOf(slipOf(three), 400n)).toBe(2_000n)
  const banked = of([pick('a', 'home', { isBanker: true }), pick('b'), pick('c')], {
    mode: 'system',
    sizes: [1],
  })
  expect(potentialOf(slipOf(banked), 200n)).toBe(800n)
})

test('SPT-01 whatever is picked, pressed and removed, the slip asks for a bet that the server can read', () => {
  const events = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
  const act = fc.record({
    event: events,
    outcome: fc.constantFrom('home', 'draw', 'away'),
    isTotal: fc.boolean(),
    isBanker: fc.boolean(),
  })
  const settings = fc.record({
    mode: fc.constantFrom('single' as const, 'multiple' as const, 'system' as const),
    size: fc.integer({ min: 1, max: 8 }),
  })
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 30 }), settings, (acts, { mode, size }) => {
      let slip: Slip = emptySlip
      for (const { event, outcome, isTotal, isBanker } of acts)
        slip = toggled(slip, pick(event, isTotal ? 'over' : outcome, { isBanker, ...(isTotal ? over : {}) }))
      slip = fitted({ ...slip, mode, sizes: [size] })
      if (slip.picks.length === 0) return
      const asked = slipOf(slip)
      // all bankers: nothing is left to combine, and the page says so
      const isAllBanked = slip.mode === 'system' && asked.legs.every(({ isBanker }) => isBanker)
      if (!isAllBanked) expect(slipProblem(asked)).toBeNull()
      expect(readSlip(JSON.parse(JSON.stringify(slip)))).toEqual(slip)
    }),
  )
})

test('SPT-01 nonsense in storage is an empty slip', () => {
  fc.assert(fc.property(fc.jsonValue(), (stored) => readSlip(stored).picks.length === 0))
  expect(readSlip({ picks: [{ event: 1 }, pick('a')], stake: '1e9' })).toMatchObject({
    picks: [pick('a')],
    stake: '',
  })
})

test('SPT-01 of a device’s slip and the server’s the one with changes counts; of two with changes the server’s', () => {
  const [a, b, c] = [pick('a'), pick('b'), pick('c')].map((one) => toggled(emptySlip, one))
  if (!a || !b || !c) throw new Error('no slips')
  expect(mergedSlip(a, { saved: a, server: b })).toBe(b)
  expect(mergedSlip(c, { saved: a, server: a })).toBe(c)
  expect(mergedSlip(emptySlip, { saved: a, server: a })).toBe(emptySlip)
  expect(mergedSlip(c, { saved: a, server: b })).toBe(b)
  // a bet was placed elsewhere: its picks do not come back
  expect(mergedSlip(a, { saved: a, server: emptySlip })).toBe(emptySlip)
  // who picks before the first login on a device keeps that; an empty slip takes the saved one
  expect(mergedSlip(c, { saved: null, server: b })).toBe(c)
  expect(mergedSlip(emptySlip, { saved: null, server: b })).toBe(b)
})

test('SPT-01 what a device sent without a reply is its own, and picks of before a login stay where the slip was placed elsewhere', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((event) => toggled(emptySlip, pick(event)))
  if (!a || !b || !c || !d) throw new Error('no slips')
  expect(mergedSlip(d, { saved: a, sent: [b, c], server: c })).toBe(d)
  expect(mergedSlip(a, { saved: a, sent: [c], server: c })).toBe(a)
  expect(mergedSlip(d, { saved: a, sent: [c], server: b })).toBe(b)
  expect(mergedSlip(c, { saved: a, server: emptySlip })).toBe(c)
  // it was placed elsewhere after it arrived
  expect(mergedSlip(c, { saved: a, sent: [c], server: emptySlip })).toBe(emptySlip)
})
