/**
 * Which changes hold payouts (A13): those after which someone else could be at the account, or the money could leave
 * elsewhere. What only adds where nothing was, or what its owner proved by the old password, holds nothing.
 * Example: the number is changed at 9:00 and the hold is 24 hours: withdrawals go on tomorrow at 9:00.
 */

/** What was changed, for the words that the member reads. */
export type HoldReason = 'password' | 'email' | 'mobile' | 'payout' | 'proofs'

export type HoldFacts = {
  readonly what: string
  /** Nothing of the kind stood before: the first address, the first bank account. */
  readonly isFirst: boolean
  /** The password was set again by a code or a link, not changed by the old one. */
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

/** Why payouts are held after a change; null where they are not. */
export function holdReason({ what, isFirst, isReset }: HoldFacts): HoldReason | null {
  const reason = Object.hasOwn(REASONS, what) ? (REASONS[what] ?? null) : null
  if (reason === 'password') return isReset ? reason : null
  return isFirst ? null : reason
}

const HOUR_MS = 3_600_000

export function holdUntil(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR_MS)
}
