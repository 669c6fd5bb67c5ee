import { expect, test } from 'vitest'
import { equal } from '#kit/rational.ts'
import { betOf, callChips, isOfCall, rouletteBets } from './bets.ts'
import { wheel } from './outcome.ts'
import { luckyRoulette, luckyRouletteConfig, luckyRtp } from './rules.ts'

const covered = (call: string) =>
  callChips(call)!
    .flatMap(([key]) => betOf.get(key)!.numbers)
    .toSorted((a, b) => a - b)

test('STU-02 the layout has every bet once: 37 straight, 60 splits, 12 streets, 22 corners, 11 lines', () => {
  const count = (name: string) => rouletteBets.filter(({ key }) => key.startsWith(`${name}:`)).length
  expect(['straight', 'split', 'street', 'corner', 'line', 'trio', 'column', 'dozen'].map(count)).toEqual([
    37, 60, 12, 22, 11, 2, 3, 3,
  ])
  expect(betOf.size).toBe(rouletteBets.length)
  for (const pair of [
    ['red', 'black'],
    ['even', 'odd'],
    ['low', 'high'],
  ])
    expect(pair.flatMap((key) => betOf.get(key)!.numbers).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 36 }, (_, at) => at + 1),
    )
})

test('STU-02 the calls cover their part of the wheel: voisins 17 numbers, tiers 12, orphelins 8', () => {
  expect([...new Set(covered('voisins'))]).toHaveLength(17)
  expect(covered('tiers')).toHaveLength(12)
  expect([...new Set(covered('orphelins'))]).toHaveLength(8)
  // together they are the whole wheel
  expect(new Set(['voisins', 'tiers', 'orphelins'].flatMap(covered)).size).toBe(wheel.length)
  expect(covered('neighbours:0:2')).toEqual([0, 3, 15, 26, 32])
  expect([
    isOfCall('tiers', 'split:5-8'),
    isOfCall('tiers', 'split:0-1'),
    callChips('neighbours:40:2'),
  ]).toEqual([true, false, null])
})

test('STU-02 the multipliers of lucky roulette return what their weights say: 97.0508 %', () => {
  const row = luckyRoulette.theoretical(luckyRouletteConfig).find(({ betKey }) => betKey === 'straight')!
  expect(equal(row.rtp, luckyRtp(luckyRouletteConfig))).toBe(true)
})
