import { addDays, dayIn } from '#kit/day.ts'
import type { Day } from '#kit/day.ts'
import { momentIn } from '#kit/day/zoned.ts'
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

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

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
  }: { readonly now: Date; readonly ahead: number; readonly holidays: ReadonlySet<Day> },
): readonly DayDraw[] {
  const today = dayIn(times.zone, now)
  return Array.from({ length: ahead + 1 }, (_, days) => addDays(today, days))
    .filter((day) => times.days.includes(weekday(day)) && !holidays.has(day))
    .map((day) => drawOn(times, day))
    .filter(({ closesAt }) => closesAt > now)
}

function drawOn({ zone, at, closesBeforeMinutes }: OnDays, day: Day): DayDraw {
  const drawsAt = momentIn(zone, `${day}T${at}`)
  const closesAt = new Date(drawsAt.getTime() - closesBeforeMinutes * MINUTE_MS)
  return { day, number: BigInt(day.replaceAll('-', '')), closesAt, drawsAt }
}
