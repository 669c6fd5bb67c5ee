/**
 * Results, and whether one is possible. A result says what was counted, by name; what it does not name was not played or not recorded, and
 * bets on it are void. Two results are the same if they say the same, in whatever order of their fields.
 */
import type { Ending } from './states.ts'
import type { Pair, SideName } from './live.ts'
import type { SportKey } from './sports.ts'

export type Goal = {
  readonly side: SideName
  readonly who: string | null
  readonly minute: number
  readonly isOwn: boolean
}

export type NonRunner = {
  readonly number: number
  /** Its price when it was withdrawn, in ten-thousandths; null: withdrawn before bets were taken. */
  readonly price: number | null
  /** When it was withdrawn, not after the start; null: before bets were taken. Later bets are not deducted. ISO text when stored. */
  readonly at: Date | null
}

/** Players who started, by name. */
export type Lineups = { readonly home: readonly string[]; readonly away: readonly string[] }

export type EventResult = {
  readonly how: Ending
  readonly counts: Readonly<Record<string, Pair>>
  readonly goals: readonly Goal[] | null
  /** Numbers of runners by place; several in one place are a dead heat. */
  readonly places: readonly (readonly number[])[] | null
  readonly nonRunners: readonly NonRunner[]
  readonly reached: Pair | null
  /** Bets accepted from this moment on came too late and are void; null: none. ISO text when stored. */
  readonly lateFrom: Date | null
  /** Goalscorers are settled by it: who did not start is void. Absent: not known. */
  readonly lineups?: Lineups | null | undefined
}

/** A result that says how an event ended and nothing else. */
export const bareResult: EventResult = {
  how: 'played',
  counts: {},
  goals: null,
  places: null,
  nonRunners: [],
  reached: null,
  lateFrom: null,
}

const MOST_COUNTED = 300
const least = ([home, away]: Pair) => Math.min(home, away)
const sum = ([home, away]: Pair) => home + away

/** Why a result cannot be; null: it can. */
export function problemOf(
  result: EventResult,
  {
    sport,
    runners,
    startsAt,
  }: { readonly sport: SportKey; readonly runners: readonly number[]; readonly startsAt: Date },
): string | null {
  const { how, counts, goals, places, nonRunners, reached } = result
  for (const [name, pair] of Object.entries(counts))
    if (least(pair) < 0 || sum(pair) > MOST_COUNTED) return `counts.${name}`
  // a race, or an outright of any sport
  if (runners.length > 0) {
    if (how === 'played' && (!places || places.length === 0)) return 'places'
    return fieldProblem(places ?? [], nonRunners, runners) ?? withdrawalProblem(nonRunners, startsAt)
  }
  if (places || nonRunners.length > 0) return 'places'
  const full = counts['full']
  const first = counts['first']
  if ((how === 'played' || how === 'walkover') && !full) return 'counts.full'
  if (sport === 'football' && full && first && (first[0] > full[0] || first[1] > full[1]))
    return 'counts.first'
  if (how === 'abandoned' && full) return 'counts.full'
  if (reached && how !== 'abandoned') return 'reached'
  return goals && full ? goalsProblem(goals, full) : null
}

function goalsProblem(goals: readonly Goal[], full: Pair): string | null {
  const of = (side: SideName) => goals.filter((goal) => goal.side === side).length
  if (of('home') !== full[0] || of('away') !== full[1]) return 'goals'
  return goals.some(({ minute }, at) => minute < (goals[at - 1]?.minute ?? 0)) ? 'goals.order' : null
}

function fieldProblem(
  places: readonly (readonly number[])[],
  nonRunners: readonly NonRunner[],
  runners: readonly number[],
): string | null {
  const known = new Set(runners)
  const out = nonRunners.map(({ number }) => number)
  const placed = places.flat()
  if ([...placed, ...out].some((number) => !known.has(number))) return 'runners'
  if (new Set([...placed, ...out]).size !== placed.length + out.length) return 'runners'
  return places.some((level) => level.length === 0) ? 'places' : null
}

/** A price without a time before the start would take winnings from bets that were accepted without the runner. */
function withdrawalProblem(nonRunners: readonly NonRunner[], startsAt: Date): string | null {
  const isDated = ({ price, at }: NonRunner) =>
    price === null || (at !== null && new Date(at).getTime() <= startsAt.getTime())
  return nonRunners.every(isDated) ? null : 'nonRunners.at'
}

/** A runner that a feed reports as withdrawn at the start, after its scheduled time: every bet was accepted before. */
export const datedByStart = (result: EventResult, startsAt: Date): EventResult => ({
  ...result,
  nonRunners: result.nonRunners.map((out) => ({
    ...out,
    at: out.at !== null && new Date(out.at) > startsAt ? startsAt : out.at,
  })),
})

const MINUTE_MS = 60_000

/** Sources read the time of a withdrawal off different clocks, one cut off and one rounded: a minute apart is the same time. */
const areClose = (one: Date, other: Date) =>
  Math.abs(Math.floor(one.getTime() / MINUTE_MS) - Math.floor(other.getTime() / MINUTE_MS)) <= 1

/**
 * Two results whose withdrawals are a minute apart at most, as one time: the earlier, because a bet in between may have been priced without
 * the runner, and loses nothing then.
 *
 * Example: a feed says 13:41:20, an operator 13:40 → both say 13:40; 13:42 and 13:40 stay as they are and differ.
 */
export function sameTimes(one: EventResult, other: EventResult): readonly [EventResult, EventResult] {
  const timed = (result: EventResult, by: EventResult): EventResult => ({
    ...result,
    nonRunners: result.nonRunners.map((out) => {
      const found = by.nonRunners.find(({ number }) => number === out.number)
      if (out.at === null || !found?.at) return out
      const [mine, theirs] = [new Date(out.at), new Date(found.at)]
      return areClose(mine, theirs) && theirs < mine ? { ...out, at: theirs } : out
    }),
  })
  return [timed(one, other), timed(other, one)]
}

/** The minute of a withdrawal that takes a part of winnings: sources tell it to the minute. */
const withdrawnMinute = ({ price, at }: NonRunner) =>
  price === null || at === null ? null : new Date(at).toISOString().slice(0, 16)

/** One text for results that say the same. */
export function canonical(result: EventResult): string {
  const { how, counts, goals, places, nonRunners, reached, lateFrom, lineups } = result
  const sorted = Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const out = nonRunners
    .toSorted((a, b) => a.number - b.number)
    .map((runner) => [runner.number, runner.price, withdrawnMinute(runner)])
  const level = places?.map((numbers) => numbers.toSorted((a, b) => a - b)) ?? null
  const scored = goals?.map(({ side, who, isOwn }) => [side, who, isOwn]) ?? null
  const late = lateFrom === null ? null : new Date(lateFrom).toISOString()
  const started = lineups ? [[lineups.home.toSorted(), lineups.away.toSorted()]] : []
  return JSON.stringify([how, sorted, scored, level, out, reached, late, ...started])
}
