import type { Play } from '../play.ts'
import type { DrawFamily } from '../family.ts'

/** One choice of a fixed-odds panel: big, dragon, a sum, a pattern. */
export interface Option {
  readonly key: string
  readonly wins: (seen: readonly number[]) => boolean
  /** Outcomes on which the stake is returned, such as a tie. */
  readonly pushes?: (seen: readonly number[]) => boolean
}

/** A panel of options, each a unit bet and a class of its own. In the written form an option is its index. */
export function options(
  at: { readonly key: string; readonly family: DrawFamily; readonly positions: readonly number[] },
  choices: readonly Option[],
): Play {
  const { key, family, positions } = at
  const numbers = choices.map((_, index) => index)
  return {
    key,
    family,
    positions,
    form: {
      kind: 'rows',
      rows: [
        {
          name: 'options',
          numbers,
          options: choices.map((choice) => choice.key),
          min: 1,
          max: numbers.length,
        },
      ],
    },
    classes: choices.map(({ key: name, wins, pushes }) => ({
      key: name,
      wins: (seen) => (wins(seen) ? 1 : 0),
      pushes,
    })),
    units: ([chosen = []]) => choices.map((_, index) => (chosen.includes(index) ? 1 : 0)),
    hits: ([chosen = []], seen) =>
      choices.map(({ wins }, index) => (chosen.includes(index) && wins(seen) ? 1 : 0)),
    returned: ([chosen = []], seen) =>
      choices.map(({ pushes }, index) => (chosen.includes(index) && pushes?.(seen) ? 1 : 0)),
    most: ([chosen = []]) => choices.map((_, index) => (chosen.includes(index) ? 1 : 0)),
  }
}

/** Big, small, odd and even at each of the positions; a unit bet takes one of them at every position. */
export function sides(at: {
  readonly key: string
  readonly family: DrawFamily
  readonly positions: readonly number[]
  readonly names: readonly string[]
}): Play {
  const { key, family, positions, names } = at
  const middle = (family.low + family.high) / 2
  const tests = [
    (number: number) => number > middle,
    (number: number) => number < middle,
    (number: number) => number % 2 === 1,
    (number: number) => number % 2 === 0,
  ]
  const matching = (row: readonly number[], number: number) =>
    row.filter((side) => tests[side]?.(number)).length
  return {
    key,
    family,
    positions,
    form: {
      kind: 'rows',
      rows: positions.map((position) => ({
        name: names[position] ?? `${position + 1}`,
        numbers: [0, 1, 2, 3],
        options: ['big', 'small', 'odd', 'even'],
        min: 1,
        max: 4,
      })),
    },
    classes: [{ key: 'sides', wins: (seen) => (seen.every((number) => number > middle) ? 1 : 0) }],
    units: (pick) => [pick.reduce((total, row) => total * row.length, 1)],
    hits: (pick, seen) => [
      seen.reduce((total, number, index) => total * matching(pick[index] ?? [], number), 1),
    ],
    // at most two of the four sides hold for a number
    most: (pick) => [pick.reduce((total, row) => total * Math.min(row.length, 2), 1)],
  }
}
