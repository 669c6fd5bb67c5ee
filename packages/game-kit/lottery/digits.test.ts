import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ssc, threeDigits } from './games/digits.ts'
import { pickText, problemOf, readPick } from './pick.ts'
import { chancesOf, seenBy } from './play.ts'
import type { Play } from './play.ts'
import { anyPick, chanceIn, winsOverAll } from '../testing/lottery.ts'

const digits5 = ssc()
const digits3 = threeDigits()
const reading = (plays: readonly Play[], positions: number) =>
  plays.filter((play) => play.positions.length <= positions)

const expectExact = (play: Play, runs: number) =>
  fc.assert(
    fc.property(anyPick(play), (pick) => {
      const units = play.units(pick)
      const wins = winsOverAll(play, pick)
      const chances = chancesOf(play)
      const text = pickText(pick)
      const expected = units.map((count, at) => BigInt(count) * (chances[at]?.winning ?? 0n))
      expect({ text, wins }).toEqual({ text, wins: expected })
    }),
    { numRuns: runs },
  )

test.each([...reading(digits5, 3), ...digits3].map((play) => [play.key, play] as const))(
  'LOT-04 any selection of %s wins, over all outcomes, its unit bets times the chance of each',
  (_, play) => {
    expectExact(play, 5)
  },
)

test.each(digits5.filter((play) => play.positions.length > 3).map((play) => [play.key, play] as const))(
  'LOT-04 any selection of %s on four or five digits wins what its unit bets must',
  (_, play) => {
    expectExact(play, process.env['FAIRHOUSE_TIER'] === 'nightly' ? 4 : 1)
  },
)

test.each([
  ['star5.straight', undefined, 1, 100_000],
  ['star5.group120', undefined, 120, 100_000],
  ['star5.group60', undefined, 60, 100_000],
  ['star5.group30', undefined, 30, 100_000],
  ['star5.group20', undefined, 20, 100_000],
  ['star5.group10', undefined, 10, 100_000],
  ['star5.group5', undefined, 5, 100_000],
  ['star5.appears1', undefined, 40_951, 100_000],
  ['star5.appears2', undefined, 8_146, 100_000],
  ['star5.appears3', undefined, 856, 100_000],
  ['star5.appears4', undefined, 46, 100_000],
  ['star4Back.group24', undefined, 24, 10_000],
  ['star4Back.group12', undefined, 12, 10_000],
  ['star4Back.group6', undefined, 6, 10_000],
  ['star4Back.group4', undefined, 4, 10_000],
  ['star3Front.straight', undefined, 1, 1_000],
  ['star3Front.group3', undefined, 3, 1_000],
  ['star3Front.group6', undefined, 6, 1_000],
  ['star3Back.contains1', undefined, 271, 1_000],
  ['star3Back.contains2', undefined, 54, 1_000],
  ['star2Back.group', undefined, 2, 100],
  ['fixed', undefined, 10_000, 100_000],
  ['sides2Back', undefined, 25, 100],
  ['sides3Back', undefined, 125, 1_000],
  ['dragonTiger12', 'dragon', 45, 100],
  ['dragonTiger12', 'tie', 10, 100],
  ['total', 'big', 50_000, 100_000],
  ['shape3Front', 'triple', 10, 1_000],
  ['shape3Front', 'run', 60, 1_000],
  ['shape3Front', 'pair', 270, 1_000],
  ['shape3Front', 'halfRun', 360, 1_000],
  ['shape3Front', 'mixed', 300, 1_000],
  ['bull', 'noBull', 35_649, 100_000],
  ['bull', 'bull1', 6_375, 100_000],
  ['bull', 'bull2', 6_505, 100_000],
  ['bull', 'bullBull', 6_456, 100_000],
])('LOT-04 the chance of %s %s is %i of %i', (key, name, winning, total) => {
  expect(chanceIn(digits5, key, name)).toEqual([BigInt(winning), BigInt(total)])
})

const find = (key: string) => {
  const play = digits5.find((each) => each.key === key)
  if (!play) throw new Error(key)
  return play
}

/** Unit bets and wins as a reader would count them on paper. */
const paper = (key: string, text: string, draw: readonly number[]) => {
  const play = find(key)
  const read = readPick(play.form, text)
  if (!read.ok) throw new Error(read.error)
  return [play.units(read.value), play.hits(read.value, seenBy(play, draw))]
}

test('LOT-04 unit bets and wins of well-known selections', () => {
  // 2 × 1 × 1 × 1 × 3 lines, of which one is drawn
  expect(paper('star5.straight', '1,2|3|4|5|6,7,8', [2, 3, 4, 5, 8])).toEqual([[6], [1]])
  // the last two digits match under all four front lines
  expect(paper('star5.combination', '1,2|3|4,5|6|7', [9, 9, 9, 6, 7])).toEqual([
    [4, 4, 4, 4, 4],
    [0, 0, 0, 4, 4],
  ])
  // 5 digits of group 3: 5 × 4
  expect(paper('star3Back.group3', '0,1,2,3,4', [9, 9, 3, 0, 3])).toEqual([[20], [1]])
  expect(paper('star3Back.group3', '0,1,2,3,4', [9, 9, 3, 3, 3])).toEqual([[20], [0]])
  expect(paper('star3Back.groupBanker', '7', [1, 1, 7, 7, 2])).toEqual([
    [18, 36],
    [1, 0],
  ])
  expect(paper('star3Back.groupSum', '3', [0, 0, 0, 1, 2])).toEqual([
    [1, 1],
    [0, 1],
  ])
  // pairs of five positions: 10 choices of two, the drawn pair stands at three of them
  expect(paper('any2.group', '0,1,2,3,4|4,5', [4, 5, 4, 9, 9])).toEqual([[10], [2]])
})

test('LOT-03 a selection has one written form, and anything else is refused', () => {
  const { form } = find('star3Front.straight')
  expect(readPick(form, '1|2|3')).toEqual({ ok: true, value: [[1], [2], [3]] })
  for (const [text, error] of [
    ['1|2', 'malformed'],
    ['2,1|2|3', 'malformed'],
    ['1,1|2|3', 'duplicate'],
    ['01|2|3', 'malformed'],
    ['1|2|', 'tooFew'],
    ['1|2|12', 'unknownNumber'],
    ['1|2|-3', 'malformed'],
    ['1|2|3|4', 'malformed'],
    [`1|2|${'3,'.repeat(30_000)}3`, 'tooMany'],
  ])
    expect(readPick(form, text ?? '')).toEqual({ ok: false, error })
})

test('LOT-03 typed lines are refused when one occurs twice or there are too many', () => {
  const { form } = find('star3Front.lines')
  expect(
    problemOf(form, [
      [1, 2, 3],
      [1, 2, 3],
    ]),
  ).toBe('duplicate')
  expect(problemOf(form, [])).toBe('tooFew')
  const many = Array.from({ length: 2_001 }, (_, at) => [at % 10, at % 7, at % 9])
  expect(problemOf(form, many)).toBe('tooMany')
  // three equal digits are no group
  expect(find('star3Front.mixedLines').units([[1, 1, 1]])).toEqual([0, 0])
})
