import { sumOf } from '../counting.ts'
import { fiveOfEleven } from '../family.ts'
import type { Play } from '../play.ts'
import { anyOfDrawn } from '../plays/contains.ts'
import { groupLines, group } from '../plays/group.ts'
import { options } from '../plays/options.ts'
import type { Option } from '../plays/options.ts'
import { fixedPositions, straight, straightLines } from '../plays/straight.ts'
import type { At } from '../plays/straight.ts'

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const ALL = [0, 1, 2, 3, 4]
const FRONT = ['front1', 'front2', 'front3'] as const

const at = (key: string, positions: readonly number[] = ALL): At => ({
  key,
  family: fiveOfEleven,
  positions,
  names: NAMES,
})

/** Every play of 11x5: any 1 to 8, the first positions, fixed positions, odd numbers, middle number and sides of the sum. */
export function elevenFive(): readonly Play[] {
  return [
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((count) => anyOfDrawn(at(`any${count}`), count)),
    ...[2, 3, 4, 5, 6, 7, 8].map((count) => anyOfDrawn(at(`any${count}.bankers`), count, true)),
    ...[2, 3].flatMap(front),
    fixedPositions(at('fixed3', [0, 1, 2])),
    anyOfFirst(),
    options(at('oddNumbers'), oddNumbers),
    options(at('middleNumber'), middleNumbers),
    options(at('total'), TOTAL),
    ...ALL.map((position) => options(at(`number${position + 1}`, [position]), NUMBER_SIDES)),
    options(at('dragonTiger', [0, 4]), [
      { key: 'dragon', wins: ([first = 0, last = 0]) => first > last },
      { key: 'tiger', wins: ([first = 0, last = 0]) => first < last },
    ]),
  ]
}

function front(count: number): readonly Play[] {
  const positions = ALL.slice(0, count)
  const different = positions.map(() => 1)
  const here = (name: string) => at(`${FRONT[count - 1]}.${name}`, positions)
  return [
    straight(here('straight')),
    straightLines(here('lines')),
    group(here('group'), different),
    groupLines(here('groupLines'), [different]),
  ]
}

/** One number that must be among the first three. */
const anyOfFirst = (): Play => anyOfDrawn(at('front3.contains1', [0, 1, 2]), 1)

const oddCount = (seen: readonly number[]) => seen.filter((number) => number % 2 === 1).length

const oddNumbers: readonly Option[] = ALL.concat(5).map((odd) => ({
  key: `odd${odd}even${5 - odd}`,
  wins: (seen) => oddCount(seen) === odd,
}))

const middleOf = (seen: readonly number[]) => seen.toSorted((a, b) => a - b)[2]

const middleNumbers: readonly Option[] = [3, 4, 5, 6, 7, 8, 9].map((number) => ({
  key: `${number}`,
  wins: (seen) => middleOf(seen) === number,
}))

/** A sum of 30 is neither big nor small: those stakes are returned. */
const TOTAL: readonly Option[] = [
  { key: 'big', wins: (seen) => sumOf(seen) > 30, pushes: (seen) => sumOf(seen) === 30 },
  { key: 'small', wins: (seen) => sumOf(seen) < 30, pushes: (seen) => sumOf(seen) === 30 },
  { key: 'odd', wins: (seen) => sumOf(seen) % 2 === 1 },
  { key: 'even', wins: (seen) => sumOf(seen) % 2 === 0 },
]

/** 11 is neither big nor small, odd nor even: those stakes are returned. */
const isEleven = ([number]: readonly number[]) => number === 11

const NUMBER_SIDES: readonly Option[] = [
  { key: 'big', wins: ([number = 0]) => number >= 6 && number < 11, pushes: isEleven },
  { key: 'small', wins: ([number = 0]) => number < 6, pushes: isEleven },
  { key: 'odd', wins: ([number = 0]) => number % 2 === 1 && number < 11, pushes: isEleven },
  { key: 'even', wins: ([number = 0]) => number % 2 === 0, pushes: isEleven },
]
