/**
 * When a round may start, how long a pair of seeds lives, and what a round counts for.
 *
 * A pair of seeds is used for at most 1 000 rounds or 24 hours (trust.md G9), whichever comes first. Example: a pair
 * taken at 09:00 with 1 000 rounds at 09:40 is spent at 09:40; one with 3 rounds is spent at 09:00 the next day.
 */
import type { Rational } from '#kit/rational.ts'

export { isSessionAlive } from '#features/account/identity/rules.ts'

/** Rounds of one pair of seeds (G9). */
export const SEED_ROUNDS = 1_000

/** Life of a pair of seeds in milliseconds (G9). */
export const SEED_MS = 24 * 60 * 60_000

/** A ticket's life in seconds (decision 10). */
export const TICKET_SECONDS = 60

/** After so long without a move an open round is ended by its game's rule, in milliseconds. */
export const UNFINISHED_MS = 24 * 60 * 60_000

/** Below this pause a scene may not offer a faster play of its own: 2.5 s is what R13 asks of slots where it applies. */
const TURBO_FROM_MS = 2_500

/** Whether the next round needs another pair. `nonce` is the last one used; the first round of a pair has nonce 1. */
export function isPairSpent(pair: { readonly startedAt: Date; readonly nonce: number }, now: Date): boolean {
  return pair.nonce >= SEED_ROUNDS || now.getTime() - pair.startedAt.getTime() >= SEED_MS
}

/** Milliseconds that the next round must wait; 0: it may start (R13). A clock that went back never locks anybody out. */
export function waitMs(lastAt: number | null, leastMs: number, now: number): number {
  if (lastAt === null || lastAt > now) return 0
  return Math.max(0, lastAt + leastMs - now)
}

export function mayTurbo(leastMs: number): boolean {
  return leastMs < TURBO_FROM_MS
}

export type RoundState = 'open' | 'settled' | 'void'

/** Where the random part of an id begins, after its version digit. */
const CHANCE_AT = 15

/**
 * A round's id (UUID version 7): the moment in its first 48 bits, so that rounds lie in the order of time, then the
 * random part of `uuid`, any UUID.
 */
export function roundIdOf(atMs: number, uuid: string): string {
  const time = atMs.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(CHANCE_AT)}`
}

/** The moment that a round's id carries, in milliseconds. */
export function momentOf(roundId: string): number {
  return Number.parseInt(roundId.slice(0, 8) + roundId.slice(9, 13), 16)
}

/** Days that a betting record asks for at most; more is an export's business. */
const MOST_DAYS = 366

/** Days of the record where the caller names none. */
const USUAL_DAYS = 7

/** First and last day of a record: the last 7 days by default; null where the days are the wrong way round or too many. */
export function recordDays(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
  addDays: (day: string, days: number) => string,
): { readonly from: string; readonly to: string } | null {
  const to = asked.to ?? today
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS)
  return from > to || addDays(from, MOST_DAYS) < to ? null : { from, to }
}

/** A share as shown, "96.22 %": two decimals, rounded down, so that no one is promised more than the game returns. */
export function percentText({ n, d }: Rational): string {
  const hundredths = ((n * 10_000n) / d).toString().padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)} %`
}
