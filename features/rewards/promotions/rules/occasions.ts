import { addDays, dayIn, weekdayOf, type Day } from '#kit/day.ts'
import { dayBounds, momentIn } from '#kit/day/zoned.ts'
import type { Trigger, TriggerOf } from './triggers.ts'

/** A moment at which a promotion gives by itself, and how it is told apart from the others. */
export type Occasion = { readonly at: Date; readonly occasion: string; readonly day: Day }

export type Span = {
  /** When the promotion starts and ends; null: no end. */
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly timeZone: string
}

/**
 * The occasions of a birthday or a schedule after `from` up to `to`, oldest first, within the promotion's time. Local times are of the
 * brand's zone: one that is skipped as clocks go forward counts as the same minute before the change, a repeated one counts once. A
 * birthday counts from the start of its day, or from the promotion's own start on that day. Example: every Friday at 18:00 of a promotion
 * that starts on a Friday at 19:00 begins a week later.
 */
export function occasionsBetween(
  trigger: Trigger,
  span: Span,
  { from, to }: { readonly from: Date; readonly to: Date },
): Occasion[] {
  const { startsAt, endsAt, timeZone } = span
  if (trigger.kind === 'operator' || (trigger.kind === 'schedule' && trigger.every === 'once'))
    return startsAt > from && startsAt <= to
      ? [{ at: startsAt, occasion: '', day: dayIn(timeZone, startsAt) }]
      : []
  if (trigger.kind !== 'schedule' && trigger.kind !== 'birthday') return []
  const found: Occasion[] = []
  const last = dayIn(timeZone, to)
  const first = dayIn(timeZone, from < startsAt ? startsAt : from)
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const at = momentOn(trigger, span, day)
    if (at === null || at <= from || at > to || at < startsAt || (endsAt !== null && at >= endsAt)) continue
    found.push({ at, occasion: trigger.kind === 'birthday' ? day.slice(0, 4) : day, day })
  }
  return found
}

function momentOn(
  trigger: TriggerOf<'schedule'> | TriggerOf<'birthday'>,
  { startsAt, timeZone }: Span,
  day: Day,
): Date | null {
  if (trigger.kind === 'birthday') {
    const { from, to } = dayBounds(timeZone, day)
    return from < startsAt && startsAt < to ? startsAt : from
  }
  return isDueOn(trigger, day) ? momentIn(timeZone, `${day}T${trigger.at}`) : null
}

function isDueOn({ every, on }: TriggerOf<'schedule'>, day: Day): boolean {
  if (every === 'month') return Number(day.slice(8)) === on
  return every === 'day' || (weekdayOf(day) || 7) === on
}

/** The birthdays (month and day) that are celebrated on a day: 29 February on the 28th where the year has none. */
export function birthdaysOn(day: Day): readonly string[] {
  const own = day.slice(5)
  return own === '02-28' && addDays(day, 1).slice(5) !== '02-29' ? [own, '02-29'] : [own]
}
