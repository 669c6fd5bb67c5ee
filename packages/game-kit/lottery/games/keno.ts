import { sumOf } from '../counting.ts'
import type { DrawFamily } from '../family.ts'
import type { ClassChance, Play, PlayClass } from '../play.ts'

/** Twenty of eighty numbers. Its order carries no meaning. */
export const twentyOfEighty: DrawFamily = { key: 'keno', size: 20, low: 1, high: 80, isDistinct: true }

const DRAWN = 20
const FIELD = 80
const POSITIONS = Array.from({ length: DRAWN }, (_, position) => position)
const NUMBERS = Array.from({ length: FIELD }, (_, index) => index + 1)

/**
 * Return per stake by matches, for each number of chosen numbers: the table of Vietnam's state keno (prizes there are for a stake of
 * 10 000).
 */
export const KENO_PAYS: readonly (readonly (readonly [matches: number, factor: number])[])[] = [
  [[1, 2]],
  [[2, 9]],
  [
    [3, 20],
    [2, 2],
  ],
  [
    [4, 40],
    [3, 5],
    [2, 1],
  ],
  [
    [5, 440],
    [4, 15],
    [3, 1],
  ],
  [
    [6, 1_250],
    [5, 45],
    [4, 4],
    [3, 1],
  ],
  [
    [7, 4_000],
    [6, 120],
    [5, 10],
    [4, 2],
    [3, 1],
  ],
  [
    [8, 20_000],
    [7, 500],
    [6, 50],
    [5, 5],
    [4, 1],
    [0, 1],
  ],
  [
    [9, 80_000],
    [8, 1_200],
    [7, 150],
    [6, 15],
    [5, 3],
    [4, 1],
    [0, 1],
  ],
  [
    [10, 200_000],
    [9, 15_000],
    [8, 800],
    [7, 71],
    [6, 8],
    [5, 2],
    [0, 1],
  ],
]

/** Every play of keno: 1 to 10 numbers by the prize table, and panels of the sum, of the upper half and of odd numbers. */
export const keno = (): readonly Play[] => [...KENO_PAYS.map((_, index) => spot(index + 1)), ...panels()]

/** `count` chosen numbers; the prize depends on how many are drawn. The classes are the prizes, the stake belongs to the first. */
function spot(count: number): Play {
  const pays = KENO_PAYS[count - 1] ?? []
  const matches = (row: readonly number[], seen: readonly number[]) =>
    row.filter((number) => seen.includes(number)).length
  const chosen = NUMBERS.slice(0, count)
  return {
    key: `spot${count}`,
    family: twentyOfEighty,
    positions: POSITIONS,
    form: { kind: 'rows', rows: [{ name: 'numbers', numbers: NUMBERS, min: count, max: count }] },
    classes: pays.map(([wanted], index) => ({
      key: `match${wanted}`,
      isTier: index > 0,
      wins: (seen) => (matches(chosen, seen) === wanted ? 1 : 0),
    })),
    units: () => pays.map((_, index) => (index === 0 ? 1 : 0)),
    hits: ([row = []], seen) => pays.map(([wanted]) => (matches(row, seen) === wanted ? 1 : 0)),
    chances: () =>
      pays.map(([wanted]) => ({
        winning: combinations(count, wanted) * combinations(FIELD - count, DRAWN - wanted),
        returned: 0n,
        total: combinations(FIELD, DRAWN),
      })),
    most: () => pays.map((_, index) => (index === 0 ? 1 : 0)),
  }
}

/** An option of a panel, which wins by one figure of the draw. */
interface KenoOption {
  readonly key: string
  readonly wins: (figure: number) => boolean
  readonly pushes?: (figure: number) => boolean
}

