/** Free bets that a member can place now: how many are left, and the stake that each has. */
export type FreeBet = { readonly left: number; readonly stake: bigint }

/** What a bet pays whose stake a free bet paid: what comes back beyond the stake. Example: 50 at 2.10 → 55; a push → 0. */
export const beyondStake = (comesBack: bigint, stake: bigint): bigint =>
  comesBack > stake ? comesBack - stake : 0n

/**
 * What free bets pay of the stakes of several bets: each pays one stake of exactly its own, in the order of placing. Example: two free
 * bets of 50 and stakes of 50, 20, 50, 50 → 100.
 */
export function paidFree(stakes: readonly bigint[], free: FreeBet | null): bigint {
  if (!free) return 0n
  const equal = stakes.filter((stake) => stake === free.stake).length
  return free.stake * BigInt(Math.min(equal, free.left))
}
