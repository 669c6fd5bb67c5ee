import { choose, shapeOf, subsets, sumOf, tallyOf } from '../counting.ts'
import { numbersOf } from '../family.ts'
import type { Play, PlayClass } from '../play.ts'
import type { Pick, PickRow } from '../pick.ts'
import { positionChoices, positionRow } from './straight.ts'
import type { At } from './straight.ts'

/** How often the numbers of a group occur, highest first: [2, 1, 1, 1] is group 60 of five digits. */
export type Shape = readonly number[]

interface Part {
  /** How often each of its numbers occurs. */
  readonly times: number
  /** How many numbers it has. */
  readonly count: number
}

const PART_NAMES = ['numbers', 'singles', 'doubles', 'triples', 'quads'] as const

/** A group: the numbers in any order. One row for each multiplicity; a unit bet is one way to fill the shape. */
export function group(at: At, shape: Shape): Play {
  const { key, family, positions } = at
  const parts = partsOf(shape)
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: rowsOf(at, parts) },
    classes: [groupClass(shape, family.low)],
    units: (pick) => [waysToFill(parts, pick)],
    hits: (pick, seen) => [fits(parts, pick, seen) ? 1 : 0],
    most: () => [1],
  }
}

/** A pair and a single from one row (group 3 of three digits): each ordered choice of two numbers is a unit bet. */
export function groupOfOneRow(at: At, shape: Shape): Play {
  const inner = group(at, shape)
  const parts = partsOf(shape)
  const numbers = numbersOf(at.family)
  const twice = ([row = []]: Pick): Pick => parts.map(() => row)
  return {
    ...inner,
    form: {
      kind: 'rows',
      rows: [{ name: 'numbers', numbers, min: sumOf(parts.map(({ count }) => count)), max: numbers.length }],
    },
    units: (pick) => inner.units(twice(pick)),
    hits: (pick, seen) => inner.hits(twice(pick), seen),
  }
}

/** Groups typed line by line, in ascending order. Each line has the class of its own shape; one of another shape cannot be bet. */
export function groupLines(at: At, shapes: readonly Shape[]): Play {
  const { key, family, positions } = at
  const none = shapes.map(() => 0)
  const count = (lines: Pick) => {
    const units = [...none]
    for (const line of lines) {
      const index = indexOf(shapes, line)
      // one line that cannot win makes the whole selection one that cannot win
      if (index < 0) return none
      units[index] = (units[index] ?? 0) + 1
    }
    return units
  }
  return {
    key,
    family,
    positions,
    form: {
      kind: 'lines',
      rows: [],
      width: positions.length,
      numbers: numbersOf(family),
      isOrdered: false,
      isDistinct: family.isDistinct,
    },
    classes: shapes.map((shape) => groupClass(shape, family.low)),
    units: count,
    hits: (pick, seen) => {
      const drawn = ascending(seen).join()
      return count(pick.filter((line) => line.join() === drawn))
    },
    most: (pick) => count(pick).map((units) => Math.min(units, 1)),
  }
}

/** All groups with a property: a sum, the last digit of the sum, or one number that they contain (banker). */
export function groupsWhere(
  at: At,
  shapes: readonly Shape[],
  row: Omit<PickRow, 'min'>,
  has: (line: readonly number[], number: number) => boolean,
): Play {
  const { key, family, positions } = at
  const lines = [...ascendingLines(numbersOf(family), positions.length)]
  const groups = new Map(
    row.numbers.map((number) => [
      number,
      shapes.map(
        (_, index) => lines.filter((line) => indexOf(shapes, line) === index && has(line, number)).length,
      ),
    ]),
  )
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: [{ ...row, min: 1 }] },
    classes: shapes.map((shape) => groupClass(shape, family.low)),
    units: ([chosen = []]) =>
      shapes.map((_, index) => sumOf(chosen.map((number) => groups.get(number)?.[index] ?? 0))),
    hits: ([chosen = []], seen) => {
      const times = chosen.filter((number) => has(seen, number)).length
      const index = indexOf(shapes, seen)
      return shapes.map((_, each) => (each === index ? times : 0))
    },
    most: ([chosen = []]) => shapes.map(() => chosen.length),
  }
}

