import type { Measures } from '../pricing/measures.ts'

/**
 * Basketball from possessions: each ends in 0, 1, 2 or 3 points with constant chances, and both teams have the same number. A team's points
 * are the sum over its possessions; a level game goes to overtimes of five minutes until it is decided.
 */
export interface Possession {
  readonly one: number
  readonly two: number
  readonly three: number
}

const OVERTIME_SHARE = 5 / 48
/** Possessions of a team in a whole game. */
export const FULL_POSSESSIONS = 100

/** The chances of a team's points after a number of possessions. */
export function pointsAfter(possessions: number, { one, two, three }: Possession): Float64Array {
  const zero = 1 - one - two - three
  let points = Float64Array.of(1)
  for (let played = 0; played < possessions; played += 1) {
    const next = new Float64Array(points.length + 3)
    for (let at = 0; at < points.length; at += 1) {
      const p = points[at] ?? 0
      next[at] = (next[at] ?? 0) + p * zero
      next[at + 1] = (next[at + 1] ?? 0) + p * one
      next[at + 2] = (next[at + 2] ?? 0) + p * two
      next[at + 3] = (next[at + 3] ?? 0) + p * three
    }
    points = next
  }
  return points
}

/** Possession chances that make a mean, in the usual mix of free throws, two- and three-pointers (1 : 6 : 2 of scoring ones). */
export function possessionOf(points: number, possessions: number): Possession {
  const each = points / possessions / (1 * 1 + 6 * 2 + 2 * 3)
  return { one: each, two: 6 * each, three: 2 * each }
}

/**
 * The final difference, total and points of each team, overtime included, from the points so far. A level game adds one overtime that
 * decides it: its difference is exact for any number of overtimes, its points leave out a second one (once in 300 games).
 */
export function basketballMeasures(
  rates: { readonly home: Possession; readonly away: Possession },
  possessions: number,
  score: readonly [home: number, away: number] = [0, 0],
): Measures {
  const home = pointsAfter(possessions, rates.home)
  const away = pointsAfter(possessions, rates.away)
  const extra = Math.max(1, Math.round(FULL_POSSESSIONS * OVERTIME_SHARE))
  const overtime = decidedOf(pointsAfter(extra, rates.home), pointsAfter(extra, rates.away))
  const lead = score[0] - score[1]
  const reach = Math.max(home.length, away.length) + overtime.length
  const difference = new Float64Array(2 * reach + 1)
  const total = new Float64Array(home.length + away.length + 2 * overtime.length)
  const ofHome = new Float64Array(home.length + overtime.length)
  const ofAway = new Float64Array(away.length + overtime.length)
  const count = (h: number, a: number, p: number) => {
    difference[h - a + reach] = (difference[h - a + reach] ?? 0) + p
    total[h + a] = (total[h + a] ?? 0) + p
    ofHome[h] = (ofHome[h] ?? 0) + p
    ofAway[a] = (ofAway[a] ?? 0) + p
  }
  for (let h = 0; h < home.length; h += 1) {
    const p = home[h] ?? 0
    for (let a = 0; a < away.length; a += 1) {
      const both = p * (away[a] ?? 0)
      if (both < NEGLIGIBLE) continue
      if (h - a + lead !== 0) count(h, a, both)
      else for (const more of overtime.cells) count(h + more.h, a + more.a, both * more.p)
    }
  }
  return {
    difference: { least: lead - reach, chances: difference },
    total: { least: score[0] + score[1], chances: total },
    home: { least: score[0], chances: ofHome },
    away: { least: score[1], chances: ofAway },
  }
}

const NEGLIGIBLE = 1e-9

/** The results of one overtime that decides the game. */
function decidedOf(home: Float64Array, away: Float64Array) {
  const cells: { h: number; a: number; p: number }[] = []
  let decided = 0
  home.forEach((p, h) => {
    away.forEach((q, a) => {
      if (h === a || p * q < DECIDED_NEGLIGIBLE) return
      decided += p * q
      cells.push({ h, a, p: p * q })
    })
  })
  return { length: home.length, cells: cells.map((cell) => ({ ...cell, p: cell.p / decided })) }
}

const DECIDED_NEGLIGIBLE = 1e-4
