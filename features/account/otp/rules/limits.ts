/**
 * When a code may be sent and when it is valid (AUT-04, A9, §8), by requester (A5). The brand sets a code's lifetime in minutes; the button
 * is disabled as long, 60 s × expiredMinutes. Example: three minutes; a repeat after 100 s gets "in 80 s".
 */

/** Wrong attempts per code (A9: at most 5); then its session must wait. */
export const MOST_TRIES = 5
/** §8: too many requests, retry after five minutes. */
export const REST_SECONDS = 300
/** Codes per hour from one requester to one address before they must wait. */
const MOST_AN_HOUR = 5
/** Codes per day from one requester to one address. */
const MOST_OF_ASKER = 10
/** Codes of one household within five minutes: enough for an office or a mobile carrier. */
export const MOST_FROM_IP = 30
/** VAL-06: codes for login and registration are sent at most once a second. */
const THROTTLE_MS = 1_000
const HOUR_MS = 3_600_000
const REST_MS = REST_SECONDS * 1_000

/**
 * The kinds of requesters. Each has its own quota: a stranger who knows a number cannot use up its owner's codes. Example: strangers had 30
 * codes sent to a number today; its member still gets one in a known browser, as two-step verification after the correct password, and
 * inside a session.
 */
export type Circle =
  /** Unknown: counted by household. */
  | 'stranger'
  /** Just gave the correct password and must complete two-step verification. */
  | 'proved'
  /** A member who adds an address that may belong to another person. */
  | 'bind'
  /** The owner of the address: in a session, or in a known browser. */
  | 'own'

/** Codes per day to one address from all requesters of a kind; beyond that the member must contact support. */
const MOST_A_DAY: Readonly<Record<Circle, number>> = { stranger: 30, proved: 10, bind: 10, own: 20 }

/** The part of the brand's daily quota for strangers: the rest is for members. */
const STRANGERS_PART = { of: 5, parts: 4 } as const

export type Asker = { readonly circle: Circle; readonly id: string }

export type SendFacts = {
  /** Codes to this address within a day, newest first. */
  readonly toAddress: readonly (Asker & {
    readonly purpose: string
    readonly createdAt: Date
    readonly expiresAt: Date
  })[]
  /** The times of strangers' codes of this household within the last five minutes, newest first. */
  readonly fromIp: readonly Date[]
  /** Codes that the brand has sent today, and its daily limit. */
  readonly brandToday: number
  readonly brandMost: number
  /** When this session last used up its attempts for this address. */
  readonly guessedOutAt: Date | null
}

export type SendRefusal =
  | { readonly refused: 'codes.wait'; readonly detail: { readonly retryAfterSeconds: number } }
  | { readonly refused: 'codes.too-many-requests'; readonly detail: { readonly retryAfterSeconds: number } }
  | { readonly refused: 'codes.quota-exceeded' }

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000))

type Sending = {
  readonly purpose: string
  readonly asker: Asker
  /** Requested on the page of login or registration: at most once a second (VAL-06). */
  readonly isThrottled: boolean
  readonly now: Date
}

/** Whether a code may be sent now; null if it may. */
export function decideSend(
  facts: SendFacts,
  { purpose, asker, isThrottled, now }: Sending,
): SendRefusal | null {
  const at = now.getTime()
  if (facts.guessedOutAt && facts.guessedOutAt.getTime() + REST_MS > at)
    return restFrom(facts.guessedOutAt, now)
  const circle = facts.toAddress.filter((sent) => sent.circle === asker.circle)
  const mine = circle.filter(({ id }) => id === asker.id)
  if (isOverQuota(facts, { circle: circle.length, mine: mine.length }, asker))
    return { refused: 'codes.quota-exceeded' }
  const [newest] = mine
  const inHour = mine.filter((sent) => at - sent.createdAt.getTime() < HOUR_MS)
  if (newest && inHour.length >= MOST_AN_HOUR && newest.createdAt.getTime() + REST_MS > at)
    return restFrom(newest.createdAt, now)
  const same = mine.find((sent) => sent.purpose === purpose)
  if (same && same.expiresAt.getTime() > at) return waitUntil(same.expiresAt, now)
  return asker.circle === 'stranger' ? tooFastFrom(facts.fromIp, { isThrottled, now }) : null
}

function isOverQuota(
  { brandToday, brandMost }: SendFacts,
  sent: { readonly circle: number; readonly mine: number },
  { circle }: Asker,
): boolean {
  const ofMine = circle === 'own' ? MOST_A_DAY.own : MOST_OF_ASKER
  // rounded down in favour of members, but at least one
  const open = Math.max(1, Math.floor((brandMost * STRANGERS_PART.parts) / STRANGERS_PART.of))
  const brand = circle === 'stranger' ? open : brandMost
  return sent.mine >= ofMine || sent.circle >= MOST_A_DAY[circle] || brandToday >= brand
}

/** A household that requests too many codes: the next one is allowed when the oldest of its last thirty is five minutes old. */
function tooFastFrom(
  fromIp: readonly Date[],
  { isThrottled, now }: Pick<Sending, 'isThrottled' | 'now'>,
): SendRefusal | null {
  const at = now.getTime()
  const oldest = fromIp[MOST_FROM_IP - 1]
  if (oldest && oldest.getTime() + REST_MS > at) return restFrom(oldest, now)
  const [last] = fromIp
  // clocks of several servers differ by some milliseconds in either direction
  return isThrottled && last && Math.abs(at - last.getTime()) < THROTTLE_MS
    ? waitUntil(new Date(last.getTime() + THROTTLE_MS), now)
    : null
}

const restFrom = (from: Date, now: Date): SendRefusal => ({
  refused: 'codes.too-many-requests',
  detail: { retryAfterSeconds: seconds(from.getTime() + REST_MS - now.getTime()) },
})

const waitUntil = (until: Date, now: Date): SendRefusal => ({
  refused: 'codes.wait',
  detail: { retryAfterSeconds: seconds(until.getTime() - now.getTime()) },
})

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

/** Whether an attempt at this code counts; null if the entered code may be compared. */
export function decideTry(code: CodeFacts | null, now: Date): CheckRefusal | null {
  if (!code || code.usedAt) return { refused: 'codes.invalid-verification-code' }
  if (code.tries >= MOST_TRIES) return guessedOut(code.lastTriedAt ?? now, now)
  if (code.expiresAt <= now) return { refused: 'codes.code-expired' }
  return null
}

/** A session without attempts left must wait, then request a new code. */
export function guessedOut(lastTriedAt: Date, now: Date): CheckRefusal {
  const left = lastTriedAt.getTime() + REST_MS - now.getTime()
  if (left <= 0) return { refused: 'codes.code-expired' }
  return { refused: 'codes.too-many-requests', detail: { retryAfterSeconds: seconds(left) } }
}

/** The entered or pasted code, without the blanks and dashes that messages and keyboards add. */
export function plainCode(typed: string): string {
  return typed.replace(/[\s\-–]/g, '')
}

/** The significant digits of a number in any notation: '0901 234 567' and '+84 901234567' end alike. */
export function significantDigits(mobileNum: string): string {
  return mobileNum.replace(/\D/g, '').replace(/^0+/, '')
}
