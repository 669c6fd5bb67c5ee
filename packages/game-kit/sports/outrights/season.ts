import type { Chance } from '#kit/chance.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'

/**
 * The chances of each side to win a league: the rest of its season is played many times, each match by the grid that prices it, onto the
 * table so far. Sides level at the top by points, difference and score share the title, as a dead heat pays it: a run counts 1/k for each
 * of k, so the mean is what a stake at fair odds returns.
 *
 * 20,000 runs know a chance of 10 % within 0.2 points and one of 0.1 % within a quarter of it, less than the margin that long prices carry.
 */
export const SEASON_RUNS = 20_000

export interface Standing {
  readonly points: number
  readonly difference: number
  readonly scored: number
}

/** A match of two sides, by their places in the table. */
export interface MatchLeft {
  readonly home: number
  readonly away: number
  /** The chances of its final scores. */
  readonly grid: ScoreGrid
}

export const WIN_POINTS = 3
export const DRAW_POINTS = 1

/** The sides at the top of a table: several if no rule of the competition separates them. */
export function leadersOf(table: readonly Standing[]): readonly number[] {
  let best: readonly number[] = []
  table.forEach((row, side) => {
    const top = table[best[0] ?? side]
    const order = top ? compare(row, top) : 0
    if (order > 0) best = [side]
    else if (order === 0) best = [...best.filter((other) => other !== side), side]
  })
  return best
}

const compare = (a: Standing, b: Standing): number =>
  a.points - b.points || a.difference - b.difference || a.scored - b.scored

/** The chance of each side to win the title, shared titles in parts; they add up to 1. */
export function titleChances(
  table: readonly Standing[],
  left: readonly MatchLeft[],
  chance: Chance,
  runs = SEASON_RUNS,
): readonly number[] {
  const titles = new Float64Array(table.length)
  const scores = left.map(({ home, away, grid }) => ({ home, away, size: grid.size, upTo: summed(grid) }))
  const known = table.map(({ points, difference, scored }) => [points, difference, scored] as const)
  const times = left.length === 0 ? 1 : runs
  const now = known.map(() => ({ points: 0, difference: 0, scored: 0 }))
  for (let run = 0; run < times; run += 1) {
    known.forEach(([points, difference, scored], side) => {
      now[side] = { points, difference, scored }
    })
    for (const { home, away, size, upTo } of scores) {
      const cell = firstAbove(upTo, chance.u32() / 2 ** 32)
      const [h, a] = [Math.floor(cell / size), cell % size]
      const [one, other] = [now[home], now[away]]
      if (!one || !other) continue
      one.points += h > a ? WIN_POINTS : h === a ? DRAW_POINTS : 0
      other.points += a > h ? WIN_POINTS : h === a ? DRAW_POINTS : 0
      one.difference += h - a
      other.difference += a - h
      one.scored += h
      other.scored += a
    }
    const best = leadersOf(now)
    for (const side of best) titles[side] = (titles[side] ?? 0) + 1 / best.length
  }
  return [...titles].map((count) => count / times)
}

/** Running sums of the cells: the last is 1. */
function summed({ cells }: ScoreGrid): Float64Array {
  const sums = new Float64Array(cells.length)
  let sum = 0
  cells.forEach((p, at) => {
    sum += p
    sums[at] = sum
  })
  return sums
}

/** The first cell whose running sum is above a fraction: never an empty one. */
function firstAbove(sums: Float64Array, fraction: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 1) > fraction) high = middle
    else low = middle + 1
  }
  return low
}
