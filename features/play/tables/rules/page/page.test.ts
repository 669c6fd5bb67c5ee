import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ballAt, POCKET, RIM, seedOf } from './ball.ts'
import { fixedCalls, neighbours, numbersOf, piecesIn } from './calls.ts'
import { fitting, gathered, pileOf, stakeOn, totalOf, type Chip } from './chips.ts'
import { dealtBy } from './deal.ts'
import { isNewer } from './newer.ts'
import { learnt, RELEARN_MS } from './server-time.ts'

const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]
const chip = (key: string, stake: number): Chip => ({ key, stake: BigInt(stake), call: null })

test('STU-02 a deal shows the events whose time has come, wherever a page enters it', () => {
  const script = [
    { type: 'card', atMs: 800 },
    { type: 'card', atMs: 2_000 },
  ]
  expect(dealtBy(script, -1)).toMatchObject({ shown: [], waitMs: 801 })
  expect(dealtBy(script, 1_500)).toMatchObject({ shown: [script[0]], next: script[1], waitMs: 500 })
  expect(dealtBy(script, Infinity)).toMatchObject({ shown: script, next: null, waitMs: null })
})

test('STU-02 the bet timer counts by the fastest reply of the server, and learns again after ten minutes', () => {
  const first = learnt(null, 10_000 - 120, 8_000)
  const faster = learnt(first, 11_000 - 40, 9_000)
  expect(faster.aheadMs).toBe(1_960)
  expect(learnt(faster, 12_000 - 300, 10_000)).toBe(faster)
  expect(learnt(faster, 12_000, 9_001 + RELEARN_MS).aheadMs).toBe(12_000 - 9_001 - RELEARN_MS)
})

test('STU-02 a chip is cut to what the limits of bet and table leave, in steps of the table', () => {
  const bounds = () => ({ min: 10n, step: 10n, most: 1_000n, tableMost: 1_200n })
  expect(fitting([chip('red', 900)], [chip('red', 500)], bounds)).toEqual({
    chips: [chip('red', 100)],
    isCut: true,
  })
  expect(fitting([chip('red', 995)], [chip('red', 500)], bounds)).toEqual({ chips: [], isCut: true })
  const wish = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), stake: fc.integer({ min: 1, max: 90 }) }),
  )
  fc.assert(
    fc.property(wish, wish, (first, second) => {
      const on = (list: readonly { key: string; stake: number }[], have: readonly Chip[]) =>
        fitting(
          have,
          list.map(({ key, stake }) => chip(key, stake * 10)),
          bounds,
        ).chips
      const have = on(first, [])
      const all = [...have, ...on(second, have)]
      expect(totalOf(all) <= 1_200n).toBe(true)
      for (const { key, stake } of all) {
        expect(stakeOn(all, key) <= 1_000n).toBe(true)
        expect(stake % 10n).toBe(0n)
      }
      expect(totalOf(gathered(all))).toBe(totalOf(all))
    }),
  )
})

test('STU-02 a pile shows the largest chips first, and one where the amount is below every chip', () => {
  expect(pileOf(230n, [10n, 50n, 100n])).toEqual([100n, 100n, 10n, 10n])
  expect(pileOf(3n, [10n, 50n])).toEqual([10n])
})

test('STU-02 every call bet covers the numbers of its sector, each chip once', () => {
  const covered = (call: keyof typeof fixedCalls) =>
    [...new Set(fixedCalls[call].flatMap(({ key }) => numbersOf(key)))].sort((a, b) => a - b)
  const sector = (from: number, to: number) => {
    const [start, end] = [WHEEL.indexOf(from), WHEEL.indexOf(to)]
    const list =
      start <= end ? WHEEL.slice(start, end + 1) : [...WHEEL.slice(start), ...WHEEL.slice(0, end + 1)]
    return list.toSorted((a, b) => a - b)
  }
  expect(covered('voisins')).toEqual(sector(22, 25))
  expect(covered('tiers')).toEqual(sector(27, 33))
  expect(covered('zero')).toEqual(sector(12, 15))
  expect(covered('orphelins')).toEqual([...sector(17, 6), ...sector(1, 9)].toSorted((a, b) => a - b))
  expect(Object.values(fixedCalls).map(piecesIn)).toEqual([9, 6, 5, 4])
  expect(neighbours(WHEEL, 0, 2).map(({ key }) => key)).toEqual(
    [3, 26, 0, 32, 15].map((number) => `straight:${number}`),
  )
})

test('STU-02 the ball ends in the drawn pocket, whatever the round, and never leaves the wheel', () => {
  const spins = fc.record({
    pocket: fc.integer({ min: 0, max: 36 }),
    pockets: fc.constant(37),
    ms: fc.integer({ min: 2_000, max: 15_000 }),
    seed: fc.uuid().map(seedOf),
  })
  fc.assert(
    fc.property(spins, fc.double({ min: 0, max: 3, noNaN: true }), (spin, at) => {
      const end = ballAt(spin, spin.ms)
      expect((end.ball - end.wheel) * 37).toBeCloseTo(spin.pocket, 6)
      expect(end.radius).toBeCloseTo(POCKET, 6)
      const { radius } = ballAt(spin, at * spin.ms)
      expect(radius).toBeGreaterThanOrEqual(POCKET - 1e-9)
      expect(radius).toBeLessThanOrEqual(RIM)
    }),
  )
})

test('STU-06 of two states of a table the newer one is shown: the later round, more changes, more cards', () => {
  const at = { id: 'a', version: 2, opensAt: new Date(1_000), script: ['card'] }
  expect(isNewer(at, null)).toBe(true)
  expect(isNewer({ ...at, id: 'b', version: 1, opensAt: new Date(2_000) }, at)).toBe(true)
  expect(isNewer({ ...at, id: 'b', version: 9, opensAt: new Date(500) }, at)).toBe(false)
  expect([isNewer({ ...at, version: 3, script: [] }, at), isNewer({ ...at, version: 1 }, at)]).toEqual([
    true,
    false,
  ])
  expect([isNewer({ ...at, script: ['card', 'card'] }, at), isNewer(at, at)]).toEqual([true, false])
})
