/**
 * When a code may be sent and when it counts (AUT-04, A9, §8). A code lives as many minutes as the brand says; the
 * button rests as long, 60 s × expiredMinutes. Example: three minutes; asked again after 100 s, the answer is "in 80 s".
 */

/** Wrong tries that a code bears (A9: at most 5); then its session rests. */
export const MOST_TRIES = 5
/** §8: too many requests, retry after five minutes. */
export const REST_SECONDS = 300
/** Codes that one address gets in an hour before it rests. */
const MOST_AN_HOUR = 5
/** Codes that one address gets in a day; more is a matter for the support. */
const MOST_A_DAY = 20
/** Codes that one address of the net may have sent within the rest's five minutes: an office or a mobile carrier fits in. */
export const MOST_FROM_IP = 30
const HOUR_MS = 3_600_000
const REST_MS = REST_SECONDS * 1_000

export type SendFacts = {
  /** Codes to this address within a day, newest first. */
  readonly toAddress: readonly {
    readonly purpose: string
    readonly createdAt: Date
    readonly expiresAt: Date
  }[]
  /** When codes went out from this address of the net within the last five minutes, newest first. */
  readonly fromIp: readonly Date[]
  /** Codes that the brand has paid for today, and the most that it will pay for. */
  readonly brandToday: number
  readonly brandMost: number
  /** When this session last used up its tries for this address. */
  readonly guessedOutAt: Date | null
}

export type SendRefusal =
  | { readonly refused: 'codes.wait'; readonly detail: { readonly retryAfterSeconds: number } }
  | { readonly refused: 'codes.too-many-requests'; readonly detail: { readonly retryAfterSeconds: number } }
  | { readonly refused: 'codes.quota-exceeded' }

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

/** Whether a code may go out now; null where it may. */
export function decideSend(facts: SendFacts, purpose: string, now: Date): SendRefusal | null {
  const at = now.getTime()
  const rest = (fromMs: number) =>
    ({
      refused: 'codes.too-many-requests',
      detail: { retryAfterSeconds: seconds(fromMs + REST_MS - at) },
    }) as const
  if (facts.guessedOutAt && facts.guessedOutAt.getTime() + REST_MS > at)
    return rest(facts.guessedOutAt.getTime())
  if (facts.toAddress.length >= MOST_A_DAY || facts.brandToday >= facts.brandMost)
    return { refused: 'codes.quota-exceeded' }
  const newest = facts.toAddress[0]
  const inHour = facts.toAddress.filter((sent) => at - sent.createdAt.getTime() < HOUR_MS)
  if (newest && inHour.length >= MOST_AN_HOUR && newest.createdAt.getTime() + REST_MS > at)
    return rest(newest.createdAt.getTime())
  // the next one may go when the oldest of the last thirty is five minutes old
  const oldest = facts.fromIp[MOST_FROM_IP - 1]
  if (oldest && oldest.getTime() + REST_MS > at) return rest(oldest.getTime())
  const same = facts.toAddress.find((sent) => sent.purpose === purpose)
  if (same && same.expiresAt.getTime() > at)
    return { refused: 'codes.wait', detail: { retryAfterSeconds: seconds(same.expiresAt.getTime() - at) } }
  return null
}

export type CodeFacts = {
  readonly tries: number
  readonly lastTriedAt: Date | null
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export type CheckRefusal =
  | {
      readonly refused:
        'codes.missing-verification-code' | 'codes.invalid-verification-code' | 'codes.code-expired'
    }
  | { readonly refused: 'codes.too-many-requests'; readonly detail: { readonly retryAfterSeconds: number } }

/** Whether a try at this code counts at all; null where what was typed may be compared. */
export function decideTry(code: CodeFacts | null, now: Date): CheckRefusal | null {
  if (!code || code.usedAt) return { refused: 'codes.invalid-verification-code' }
  if (code.tries >= MOST_TRIES) return guessedOut(code.lastTriedAt ?? now, now)
  if (code.expiresAt <= now) return { refused: 'codes.code-expired' }
  return null
}

/** A session whose tries are used up rests; afterwards it asks for a new code. */
export function guessedOut(lastTriedAt: Date, now: Date): CheckRefusal {
  const left = lastTriedAt.getTime() + REST_MS - now.getTime()
  if (left <= 0) return { refused: 'codes.code-expired' }
  return { refused: 'codes.too-many-requests', detail: { retryAfterSeconds: seconds(left) } }
}

/** What a person typed or pasted, without the blanks and dashes that messages and keyboards put between. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s\-–]/g, '')
}

/** The digits of a number that stay the same however it is written: '0901 234 567' and '+84 901234567' end alike. */
export function significantDigits(mobileNum: string): string {
  return mobileNum.replace(/\D/g, '').replace(/^0+/, '')
}
