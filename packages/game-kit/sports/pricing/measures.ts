import type { Measure } from '../markets/pair-markets.ts'
import type { ScoreGrid } from './score-grid.ts'

/** The chances of each value of a measure, from `least` up. */
export interface Distribution {
  readonly least: number
  readonly chances: Float64Array
}

/** The four distributions of one event that most markets are priced from, computed once for all of its lines. */
export type Measures = Readonly<Record<Measure, Distribution>>

/** Sums a grid of goals still to come, on top of the present score, by difference, total and team. */
export function measuresOf({ size, cells }: ScoreGrid, score: readonly [number, number] = [0, 0]): Measures {
  const [home, away] = score
  const difference = new Float64Array(2 * size - 1)
  const total = new Float64Array(2 * size - 1)
  const ofHome = new Float64Array(size)
  const ofAway = new Float64Array(size)
  for (let h = 0; h < size; h += 1) {
    for (let a = 0; a < size; a += 1) {
      const p = cells[h * size + a] ?? 0
      difference[h - a + size - 1] = (difference[h - a + size - 1] ?? 0) + p
      total[h + a] = (total[h + a] ?? 0) + p
      ofHome[h] = (ofHome[h] ?? 0) + p
      ofAway[a] = (ofAway[a] ?? 0) + p
    }
  }
  return {
    difference: { least: home - away - size + 1, chances: difference },
    total: { least: home + away, chances: total },
    home: { least: home, chances: ofHome },
    away: { least: away, chances: ofAway },
  }
}
