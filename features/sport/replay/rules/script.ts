/**
 * A real match as it is told again: from its kick-off at the pace of life, with its goals in their minutes and its break.
 * The time decides how much of it has happened. Files of leagues have half-time and final score only; their goals are spread evenly over
 * the half.
 *
 * Example: half-time 2:0 without minutes → goals in minutes 15 and 30.
 */
import type { ImportedMatch } from '#features/sport/events/rules/import/match.ts'
import type { Incident, IncidentKind, Pair, SideName } from '#features/sport/events/rules/live.ts'
import { bareResult, type EventResult, type Goal } from '#features/sport/events/rules/results.ts'

export type Replayed = ImportedMatch & { readonly full: Pair; readonly first: Pair }

/** Only matches whose scores are complete are replayed. */
export const isReplayable = (match: ImportedMatch): match is Replayed =>
  match.full !== null &&
  match.first !== null &&
  match.first[0] <= match.full[0] &&
  match.first[1] <= match.full[1]

const MINUTE_MS = 60_000
const HALF_MIN = 45
const FULL_MIN = 90
/** Added time of the first half, the break, added time of the second half. */
const ADDED_FIRST_MIN = 2
const BREAK_MIN = 15
const ADDED_SECOND_MIN = 4
const SECOND_MIN = HALF_MIN + ADDED_FIRST_MIN + BREAK_MIN

/** Minutes from kick-off to the end. */
export const LENGTH_MIN = SECOND_MIN + HALF_MIN + ADDED_SECOND_MIN

export type Told = Incident & { readonly kind: IncidentKind }

/** The goals in order: those of the file, or spread over the halves. */
function goalsOf({ goals, full, first }: Replayed): readonly Goal[] {
  const inFirst = goals?.filter(({ minute }) => minute <= HALF_MIN) ?? []
  const isConsistent = (side: SideName, at: 0 | 1) =>
    inFirst.filter((goal) => goal.side === side).length === first[at]
  if (goals && isConsistent('home', 0) && isConsistent('away', 1)) return goals
  return [...spread(first, 0), ...spread([full[0] - first[0], full[1] - first[1]], HALF_MIN)]
}

/** Goals of a half without minutes: the sides take turns. */
function spread([home, away]: Pair, from: number): readonly Goal[] {
  const sides: SideName[] = []
  for (let nth = 0; nth < Math.max(home, away); nth += 1) {
    if (nth < home) sides.push('home')
    if (nth < away) sides.push('away')
  }
  return sides.map((side, at) => ({
    side,
    who: null,
    minute: from + Math.round(((at + 1) * HALF_MIN) / (sides.length + 1)),
    isOwn: false,
  }))
}

/** Everything that happens in a match that kicks off at a time, in order. */
export function scriptOf(match: Replayed, kickOff: Date): readonly Told[] {
  const at = (minutes: number) => new Date(kickOff.getTime() + minutes * MINUTE_MS)
  const plain = (kind: IncidentKind, minute: number, passed: number): Told => ({
    kind,
    side: null,
    minute,
    who: null,
    at: at(passed),
  })
  const goal = ({ side, who, minute, isOwn }: Goal): Told => ({
    kind: isOwn ? 'ownGoal' : 'goal',
    side,
    minute: Math.min(FULL_MIN, minute),
    who,
    at: at(minute <= HALF_MIN ? minute : Math.min(FULL_MIN, minute) - HALF_MIN + SECOND_MIN),
  })
  const goals = goalsOf(match)
  return [
    plain('start', 0, 0),
    ...goals.filter(({ minute }) => minute <= HALF_MIN).map(goal),
    plain('half', HALF_MIN, HALF_MIN + ADDED_FIRST_MIN),
    plain('second', HALF_MIN, SECOND_MIN),
    ...goals.filter(({ minute }) => minute > HALF_MIN).map(goal),
    plain('end', FULL_MIN, LENGTH_MIN),
  ]
}

/** The result as it was. Scorers are only named where the file has all of them. */
export const resultOf = ({ full, first, goals }: Replayed): EventResult => ({
  ...bareResult,
  counts: { full, first },
  goals,
})
