import { list, object, text, whole } from '#game-kit/schema.ts'
import { CLOCK } from '#kit/day.ts'

/**
 * Opening hours and pace of a table. A table without hours is always open. Times are of Vietnam, as those of the lotteries; hours that end
 * before they begin run past midnight and belong to the day on which they begin.
 *
 * Example: Friday and Saturday 20:00 to 02:00. Saturday 01:30 is open (Friday's), Saturday 02:00 is closed, Sunday 01:59 is open.
 */
export type Window = {
  /** 0 is Sunday. */
  readonly days: readonly number[]
  readonly from: string
  readonly to: string
}
export type Hours = {
  /** Seconds in which bets are taken; 0: as usual at the table. */
  readonly sellsSeconds: number
  readonly windows: readonly Window[]
}

const clock = text(CLOCK)
const MOST_WINDOWS = 14

export const hoursSchema = object<Hours>({
  sellsSeconds: whole(0, 120),
  windows: list(object<Window>({ days: list(whole(0, 6), 1, 7), from: clock, to: clock }), 0, MOST_WINDOWS),
})

/** Hours that begin and end at the same time are the whole day. */
export function isOpenAt({ windows }: Pick<Hours, 'windows'>, { day, time }: { day: number; time: string }) {
  if (windows.length === 0) return true
  const before = (day + 6) % 7
  return windows.some(({ days, from, to }) =>
    from < to
      ? days.includes(day) && time >= from && time < to
      : (days.includes(day) && time >= from) || (days.includes(before) && time < to),
  )
}
