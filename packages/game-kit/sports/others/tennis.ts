import { gridOf } from '../pricing/score-grid.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'

/**
 * Tennis from two numbers: the chance that each player wins a point on the own serve, independent of the score. A game, a set and
 * the tie-break follow exactly.
 */

/** The chance to hold serve: to win a game of points won with chance p. At deuce it is p² ÷ (p² + q²). */
export function holdChance(p: number): number {
  const q = 1 - p
  const straight = p ** 4 * (1 + 4 * q + 10 * q ** 2)
  const deuce = 20 * p ** 3 * q ** 3
  return straight + (deuce * p ** 2) / (p ** 2 + q ** 2)
}

/**
 * The chance that the player who serves first wins a tie-break to seven, two points clear. Serves go 1, 2, 2 …; from six all on two points
 * decide, one on each serve.
 */
export function tieBreakChance(own: number, other: number): number {
  const known = new Map<number, number>()
  const from = (won: number, lost: number): number => {
    if (won >= 7 && won - lost >= 2) return 1
    if (lost >= 7 && lost - won >= 2) return 0
    if (won === 6 && lost === 6) {
      const [both, neither] = [own * (1 - other), (1 - own) * other]
      return both / (both + neither)
    }
    const key = won * 8 + lost
    const before = known.get(key)
    if (before !== undefined) return before
    const isOwnServe = Math.floor((won + lost + 1) / 2) % 2 === 0
    const p = isOwnServe ? own : 1 - other
    const chance = p * from(won + 1, lost) + (1 - p) * from(won, lost + 1)
    known.set(key, chance)
    return chance
  }
  return from(0, 0)
}

/** The scores of one set in games (6:0 … 7:6), for the two chances of a point on the own serve. Home serves first. */
export function setGrid(home: number, away: number): ScoreGrid {
  const [holdHome, holdAway] = [holdChance(home), holdChance(away)]
  const tieBreak = tieBreakChance(home, away)
  const reached = new Float64Array(64)
  const ended = new Map<number, number>()
  reached[0] = 1
  for (let played = 0; played <= 12; played += 1)
    for (let h = Math.max(0, played - 7); h <= Math.min(7, played); h += 1) {
      const a = played - h
      const p = reached[h * 8 + a] ?? 0
      if (p === 0) continue
      if (isSetOver(h, a)) {
        ended.set(h * 8 + a, p)
        continue
      }
      const wins = h === 6 && a === 6 ? tieBreak : played % 2 === 0 ? holdHome : 1 - holdAway
      reached[(h + 1) * 8 + a] = (reached[(h + 1) * 8 + a] ?? 0) + p * wins
      reached[h * 8 + a + 1] = (reached[h * 8 + a + 1] ?? 0) + p * (1 - wins)
    }
  return gridOf(8, (h, a) => ended.get(h * 8 + a) ?? (h + a === 13 ? (reached[h * 8 + a] ?? 0) : 0))
}

function isSetOver(h: number, a: number): boolean {
  const [most, least] = [Math.max(h, a), Math.min(h, a)]
  return most === 7 || (most === 6 && least <= 4)
}
