/**
 * The race for a title: the table so far, and the matches that are left with what the ratings expect of them. The rules of the competition
 * are points, goal difference, goals; sides that they leave level share the title, which settles as a dead heat.
 *
 * Example: two sides level on all three at the top → each is paid half of its stake at the full price.
 */
import type { Chance } from '#kit/chance.ts'
import { finalGrid, type LeagueSport } from '#game-kit/sports/outrights/final-grid.ts'
import {
  compareStandings,
  scoresOf,
  SEASON_RUNS,
  titleRace,
  type MatchLeft,
  type Standing,
} from '#game-kit/sports/outrights/season.ts'
import { tableOf, type Played } from '#features/sport/events/rules/table.ts'
import { bareResult, type EventResult } from '#features/sport/events/rules/results.ts'

/** A match that counts: two sides by key, and its final score. */
export type Counted = Played
/** A match to come, with what is expected of it. */
export type Coming = { readonly home: string; readonly away: string; readonly expected: readonly number[] }

/** The table of these sides, in their order. */
export function standingsOf(sides: readonly string[], played: readonly Counted[]): readonly Standing[] {
  const rows = new Map(tableOf(played, sides).map((row) => [row.side, row]))
  return sides.map((side) => {
    const { points = 0, for: scored = 0, against = 0 } = rows.get(side) ?? {}
    return { points, difference: scored - against, scored }
  })
}

const DIGITS = 10_000

/** Grids or runs between two pauses: a few milliseconds of work. */
const GRIDS_AT_ONCE = 4
const RUNS_AT_ONCE = 250

/** The chance of each side to win the title, in the order of the sides, to four digits. `pause` lets the process do other things. */
export async function chancesOf(
  season: {
    readonly sport: LeagueSport
    readonly sides: readonly string[]
    readonly played: readonly Counted[]
    readonly coming: readonly Coming[]
  },
  {
    chance,
    pause,
    runs = SEASON_RUNS,
  }: { readonly chance: Chance; readonly pause: () => Promise<void>; readonly runs?: number },
): Promise<readonly number[]> {
  const at = new Map(season.sides.map((side, index) => [side, index]))
  const left: MatchLeft[] = []
  for (const { home, away, expected } of season.coming) {
    const [one, other] = [at.get(home), at.get(away)]
    if (one === undefined || other === undefined) continue
    left.push({ home: one, away: other, scores: scoresOf(finalGrid(season.sport, expected)) })
    if (left.length % GRIDS_AT_ONCE === 0) await pause()
  }
  const race = titleRace(standingsOf(season.sides, season.played), left, chance)
  for (let run = 0; run < runs; run += RUNS_AT_ONCE) {
    race.play(Math.min(RUNS_AT_ONCE, runs - run))
    await pause()
  }
  return race.chances().map((share) => Math.round(share * DIGITS) / DIGITS)
}

/** The final order as a result: numbers of sides from 1, level ones in one place. */
export function resultOf(table: readonly Standing[]): EventResult {
  const order = table
    .map((row, at) => ({ number: at + 1, row }))
    .toSorted((a, b) => compareStandings(b.row, a.row) || a.number - b.number)
  const places: number[][] = []
  order.forEach(({ number, row }, at) => {
    const before = order[at - 1]
    const level = before && compareStandings(before.row, row) === 0 ? places.at(-1) : undefined
    if (level) level.push(number)
    else places.push([number])
  })
  return { ...bareResult, places }
}
