/**
 * Reads fixtures and results as CSV: a header, then a line a match.
 *
 *     date,time,home,away,label,home_goals,away_goals,home_half,away_half
 *     2026-12-05,19:30,River City,Old Harbour,Matchday 12,,,,
 *
 * Empty goals are a fixture. Cells may be quoted; further columns are ignored.
 */
import { bad, good, type Result } from '#game-kit/schema.ts'
import type { Pair } from '../live.ts'
import type { Imported, ImportedMatch } from './match.ts'

const NEEDED = ['date', 'time', 'home', 'away'] as const

/** The cells of a line. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (line[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ',') {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell].map((each) => each.trim())
}

function pairOf(home: string, away: string): Pair | null | 'bad' {
  if (home === '' && away === '') return null
  return /^\d{1,3}$/.test(home) && /^\d{1,3}$/.test(away) ? [Number(home), Number(away)] : 'bad'
}

function matchOf(cell: (name: string) => string): ImportedMatch | string {
  const [date, time, home, away] = [cell('date'), cell('time'), cell('home'), cell('away')]
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'date'
  if (!/^\d{1,2}:\d{2}$/.test(time)) return 'time'
  if (home === '' || away === '' || home === away) return 'teams'
  const full = pairOf(cell('home_goals'), cell('away_goals'))
  const first = pairOf(cell('home_half'), cell('away_half'))
  if (full === 'bad' || first === 'bad') return 'goals'
  const label = cell('label')
  return {
    label,
    date,
    time: time.padStart(5, '0'),
    offsetHours: null,
    home,
    away,
    place: null,
    full,
    first,
    goals: null,
  }
}

/** The matches of a file, with the lines that cannot be read. */
export function readCsv(text: string): Result<Imported, string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const header = cellsOf(lines[0] ?? '').map((name) => name.toLowerCase())
  if (!NEEDED.every((name) => header.includes(name))) return bad('header')
  const matches: Imported['matches'][number][] = []
  const problems: Imported['problems'][number][] = []
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line.trim() === '') continue
    const cells = cellsOf(line)
    const match = matchOf((name) => cells[header.indexOf(name)] ?? '')
    if (typeof match === 'string') problems.push({ row: at + 1, problem: match })
    else matches.push({ ...match, row: at + 1 })
  }
  return good({ matches, problems })
}
