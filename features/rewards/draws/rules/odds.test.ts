import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, equal, rational, sum, ZERO, type Rational } from '#kit/rational.ts'
import { atLeastOdds, averageOf, splitAmounts, type Split } from './envelope.ts'
import { drawWinners, holderOf, listText, readList, ticketOdds, winOdds, type Range } from './raffle.ts'
import { drawSegment, expectedCost, groupedOdds, oddsOf, type Segment } from './wheel.ts'

type Below = { readonly below: (n: number) => number; readonly pick: (k: number, n: number) => number[] }

/** Plays every sequence of numbers that a draw can take, with the exact chance of each. */
function everyWay<T>(play: (chance: Below) => T): { readonly result: T; readonly odds: Rational }[] {
  const found: { result: T; odds: Rational }[] = []
  const paths: number[][] = [[]]
  for (let path = paths.pop(); path; path = paths.pop()) {
    const given = path
    let place = 0
    let odds = rational(1)
    const below = (n: number): number => {
      const next = given[place]
      if (next === undefined) {
        // the first number beyond this path: all others are played later
        for (let other = n - 1; other > 0; other--) paths.push([...given.slice(0, place), other])
        given.push(0)
      }
      odds = rational(odds.n, odds.d * BigInt(n))
      return given[place++] ?? 0
    }
    // the first steps of a Fisher–Yates shuffle, as in #kit/chance.ts
    const pick = (k: number, n: number): number[] => {
      const all = Array.from({ length: n }, (_, at) => at)
      for (let at = 0; at < k; at++) {
        const other = at + below(n - at)
        const kept = all[at] ?? 0
        all[at] = all[other] ?? 0
        all[other] = kept
      }
      return all.slice(0, k)
    }
    found.push({ result: play({ below, pick }), odds })
  }
  return found
}

const oddsWhere = <T>(ways: readonly { result: T; odds: Rational }[], is: (result: T) => boolean): Rational =>
  ways.filter(({ result }) => is(result)).reduce((total, { odds }) => add(total, odds), ZERO)

const segments = (...weights: number[]): Segment[] =>
  weights.map((weight, at) => ({
    weight,
    prize: at ? { kind: 'cash', amount: `${at}0000` } : { kind: 'nothing' },
  }))

test('PRO-02 each segment of a wheel comes up exactly as often as its published odds say', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 8 }), (weights) => {
      const wheel = segments(...weights)
      const ways = everyWay((chance) => drawSegment(wheel, chance))
      for (const [at, odds] of oddsOf(wheel).entries())
        expect(
          equal(
            oddsWhere(ways, (segment) => segment === at),
            odds,
          ),
        ).toBe(true)
      expect(equal(sum(groupedOdds(wheel).map(({ odds }) => odds)), rational(1))).toBe(true)
    }),
  )
})

test('PRO-02 the expected cost of a spin is the sum over all its numbers', () => {
  // 70 nothing, 25 of 1.00, 5 of 2.00: (25 × 1 + 5 × 2) / 100 = 0.35
  expect(expectedCost(segments(70, 25, 5))).toEqual(rational(3_500))
})

test('PRO-02 each ticket of a raffle takes each place equally often', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }), (tickets, prizes) => {
      const ranges: Range[] = Array.from({ length: tickets }, (_, at) => ({
        first: at + 1,
        last: at + 1,
        holder: String(at).padStart(16, '0'),
      }))
      const rules = {
        prizes: [{ prize: { kind: 'points', count: 1 } as const, count: prizes }],
        oneEach: false,
      }
      const ways = everyWay((chance) => drawWinners(ranges, rules, chance).map(({ ticket }) => ticket))
      for (let ticket = 1; ticket <= tickets; ticket++) {
        expect(
          equal(
            oddsWhere(ways, (won) => won[0] === ticket),
            rational(1, tickets),
          ),
        ).toBe(true)
        expect(
          equal(
            oddsWhere(ways, (won) => won.includes(ticket)),
            ticketOdds(tickets, prizes),
          ),
        ).toBe(true)
      }
    }),
  )
})

test('PRO-02 the published chance of several tickets is that of at least one win', () => {
  const ranges: Range[] = [
    { first: 1, last: 2, holder: 'aaaaaaaaaaaaaaaa' },
    { first: 3, last: 5, holder: 'bbbbbbbbbbbbbbbb' },
  ]
  const rules = { prizes: [{ prize: { kind: 'points', count: 1 } as const, count: 2 }], oneEach: false }
  const ways = everyWay((chance) => drawWinners(ranges, rules, chance))
  const wins = oddsWhere(ways, (won) => won.some(({ holder }) => holder.startsWith('a')))
  // 1 − (3/5 × 2/4)
  expect(wins).toEqual(rational(7, 10))
  expect(winOdds(2, 5, 2)).toEqual(wins)
})

test('PRO-02 a member wins once where the rules say so, and no ticket wins twice', () => {
  const ranges: Range[] = [
    { first: 1, last: 3, holder: 'aaaaaaaaaaaaaaaa' },
    { first: 4, last: 4, holder: 'bbbbbbbbbbbbbbbb' },
  ]
  const prizes = [{ prize: { kind: 'points', count: 1 } as const, count: 3 }]
  for (const { result } of everyWay((chance) => drawWinners(ranges, { prizes, oneEach: true }, chance)))
    expect(
      result.map(({ holder }) => holder[0]).toSorted((a, b) => (a ?? '').localeCompare(b ?? '')),
    ).toEqual(['a', 'b'])
  for (const { result } of everyWay((chance) => drawWinners(ranges, { prizes, oneEach: false }, chance)))
    expect(new Set(result.map(({ ticket }) => ticket)).size).toBe(3)
})

test('PRO-02 a published list reads back as it was sealed, and nothing else does', () => {
  const ranges: Range[] = [
    { first: 1, last: 20, holder: '00000000000000aa' },
    { first: 21, last: 21, holder: '00000000000000bb' },
  ]
  const text = listText('an id', ranges)
  expect(readList(text)).toEqual(ranges)
  expect(readList(listText('an id', []))).toEqual([])
  expect(holderOf(ranges, 20)).toBe('00000000000000aa')
  expect(holderOf(ranges, 21)).toBe('00000000000000bb')
  for (const broken of [text.replace('21-21', '22-22'), text.trimEnd(), text.replace('1-20', '1-x'), ''])
    expect(readList(broken)).toBeNull()
})

test('PRO-02 every way of dividing a red envelope is equally likely', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 4 }), (count, steps) => {
      const split: Split = { total: `${100 * count + 10 * steps}`, count, least: '100', step: '10' }
      const ways = everyWay((chance) => splitAmounts(split, chance))
      const kinds = new Map<string, Rational>()
      for (const { result, odds } of ways)
        kinds.set(result.join(), add(kinds.get(result.join()) ?? ZERO, odds))
      for (const odds of kinds.values()) expect(odds).toEqual(rational(1, kinds.size))
      for (const { result } of ways) {
        expect(result.reduce((total, amount) => total + amount, 0n)).toBe(BigInt(split.total))
        expect(result.every((amount) => amount >= 100n)).toBe(true)
      }
      for (let place = 0; place < count; place++) {
        const mean = sum(ways.map(({ result, odds }) => rational((result[place] ?? 0n) * odds.n, odds.d)))
        expect(mean).toEqual(averageOf(split))
        for (let least = 0; least <= steps + 1; least++)
          expect(oddsWhere(ways, (amounts) => (amounts[place] ?? 0n) >= BigInt(100 + 10 * least))).toEqual(
            atLeastOdds(split, least),
          )
      }
    }),
    { numRuns: 20 },
  )
})
