/**
 * Reads a file of openfootball (football.json, worldcup.json): fixtures with their local time, and results with the goals where they are
 * known. A time may carry its own offset ("13:00 UTC-6"); otherwise it is the local time of the league.
 */
import { bad, good, type Result } from '#game-kit/schema.ts'
import type { Goal } from '../results.ts'
import type { ImportedMatch, Imported } from './match.ts'

type Raw = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Minutes of added time belong to their half: "45+2" is 45, "90+4" is 90. */
const minuteOf = (value: unknown): number | null => {
  const found = /^(\d{1,3})(\+\d{1,2})?$/.exec(
    typeof value === 'number' ? String(value) : (textOf(value) ?? ''),
  )
  return found ? Number(found[1]) : null
}

function pairOf(value: unknown): readonly [number, number] | null {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [home, away]: readonly unknown[] = value
  return Number.isInteger(home) && Number.isInteger(away) && Number(home) >= 0 && Number(away) >= 0
    ? [Number(home), Number(away)]
    : null
}

function goalsOf(match: Raw): readonly Goal[] | null {
  const [ofHome, ofAway] = [match['goals1'], match['goals2']]
  if (!Array.isArray(ofHome) || !Array.isArray(ofAway)) return null
  const sides: readonly (readonly unknown[])[] = [ofHome, ofAway]
  const goals: Goal[] = []
  for (const [at, list] of sides.entries())
    for (const goal of list) {
      const minute = isRecord(goal) ? minuteOf(goal['minute']) : null
      if (!isRecord(goal) || minute === null) return null
      goals.push({
        side: at === 0 ? 'home' : 'away',
        who: textOf(goal['name']),
        minute,
        isOwn: goal['owngoal'] === true,
      })
    }
  return goals.toSorted((a, b) => a.minute - b.minute)
}

function matchOf(raw: unknown): ImportedMatch | string {
  if (!isRecord(raw)) return 'match'
  const [date, home, away] = [textOf(raw['date']), textOf(raw['team1']), textOf(raw['team2'])]
  if (!date || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return 'date'
  if (!home || !away || home === away) return 'teams'
  const time = /^(\d{1,2}:\d{2})(?:\s+UTC([+-]\d{1,2}))?$/.exec(textOf(raw['time']) ?? '12:00')
  if (!time) return 'time'
  const score = isRecord(raw['score']) ? raw['score'] : null
  const full = pairOf(score?.['ft'])
  const first = pairOf(score?.['ht'])
  const extra = pairOf(score?.['et'])
  const label = [textOf(raw['round']), textOf(raw['group'])].filter((part) => part !== null).join(' · ')
  const goals = goalsOf(raw)
  const isWhole = goals !== null && full !== null && !extra
  return {
    label,
    date,
    time: time[1]!.padStart(5, '0'),
    offsetHours: time[2] === undefined ? null : Number(time[2]),
    home,
    away,
    place: textOf(raw['ground']),
    full,
    first,
    goals: isWhole && goals.length === full[0] + full[1] ? goals : null,
  }
}

/** The matches of a file, with the places of those that cannot be read. */
export function readOpenfootball(text: string): Result<Imported, string> {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return bad('json')
  }
  if (!isRecord(file) || !Array.isArray(file['matches'])) return bad('matches')
  const read = file['matches'].map((raw: unknown, at) => ({ row: at + 1, match: matchOf(raw) }))
  return good({
    matches: read.flatMap(({ row, match }) => (typeof match === 'string' ? [] : [{ ...match, row }])),
    problems: read.flatMap(({ row, match }) => (typeof match === 'string' ? [{ row, problem: match }] : [])),
  })
}
