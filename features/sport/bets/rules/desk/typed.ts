import type { Ending } from '#features/sport/events/rules/states.ts'
import { orderFrom, withdrawnFrom, type Race, type Withdrawn } from './order.ts'
import { goalsFrom, namesFrom } from './report.ts'
import { scoreFrom } from './score.ts'

/** A result as an operator has typed it so far. */
export const nothing = {
  full: '',
  first: '',
  corners: '',
  cards: '',
  order: '',
  out: '',
  goals: '',
  lineupHome: '',
  lineupAway: '',
  reason: '',
}
export type Typed = typeof nothing
const noRunners: readonly Withdrawn[] = []
type Problem = 'scoreProblem' | 'orderProblem' | 'withdrawnProblem' | 'goalsProblem'

/** Whether an ending has a score. */
export const isScored = (how: Ending): boolean => how !== 'cancelled'

/** The result that was typed, null while it is not complete, and the fields that cannot be read. Empty: not recorded. */
export function readTyped(how: Ending, typed: Typed, race: Race) {
  const problems = new Map<keyof Typed, Problem>()
  const read = <V>(name: keyof Typed, from: (text: string) => V | null, problem: Problem): V | null => {
    if (typed[name].trim() === '') return null
    const value = from(typed[name])
    if (value === null) problems.set(name, problem)
    return value
  }
  const base = {
    how,
    counts: {},
    goals: null,
    places: null,
    nonRunners: noRunners,
    reached: null,
    lateFrom: null,
  }
  const { runners } = race
  if (runners.length > 0) {
    const isOrdered = how === 'played'
    const places = isOrdered ? read('order', (text) => orderFrom(text, runners), 'orderProblem') : null
    const out = read('out', (text) => withdrawnFrom(text, race), 'withdrawnProblem')
    const isRead = problems.size === 0 && (places !== null || !isOrdered)
    const nonRunners = out ?? []
    return { result: isRead ? { ...base, places, nonRunners } : null, problems }
  }
  if (!isScored(how)) return { result: base, problems }
  const full = read('full', scoreFrom, 'scoreProblem')
  const more = (['first', 'corners', 'cards'] as const).flatMap((name) => {
    const pair = read(name, scoreFrom, 'scoreProblem')
    return pair ? [[name, pair] as const] : []
  })
  const goals = read('goals', goalsFrom, 'goalsProblem')
  const [home, away] = [namesFrom(typed.lineupHome), namesFrom(typed.lineupAway)]
  if (!full || problems.size > 0) return { result: null, problems }
  const counts = { ...(how === 'abandoned' ? {} : { full }), ...Object.fromEntries(more) }
  const lineups = home.length + away.length > 0 ? { lineups: { home, away } } : {}
  return {
    result: { ...base, counts, goals, reached: how === 'abandoned' ? full : null, ...lineups },
    problems,
  }
}
