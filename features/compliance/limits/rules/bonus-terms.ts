/**
 * Terms of a bonus, as the ledger names the one that refused a stake with bonus money (docs/decisions/0060). They are no limits: they are
 * not counted as reached. Example: a stake of 6 with a maximum of 5 is refused as `bonusStakeMax`.
 */
export const bonusGuards = ['bonusExpired', 'bonusGame', 'bonusStakeMax', 'bonusStakeExact'] as const
type BonusGuard = (typeof bonusGuards)[number]

export function isBonusGuard(guard: string): guard is BonusGuard {
  return bonusGuards.some((each) => each === guard)
}
