/**
 * The chances of the goals that two teams will still score: independent Poisson counts with the correction of Dixon and Coles (1997) for
 * the four lowest scores, whose draws are commoner than independence says. Floats: chances become prices only after rounding down.
 */
export interface ScoreGrid {
  /** Goals of a team run from 0 to size − 1. */
  readonly size: number
  /** Row by row: the chance of h home and a away goals is at h × size + a. They add up to 1. */
  readonly cells: Float64Array
}

/** With it the model expects as many draws as three seasons of closing prices did: see accuracy.test.ts. */
export const RHO = -0.08
/** A team scores eleven goals or more once in 10⁵ matches of three expected goals. */
export const GRID_SIZE = 11

/** The grid for expected goals `home` and `away`; `rho` is the dependence of the lowest scores, 0 for none. */
export function scoreGrid(home: number, away: number, rho = RHO, size = GRID_SIZE): ScoreGrid {
  const ofHome = poisson(home, size)
  const ofAway = poisson(away, size)
  const cells = new Float64Array(size * size)
  for (let h = 0; h < size; h += 1) {
    const p = ofHome[h] ?? 0
    for (let a = 0; a < size; a += 1) cells[h * size + a] = p * (ofAway[a] ?? 0)
  }
  correct(cells, size, { home, away, rho })
  normalise(cells)
  return { size, cells }
}

/** A grid of known chances, such as the map scores of a series; they are scaled to add up to 1. */
export function gridOf(size: number, chanceOf: (home: number, away: number) => number): ScoreGrid {
  const cells = Float64Array.from({ length: size * size }, (_, at) =>
    chanceOf(Math.floor(at / size), at % size),
  )
  normalise(cells)
  return { size, cells }
}

export const chanceAt = ({ size, cells }: ScoreGrid, home: number, away: number): number =>
  home < size && away < size ? (cells[home * size + away] ?? 0) : 0

function poisson(mean: number, size: number): Float64Array {
  const chances = new Float64Array(size)
  let p = Math.exp(-mean)
  for (let k = 0; k < size; k += 1) {
    chances[k] = p
    p = (p * mean) / (k + 1)
  }
  return chances
}

/** Negative corrections are possible for extreme means: such a cell is left empty. */
function correct(cells: Float64Array, size: number, by: { home: number; away: number; rho: number }) {
  const { home, away, rho } = by
  const scale = (at: number, factor: number) => {
    cells[at] = Math.max(0, (cells[at] ?? 0) * factor)
  }
  scale(0, 1 - home * away * rho)
  scale(1, 1 + home * rho)
  scale(size, 1 + away * rho)
  scale(size + 1, 1 - rho)
}

function normalise(cells: Float64Array) {
  let sum = 0
  for (const p of cells) sum += p
  for (let at = 0; at < cells.length; at += 1) cells[at] = (cells[at] ?? 0) / sum
}
