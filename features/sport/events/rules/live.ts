/**
 * What is known of an event in play, folded from its incidents in order. An incident that is taken back (a goal after a review) is left out
 * and everything is folded again, so score and clock never depend on how they came about. A clock that is told between incidents is kept
 * apart and laid over the fold, so it is lost with no incident, and no minute of one that is taken back stays with it.
 *
 * Example: start, goal home 9', goal away 30', the second taken back → first half, 1:0.
 * Example: start, clock 37', goal home 87' (a mistyped minute) → 87'; taken back → 37'.
 */
import type { EventState } from './states.ts'

export type Pair = readonly [home: number, away: number]
export type SideName = 'home' | 'away'

export const incidentKinds = [
  'start',
  'goal',
  'ownGoal',
  'yellow',
  'red',
  'corner',
  'half',
  'second',
  'period',
  'score',
  'end',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

export type Incident = {
  readonly kind: IncidentKind
  /** The side that gains: of an own goal the other team's. */
  readonly side: SideName | null
  readonly minute: number | null
  readonly who: string | null
  /** `score`: the score as it is. */
  readonly score?: Pair | null
  /** `period`: its name, and counts so far. */
  readonly period?: string | null
  readonly counts?: Readonly<Record<string, Pair>> | null
  readonly at: Date
}

/** The clock as it was last told between incidents; `at` is ISO text. */
export type ToldClock = { readonly period: string; readonly minute: number; readonly at: string }

export type Live = {
  readonly period: string
  readonly minute: number | null
  /** When `minute` was true; ISO text, since it is stored. */
  readonly clockAt: string | null
  readonly isRunning: boolean
  readonly score: Pair
  readonly counts: Readonly<Record<string, Pair>>
  readonly redCards: Pair
  /** Of any period, also one that is over: taking back its end restores it. */
  readonly told?: ToldClock | undefined
}

const ZERO: Pair = [0, 0]

export const beforePlay: Live = {
  period: 'before',
  minute: null,
  clockAt: null,
  isRunning: false,
  score: ZERO,
  counts: {},
  redCards: ZERO,
}

/** One more for a side; for null unchanged. */
export const plus = ([home, away]: Pair, side: SideName | null): Pair =>
  side === null ? [home, away] : side === 'home' ? [home + 1, away] : [home, away + 1]

/** The state after one incident more. */
export function after(live: Live, incident: Incident): Live {
  const { kind, side, minute, at } = incident
  const timed = minute === null ? live : { ...live, minute, clockAt: at.toISOString() }
  switch (kind) {
    case 'start':
      return { ...timed, period: 'first', minute: minute ?? 0, clockAt: at.toISOString(), isRunning: true }
    case 'half':
      return {
        ...timed,
        period: 'half',
        minute: 45,
        clockAt: at.toISOString(),
        isRunning: false,
        counts: { ...live.counts, first: live.score },
      }
    case 'second':
      return { ...timed, period: 'second', minute: minute ?? 45, clockAt: at.toISOString(), isRunning: true }
    case 'goal':
    case 'ownGoal':
      return scored(timed, plus(live.score, side))
    case 'score':
      return scored(timed, incident.score ?? live.score)
    case 'red':
      return counted({ ...timed, redCards: plus(live.redCards, side) }, 'cards', side)
    case 'yellow':
      return counted(timed, 'cards', side)
    case 'corner':
      return counted(timed, 'corners', side)
    case 'period':
      return {
        ...timed,
        period: incident.period ?? live.period,
        counts: { ...live.counts, ...incident.counts },
        score: incident.counts?.['full'] ?? live.score,
      }
    case 'end':
      return { ...timed, period: 'ended', isRunning: false, counts: { ...live.counts, full: live.score } }
  }
}

function scored(live: Live, score: Pair): Live {
  return { ...live, score, counts: { ...live.counts, full: score } }
}

const counted = (live: Live, name: string, side: SideName | null): Live => ({
  ...live,
  counts: { ...live.counts, [name]: plus(live.counts[name] ?? ZERO, side) },
})

/** The state after all incidents that stand. */
export const fold = (incidents: readonly Incident[]): Live => incidents.reduce(after, beforePlay)

/** The state of the incidents that stand, with the clock as it was told since: a told minute belongs to its half; the newer one counts. */
export function withClock(folded: Live, told: ToldClock | undefined): Live {
  if (!told) return folded
  const isNow = folded.isRunning && told.period === folded.period && isSince(told, folded)
  return isNow ? { ...folded, minute: told.minute, clockAt: told.at, told } : { ...folded, told }
}

/** Of one moment the later minute is the newer one: a provider may send both at once. */
function isSince(told: ToldClock, { clockAt, minute }: Live): boolean {
  if (clockAt === null) return true
  const apartMs = Date.parse(told.at) - Date.parse(clockAt)
  return apartMs > 0 || (apartMs === 0 && told.minute >= (minute ?? 0))
}

/** Whether betting is interrupted: bets at prices from before it are refused. Corners and yellow cards move prices only. */
export const interrupts = (kind: IncidentKind | 'undo'): boolean => kind !== 'corner' && kind !== 'yellow'

/** The state of the event that an incident leads to. */
export function stateAfter(state: EventState, kind: IncidentKind): EventState {
  if (kind === 'end') return 'ended'
  return state === 'scheduled' ? 'live' : state
}

/** Minutes played at a moment: the clock runs from the last minute that was told, and stops at the end of each half. */
export function minuteNow(
  live: Pick<Live, 'minute' | 'clockAt' | 'isRunning' | 'period'>,
  now: Date,
): number {
  if (live.minute === null || live.clockAt === null) return 0
  if (!live.isRunning) return live.minute
  const passed = Math.max(0, Math.floor((now.getTime() - Date.parse(live.clockAt)) / 60_000))
  return Math.min(live.minute + passed, Math.max(live.minute, live.period === 'first' ? 45 : 90))
}
