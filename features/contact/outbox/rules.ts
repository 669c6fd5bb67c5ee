/**
 * When a message is retried and when it fails (requirement: a failing gateway is retried and loses no message). Example: a first failure
 * waits 2 s, the second 5 s; hourly retries continue until a day is over, then an operator sees it.
 */

/** Delays between retries, in milliseconds: short at first, for a code that a member is waiting for. */
const WAITS_MS = [2_000, 5_000, 10_000, 20_000, 40_000, 60_000, 120_000, 300_000, 900_000, 3_600_000] as const
/** After this time without success a message fails, and an operator decides. */
const GIVE_UP_MS = 24 * 3_600_000
/** Attempts after which an undelivered message fails: unlike a refused one, each of them has been charged. */
const MOST_UNDELIVERED = 3
/** The lease of a worker on a message; if the worker crashed, another one takes it after this. */
export const LEASE_MS = 60_000
/** Timeout of one send: well below the lease, so that two workers never send concurrently. */
export const SEND_MS = 25_000

/** The provider's own id of an accepted message, from a provider that will report its delivery. */
export type Receipt = { readonly provider: string; readonly id: string }

export type Outcome =
  | { readonly isSent: true; readonly receipt?: Receipt }
  /** `isFinal`: the gateway rejected this message permanently (an address that does not exist). */
  | { readonly isSent: false; readonly isFinal: boolean; readonly why: string }

export type Verdict =
  | { readonly state: 'sent'; readonly receipt?: Receipt }
  | { readonly state: 'waiting'; readonly nextTryAt: Date; readonly why: string }
  | { readonly state: 'failed' | 'expired'; readonly why: string }

export type Held = { readonly tries: number; readonly createdAt: Date; readonly expiresAt: Date | null }

/** Whether a message has expired. */
export function isStale(held: Held, now: Date): boolean {
  return held.expiresAt !== null && held.expiresAt <= now
}

/** The next state of a message after a try; `tries` includes the one that just ended. */
export function decideNext(held: Held, outcome: Outcome, now: Date): Verdict {
  if (outcome.isSent) return { state: 'sent', ...(outcome.receipt ? { receipt: outcome.receipt } : {}) }
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

/** What is known of a message when a report about it arrives. */
export type Reported = Held & {
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed' | 'expired' | 'void'
  /** The accepted attempt, null if no response to an attempt has arrived. */
  readonly providerId: string | null
  readonly delivery: 'pending' | 'delivered' | 'undelivered' | 'unknown' | null
  /** Whether everything needed to send it again is still stored. */
  readonly isComplete: boolean
}

export type ReportOf =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'undelivered'; readonly isFinal: boolean; readonly why: string }

/**
 * The next state of a message after a delivery report; null if the report changes nothing. Reports arrive in any order and repeatedly: a
 * final one stands, and one about an earlier attempt is ignored. A report about an attempt whose response was lost proves that the
 * provider accepted it, so that it is not sent twice.
 */
export function decideReport(
  message: Reported,
  providerId: string,
  report: ReportOf,
  now: Date,
): 'accepted' | 'delivered' | Verdict | null {
  if (message.state === 'void' || message.tries === 0) return null
  if (message.providerId !== null && message.providerId !== providerId) return null
  if (message.delivery === 'delivered' || message.delivery === 'undelivered') return null
  if (report.kind === 'undelivered') {
    const isFinal = report.isFinal || !message.isComplete || message.tries >= MOST_UNDELIVERED
    return decideNext(message, { isSent: false, isFinal, why: report.why }, now)
  }
  if (report.kind === 'delivered') return 'delivered'
  return message.providerId === null ? 'accepted' : null
}
