import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DECK, rankOf, suitOf } from '#game-kit/cards/cards.ts'
import { readCards as cards } from '#game-kit/cards/testing/read-cards.ts'
import { CATEGORIES, MAJOR_BITS, MINOR_BITS, categoryOf, strengthOf, strengthOfBits } from './strength.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'

/** Counts every hand of a size by category. */
function countHands(size: number): number[] {
  const counts = CATEGORIES.map(() => 0)
  const visit = (from: number, left: number, major: number, minor: number): void => {
    for (let card = from; card <= DECK - left; card++) {
      const withMajor = major | MAJOR_BITS[card]!
      const withMinor = minor | MINOR_BITS[card]!
      if (left > 1) visit(card + 1, left - 1, withMajor, withMinor)
      else counts[strengthOfBits(withMajor, withMinor) >> 17]! += 1
    }
  }
  visit(0, size, 0, 0)
  return counts
}

/** A hand of five by the textbook, without masks: category, then ranks in the order in which they are compared. */
function textbook(hand: readonly number[]): number[] {
  const ranks = hand.map((card) => rankOf(card) || 13)
  const times = (rank: number) => ranks.filter((other) => other === rank).length
  const order = [...new Set(ranks)].sort((a, b) => times(b) - times(a) || b - a)
  const shape = order.map(times).join('')
  const isFlush = new Set(hand.map(suitOf)).size === 1
  const isWheel = order.join() === '13,4,3,2,1'
  const isStraight = shape === '11111' && (isWheel || order[0]! - order[4]! === 4)
  const compared = isWheel ? [4] : isStraight ? [order[0]!] : order
  if (isStraight) return [isFlush ? 8 : 4, ...compared]
  if (isFlush) return [5, ...compared]
  return [{ '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1 }[shape] ?? 0, ...compared]
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : Math.sign(a[at]! - (b[at] ?? -1))
}

/** The best of the 21 hands of five. */
function bestByTextbook(seven: readonly number[]): number[] {
  const fives = seven.flatMap((_, first) =>
    seven
      .slice(first + 1)
      .map((_, offset) => seven.filter((_, at) => at !== first && at !== first + 1 + offset)),
  )
  return fives.map(textbook).reduce((best, hand) => (compare(hand, best) > 0 ? hand : best))
}

test('STU-05 counts all hands of five cards as the published tables do', () => {
  expect(countHands(5)).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40])
})

test.runIf(isNightly)('STU-05 counts all 133,784,560 hands of seven cards as the published tables do', () => {
  expect(countHands(7)).toEqual([
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584,
  ])
})

test('STU-05 compares any two hands of seven cards as the best of their 21 hands of five', () => {
  const seven = fc.uniqueArray(fc.nat(DECK - 1), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(seven, seven, (one, other) => {
      expect(Math.sign(strengthOf(one) - strengthOf(other))).toBe(
        compare(bestByTextbook(one), bestByTextbook(other)),
      )
    }),
    { numRuns: isNightly ? 200_000 : 500 },
  )
})

test.each([
  ['As Ks Qs Js Ts 2h 3d', 'straightFlush'],
  ['As 2s 3s 4s 5s Kh Kd', 'straightFlush'],
  ['Ah Ad Ac As Kh Kd Kc', 'fourOfAKind'],
  ['Ah Ad Ac Ks Kh Kd 2c', 'fullHouse'],
  ['2h 4h 6h 8h Th Td Tc', 'flush'],
  ['Ah 2d 3c 4s 5h 5d 5c', 'straight'],
  ['Ah Ad Kc Ks Qh Qd Jc', 'twoPairs'],
] as const)('STU-05 calls %s %s', (hand, category) => {
  expect(categoryOf(strengthOf(cards(hand)))).toBe(category)
})

test('STU-05 splits three pairs by the better two and the highest card that is left', () => {
  expect(strengthOf(cards('Ah Ad Kc Ks Qh Qd Jc'))).toBe(strengthOf(cards('Ac As Kh Kd Qs 2d 3c')))
})
