/**
 * When a message is tried again and when it is given up (issue: a dead gateway is retried and never loses a message).
 * Example: a first failure waits 2 s, the second 5 s; an hourly try goes on until a day is over, then an operator sees it.
 */

/** Waits between tries, in milliseconds: short at first, for a code that someone is waiting for. */
const WAITS_MS = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000, 120_000, 300_000, 900_000, 3_600_000] as const
/** A message that could not leave for so long is an operator's matter. */
const GIVE_UP_MS = 24 * 3_600_000
/** How long a worker may hold a message; a worker that died leaves it to the next one after this. */
export const LEASE_MS = 60_000
/** Longest that one sending may take: well inside the lease, so that two workers never send at once. */
export const SEND_MS = 25_000

export type Outcome =
  | { readonly isSent: true }
  /** `isFinal`: the gateway said that this message will never go (an address that does not exist). */
  | { readonly isSent: false; readonly isFinal: boolean; readonly why: string }

export type Verdict =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly nextTryAt: Date; readonly why: string }
  | { readonly state: 'failed' | 'expired'; readonly why: string }

export type Held = { readonly tries: number; readonly createdAt: Date; readonly expiresAt: Date | null }

/** Whether a message is still of use to anyone who gets it. */
export function isStale(held: Held, now: Date): boolean {
  return held.expiresAt !== null && held.expiresAt <= now
}

/** What becomes of a message after a try; `tries` counts the one that just ended. */
export function decideNext(held: Held, outcome: Outcome, now: Date): Verdict {
  if (outcome.isSent) return { state: 'sent' }
  const { why } = outcome
  if (outcome.isFinal) return { state: 'failed', why }
  const waitMs = WAITS_MS[Math.min(held.tries, WAITS_MS.length) - 1] ?? WAITS_MS[0]
  const nextTryAt = new Date(now.getTime() + waitMs)
  if (isStale(held, nextTryAt)) return { state: 'expired', why }
  if (nextTryAt.getTime() - held.createdAt.getTime() > GIVE_UP_MS) return { state: 'failed', why }
  return { state: 'waiting', nextTryAt, why }
}

/** An address as operators without the right to personal data see it: enough to recognise, too little to use. */
export function maskedAddress(address: string): string {
  const [name = '', domain] = address.split('@')
  if (domain === undefined) return `${address.slice(0, 4)}•••${address.slice(-3)}`
  return `${name.slice(0, 2)}•••@${domain}`
}
