// What an operator sees of a member: personal data only in part until they ask for it with a reason (B3), members by id,
// start of the account or part of the nickname. Example: 'mai@example.com' is shown as 'ma•••@example.com'.

const SHOWN_START = 2

/** Enough of a text to recognise it by, not to use it: 'mai@example.com' is 'ma•••@example.com', '0901234567' is '09•••67'. */
export function masked(text: string | null): string | null {
  if (text === null) return null
  const at = text.indexOf('@')
  const start = text.slice(0, Math.min(SHOWN_START, Math.max(1, text.length - 1)))
  return at > 0 ? `${start}•••${text.slice(at)}` : `${start}•••${text.length > 5 ? text.slice(-2) : ''}`
}

/** Members are looked for by id, by the start of the account, or by a part of the nickname. */
export type Search = { readonly id: bigint | null; readonly prefix: string | null }

const ID = /^[1-9]\d{0,17}$/

export function readSearch(text: string | undefined): Search {
  const trimmed = text?.trim().toLowerCase() ?? ''
  if (trimmed === '') return { id: null, prefix: null }
  return { id: ID.test(trimmed) ? BigInt(trimmed) : null, prefix: trimmed }
}

const DAY_MS = 86_400_000

/** The last so many days up to today, oldest first, as calendar days. `today` is a day in the merchant's zone. */
export function daysUpTo(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
}
