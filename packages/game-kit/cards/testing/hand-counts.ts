import { RANKS } from '#game-kit/cards/cards.ts'

/** The number of ways to choose 0 … 4 cards of one rank from the four suits. */
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
