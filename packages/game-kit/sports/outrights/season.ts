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
  readonly scores: Scores
}

export const WIN_POINTS = 3
export const DRAW_POINTS = 1

/** By the rules of the competition: above 0 if the first is ahead, 0 if they leave both level. */
export const compareStandings = (a: Standing, b: Standing): number =>
  a.points - b.points || a.difference - b.difference || a.scored - b.scored

/**
 * A row of the table as one number: points, then difference, then score, so that rows add up and the highest is ahead. Differences stay
 * below 2¹⁵ and scores below 2¹⁶: 300 points a match are 109 matches.
 */
const POINT = 2 ** 32
const DIFFERENCE = 2 ** 16
const rankOf = ({ points, difference, scored }: Standing): number =>
  points * POINT + difference * DIFFERENCE + scored

/** The final scores of a match by their running chances, with what each adds to the row of either side. */
export interface Scores {
  readonly upTo: Float64Array
  readonly ofHome: Float64Array
  readonly ofAway: Float64Array
}

/** Scores that are rarer than this are left out: in 20,000 runs of 400 matches fewer than one in a hundred seasons would see one. */
const RAREST = 1e-9

export function scoresOf({ size, cells }: ScoreGrid): Scores {
  const [upTo, ofHome, ofAway]: [number[], number[], number[]] = [[], [], []]
  let sum = 0
  for (let h = 0; h < size; h += 1)
    for (let a = 0; a < size; a += 1) {
      const p = cells[h * size + a] ?? 0
      if (p < RAREST) continue
      sum += p
      upTo.push(sum)
      const [won, lost] = h > a ? [WIN_POINTS, 0] : h < a ? [0, WIN_POINTS] : [DRAW_POINTS, DRAW_POINTS]
      ofHome.push(rankOf({ points: won, difference: h - a, scored: h }))
      ofAway.push(rankOf({ points: lost, difference: a - h, scored: a }))
    }
  return {
    upTo: Float64Array.from(upTo, (at) => at / sum),
    ofHome: Float64Array.from(ofHome),
    ofAway: Float64Array.from(ofAway),
  }
}

/** The rest of a season, played as often as it is asked to be. */
export function titleRace(table: readonly Standing[], left: readonly MatchLeft[], chance: Chance) {
  const titles = new Float64Array(table.length)
  const known = Float64Array.from(table, rankOf)
  const now = new Float64Array(table.length)
  let times = 0
  const playOnce = () => {
    now.set(known)
    for (const { home, away, scores } of left) {
      const at = firstAbove(scores.upTo, chance.u32() / 2 ** 32)
      now[home] = (now[home] ?? 0) + (scores.ofHome[at] ?? 0)
      now[away] = (now[away] ?? 0) + (scores.ofAway[at] ?? 0)
    }
    const best = Math.max(...now)
    let level = 0
    for (const rank of now) if (rank === best) level += 1
    now.forEach((rank, side) => {
      if (rank === best) titles[side] = (titles[side] ?? 0) + 1 / level
    })
    times += 1
  }
  return {
    play(runs: number): void {
      for (let run = 0; run < runs; run += 1) playOnce()
    },
    /** The chance of each side to win the title, shared titles in parts; they add up to 1. */
    chances: (): readonly number[] => [...titles].map((count) => count / times),
  }
}

/** The first score whose running chance is above a fraction. */
function firstAbove(sums: Float64Array, fraction: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 1) > fraction) high = middle
    else low = middle + 1
  }
  return low
}
