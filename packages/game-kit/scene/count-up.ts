/** Steps of a count: fine enough for every screen, coarse enough for whole-number arithmetic. */
const STEPS = 10_000

/**
 * The amount to show at `share` (0..1) of a count from `from` to `to`, in ledger units. Exact at both ends; between
 * them it is rounded down to a whole unit and never passes the end.
 */
export function countAt(from: bigint, to: bigint, share: number): bigint {
  if (share >= 1) return to
  if (share <= 0) return from
  return from + ((to - from) * BigInt(Math.floor(share * STEPS))) / BigInt(STEPS)
}
