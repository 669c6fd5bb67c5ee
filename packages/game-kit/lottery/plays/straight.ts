import { choose, product, sumOfProducts, subsets } from '../counting.ts'
import { numbersOf } from '../family.ts'
import type { DrawFamily } from '../family.ts'
import type { Play, PlayClass } from '../play.ts'
import type { Pick, PickRow } from '../pick.ts'

/** Names of positions, as text keys, from the first number of the draw. */
export type PositionNames = readonly string[]

export interface At {
  readonly key: string
  readonly family: DrawFamily
  readonly positions: readonly number[]
  /** Headings of all positions of the draw. */
  readonly names: PositionNames
}

const nameOf = ({ names }: At, position: number): string => names[position] ?? `${position + 1}`

const rowsOf = (at: At, min: number): readonly PickRow[] =>
  at.positions.map((position) => {
    const numbers = numbersOf(at.family)
    return { name: nameOf(at, position), numbers, min, max: numbers.length }
  })

/** One number for each position, in the order drawn: a unit bet is one such line. */
export function straight(at: At): Play {
  const { key, family, positions } = at
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: rowsOf(at, 1) },
    classes: [oneLine(family, positions.length)],
    units: (pick) => [family.isDistinct ? distinctLines(pick) : product(pick.map((row) => row.length))],
    hits: (pick, seen) => [seen.every((number, index) => pick[index]?.includes(number)) ? 1 : 0],
    most: () => [1],
  }
}

/** The same, typed or pasted line by line. */
export function straightLines(at: At): Play {
  const { key, family, positions } = at
  const width = positions.length
  return {
    key,
    family,
    positions,
    form: {
      kind: 'lines',
      rows: [],
      width,
      numbers: numbersOf(family),
      isOrdered: true,
      isDistinct: family.isDistinct,
    },
    classes: [oneLine(family, width)],
    units: (pick) => [pick.length],
    hits: (pick, seen) => [pick.some((line) => isSame(line, seen)) ? 1 : 0],
    most: () => [1],
  }
}

/**
 * Combination: each line is bet on all positions and on its last ones down to the last alone, one unit bet each. Class `last<n>` wins
 * when the last n numbers match.
 */
export function combination(at: At): Play {
  const { key, family, positions } = at
  const width = positions.length
  const lengths = Array.from({ length: width }, (_, index) => width - index)
  const sample = firstLine(family, width)
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: rowsOf(at, 1) },
    classes: lengths.map((length) => ({
      key: `last${length}`,
      wins: (seen) => (isSame(sample.slice(width - length), seen.slice(width - length)) ? 1 : 0),
    })),
    units: (pick) => lengths.map(() => product(pick.map((row) => row.length))),
    hits: (pick, seen) =>
      lengths.map((length) => {
        const from = width - length
        const isHit = seen.every((number, index) => index < from || pick[index]?.includes(number))
        return isHit ? product(pick.slice(0, from).map((row) => row.length)) : 0
      }),
    most: (pick) => lengths.map((length) => product(pick.slice(0, width - length).map((row) => row.length))),
  }
}

/** Fixed positions: each number chosen at a position is a unit bet of its own; rows may stay empty. */
export function fixedPositions(at: At): Play {
  const { key, family, positions } = at
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: rowsOf(at, 0) },
    classes: [{ key: 'position', wins: ([first]) => (first === family.low ? 1 : 0) }],
    units: (pick) => [pick.reduce((total, row) => total + row.length, 0)],
    hits: (pick, seen) => [seen.filter((number, index) => pick[index]?.includes(number)).length],
    most: (pick) => [filled(pick)],
  }
}

/** Any `count` of the positions: a line on every choice of `count` filled positions. */
export function anyStraight(at: At, count: number): Play {
  const { key, family, positions } = at
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: rowsOf(at, 0) },
    // the line is compared with the first `count` positions
    classes: [oneLine(family, count)],
    units: (pick) => [
      sumOfProducts(
        pick.map((row) => row.length),
        count,
      ),
    ],
    hits: (pick, seen) => {
      const matching = seen.filter((number, index) => pick[index]?.includes(number)).length
      return [
        sumOfProducts(
          Array.from({ length: matching }, () => 1),
          count,
        ),
      ]
    },
    most: (pick) => [choose(filled(pick), count)],
  }
}

/** The first line of a family, in ascending numbers where they must differ. */
export const firstLine = ({ low, isDistinct }: DrawFamily, width: number): number[] =>
  Array.from({ length: width }, (_, index) => (isDistinct ? low + index : low))

/** The class of plays whose unit bet is one line. */
export function oneLine(family: DrawFamily, width: number): PlayClass {
  const line = firstLine(family, width)
  return { key: 'straight', wins: (seen) => (isSame(line, seen) ? 1 : 0) }
}

const isSame = (line: readonly number[], seen: readonly number[]): boolean =>
  line.every((number, index) => number === seen[index])

const filled = (pick: Pick): number => pick.filter((row) => row.length > 0).length

/** Lines with a different number at each position, counted by inclusion of one row after the other. */
function distinctLines(pick: Pick, used: ReadonlySet<number> = new Set()): number {
  const [row, ...rest] = pick
  if (!row) return 1
  if (rest.length === 0) return row.filter((number) => !used.has(number)).length
  let total = 0
  for (const number of row) if (!used.has(number)) total += distinctLines(rest, new Set([...used, number]))
  return total
}

/** Positions to choose from, with the indices of `positions` as numbers, for plays on any of them. */
export const positionRow = (at: At, min: number): PickRow => ({
  name: 'positions',
  numbers: at.positions.map((_, index) => index),
  options: at.positions.map((position) => nameOf(at, position)),
  min,
  max: at.positions.length,
})

/** Every choice of `count` of the chosen positions. */
export const positionChoices = (chosen: readonly number[], count: number): readonly (readonly number[])[] => [
  ...subsets(chosen, count),
]
