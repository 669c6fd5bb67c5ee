/** How a bonus ended. */
export const outcomes = ['completed', 'capped', 'spent', 'expired', 'cancelled', 'revoked'] as const
export type Outcome = (typeof outcomes)[number]

export type Standing = {
  /** Contributions so far, and what is required, in ledger units. */
  readonly wagered: bigint
  readonly requirement: bigint
  readonly balance: bigint
  /** Rounds with its money that have not settled. */
  readonly openRounds: number
  /** The ledger has ended it at its maximum. */
  readonly isCapped: boolean
  readonly expiresAt: Date
}

/**
 * How an active bonus ends now, or null if it stays active. Wagering comes first, so that a bonus whose terms are met is never lost to its
 * date or to an empty wallet.
 */
export function outcomeOf(standing: Standing, now: Date): Outcome | null {
  const { wagered, requirement, balance, openRounds, isCapped, expiresAt } = standing
  if (wagered >= requirement) return 'completed'
  if (isCapped) return 'capped'
  if (expiresAt <= now) return 'expired'
  return balance <= 0n && openRounds === 0 ? 'spent' : null
}

export type RoundsStanding = {
  /** What the rounds left are worth, and what one costs. */
  readonly balance: bigint
  readonly stake: bigint
  readonly openRounds: number
  readonly expiresAt: Date
}

/** How free rounds end now, or null if some are left: they have no wagering of their own. */
export function outcomeOfRounds(
  { balance, stake, openRounds, expiresAt }: RoundsStanding,
  now: Date,
): Outcome | null {
  if (balance < stake && openRounds === 0) return 'spent'
  return expiresAt <= now ? 'expired' : null
}

export type Split = { readonly toMember: bigint; readonly toOperator: bigint }

/** Who gets what is left when a bonus has ended. A balance below zero (a correction after the money was played) is the operator's. */
export function splitOf(outcome: Outcome, balance: bigint, conversionMax: bigint | null): Split {
  if (balance <= 0n || (outcome !== 'completed' && outcome !== 'capped'))
    return { toMember: 0n, toOperator: balance }
  const toMember = conversionMax !== null && conversionMax < balance ? conversionMax : balance
  return { toMember, toOperator: balance - toMember }
}

/** Whether what is left can be posted: a completed bonus immediately, any other when its open rounds have settled. */
export function canFinish(outcome: Outcome, openRounds: number): boolean {
  return outcome === 'completed' || openRounds === 0
}
