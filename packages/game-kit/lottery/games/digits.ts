import { shapeOf, sumOf } from '../counting.ts'
import { digits3, digits5 } from '../family.ts'
import type { DrawFamily } from '../family.ts'
import type { Play } from '../play.ts'
import { appears, contains } from '../plays/contains.ts'
import { anyGroup, group, groupLines, groupOfOneRow, groupsWhere } from '../plays/group.ts'
import type { Shape } from '../plays/group.ts'
import { options, sides } from '../plays/options.ts'
import type { Option } from '../plays/options.ts'
import { anyStraight, combination, fixedPositions, straight, straightLines } from '../plays/straight.ts'
import type { At } from '../plays/straight.ts'
import { linesOfValue, spanOf } from '../plays/sums.ts'

/** Headings of the five positions, from the first digit drawn. */
const FIVE = ['tenThousands', 'thousands', 'hundreds', 'tens', 'units'] as const
const THREE = ['hundreds', 'tens', 'units'] as const

const SHAPES_OF_5: readonly Shape[] = [
  [1, 1, 1, 1, 1],
  [2, 1, 1, 1],
  [2, 2, 1],
  [3, 1, 1],
  [3, 2],
  [4, 1],
]
const SHAPES_OF_4: readonly Shape[] = [
  [1, 1, 1, 1],
  [2, 1, 1],
  [2, 2],
  [3, 1],
]
const PAIR: Shape = [2, 1]
const DIFFERENT: Shape = [1, 1, 1]
const NAMES_OF_5 = ['group120', 'group60', 'group30', 'group20', 'group10', 'group5']
const NAMES_OF_4 = ['group24', 'group12', 'group6', 'group4']

type Place = (key: string, positions: readonly number[]) => At

const placeIn =
  (family: DrawFamily, names: readonly string[]): Place =>
  (key, positions) => ({ key, family, positions, names })

/** Every play of five digits (SSC): five, four, three and two positions, fixed, without position, any, sides and panels. */
export function ssc(): readonly Play[] {
  const at = placeIn(digits5, FIVE)
  const all = [0, 1, 2, 3, 4]
  return [
    ...five(at, all),
    ...four(at, 'star4Front', [0, 1, 2, 3]),
    ...four(at, 'star4Back', [1, 2, 3, 4]),
    ...three(at, 'star3Front', [0, 1, 2]),
    ...three(at, 'star3Middle', [1, 2, 3]),
    ...three(at, 'star3Back', [2, 3, 4]),
    ...two(at, 'star2Front', [0, 1]),
    ...two(at, 'star2Back', [3, 4]),
    fixedPositions(at('fixed', all)),
    ...any(at, all),
    sides(at('sides2Front', [0, 1])),
    sides(at('sides2Back', [3, 4])),
    sides(at('sides3Front', [0, 1, 2])),
    sides(at('sides3Back', [2, 3, 4])),
    ...panels(at, all),
  ]
}

/** Every play of three digits (3D). */
export function threeDigits(): readonly Play[] {
  const at = placeIn(digits3, THREE)
  const all = [0, 1, 2]
  return [
    ...three(at, 'star3', all),
    ...two(at, 'star2Front', [0, 1]),
    ...two(at, 'star2Back', [1, 2]),
    fixedPositions(at('fixed', all)),
    sides(at('sides2Front', [0, 1])),
    sides(at('sides2Back', [1, 2])),
    options(at('shape3', all), THREE_SHAPES),
    totalPanel(at('total', all), 13.5),
  ]
}

function five(at: Place, all: readonly number[]): readonly Play[] {
  return [
    straight(at('star5.straight', all)),
    straightLines(at('star5.lines', all)),
    combination(at('star5.combination', all)),
    ...SHAPES_OF_5.map((shape, index) => group(at(`star5.${NAMES_OF_5[index]}`, all), shape)),
    ...[1, 2, 3, 4].map((times) => appears(at(`star5.appears${times}`, all), times)),
    contains(at('star5.contains2', all), 2),
    contains(at('star5.contains3', all), 3),
  ]
}

