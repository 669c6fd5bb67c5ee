import { addDays, type Day } from '#kit/day.ts'

/** The last day that a list may end on: the day after it has a text, too. */
const LAST: Day = '9998-12-31'

/** The day after the last one of a list. */
export const dayAfter = (day: Day): Day => addDays(day > LAST ? LAST : day, 1)
