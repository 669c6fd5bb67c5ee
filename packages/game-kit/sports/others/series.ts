import { gridOf } from '../pricing/score-grid.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'

/**
 * A series that one side wins by being first to `target` wins: maps of an e-sports match, sets of a tennis match. `chance` is the home
 * side's chance of a single one, constant over the series. The grid holds the final scores: in a best of three
 * 2:0 is p², 2:1 is 2p²(1 − p).
 */
export function seriesGrid(
  chance: number,
  target: number,
  from: readonly [number, number] = [0, 0],
): ScoreGrid {
  const [home, away] = from
  return gridOf(target + 1, (h, a) => {
    const isOver = (h === target) !== (a === target)
    if (!isOver || h < home || a < away) return 0
    const [wins, losses] = [h - home, a - away]
    // the last one is the winner's, the others come in any order
    return h === target
      ? choose(wins + losses - 1, losses) * chance ** wins * (1 - chance) ** losses
      : choose(wins + losses - 1, wins) * chance ** wins * (1 - chance) ** losses
  })
}

/**
 * Rounds of a map: first to `target`, and from `target − 1` all on in overtime until one side leads by two. The overtime is decided by the
 * odds of two rounds in a row, so its grid ends at target + 1 to target − 1.
 */
export function roundsGrid(chance: number, target: number): ScoreGrid {
  const level = target - 1
  const tied = choose(2 * level, level) * (chance * (1 - chance)) ** level
  const lead = chance ** 2 / (chance ** 2 + (1 - chance) ** 2)
  return gridOf(target + 2, (h, a) => {
    if (h === target && a < level) return choose(h - 1 + a, a) * chance ** target * (1 - chance) ** a
    if (a === target && h < level) return choose(a - 1 + h, h) * (1 - chance) ** target * chance ** h
    if (h === target + 1 && a === level) return tied * lead
    if (a === target + 1 && h === level) return tied * (1 - lead)
    return 0
  })
}

/** The chance of one map or set that makes the chance of the series: the inverse of `seriesGrid`, by bisection. */
export function chanceOfOne(series: number, target: number): number {
  let low = 0
  let high = 1
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (winnerOf(seriesGrid(middle, target)) < series) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The home side's chance to end ahead. */
export function winnerOf({ size, cells }: ScoreGrid): number {
  let ahead = 0
  for (let h = 0; h < size; h += 1) for (let a = 0; a < h; a += 1) ahead += cells[h * size + a] ?? 0
  return ahead
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i
  return ways
}
