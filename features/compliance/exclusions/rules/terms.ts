// A time-out lasts a day to six weeks and ends automatically; a self-exclusion lasts six months to five years or is permanent, and ends
// only when two operators lift it after its term, effective a day later (R7, LCCP 3.5.3). Of several, the longest applies. Example:
// excluded on 1 March for six months; it cannot be lifted before 1 September; lifted on 3 September at 10:00, play is possible from 4
// September 10:00.

import type { ExclusionKind } from '#features/account/identity/rules/exclusion-kinds.ts'

/** Allowed days of a time-out: 24 hours to six weeks (R7). */
export const TIME_OUT_DAYS = { least: 1, most: 42 } as const
/** Allowed months of a self-exclusion that is not permanent (R7). */
export const SELF_MONTHS = { least: 6, most: 60 } as const
/** Cooling-off time between the two operators' approval and the first stake. */
export const COOLING_MS = 24 * 60 * 60_000
const DAY_MS = 86_400_000

/** End reason stored with a session that an exclusion or a hold ended; its page asks for the details. */
export const endedBy = { exclusion: 'excluded', hold: 'held' } as const

/** Placeholder for "until it is lifted" where a moment is required, such as the ledger's guard. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z')

export type Exclusion = {
  readonly kind: ExclusionKind
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly liftedAt: Date | null
  /** The exclusion of another account that this one follows: this account's member did not choose it. */
  readonly follows?: string | null
}

export type Term =
  | { readonly kind: 'timeOut'; readonly days: number }
  | { readonly kind: 'self'; readonly months: number | null }

/** The end of a term; null if permanent. Months are calendar months in UTC; the 31st becomes the last day of a short month. */
export function endOf(term: Term, from: Date): Date | null {
  if (term.kind === 'timeOut') return new Date(from.getTime() + term.days * DAY_MS)
  if (term.months === null) return null
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + term.months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

/** When the exclusion stops applying; `FOR_GOOD` if only operators can end it. */
export function holdsUntil({ kind, endsAt, liftedAt }: Exclusion): Date {
  const own = kind === 'timeOut' ? (endsAt ?? FOR_GOOD) : FOR_GOOD
  return liftedAt && liftedAt < own ? liftedAt : own
}

export function isInForce(exclusion: Exclusion, now: Date): boolean {
  return exclusion.startsAt <= now && holdsUntil(exclusion) > now
}

/** The exclusion that applies longest; null if none applies. Ties: the one with the longer own term, then the older one. */
export function longest<E extends Exclusion>(exclusions: readonly E[], now: Date): E | null {
  return exclusions
    .filter((one) => isInForce(one, now))
    .reduce<E | null>((best, one) => (best && !isLonger(one, best) ? best : one), null)
}

function isLonger(one: Exclusion, than: Exclusion): boolean {
  const by = holdsUntil(one).getTime() - holdsUntil(than).getTime()
  return by !== 0 ? by > 0 : (one.endsAt ?? FOR_GOOD) > (than.endsAt ?? FOR_GOOD)
}

export type LiftRefusal = 'exclusions.notInForce' | 'exclusions.termRuns' | 'exclusions.endsByItself'

/** Why operators cannot lift it now: a member's own choice lasts its whole term, and a permanent one never ends. */
export function checkLift(exclusion: Exclusion, now: Date): LiftRefusal | null {
  if (!isInForce(exclusion, now) || exclusion.liftedAt) return 'exclusions.notInForce'
  if (exclusion.kind === 'timeOut') return 'exclusions.endsByItself'
  // a false match can be cleared at any time
  if (exclusion.kind !== 'self' || exclusion.follows) return null
  return exclusion.endsAt && exclusion.endsAt <= now ? null : 'exclusions.termRuns'
}

/** Until when the wallets' guards refuse stakes and deposits; null if no exclusion applies. */
export function guardUntil(exclusions: readonly Exclusion[], now: Date): Date | null {
  const held = longest(exclusions, now)
  return held && holdsUntil(held)
}
