import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { climbRank } from '#game-kit/cards/climbing/ranks.ts'
import { visitHands } from '#game-kit/cards/testing/hand-counts.ts'
import { reading } from '#game-kit/cards/climbing/testing/games.ts'
import { readCards as cards } from '#game-kit/cards/testing/read-cards.ts'
import { choose } from '#game-kit/lottery/counting.ts'
import { beats, combinationOf, isChop } from './combination.ts'
import { HAND, INSTANT_WINS, instantWinOf, owedBy, rankWins } from './hand.ts'
import { playableCards, playsOf, refusalOf, type Spot } from './plays.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'
const play = reading(combinationOf)

test.each([
  ['3s', 'single'],
  ['2h 2d', 'pair'],
  ['7s 7c 7d', 'triple'],
  ['7s 7c 7d 7h', 'four'],
  ['Qs Kd Ac', 'straight'],
  ['2s 3s Ah', 'straight'],
  ['4s 3h 2d 5c', 'straight'],
  ['As 2d 3c 4s 5s 6h 7c 8c 9d Ts', 'straight'],
  ['7s 7c 7d 7h 9s 9c 9d 9h', 'twoFours'],
])('STU-05 Sam Loc reads %s as a %s', (text, kind) => {
  expect(play(text).kind).toBe(kind)
})

test.each(['Ks As 2s', 'As 2s', '3s 3c 4s 4c', '3s 3c 4d 4h 5s 5d', '3s 3c 4d', 'Qs Ks As 2s', '3s 5s 6s'])(
  'STU-05 Sam Loc rejects %s as a combination',
  (text) => {
    expect(combinationOf(cards(text))).toBeNull()
  },
)

test.each([
  ['9h', '9c', false],
  ['Th', '9c', true],
  ['2s', 'Ah', true],
  ['9s 9h', '9c 9d', false],
  ['As Ah', 'Kc Kd', true],
  ['5s 6h 7d', '4s 5h 6h', true],
  ['2s 3h 4d', 'As 2h 3h', true],
  ['As 2h 3h', '3s 4h 5h', false],
  ['Qs Kh Ah', 'Js Qh Kd', true],
  ['5s 6h 7d 8s', '4s 5h 6h', false],
  ['3s 3c 3d 3h', '2h', true],
  ['3s 3c 3d 3h', '2h 2d', false],
  ['3s 3c 3d 3h', 'Ah', false],
  ['3s 3c 3d 3h 4s 4c 4d 4h', '2h 2d', true],
  ['3s 3c 3d 3h 4s 4c 4d 4h', '2h', false],
  ['4s 4c 4d 4h', '3s 3c 3d 3h', true],
  ['3s 3c 3d 3h', '2s 2c 2d 2h', false],
])('STU-05 Sam Loc says whether %s beats %s', (next, table, expected) => {
  expect(beats(play(next), play(table))).toBe(expected)
})

test('STU-05 Sam Loc fines what four of a kind beats, and nothing else', () => {
  expect(isChop(play('3s 3c 3d 3h'), play('2s'))).toBe(true)
  expect(isChop(play('4s 4c 4d 4h'), play('3s 3c 3d 3h'))).toBe(true)
  expect(isChop(play('2h'), play('As'))).toBe(false)
})

test.each([
  ['As 2s 3d 4c 5h 6s 7d 8c 9h Ts', 'dragon'],
  ['5s 6s 7d 8c 9h Ts Jd Qc Kh As', 'dragon'],
  ['2s 2c 2d 2h 3s 4s 5s 7s 9d Tc', 'fourTwos'],
  ['3s 3c 3d 5c 5s 5d 9s 9c 9d Kc', 'threeTriples'],
  ['3s 3c 5s 5c 7s 7c 9s 9c Js Jc', 'fivePairs'],
  ['3s 3c 3d 3h 7s 7c 9s 9c Js Jc', 'fivePairs'],
  ['3s 5s 7s 9s Js Ks 4c 6c 8c Tc', 'oneColour'],
  ['3s 5s 7s 9s Js Kd 4c 6c 8c Tc', null],
])('STU-05 Sam Loc reads the dealt hand %s as %s', (text, win) => {
  expect(instantWinOf(cards(text), INSTANT_WINS)).toBe(win)
})

const DEALS = choose(52, HAND)
/** Hands of ten cards that are each win, whatever else they are; by their ranks, or both colours. */
const exact = {
  dragon: 5 * 4 ** 10,
  fourTwos: choose(48, 6),
  // 3-3-3-1 and 4-3-3
  threeTriples: choose(13, 3) * 4 ** 3 * 40 + 13 * choose(12, 2) * 4 ** 2,
  // 2-2-2-2-2, 4-2-2-2 and 4-4-2
  fivePairs: choose(13, 5) * 6 ** 5 + 13 * choose(12, 3) * 6 ** 3 + choose(13, 2) * 11 * 6,
  oneColour: 2 * choose(26, 10),
} as const

