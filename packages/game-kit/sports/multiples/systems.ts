/**
 * Multiples and systems. A bet on n selections covers some sizes: "3" is every combination of three of them. A banker is in every
 * combination.
 */

/** The named systems: the number of selections and the sizes of combinations that they cover. */
export const namedSystems = {
  trixie: { selections: 3, sizes: [2, 3] },
  patent: { selections: 3, sizes: [1, 2, 3] },
  yankee: { selections: 4, sizes: [2, 3, 4] },
  lucky15: { selections: 4, sizes: [1, 2, 3, 4] },
  canadian: { selections: 5, sizes: [2, 3, 4, 5] },
  lucky31: { selections: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { selections: 6, sizes: [2, 3, 4, 5, 6] },
  lucky63: { selections: 6, sizes: [1, 2, 3, 4, 5, 6] },
  superHeinz: { selections: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { selections: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Readonly<Record<string, System>>

export type NamedSystem = keyof typeof namedSystems

/** What a system covers. `selections` doesn't count bankers, `sizes` neither. */
export interface System {
  readonly selections: number
  readonly sizes: readonly number[]
}

/** The most selections in one bet: 2²⁰ combinations are priced by a polynomial, not one by one. */
export const MOST_SELECTIONS = 20

/** How many single bets (lines) a system is made of: the stake of a line is the total stake divided by it. */
export const lineCount = ({ selections, sizes }: System): number =>
  sizes.reduce((lines, size) => lines + choose(selections, size), 0)

/** Whether the sizes are different, within the number of selections and at least one. */
export function isSystem({ selections, sizes }: System): boolean {
  return (
    selections >= 0 &&
    selections <= MOST_SELECTIONS &&
    sizes.length > 0 &&
    new Set(sizes).size === sizes.length &&
    sizes.every((size) => Number.isInteger(size) && size >= 0 && size <= selections)
  )
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}
