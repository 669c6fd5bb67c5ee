import type { Chance } from '#kit/chance.ts'
import { chiSquareTail, evenTail } from './statistics.ts'
import type { Measured } from './statistics.ts'

/** Sizes that the games really draw: reels, roulette, cards, dice. */
const SIZES = [2, 6, 33, 34, 37, 52, 10_000]

/** Statistical tests of final results: uniform counts, pairs and shuffle orders. */
export function outcomeTests(chance: Chance, draws: number): readonly Measured[] {
  return [
    ...SIZES.map((n) => ({ name: `draws below ${n}`, p: evenDraws(chance, n, draws) })),
    { name: 'pairs of draws below 37', p: pairs(chance, 37, draws) },
    { name: 'draws until all six came', p: coupons(chance, Math.floor(draws / 16)) },
    { name: 'orders of five', p: orders(chance, Math.floor(draws / 8)) },
    { name: 'first card of 52', p: firstOfShuffle(chance, Math.floor(draws / 64)) },
  ]
}

function count(counts: Float64Array, place: number): void {
  counts[place] = (counts[place] ?? 0) + 1
}

function evenDraws(chance: Chance, n: number, draws: number): number {
  const counts = new Float64Array(n)
  for (let i = 0; i < draws; i++) count(counts, chance.below(n))
  return evenTail(counts, draws)
}

function pairs(chance: Chance, n: number, draws: number): number {
  const counts = new Float64Array(n * n)
  for (let i = 0; i < draws; i += 2) count(counts, chance.below(n) * n + chance.below(n))
  return evenTail(counts, Math.ceil(draws / 2))
}

/** Coupon collector: how many rolls of a die until all faces came; long waits are one class. */
function coupons(chance: Chance, rounds: number): number {
  const longest = 36
  const seen = new Float64Array(longest + 1)
  for (let round = 0; round < rounds; round++) {
    let faces = 0
    let rolls = 0
    for (; faces !== 63; rolls++) faces |= 1 << chance.below(6)
    count(seen, Math.min(rolls, longest))
  }
  return expectedTail(seen, couponChances(longest), rounds)
}

/** Chance of needing exactly r rolls, by the chain over how many faces came; the last class is all the rest. */
function couponChances(longest: number): number[] {
  let faces = [1, 0, 0, 0, 0, 0, 0]
  const chances = [0]
  for (let rolls = 1; rolls < longest; rolls++) {
    const before = faces[6] ?? 0
    faces = faces.map((chance, had) => (chance * had) / 6 + ((faces[had - 1] ?? 0) * (7 - had)) / 6)
    chances.push((faces[6] ?? 0) - before)
  }
  chances.push(1 - (faces[6] ?? 0))
  return chances
}

function expectedTail(seen: Float64Array, chances: readonly number[], rounds: number): number {
  let value = 0
  let classes = 0
  chances.forEach((chance, place) => {
    if (chance === 0) return
    value += ((seen[place] ?? 0) - chance * rounds) ** 2 / (chance * rounds)
    classes++
  })
  return chiSquareTail(value, classes - 1)
}

function orders(chance: Chance, rounds: number): number {
  const counts = new Float64Array(120)
  for (let round = 0; round < rounds; round++) count(counts, rankOf(chance.shuffle(5)))
  return evenTail(counts, rounds)
}

/** The place of an order among all orders of its length. */
function rankOf(order: Uint8Array): number {
  let rank = 0
  order.forEach((card, place) => {
    const smaller = order.subarray(place + 1).filter((other) => other < card).length
    rank = rank * (order.length - place) + smaller
  })
  return rank
}

function firstOfShuffle(chance: Chance, rounds: number): number {
  const counts = new Float64Array(52)
  for (let round = 0; round < rounds; round++) count(counts, chance.shuffle(52)[0] ?? 0)
  return evenTail(counts, rounds)
}
