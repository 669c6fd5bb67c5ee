/**
 * When a round may start, the lifetime of a seed pair, and the valid bet of a round.
 *
 * A seed pair is used for at most 1,000 rounds or 24 hours (trust.md G9), whichever comes first. Example: a pair started at 09:00 with
 * 1,000 rounds at 09:40 is spent at 09:40; one with 3 rounds is spent at 09:00 the next day.
 */
import type { Rational } from '#kit/rational.ts'

export { isSessionAlive } from '#features/account/identity/rules.ts'

/** Maximum rounds of one seed pair (G9). */
export const SEED_ROUNDS = 1_000

/** Lifetime of a seed pair in milliseconds (G9). */
export const SEED_MS = 24 * 60 * 60_000

/** A ticket's lifetime in seconds (decision 10). */
export const TICKET_SECONDS = 60

/** After this time without a move an open round is ended by its game's rule, in milliseconds. */
export const UNFINISHED_MS = 24 * 60 * 60_000

/** A scene may offer turbo play only below this minimum interval: 2.5 s is what R13 requires of slots where it applies. */
const TURBO_FROM_MS = 2_500

/** Whether the next round needs a new pair. `nonce` is the last one used; the first round of a pair has nonce 1. */
export function isPairSpent(pair: { readonly startedAt: Date; readonly nonce: number }, now: Date): boolean {
  return pair.nonce >= SEED_ROUNDS || now.getTime() - pair.startedAt.getTime() >= SEED_MS
}

/** Milliseconds that the next round must wait; 0: it may start (R13). A clock that moves backwards never blocks a member. */
export function waitMs(lastAt: number | null, leastMs: number, now: number): number {
  if (lastAt === null || lastAt > now) return 0
  return Math.max(0, lastAt + leastMs - now)
}

export function mayTurbo(leastMs: number): boolean {
  return leastMs < TURBO_FROM_MS
}

export type RoundState = 'open' | 'settled' | 'void'

/** The offset of an id's random part, after its version digit. */
const CHANCE_AT = 15

/**
 * A round's id (UUID version 7): the timestamp in its first 48 bits, so that rounds sort by time, then the random part of `uuid`, any UUID.
 */
export function roundIdOf(atMs: number, uuid: string): string {
  const time = atMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(CHANCE_AT)}`
}

/** The timestamp in a round's id, in milliseconds. */
export function momentOf(roundId: string): number {
  return Number.parseInt(roundId.slice(0, 8) + roundId.slice(9, 13), 16)
}

/** The maximum period of a betting record; longer periods need an export. */
const MOST_DAYS = 366

/** The default period of the record in days. */
const USUAL_DAYS = 7

/** First and last day of a record: the last 7 days by default; null if the days are reversed or too many. */
export function recordDays(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
  addDays: (day: string, days: number) => string,
): { readonly from: string; readonly to: string } | null {
  const to = asked.to ?? today
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS)
  return from > to || addDays(from, MOST_DAYS) < to ? null : { from, to }
}

/** A share as displayed, "96.22 %": two decimals, rounded down, so that a game never promises more than it returns. */
export function percentText({ n, d }: Rational): string {
  const hundredths = ((n * 10_000n) / d).toString().padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)} %`
}
