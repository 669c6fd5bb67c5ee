import { gridOf } from '../pricing/score-grid.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'

/**
 * The two halves of a match, from its one grid: each goal falls in the first half with the same chance, independently (thinning of a
 * Poisson count), so prices of half-time, full-time and both together never contradict each other.
 */

/** One result of a match by halves, with its chance. */
export interface ByHalves {
  readonly first: readonly [home: number, away: number]
  readonly full: readonly [home: number, away: number]
  readonly chance: number
}

/** Every result by halves of the goals still to come; `share` of them falls in the first half. */
export function* byHalves(grid: ScoreGrid, share: number): Generator<ByHalves> {
  const { size, cells } = grid
  const split = splits(size, share)
  for (let h = 0; h < size; h += 1)
    for (let a = 0; a < size; a += 1) {
      const p = cells[h * size + a] ?? 0
      for (let h1 = 0; h1 <= h; h1 += 1)
        for (let a1 = 0; a1 <= a; a1 += 1) {
          const chance = p * (split[h]?.[h1] ?? 0) * (split[a]?.[a1] ?? 0)
          if (chance > 0) yield { first: [h1, a1], full: [h, a], chance }
        }
    }
}

/** The grid of the first half alone. */
export function firstHalfOf(grid: ScoreGrid, share: number): ScoreGrid {
  const { size, cells } = grid
  const split = splits(size, share)
  // thin the home goals first, then the away goals: two passes of size³ instead of one of size⁴
  const thinned = new Float64Array(size * size)
  for (let h = 0; h < size; h += 1)
    for (let h1 = 0; h1 <= h; h1 += 1) {
      const part = split[h]?.[h1] ?? 0
      for (let a = 0; a < size; a += 1)
        thinned[h1 * size + a] = (thinned[h1 * size + a] ?? 0) + part * (cells[h * size + a] ?? 0)
    }
  return gridOf(size, (h1, a1) => {
    let sum = 0
    for (let a = a1; a < size; a += 1) sum += (thinned[h1 * size + a] ?? 0) * (split[a]?.[a1] ?? 0)
    return sum
  })
}

/** Binomial chances: row n holds the chance of k of n goals before half-time. */
function splits(size: number, share: number): readonly Float64Array[] {
  const rows: Float64Array[] = [Float64Array.of(1)]
  for (let n = 1; n < size; n += 1) {
    const before = rows[n - 1] ?? Float64Array.of(1)
    const row = new Float64Array(n + 1)
    for (let k = 0; k <= n; k += 1)
      row[k] = (before[k] ?? 0) * (1 - share) + (k > 0 ? (before[k - 1] ?? 0) * share : 0)
    rows.push(row)
  }
  return rows
}

const NONE = Float64Array.of(0)
const sign = (pair: readonly [number, number]) => Math.sign(pair[0] - pair[1])
const NAMES = new Map([
  [1, 'home'],
  [0, 'draw'],
  [-1, 'away'],
])

/** The nine outcomes of half-time and full-time: "home/draw". */
export const halfFullOutcomes: readonly string[] = [...NAMES.values()].flatMap((first) =>
  [...NAMES.values()].map((full) => `${first}/${full}`),
)

/** The outcome of half-time and full-time at two scores. */
export const halfFullOf = (first: readonly [number, number], full: readonly [number, number]): string =>
  `${NAMES.get(sign(first))}/${NAMES.get(sign(full))}`

/**
 * The chances of the nine outcomes, from the score at half-time (if it is known) or now. `share` of the goals to come falls in the first
 * half; 0 after half-time.
 */
export function halfFullChances(
  grid: ScoreGrid,
  from: {
    readonly score: readonly [number, number]
    readonly atHalf?: readonly [number, number]
    readonly share: number
  },
): ReadonlyMap<string, number> {
  const { size, cells } = grid
  const { score, atHalf } = from
  const split = splits(size, from.share)
  // plain loops over 4,356 results: this is most of the work of pricing a match
  const sums = new Float64Array(9)
  const known = atHalf ? 3 * (1 - sign(atHalf)) : -1
  for (let h = 0; h < size; h += 1)
    for (let a = 0; a < size; a += 1) {
      const p = cells[h * size + a] ?? 0
      const full = 1 - Math.sign(h + score[0] - a - score[1])
      if (known >= 0) {
        sums[known + full] = (sums[known + full] ?? 0) + p
        continue
      }
      const ofHome = split[h] ?? NONE
      const ofAway = split[a] ?? NONE
      for (let h1 = 0; h1 <= h; h1 += 1) {
        const q = p * (ofHome[h1] ?? 0)
        for (let a1 = 0; a1 <= a; a1 += 1) {
          const at = 3 * (1 - Math.sign(h1 + score[0] - a1 - score[1])) + full
          sums[at] = (sums[at] ?? 0) + q * (ofAway[a1] ?? 0)
        }
      }
    }
  return new Map(halfFullOutcomes.map((outcome, at) => [outcome, sums[at] ?? 0]))
}