test('STU-05 the hands of Sam Loc that win instantly are as many as their closed forms say, of all hands of ten cards', () => {
  const seen = { all: 0, dragon: 0, fourTwos: 0, threeTriples: 0, fivePairs: 0 }
  visitHands(HAND, (counts, hands) => {
    seen.all += hands
    for (const win of ['dragon', 'fourTwos', 'threeTriples', 'fivePairs'] as const)
      if (rankWins[win](counts)) seen[win] += hands
  })
  const { oneColour: _, ...byRank } = exact
  expect(seen).toEqual({ all: 15_820_024_220, ...byRank })
  expect(DEALS).toBe(15_820_024_220)
})

test('STU-05 the count of hands by their ranks finds the 624 hands of five cards with four of a kind', () => {
  let fours = 0
  visitHands(5, (counts, hands) => {
    if (counts.includes(4)) fours += hands
  })
  expect(fours).toBe(624)
})

test('STU-05 Sam Loc deals instant wins with their exact chances, within four standard errors', () => {
  const chance = fastChance(20_261_129)
  const hands = isNightly ? 20_000_000 : 40_000
  const seen = { dragon: 0, fourTwos: 0, threeTriples: 0, fivePairs: 0, oneColour: 0 }
  for (let hand = 0; hand < hands; hand++) {
    const held = chance.pick(HAND, 52)
    for (const win of INSTANT_WINS) if (instantWinOf(held, [win]) === win) seen[win]++
  }
  for (const win of INSTANT_WINS) {
    const p = exact[win] / DEALS
    expect(Math.abs(seen[win] / hands - p)).toBeLessThan(4 * Math.sqrt((p * (1 - p)) / hands))
  }
})

const fines = { two: 10, fourOfAKind: 20, frozen: 15 }

test('STU-05 Sam Loc counts what a loser owes in cards, with fines for what is left', () => {
  expect(owedBy(cards('5s 8h'), true, fines)).toBe(2)
  expect(owedBy(cards('5s 2h 2s'), true, fines)).toBe(3 + 20)
  expect(owedBy(cards('7s 7c 7d 7h 9s'), true, fines)).toBe(5 + 20)
  expect(owedBy(cards('3s 5s 7s 9s Js Kd 4d 4c 6c 8h'), false, fines)).toBe(15)
  expect(owedBy(cards('3s 5s 7s 9s Js Kd 4d 4c 6c 2h'), false, fines)).toBe(15 + 10)
})

const free: Spot = { table: null, nextHasOne: false }

test('STU-05 no hand of Sam Loc ends with a two: no play leaves only twos', () => {
  expect(refusalOf(cards('9s 2h'), cards('9s'), free)).toBe('twoLast')
  expect(refusalOf(cards('9s 2h'), cards('2h'), free)).toBeNull()
  expect(refusalOf(cards('9s 9d 2h'), cards('9s 9d'), free)).toBe('twoLast')
  // a straight through a two may be the last play
  expect(refusalOf(cards('As 2h 3d'), cards('As 2h 3d'), free)).toBeNull()
})

test('STU-05 before a player with one card a single is the highest one, and other plays are free', () => {
  const spot = { table: null, nextHasOne: true }
  expect(refusalOf(cards('9s 9d Kh'), cards('9s'), spot)).toBe('mustPlayHighest')
  expect(refusalOf(cards('9s 9d Kh'), cards('Kh'), spot)).toBeNull()
  expect(refusalOf(cards('9s 9d Kh'), cards('9s 9d'), spot)).toBeNull()
})

test('STU-05 two fours of a kind are played on a pair of twos and are never led', () => {
  const fours = '3s 3c 3d 3h 4s 4c 4d 4h'
  expect(refusalOf(cards(fours), cards(fours), free)).toBe('noCombination')
  expect(refusalOf(cards(fours), cards(fours), { ...free, table: play('2s 2h') })).toBeNull()
})

/** Hands with at least one card that is no two, which every hand of the game has. */
const hand = fc
  .uniqueArray(fc.nat(51), { minLength: 1, maxLength: 9 })
  .filter((held) => held.some((card) => climbRank(card) < 12))
const tables = fc
  .uniqueArray(fc.nat(51), { minLength: 1, maxLength: 5 })
  .map(combinationOf)
  .filter((combination) => combination !== null)
const spots = fc.record({ table: fc.option(tables), nextHasOne: fc.boolean() })

test('STU-05 Sam Loc offers a play for each kind, size and rank that some subset of the hand may be, and a leader always one', () => {
  fc.assert(
    fc.property(hand, spots, (held, spot) => {
      const key = (some: readonly number[]) => {
        const { kind, size, power } = combinationOf(some) ?? { kind: '', size: 0, power: 0 }
        return `${kind} ${size} ${power}`
      }
      const expected = new Set<string>()
      const playable = new Set<number>()
      for (let mask = 1; mask < 1 << held.length; mask++) {
        const subset = held.filter((_, at) => (mask >> at) & 1)
        if (refusalOf(held, subset, spot) !== null) continue
        expected.add(key(subset))
        for (const card of subset) playable.add(card)
      }
      expect(new Set(playsOf(held, spot).map(key))).toEqual(expected)
      expect(playableCards(held, spot)).toEqual(playable)
      if (!spot.table) expect(expected.size).toBeGreaterThan(0)
    }),
    { numRuns: isNightly ? 20_000 : 300 },
  )
})
