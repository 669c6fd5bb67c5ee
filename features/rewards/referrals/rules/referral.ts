import { sharings, type Sharing } from '#features/money/withdrawals/rules/sharing.ts'

/**
 * Referrals (PRO-08): a member invites a friend; once the friend has deposited and played enough, both get what the promotions promised
 * that were live at the registration. Where the two are, or may be, one person or household, an operator decides. Nothing is given while
 * one of the two is excluded, on a time-out or at risk. Amounts are ledger units. Example: "one deposit of 200.00 and bets of 1,000.00
 * within 30 days" is met on day 12; both share a payout account, so neither is paid before an operator approves.
 */
export const sides = ['inviter', 'friend'] as const
export type Side = (typeof sides)[number]

export const referralStates = ['open', 'review', 'approved', 'rejected', 'closed'] as const
export type ReferralState = (typeof referralStates)[number]

/** What the friend shares with the referrer, or with another friend of theirs. */
export const signals = sharings
export type Signal = Sharing

/** One promotion that was live at the registration, with what the friend has done in its time. */
export type Term = {
  readonly promotion: string
  readonly side: Side
  readonly deposit: bigint
  readonly turnover: bigint
  readonly until: Date
  /** The friend's largest credited deposit and all valid bets until then. */
  readonly deposited: bigint
  readonly played: bigint
}

export type Facts = {
  readonly state: 'open' | 'approved'
  /** Those that are still open. */
  readonly terms: readonly Term[]
  readonly signals: readonly Signal[]
  /** Something may be offered to both. */
  readonly isAllowed: boolean
}

/** Facts of bets that settled in time may be written this long after it. */
export const LATE_MS = 3_600_000

export const isMet = ({ deposit, turnover, deposited, played }: Term): boolean =>
  deposited >= deposit && played >= turnover

export type Decision =
  | { readonly kind: 'review' }
  | {
      readonly kind: 'settle'
      readonly give: readonly Term[]
      readonly missed: readonly Term[]
      /** Met, but nothing may be offered, and the time is over. */
      readonly refused: readonly Term[]
    }

/** What becomes of a referral's open terms now. */
export function decideReferral({ state, terms, signals: shared, isAllowed }: Facts, now: Date): Decision {
  const met = terms.filter(isMet)
  if (met.length && state === 'open' && shared.length) return { kind: 'review' }
  const isOver = ({ until }: Term) => now.getTime() >= until.getTime() + LATE_MS
  return {
    kind: 'settle',
    give: isAllowed ? met : [],
    missed: terms.filter((term) => !isMet(term) && isOver(term)),
    refused: isAllowed ? [] : met.filter(isOver),
  }
}

/** The same person is never paid, whatever an operator says. */
export function decideApproval({
  state,
  signals: shared,
}: {
  readonly state: ReferralState
  readonly signals: readonly Signal[]
}):
  | { readonly isAllowed: true }
  | { readonly refused: 'referrals.decided'; readonly detail: { readonly state: ReferralState } }
  | { readonly refused: 'referrals.samePerson' } {
  if (state !== 'review') return { refused: 'referrals.decided', detail: { state } }
  return shared.includes('person') ? { refused: 'referrals.samePerson' } : { isAllowed: true }
}

/** Where a friend is, as the referrer sees it; a review is not shown. */
export const friendSteps = ['registered', 'deposited', 'qualified', 'rewarded', 'ended'] as const
export type FriendStep = (typeof friendSteps)[number]

export function stepOf(friend: {
  readonly state: ReferralState
  readonly hasDeposited: boolean
  readonly isQualified: boolean
  readonly isRewarded: boolean
  /** A promotion for the referrer was live at the registration. */
  readonly hasTerms: boolean
}): FriendStep {
  if (friend.isRewarded) return 'rewarded'
  if (friend.hasTerms && (friend.state === 'closed' || friend.state === 'rejected')) return 'ended'
  if (friend.isQualified) return 'qualified'
  return friend.hasDeposited ? 'deposited' : 'registered'
}

/** Capitals and digits that cannot be mistaken for one another: no 0 and O, no 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LETTERS = LETTERS.length
export const CODE_LENGTH = 8

/** A member's code from random numbers below 32: 40 bits, and the check is rate limited. */
export function codeFrom(numbers: readonly number[]): string {
  return numbers.map((n) => LETTERS[n % LETTERS.length]).join('')
}