/** A group on any choice of as many positions as its shape has numbers: the first row chooses the positions. */
export function anyGroup(at: At, shape: Shape): Play {
  const { key, family, positions } = at
  const width = sumOf(shape)
  const parts = partsOf(shape)
  // group 3 is chosen from one row, as at fixed positions
  const isOneRow = shape.join() === '2,1'
  const fill = ([, ...rows]: Pick): Pick => (isOneRow ? parts.map(() => rows[0] ?? []) : rows)
  const numbers = numbersOf(family)
  const rows = isOneRow ? [{ name: 'numbers', numbers, min: 2, max: numbers.length }] : rowsOf(at, parts)
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: [positionRow(at, width), ...rows] },
    classes: [groupClass(shape, family.low)],
    units: (pick) => [choose(pick[0]?.length ?? 0, width) * waysToFill(parts, fill(pick))],
    hits: (pick, seen) => [
      positionChoices(pick[0] ?? [], width).filter((chosen) =>
        fits(
          parts,
          fill(pick),
          chosen.map((index) => seen[index] ?? -1),
        ),
      ).length,
    ],
    most: ([chosen = []]) => [choose(chosen.length, width)],
  }
}

const NAMES: Readonly<Record<string, string>> = {
  '1,1': 'group2',
  '2,1': 'group3',
  '1,1,1': 'group6',
  '3,1': 'group4',
  '2,2': 'group6of4',
  '2,1,1': 'group12',
  '1,1,1,1': 'group24',
  '4,1': 'group5',
  '3,2': 'group10',
  '3,1,1': 'group20',
  '2,2,1': 'group30',
  '2,1,1,1': 'group60',
  '1,1,1,1,1': 'group120',
}

/** A unit bet on one group, compared with as many of the seen numbers as it has. */
function groupClass(shape: Shape, low: number): PlayClass {
  const line = ascending(shape.flatMap((times, index) => Array.from({ length: times }, () => low + index)))
  const text = line.join()
  const wins = (seen: readonly number[]) => (ascending(seen.slice(0, line.length)).join() === text ? 1 : 0)
  return { key: NAMES[shape.join()] ?? `group${shape.join('')}`, wins }
}

const partsOf = (shape: Shape): readonly Part[] =>
  [...tallyOf(shape)].map(([times, count]) => ({ times, count })).toSorted((a, b) => b.times - a.times)

function rowsOf({ family }: At, parts: readonly Part[]): readonly PickRow[] {
  const numbers = numbersOf(family)
  return parts.map(({ times, count }) => ({
    name: parts.length === 1 ? 'numbers' : (PART_NAMES[times] ?? 'numbers'),
    numbers,
    min: count,
    max: numbers.length,
  }))
}

/** Ways to choose numbers for each part from its row, with no number in two parts. */
function waysToFill(parts: readonly Part[], pick: Pick, used: readonly number[] = []): number {
  const [part, ...rest] = parts
  if (!part) return 1
  const [row = [], ...others] = pick
  const free = row.filter((number) => !used.includes(number))
  if (rest.length === 0) return choose(free.length, part.count)
  let ways = 0
  for (const chosen of subsets(free, part.count)) ways += waysToFill(rest, others, [...used, ...chosen])
  return ways
}

function fits(parts: readonly Part[], pick: Pick, seen: readonly number[]): boolean {
  const drawn = [...tallyOf(seen)]
  if (drawn.length !== sumOf(parts.map(({ count }) => count))) return false
  return parts.every(({ times, count }, index) => {
    const numbers = drawn.filter(([, often]) => often === times)
    return numbers.length === count && numbers.every(([number]) => pick[index]?.includes(number))
  })
}

const indexOf = (shapes: readonly Shape[], line: readonly number[]): number => {
  const shape = shapeOf(line).join()
  return shapes.findIndex((known) => known.join() === shape)
}

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b)

function* ascendingLines(numbers: readonly number[], width: number, from = 0): Generator<readonly number[]> {
  if (width === 0) {
    yield []
    return
  }
  for (const [index, number] of numbers.entries()) {
    if (index < from) continue
    for (const rest of ascendingLines(numbers, width - 1, index)) yield [number, ...rest]
  }
}
