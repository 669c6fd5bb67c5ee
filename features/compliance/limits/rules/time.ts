// How long a member can continue to play (R1): minutes per day, week and month, minutes per session, and allowed hours. Play time runs from
// the first game of a session to its end, as the clock above the game shows it; concurrent sessions count once. Example: 60 minutes a day,
// 45 used, now 20:00: play ends at 20:15. At 23:50 with 15 left, the new day adds 60 at midnight: play ends at 01:00.
import { addDays, dayIn, weekdayOf } from '#kit/day.ts'
import { dayBounds, hourIn } from '#kit/day/zoned.ts'
import { isHourAllowed } from './limits.ts'

export type Span = { readonly from: Date; readonly to: Date }
type Ms = number

const MINUTE_MS = 60_000
const QUARTER_MS = 15 * MINUTE_MS
/** How far ahead allowed hours are searched; a day and an hour, because of clock changes. */
const AHEAD_MS = 25 * 60 * MINUTE_MS

export type PlayRule = {
  readonly day: bigint | null
  readonly week: bigint | null
  readonly month: bigint | null
  /** Minutes per session. */
  readonly session: bigint | null
  /** One bit per hour. */
  readonly hours: bigint | null
}

export type PlayFacts = {
  readonly now: Date
  readonly zone: string
  readonly spans: readonly Span[]
  /** When play began in this session; null before its first game. */
  readonly sessionFrom: Date | null
}

export type Stop = { readonly until: Date; readonly why: 'day' | 'week' | 'month' | 'session' | 'hours' }

/** The day, the week from Monday, or the month that contains a moment, with the same bounds as in the ledger. */
export function periodOf(period: 'day' | 'week' | 'month', zone: string, now: Date): Span {
  const today = dayIn(zone, now)
  const first =
    period === 'day'
      ? today
      : period === 'week'
        ? addDays(today, -((weekdayOf(today) + 6) % 7))
        : `${today.slice(0, 8)}01`
  const next =
    period === 'day'
      ? addDays(first, 1)
      : period === 'week'
        ? addDays(first, 7)
        : `${addDays(first, 31).slice(0, 8)}01`
  return { from: dayBounds(zone, first).from, to: dayBounds(zone, next).from }
}

/** Milliseconds that the spans cover between two moments; overlaps count once. */
export function covered(spans: readonly Span[], from: Date, to: Date): Ms {
  const sorted = spans
    .map((span) => ({
      from: Math.max(span.from.getTime(), from.getTime()),
      to: Math.min(span.to.getTime(), to.getTime()),
    }))
    .filter((span) => span.from < span.to)
    .toSorted((a, b) => a.from - b.from)
  let sum = 0
  let end = Number.NEGATIVE_INFINITY
  for (const span of sorted) {
    sum += Math.max(0, span.to - Math.max(span.from, end))
    end = Math.max(end, span.to)
  }
  return sum
}

/** When play must stop, and why; null if nothing stops it. A moment not after `now`: play cannot begin. */
export function stopOf(rule: PlayRule, facts: PlayFacts): Stop | null {
  const stops: Stop[] = []
  for (const why of ['day', 'week', 'month'] as const) {
    const minutes = rule[why]
    const until = minutes === null ? null : periodStop(Number(minutes) * MINUTE_MS, why, facts)
    if (until) stops.push({ until, why })
  }
  if (rule.session !== null) {
    const from = facts.sessionFrom ?? facts.now
    stops.push({ until: new Date(from.getTime() + Number(rule.session) * MINUTE_MS), why: 'session' })
  }
  const closing = rule.hours === null ? null : nextHour(rule.hours, facts, false)
  if (closing) stops.push({ until: closing, why: 'hours' })
  return stops.toSorted((a, b) => a.until.getTime() - b.until.getTime())[0] ?? null
}

function periodStop(
  limitMs: Ms,
  period: 'day' | 'week' | 'month',
  { now, zone, spans }: PlayFacts,
): Date | null {
  const { from, to } = periodOf(period, zone, now)
  if (limitMs >= to.getTime() - from.getTime()) return null
  const left = limitMs - covered(spans, from, now)
  if (left <= 0) return now
  const until = now.getTime() + left
  return new Date(until <= to.getTime() ? until : to.getTime() + limitMs)
}

/** The next moment, from `now` on, at which play becomes allowed or not allowed; null if there is none within the next day. */
export function nextHour(
  mask: bigint,
  { now, zone }: Pick<PlayFacts, 'now' | 'zone'>,
  isAllowed: boolean,
): Date | null {
  const is = (at: number): boolean => isHourAllowed(mask, hourIn(zone, new Date(at))) === isAllowed
  if (is(now.getTime())) return now
  const first = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS
  for (let at = first + QUARTER_MS; at <= first + AHEAD_MS; at += QUARTER_MS) if (is(at)) return new Date(at)
  return null
}

/** When a stopped member can play again; null if a new login is enough. */
export function opensAt({ why }: Stop, rule: PlayRule, facts: PlayFacts): Date | null {
  if (why === 'session') return null
  if (why === 'hours') return rule.hours === null ? null : nextHour(rule.hours, facts, true)
  return periodOf(why, facts.zone, facts.now).to
}
