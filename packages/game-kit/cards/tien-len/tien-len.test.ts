import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { reading } from '#game-kit/cards/climbing/testing/games.ts'
import { readCards as cards } from '#game-kit/cards/testing/read-cards.ts'
import { countsOf, longestRun, powerOf, TWO } from '#game-kit/cards/climbing/ranks.ts'
import { beats, combinationOf, isChop, mayInterrupt, type Combination } from './combination.ts'
import { INSTANT_WINS, instantWinOf, owedBy } from './hand.ts'
import { playableCards, playsOf } from './plays.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'
const play = reading(combinationOf)

test.each([
  ['3s', 'single'],
  ['2h 2d', 'pair'],
  ['7s 7c 7d', 'triple'],
  ['7s 7c 7d 7h', 'four'],
  ['Qs Kd Ac', 'straight'],
  ['3s 3c 4d 4h 5s 5d', 'pairRun'],
])('STU-05 reads %s as a %s', (text, kind) => {
  expect(play(text).kind).toBe(kind)
})

test.each(['Ks As 2s', '2s 3s 4s', '3s 4s', '3s 3c 4s 4c', 'Ks Kc As Ac 2s 2c', '3s 3c 4d'])(
  'STU-05 rejects %s as a combination',
  (text) => {
    expect(combinationOf(cards(text))).toBeNull()
  },
)

test.each([
  ['9h', '9c', true],
  ['2s', 'Ah', true],
  ['9s 9h', '9c 9d', true],
  ['9c 9d', '9s 9h', false],
  ['5s 6h 7d', '4s 5h 6h', true],
  ['5s 6h 7d 8s', '4s 5h 6h', false],
  ['3s 3c 4d 4h 5s 5d', '2h', true],
  ['3s 3c 4d 4h 5s 5d', '2h 2d', false],
  ['3s 3c 3d 3h', '2h', true],
  ['3s 3c 3d 3h', '2h 2d', true],
  ['3s 3c 3d 3h', '2h 2d 2s', false],
  ['3s 3c 3d 3h', 'Ah', false],
  ['3s 3c 3d 3h', '9s 9c Td Th Js Jd', true],
  ['4s 4c 4d 4h', '3s 3c 3d 3h', true],
  ['3s 3c 4d 4h 5s 5d 6s 6d', 'As Ac Ad Ah', true],
  ['As Ac Ad Ah', '3s 3c 4d 4h 5s 5d 6s 6d', false],
  ['4s 4c 5d 5h 6s 6d', '3s 3c 4d 4h 5h 5c', true],
])('STU-05 says whether %s beats %s', (next, table, expected) => {
  expect(beats(play(next), play(table))).toBe(expected)
})

test('STU-05 lets four consecutive pairs chop out of turn, and nothing less', () => {
  const four = '3s 3c 4d 4h 5s 5d 6s 6d'
  expect(mayInterrupt(play(four), play('2h'))).toBe(true)
  expect(mayInterrupt(play('3s 3c 4d 4h 5s 5d'), play('2h'))).toBe(false)
  expect(mayInterrupt(play(four), play('Ah'))).toBe(false)
  expect(isChop(play('3s 3c 3d 3h'), play('2s'))).toBe(true)
  expect(isChop(play('2h'), play('2s'))).toBe(false)
})

test.each([
  ['3s 4s 5d 6c 7h 8s 9d Tc Jh Qs Kd Ac 2h', 'dragon'],
  ['2s 2c 2d 2h 3s 4s 5s 7s 9d Tc Jh Qs Kd', 'fourTwos'],
  ['3s 3c 5s 5c 7s 7c 9s 9c Js Jc Ks Kc 2h', 'sixPairs'],
  ['3s 3c 4s 4c 5s 5c 6s 6c 7h 7d Ts Js Ad', 'fiveConsecutivePairs'],
  ['3s 5s 7s 9s Js Ks 2s 4c 6c 8c Tc Qc Kh', 'oneColour'],
  ['3s 5s 7s 9s Js Kd 2s 4c 6c 8h Tc Qc Kh', null],
])('STU-05 reads the dealt hand %s as %s', (text, win) => {
  expect(instantWinOf(cards(text), INSTANT_WINS)).toBe(win)
})

const fines = { blackTwo: 6, redTwo: 13, fourOfAKind: 13, threePairs: 13, fourPairs: 26, frozenTimes: 2 }

test('STU-05 counts what a loser owes in cards, with fines for what is left', () => {
  expect(owedBy(cards('5s 8h'), true, fines)).toBe(2)
  expect(owedBy(cards('5s 2h 2s'), true, fines)).toBe(3 + 13 + 6)
  expect(owedBy(cards('7s 7c 7d 7h 9s'), true, fines)).toBe(5 + 13)
  expect(owedBy(cards('3s 3c 4d 4h 5s 5d'), true, fines)).toBe(6 + 13)
  expect(owedBy(cards('3s 5s 7s 9s Js Kd 4d 4c 6c 8h Tc Qc Kh'), false, fines)).toBe(26)
})

test('STU-05 deals hands with the chances that exact counts give, within four standard errors', () => {
  const chance = fastChance(20_260_728)
  const hands = isNightly ? 10_000_000 : 30_000
  const seen = { four: 0, threePairs: 0, sixPairs: 0 }
  for (let hand = 0; hand < hands; hand++) {
    const dealt = chance.pick(13, 52)
    const counts = countsOf(dealt)
    if (counts.includes(4)) seen.four++
    if (longestRun(counts.slice(0, TWO), 2) >= 3) seen.threePairs++
    if (counts.reduce((pairs, count) => pairs + (count >> 1), 0) >= 6) seen.sixPairs++
  }
  const chances = { four: 0.03420035, threePairs: 0.08361538, sixPairs: 0.0044989 }
  for (const [key, p] of Object.entries(chances)) {
    const error = Math.sqrt((p * (1 - p)) / hands)
    expect(Math.abs(seen[key as keyof typeof seen] / hands - p)).toBeLessThan(4 * error)
  }
})

const hand = fc.uniqueArray(fc.nat(51), { minLength: 1, maxLength: 9 })

test('STU-05 offers exactly the highest cards with which some subset of the hand beats the table', () => {
  const combinations = fc
    .uniqueArray(fc.nat(51), { minLength: 1, maxLength: 6 })
    .map(combinationOf)
    .filter((combination) => combination !== null)
  fc.assert(
    fc.property(hand, fc.option(combinations), (held, table) => {
      const key = ({ kind, size, power }: Combination) => `${kind} ${size} ${power}`
      const expected = new Set<string>()
      const playable = new Set<number>()
      for (let mask = 1; mask < 1 << held.length; mask++) {
        const subset = held.filter((_, at) => (mask >> at) & 1)
        const combination = combinationOf(subset)
        if (!combination || (table && !beats(combination, table))) continue
        expected.add(key(combination))
        for (const card of subset) playable.add(card)
      }
      const offered = playsOf(held, table).map((cards) => combinationOf(cards))
      expect(new Set(offered.map((combination) => combination && key(combination)))).toEqual(expected)
      expect(new Set([...playableCards(held, table)].map(powerOf))).toEqual(
        new Set([...playable].map(powerOf)),
      )
    }),
    { numRuns: isNightly ? 20_000 : 300 },
  )
})
