/** Credits in one stake: twenty lines of one credit each. */
export const CREDITS_PER_STAKE = 20

/**
 * What credits are worth at a stake, in ledger units, rounded down: for display between events only. The house pays
 * the `total` event, which is floored once for the whole round.
 */
export function creditsToMoney(stake: bigint, credits: number): bigint {
  return (stake * BigInt(credits)) / BigInt(CREDITS_PER_STAKE)
}
