// A time-out lasts a day to six weeks and ends by itself; a self-exclusion lasts six months to five years or for good and
// ends only when, after its term, two operators lift it, and then a day later (R7, LCCP 3.5.3). Several at once: the longest holds.
// Example: excluded on 1 March for six months; before 1 September no one may lift it; lifted on 3 September at 10:00,
// play is possible from 4 September 10:00.

import type { ExclusionKind } from '#features/account/identity/rules/exclusion-kinds.ts'

/** Days that a time-out may last: 24 hours to six weeks (R7). */
export const TIME_OUT_DAYS = { least: 1, most: 42 } as const
/** Months that a self-exclusion may last, where it is not for good (R7). */
export const SELF_MONTHS = { least: 6, most: 60 } as const
/** Between two operators' agreement and the first stake lies this much: no one plays in the mood of the moment. */
export const COOLING_MS = 24 * 60 * 60_000
const DAY_MS = 86_400_000

/** What is written of a session that a break, or a hold, ended: its page asks for the reason. */
export const endedBy = { exclusion: 'excluded', hold: 'held' } as const

/** Stands for "until it is lifted" where a moment is needed, such as the ledger's guard. */
export const FOR_GOOD = new Date('9999-12-31T00:00:00Z')

export type Exclusion = {
  readonly kind: ExclusionKind
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly liftedAt: Date | null
  /** The exclusion of another account that this one follows: its own member chose nothing. */
  readonly follows?: string | null
}

export type Term =
  | { readonly kind: 'timeOut'; readonly days: number }
  | { readonly kind: 'self'; readonly months: number | null }

/** The end of a term; null for good. Months are calendar months in UTC; the 31st becomes the last day of a short month. */
export function endOf(term: Term, from: Date): Date | null {
  if (term.kind === 'timeOut') return new Date(from.getTime() + term.days * DAY_MS)
  if (term.months === null) return null
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + term.months)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

/** The moment from which it holds no more; `FOR_GOOD` where only operators can say. */
export function holdsUntil({ kind, endsAt, liftedAt }: Exclusion): Date {
  const own = kind === 'timeOut' ? (endsAt ?? FOR_GOOD) : FOR_GOOD
  return liftedAt && liftedAt < own ? liftedAt : own
}

export function isInForce(exclusion: Exclusion, now: Date): boolean {
  return exclusion.startsAt <= now && holdsUntil(exclusion) > now
}

/** The one that holds longest; null where none holds. Of equals the one whose own term is longer, then the older one. */
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

/** Why operators may not lift it now: a member's own choice stands for its whole term, one for good stands for good. */
export function checkLift(exclusion: Exclusion, now: Date): LiftRefusal | null {
  if (!isInForce(exclusion, now) || exclusion.liftedAt) return 'exclusions.notInForce'
  if (exclusion.kind === 'timeOut') return 'exclusions.endsByItself'
  // an account that was taken for someone else's may be told apart at any time
  if (exclusion.kind !== 'self' || exclusion.follows) return null
  return exclusion.endsAt && exclusion.endsAt <= now ? null : 'exclusions.termRuns'
}

/** Until when the wallets' guards refuse stakes and deposits; null where nothing holds. */
export function guardUntil(exclusions: readonly Exclusion[], now: Date): Date | null {
  const held = longest(exclusions, now)
  return held && holdsUntil(held)
}