function four(at: Place, star: string, positions: readonly number[]): readonly Play[] {
  return [
    straight(at(`${star}.straight`, positions)),
    straightLines(at(`${star}.lines`, positions)),
    combination(at(`${star}.combination`, positions)),
    ...SHAPES_OF_4.map((shape, index) => group(at(`${star}.${NAMES_OF_4[index]}`, positions), shape)),
    contains(at(`${star}.contains1`, positions), 1),
    contains(at(`${star}.contains2`, positions), 2),
  ]
}

function three(at: Place, star: string, positions: readonly number[]): readonly Play[] {
  const here = (name: string) => at(`${star}.${name}`, positions)
  return [
    straight(here('straight')),
    straightLines(here('lines')),
    combination(here('combination')),
    linesOfValue(here('sum'), 'sum', sumOf),
    linesOfValue(here('span'), 'span', spanOf),
    groupOfOneRow(here('group3'), PAIR),
    group(here('group6'), DIFFERENT),
    groupLines(here('group3Lines'), [PAIR]),
    groupLines(here('group6Lines'), [DIFFERENT]),
    groupLines(here('mixedLines'), [PAIR, DIFFERENT]),
    groupsWhere(here('groupSum'), [PAIR, DIFFERENT], upTo('sum', 1, 26), hasSum),
    groupsWhere(here('groupBanker'), [PAIR, DIFFERENT], { ...upTo('banker', 0, 9), max: 1 }, hasNumber),
    options(here('sumTail'), sumTails),
    options(here('special'), SPECIAL_3),
    contains(here('contains1'), 1),
    contains(here('contains2'), 2),
  ]
}

function two(at: Place, star: string, positions: readonly number[]): readonly Play[] {
  const here = (name: string) => at(`${star}.${name}`, positions)
  return [
    straight(here('straight')),
    straightLines(here('lines')),
    linesOfValue(here('sum'), 'sum', sumOf),
    linesOfValue(here('span'), 'span', spanOf),
    group(here('group'), [1, 1]),
    groupLines(here('groupLines'), [[1, 1]]),
    groupsWhere(here('groupSum'), [[1, 1]], upTo('sum', 1, 17), hasSum),
    groupsWhere(here('groupBanker'), [[1, 1]], { ...upTo('banker', 0, 9), max: 1 }, hasNumber),
  ]
}

function any(at: Place, all: readonly number[]): readonly Play[] {
  return [
    ...[2, 3, 4].map((count) => anyStraight(at(`any${count}.straight`, all), count)),
    anyGroup(at('any2.group', all), [1, 1]),
    anyGroup(at('any3.group3', all), PAIR),
    anyGroup(at('any3.group6', all), DIFFERENT),
    ...SHAPES_OF_4.map((shape, index) => anyGroup(at(`any4.${NAMES_OF_4[index]}`, all), shape)),
  ]
}

/** Fixed-odds panels: sides of each digit and of the total, dragon against tiger, shapes of three digits, bull. */
function panels(at: Place, all: readonly number[]): readonly Play[] {
  const pairs = all.flatMap((first) =>
    all.filter((second) => second > first).map((second) => [first, second]),
  )
  return [
    ...all.map((position) => options(at(`digit${position + 1}`, [position]), digitSides)),
    totalPanel(at('total', all), 22.5),
    ...pairs.map((pair) =>
      options(at(`dragonTiger${pair.map((position) => position + 1).join('')}`, pair), DRAGON_TIGER),
    ),
    options(at('shape3Front', [0, 1, 2]), THREE_SHAPES),
    options(at('shape3Middle', [1, 2, 3]), THREE_SHAPES),
    options(at('shape3Back', [2, 3, 4]), THREE_SHAPES),
    options(at('bull', all), bulls),
  ]
}