function panels(): readonly Play[] {
  const ofSum: readonly KenoOption[] = [
    { key: 'big', wins: (sum) => sum > 810, pushes: (sum) => sum === 810 },
    { key: 'small', wins: (sum) => sum < 810, pushes: (sum) => sum === 810 },
    { key: 'odd', wins: (sum) => sum % 2 === 1 },
    { key: 'even', wins: (sum) => sum % 2 === 0 },
  ]
  const elements: readonly KenoOption[] = [
    { key: 'gold', wins: (sum) => sum <= 695 },
    { key: 'wood', wins: (sum) => sum >= 696 && sum <= 763 },
    { key: 'water', wins: (sum) => sum >= 764 && sum <= 855 },
    { key: 'fire', wins: (sum) => sum >= 856 && sum <= 923 },
    { key: 'earth', wins: (sum) => sum >= 924 },
  ]
  const lower: readonly KenoOption[] = [
    { key: 'upper', wins: (count) => count > 10 },
    { key: 'equal', wins: (count) => count === 10 },
    { key: 'lower', wins: (count) => count < 10 },
  ]
  const odds: readonly KenoOption[] = [
    { key: 'moreOdd', wins: (count) => count > 10 },
    { key: 'equal', wins: (count) => count === 10 },
    { key: 'moreEven', wins: (count) => count < 10 },
  ]
  const countOf = (has: (number: number) => boolean) => (seen: readonly number[]) => seen.filter(has).length
  return [
    panel('sum', ofSum, sumOf, sumDistribution),
    panel('elements', elements, sumOf, sumDistribution),
    panel(
      'halves',
      lower,
      countOf((number) => number <= 40),
      halfDistribution,
    ),
    panel(
      'oddEven',
      odds,
      countOf((number) => number % 2 === 1),
      halfDistribution,
    ),
  ]
}

function panel(
  key: string,
  choices: readonly KenoOption[],
  figureOf: (seen: readonly number[]) => number,
  distribution: () => ReadonlyMap<number, bigint>,
): Play {
  const numbers = choices.map((_, index) => index)
  const each = (chosen: readonly number[] | undefined, isTrue: (option: KenoOption) => boolean | undefined) =>
    choices.map((option, index) => (chosen?.includes(index) && isTrue(option) ? 1 : 0))
  return {
    key,
    family: twentyOfEighty,
    positions: POSITIONS,
    form: {
      kind: 'rows',
      rows: [
        {
          name: 'options',
          numbers,
          options: choices.map((option) => option.key),
          min: 1,
          max: numbers.length,
        },
      ],
    },
    classes: choices.map((option): PlayClass => ({
      key: option.key,
      wins: (seen) => (option.wins(figureOf(seen)) ? 1 : 0),
      pushes: (seen) => option.pushes?.(figureOf(seen)) ?? false,
    })),
    units: ([chosen]) => each(chosen, () => true),
    hits: ([chosen], seen) => each(chosen, (option) => option.wins(figureOf(seen))),
    returned: ([chosen], seen) => each(chosen, (option) => option.pushes?.(figureOf(seen))),
    chances: () => choices.map((option) => chanceOf(option, distribution())),
    most: ([chosen]) => each(chosen, () => true),
  }
}

function chanceOf({ wins, pushes }: KenoOption, distribution: ReadonlyMap<number, bigint>): ClassChance {
  let winning = 0n
  let returned = 0n
  for (const [figure, ways] of distribution) {
    if (wins(figure)) winning += ways
    if (pushes?.(figure)) returned += ways
  }
  return { winning, returned, total: combinations(FIELD, DRAWN) }
}

/** n over k, exact beyond the range of numbers. */
function combinations(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  let result = 1n
  for (let at = 1; at <= k; at++) result = (result * BigInt(n - k + at)) / BigInt(at)
  return result
}

/** How many draws have each number of a marked half of the field (low numbers, odd numbers). */
const halfDistribution = (): ReadonlyMap<number, bigint> =>
  new Map(
    Array.from({ length: DRAWN + 1 }, (_, count) => [
      count,
      combinations(FIELD / 2, count) * combinations(FIELD / 2, DRAWN - count),
    ]),
  )

let sums: ReadonlyMap<number, bigint> | undefined

/** How many draws have each sum, counted number by number. */
function sumDistribution(): ReadonlyMap<number, bigint> {
  sums ??= countSums()
  return sums
}

function countSums(): ReadonlyMap<number, bigint> {
  const most = sumOf(NUMBERS.slice(-DRAWN))
  // ways[k * (most + 1) + s]: draws of k numbers with the sum s
  const ways = Array.from({ length: (DRAWN + 1) * (most + 1) }, () => 0n)
  ways[0] = 1n
  for (const number of NUMBERS)
    for (let count = DRAWN; count >= 1; count--) {
      const row = count * (most + 1)
      for (let sum = most; sum >= number; sum--) {
        const from = ways[row - (most + 1) + sum - number] ?? 0n
        if (from !== 0n) ways[row + sum] = (ways[row + sum] ?? 0n) + from
      }
    }
  return new Map(
    ways
      .slice(DRAWN * (most + 1))
      .map((count, sum): [number, bigint] => [sum, count])
      .filter(([, count]) => count > 0n),
  )
}
