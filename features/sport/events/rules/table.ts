/** The table of a league: three points a win, one a draw; level teams are ordered by goal difference, then goals, then name. */
import { DRAW_POINTS, WIN_POINTS } from '#game-kit/sports/outrights/season.ts'
import type { Pair } from './live.ts'

export type Played = { readonly home: string; readonly away: string; readonly score: Pair }
export type Row = {
  readonly side: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly for: number
  readonly against: number
  readonly points: number
  /** The last five, newest first. */
  readonly form: readonly ('W' | 'D' | 'L')[]
}

const FORM_LENGTH = 5
const none = (side: string): Row => ({
  side,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  for: 0,
  against: 0,
  points: 0,
  form: [],
})

function add(row: Row, scored: number, conceded: number): Row {
  const result: Row['form'][number] = scored > conceded ? 'W' : scored === conceded ? 'D' : 'L'
  return {
    ...row,
    played: row.played + 1,
    won: row.won + (result === 'W' ? 1 : 0),
    drawn: row.drawn + (result === 'D' ? 1 : 0),
    lost: row.lost + (result === 'L' ? 1 : 0),
    for: row.for + scored,
    against: row.against + conceded,
    points: row.points + (result === 'W' ? WIN_POINTS : result === 'D' ? DRAW_POINTS : 0),
    form: [result, ...row.form].slice(0, FORM_LENGTH),
  }
}

/** The table after these matches, which are in order of time. `sides` have a row without a match, too. */
export function tableOf(matches: readonly Played[], sides: readonly string[] = []): readonly Row[] {
  const rows = new Map(sides.map((side) => [side, none(side)]))
  for (const { home, away, score } of matches) {
    rows.set(home, add(rows.get(home) ?? none(home), score[0], score[1]))
    rows.set(away, add(rows.get(away) ?? none(away), score[1], score[0]))
  }
  const difference = (row: Row) => row.for - row.against
  return [...rows.values()].toSorted(
    (a, b) =>
      b.points - a.points || difference(b) - difference(a) || b.for - a.for || (a.side < b.side ? -1 : 1),
  )
}
