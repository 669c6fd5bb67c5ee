/**
 * Which changes hold payouts (A13): those after which an attacker could control the account, or the money could be paid elsewhere. Adding a
 * first contact or account, and changes confirmed by the old password, hold nothing.
 * Example: the number is changed at 9:00 and the hold is 24 hours: withdrawals resume tomorrow at 9:00.
 */

/** What was changed, for the message to the member. */
export type HoldReason = 'password' | 'email' | 'mobile' | 'payout' | 'proofs'

export type HoldFacts = {
  readonly what: string
  /** The member had none before: the first address, the first bank account. */
  readonly isFirst: boolean
  /** The password was reset by a code or a link, not changed with the old one. */
  readonly isReset: boolean
}

const REASONS: Readonly<Record<string, HoldReason>> = {
  password: 'password',
  email: 'email',
  emailRemoved: 'email',
  mobile: 'mobile',
  mobileRemoved: 'mobile',
  payoutAdded: 'payout',
  proofsReset: 'proofs',
  accountClaimed: 'proofs',
}

/** Why payouts are held after a change; null if they are not. */
export function holdReason({ what, isFirst, isReset }: HoldFacts): HoldReason | null {
  const reason = Object.hasOwn(REASONS, what) ? (REASONS[what] ?? null) : null
  if (reason === 'password') return isReset ? reason : null
  return isFirst ? null : reason
}

const HOUR_MS = 3_600_000

export function holdUntil(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR_MS)
}
