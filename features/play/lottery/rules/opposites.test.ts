import fc from 'fast-check'
import { expect, test } from 'vitest'
import { digitalLotteries } from '#games/lottery/digital.ts'
import { prizeLotteries } from '#games/lottery/prizes.ts'
import { validBet, type EndedBet } from '#features/play/settled-play/rules/valid-bet.ts'
import { add, multiply, rational, ZERO } from '#kit/rational.ts'
import { digitSpread } from '#game-kit/lottery/opposites/digit-sides.ts'
import { sequenceCount, sequences } from '#game-kit/lottery/family.ts'
import { pairOf, sidesOf, type Spread } from '#game-kit/lottery/opposites/opposites.ts'
import { chancesOf, type Play } from '#game-kit/lottery/play.ts'
import { prizeSpread } from '#game-kit/lottery/opposites/prize-sides.ts'

const SMALL = 1_000n
const digit = (game: string, key: string): Play => {
  const play = digitalLotteries.find(({ id }) => id === game)?.plays.find((each) => each.key === key)
  if (!play) throw new Error(key)
  return play
}
const bet = (spread: Spread, stake = 120n): EndedBet => ({
  stake,
  tag: 'loss',
  hedges: sidesOf([spread])[0] ?? [],
})
const valid = (...spreads: Spread[]) => {
  const sides = sidesOf(spreads)
  return validBet(spreads.map((_, at) => ({ stake: 600n, tag: 'loss', hedges: sides[at] ?? [] })))
}
const all = (count: number) => Array.from({ length: count }, (_, number) => number)

test('CSH-02 big, small, odd and even of one digit are no valid bet; three of them count one third (decision 24)', () => {
  const panel = digit('ssc', 'digit1')
  expect(validBet([bet(digitSpread(panel, [[0, 1, 2, 3]]))])).toBe(0n)
  expect(validBet([bet(digitSpread(panel, [[0, 1, 2]]))])).toBe(40n)
  expect(validBet([bet(digitSpread(panel, [[0, 2]]))])).toBe(120n)
  expect(valid(digitSpread(panel, [[0]]), digitSpread(panel, [[1]]))).toBe(0n)
  // ten digits of the panel, one of which comes
  expect(validBet([bet(digitSpread(panel, [all(14).slice(4)]))])).toBe(0n)
  const tiger = digit('ssc', 'dragonTiger15')
  expect(validBet([bet(digitSpread(tiger, [[0, 1]]))])).toBe(0n)
  expect(validBet([bet(digitSpread(tiger, [[0, 2]]))])).toBe(120n)
})

test('CSH-02 all digits of a position, all sequences of three digits and all endings are no valid bet, one less counts', () => {
  const fixed = digit('ssc', 'fixed')
  expect(validBet([bet(digitSpread(fixed, [all(10), [], [], [], []]))])).toBe(0n)
  expect(validBet([bet(digitSpread(fixed, [all(9), all(3), [], [], []]))])).toBe(120n)
  const straight = digit('3d', 'star3.straight')
  expect(validBet([bet(digitSpread(straight, [all(10), all(10), all(10)]), 1_000n)])).toBe(0n)
  expect(validBet([bet(digitSpread(straight, [all(10), all(10), all(9)]))])).toBe(120n)
  const north = prizeLotteries.find(({ id }) => id === 'vn-north')?.plays ?? []
  const de = north.find(({ key }) => key === 'de')
  if (!de) throw new Error('de')
  const endings = all(100).map((number) => `${number}`.padStart(2, '0'))
  expect(validBet([bet(prizeSpread(de, endings), 1_000n)])).toBe(0n)
  // on two lines of one slip too
  expect(valid(prizeSpread(de, endings.slice(0, 50)), prizeSpread(de, endings.slice(50)))).toBe(0n)
  expect(validBet([bet(prizeSpread(de, endings.slice(1)))])).toBe(120n)
})

test('CSH-02 options named as a pair exclude each other and hold four fifths of all outcomes', () => {
  for (const { plays } of digitalLotteries)
    for (const play of plays) {
      const pairs = Map.groupBy(
        play.classes.map(({ key }, at) => ({ key, at })),
        ({ key }) => pairOf(key),
      )
      for (const [pair, members] of pairs) {
        if (pair === null || play.classes[0]?.key === 'sides') continue
        const [one, other, ...more] = members.map(({ at }) => chancesOf(play)[at])
        if (!one || !other) throw new Error(`${play.key}: ${pair} has one side`)
        expect(more).toEqual([])
        expect(5n * (one.winning + other.winning)).toBeGreaterThanOrEqual(4n * one.total)
        expect(one.winning + other.winning).toBeLessThanOrEqual(one.total)
      }
    }
})

/** By enumeration: the least that a selection returns at fair odds, whatever is drawn, as a share of its stake. */
function leastReturn(play: Play, pick: readonly (readonly number[])[]) {
  const units = play.units(pick).reduce((total, own) => total + own, 0)
  const fair = chancesOf(play).map(({ winning, total }) => rational(total, winning))
  let least = rational(1_000_000)
  for (const seen of sequences(play.family, play.positions.length)) {
    const back = play
      .hits(pick, seen)
      .reduce((sum, hits, at) => add(sum, multiply(fair[at] ?? ZERO, rational(hits, units))), ZERO)
    if (back.n * least.d < least.n * back.d) least = back
  }
  return least
}

const small = digitalLotteries
  .flatMap(({ plays }) => plays)
  .filter(
    ({ form, positions, family, classes }) =>
      form.kind === 'rows' &&
      positions.length > 0 &&
      positions.length < 4 &&
      sequenceCount(family, positions.length) <= SMALL &&
      classes.every(({ pushes }) => !pushes),
  )

test('CSH-02 a selection of which nothing is at risk returns something at fair odds whatever is drawn', () => {
  fc.assert(
    fc.property(fc.nat(small.length - 1), fc.infiniteStream(fc.boolean()), (at, coin) => {
      const play = small[at]
      if (!play) return
      const pick = play.form.rows.map(({ numbers }) => numbers.filter(() => coin.next().value))
      if (play.units(pick).every((units) => units === 0)) return
      const stake = 3_628_800n
      const valued = validBet([bet(digitSpread(play, pick), stake)])
      expect(valued).toBeGreaterThanOrEqual(0n)
      expect(valued).toBeLessThanOrEqual(stake)
      const { n, d } = leastReturn(play, pick)
      // dragon and tiger count as opposite although a tie loses both
      if (valued === 0n && !play.key.startsWith('dragonTiger')) expect(n * 10n).toBeGreaterThanOrEqual(d * 5n)
      if (n === 0n && !play.key.startsWith('dragonTiger')) expect(valued).toBe(stake)
    }),
    { numRuns: 150 },
  )
})

test('CSH-02 all numbers of a play are a valid bet where all of it can be lost, such as a group of three', () => {
  for (const play of small.filter(({ key }) => !key.startsWith('dragonTiger'))) {
    const full = play.form.rows.map(({ numbers }) => [...numbers])
    const isLost = leastReturn(play, full).n === 0n
    if (isLost) expect([play.key, validBet([bet(digitSpread(play, full), 120n)])]).toEqual([play.key, 120n])
  }
  const group = digit('ssc', 'star3Front.group3')
  expect(validBet([bet(digitSpread(group, [all(10)]))])).toBe(120n)
})
