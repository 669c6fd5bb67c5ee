/** A calendar day as text, `2026-11-21`. Which day it is depends on a zone: ask with one. */
export type Day = string

/** The calendar day of a moment in a zone such as 'Asia/Ho_Chi_Minh'. */
export function dayIn(zone: string, moment: Date): Day {
  // en-CA writes year-month-day; Intl knows every zone's history
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)
}

/** The day `days` later (or earlier, where negative). */
export function addDays(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** The first moment of a day in a zone, and the first of the next: [from, to). */
export function dayBounds(zone: string, day: Day): { readonly from: Date; readonly to: Date } {
  return { from: midnightIn(zone, day), to: midnightIn(zone, addDays(day, 1)) }
}

/** A minute as a field for moments writes it, `2026-11-21T08:30`, by the clocks of a zone. */
export type Minute = string

/** How the clocks of a zone show a moment; seconds are left away. */
export function minuteIn(zone: string, moment: Date): Minute {
  return new Date(moment.getTime() + offsetMs(zone, moment)).toISOString().slice(0, 16)
}

/** The moment at which the clocks of a zone show a minute. */
export function momentIn(zone: string, minute: Minute): Date {
  return corrected(zone, Date.parse(`${minute}:00Z`))
}

function midnightIn(zone: string, day: Day): Date {
  return corrected(zone, Date.parse(`${day}T00:00:00Z`))
}

/** What clocks show, made a moment by two steps of correction: enough for every offset, also on the day clocks change. */
function corrected(zone: string, wanted: number): Date {
  let guess = wanted
  for (let step = 0; step < 2; step++) guess = wanted - offsetMs(zone, new Date(guess))
  return new Date(guess)
}

function offsetMs(zone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(moment.getTime() / 1000) * 1000
}
