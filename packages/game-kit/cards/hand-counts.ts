import { RANKS } from './cards.ts'

/** In how many ways so many cards of one rank are chosen from four suits. */
const WAYS = [1, 4, 6, 4, 1] as const

/**
 * Visits every way to spread the cards of a hand over the ranks, with the number of hands that it stands for: its suits can be chosen
 * freely. The numbers add up to all hands of one deck, exactly up to 13 cards. `counts` changes between visits.
 *
 * Example: of five cards, a rank of four with another card stands for 4 hands, so that 13 × 12 × 4 = 624 hands have four of a kind.
 */
export function visitHands(size: number, visit: (counts: readonly number[], hands: number) => void): void {
  const counts = Array.from({ length: RANKS }, () => 0)
  const from = (rank: number, left: number, hands: number): void => {
    if (rank === RANKS) return visit(counts, hands)
    const least = Math.max(0, left - (RANKS - rank - 1) * 4)
    for (let count = least; count <= Math.min(4, left); count++) {
      counts[rank] = count
      from(rank + 1, left - count, hands * (WAYS[count] ?? 0))
    }
  }
  from(0, size, 1)
}

/** The number of ways to choose k of n. Exact below 2^53. */
export function choose(n: number, k: number): number {
  let ways = 1
  for (let nth = 1; nth <= k; nth++) ways = (ways * (n - k + nth)) / nth
  return ways
}
