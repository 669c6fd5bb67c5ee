/** The days of the week as forms list them, Monday first; 0 is Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const

/** A Sunday: the names of weekdays come from the days after it. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY_MS = 86_400_000

/** The name of a day of the week: "Tue" or "Tuesday" for 2. */
export const weekdayName = (lang: string, day: number, style: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(lang, { weekday: style, timeZone: 'UTC' }).format(new Date(SUNDAY + day * DAY_MS))
