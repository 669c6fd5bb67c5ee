// How member data is shown to operators: personal data is masked until they request it with a reason (B3). Example: 'mai@example.com' is
// shown as 'ma•••@example.com'.

import { addDays } from '#kit/day.ts'

const SHOWN_START = 2

/** Masks a text so that it can be recognised but not used: 'mai@example.com' is 'ma•••@example.com', '0901234567' is '09•••67'. */
export function masked(text: string | null): string | null {
  if (text === null) return null
  const at = text.indexOf('@')
  const start = text.slice(0, Math.min(SHOWN_START, Math.max(1, text.length - 1)))
  return at > 0 ? `${start}•••${text.slice(at)}` : `${start}•••${text.length > 5 ? text.slice(-2) : ''}`
}

/** The last `count` calendar days up to today, oldest first. `today` is a day in the merchant's zone. */
export function daysUpTo(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(today, at + 1 - count))
}