const upTo = (name: string, from: number, to: number) => {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return { name, numbers, max: numbers.length }
}

const hasSum = (line: readonly number[], sum: number) => sumOf(line) === sum
const hasNumber = (line: readonly number[], number: number) => line.includes(number)

const sumTails: readonly Option[] = Array.from({ length: 10 }, (_, tail) => ({
  key: `${tail}`,
  wins: (seen) => sumOf(seen) % 10 === tail,
}))

const digitSides: readonly Option[] = [
  { key: 'big', wins: ([digit = 0]) => digit >= 5 },
  { key: 'small', wins: ([digit = 0]) => digit < 5 },
  { key: 'odd', wins: ([digit = 0]) => digit % 2 === 1 },
  { key: 'even', wins: ([digit = 0]) => digit % 2 === 0 },
  ...Array.from({ length: 10 }, (_, number): Option => ({
    key: `${number}`,
    wins: ([digit]) => digit === number,
  })),
]

const totalPanel = (at: At, middle: number): Play =>
  options(at, [
    { key: 'big', wins: (seen) => sumOf(seen) > middle },
    { key: 'small', wins: (seen) => sumOf(seen) < middle },
    { key: 'odd', wins: (seen) => sumOf(seen) % 2 === 1 },
    { key: 'even', wins: (seen) => sumOf(seen) % 2 === 0 },
  ])

const DRAGON_TIGER: readonly Option[] = [
  { key: 'dragon', wins: ([dragon = 0, tiger = 0]) => dragon > tiger },
  { key: 'tiger', wins: ([dragon = 0, tiger = 0]) => dragon < tiger },
  { key: 'tie', wins: ([dragon, tiger]) => dragon === tiger },
]

const isTriple = (seen: readonly number[]) => shapeOf(seen)[0] === 3
const isPair = (seen: readonly number[]) => shapeOf(seen).join() === '2,1'
/** Three digits that follow each other in a circle of ten: 890 and 901 included. */
const isRun = (seen: readonly number[]) => neighbours(seen) === 3
const isHalfRun = (seen: readonly number[]) => shapeOf(seen).length === 3 && neighbours(seen) === 2

/** Of three different digits: 3 if they are consecutive, 2 if two of them are, else 0. 9 and 0 are neighbours. */
function neighbours(seen: readonly number[]): number {
  if (new Set(seen).size !== 3) return 0
  const links = seen.filter((digit) => seen.includes((digit + 1) % 10)).length
  return links === 0 ? 0 : links + 1
}

/** A run of the special play does not go round: 012 to 789. */
const isPlainRun = (seen: readonly number[]) => shapeOf(seen).length === 3 && spanOf(seen) === 2

const SPECIAL_3: readonly Option[] = [
  { key: 'triple', wins: isTriple },
  { key: 'run', wins: isPlainRun },
  { key: 'pair', wins: isPair },
]

const THREE_SHAPES: readonly Option[] = [
  { key: 'triple', wins: isTriple },
  { key: 'run', wins: isRun },
  { key: 'pair', wins: isPair },
  { key: 'halfRun', wins: isHalfRun },
  { key: 'mixed', wins: (seen) => shapeOf(seen).length === 3 && neighbours(seen) === 0 },
]

/** The bull of five digits: three whose sum is a multiple of ten, and the last digit of the other two; null without a bull. */
export function bullOf(seen: readonly number[]): number | null {
  const total = sumOf(seen)
  for (const [a, first] of seen.entries())
    for (const [b, second] of seen.entries())
      if (b > a && (total - first - second) % 10 === 0) return (first + second) % 10
  return null
}

const bulls: readonly Option[] = [
  { key: 'noBull', wins: (seen) => bullOf(seen) === null },
  ...Array.from({ length: 9 }, (_, index): Option => ({
    key: `bull${index + 1}`,
    wins: (seen) => bullOf(seen) === index + 1,
  })),
  { key: 'bullBull', wins: (seen) => bullOf(seen) === 0 },
]
