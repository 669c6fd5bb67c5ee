import { addDays, dayIn, weekdayOf } from '#kit/day.ts'
import type { Day } from '#kit/day.ts'
import { momentIn } from '#kit/day/zoned.ts'
import { timesOn } from '#features/play/lottery-calendar/rules/times.ts'
import type { DatedTimes } from '#features/play/lottery-calendar/rules/times.ts'
import type { DrawTimes } from './catalogue.ts'

/** A draw on a day of the week. */
export interface DayDraw {
  readonly day: Day
  /** The day as a number, 20261204: grows from draw to draw. */
  readonly number: bigint
  readonly closesAt: Date
  readonly drawsAt: Date
}

type OnDays = Extract<DrawTimes, { readonly kind: 'days' }>

const MINUTE_MS = 60_000
/** Days ahead for which draws on days of the week are on sale. */
export const DAYS_AHEAD = 14

/**
 * The draws of the next `ahead` days whose sale is not over at `now`, without those on holidays. Days and times are those of the lottery's
 * zone.
 */
export function comingDraws(
  times: OnDays,
  {
    now,
    ahead,
    holidays,
    dated = [],
  }: {
    readonly now: Date
    readonly ahead: number
    readonly holidays: ReadonlySet<Day>
    /** Schedules that replace this one from a day on. */
    readonly dated?: readonly DatedTimes[]
  },
): readonly DayDraw[] {
  const today = dayIn(times.zone, now)
  return Array.from({ length: ahead + 1 }, (_, days) => addDays(today, days))
    .map((day) => ({ day, own: timesOn(times, dated, day) }))
    .filter(({ day, own }) => own.days.includes(weekdayOf(day)) && !holidays.has(day))
    .map(({ day, own }) => drawOn(own, day))
    .filter(({ closesAt }) => closesAt > now)
}

function drawOn({ zone, at, closesBeforeMinutes }: OnDays, day: Day): DayDraw {
  const drawsAt = momentIn(zone, `${day}T${at}`)
  const closesAt = new Date(drawsAt.getTime() - closesBeforeMinutes * MINUTE_MS)
  return { day, number: BigInt(day.replaceAll('-', '')), closesAt, drawsAt }
}
