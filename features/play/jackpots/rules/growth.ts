import type { Minor } from '#kit/money.ts'

/**
 * What all processes added to a level between two readings: before a bet, it says whether the level could have reached its trigger since.
 * A hit in between takes out more than was added, and two readings in quick succession see little of it: then the growth is at least
 * what it was before. Example: 1,000 grew by 50 a second; after a hit the level stands at 500, and its growth is still 50, not nothing.
 */
type Seen = { readonly amount: Minor; readonly hits: number }

export function growthSince(
  earlier: Seen & { readonly growth: Minor },
  now: Seen,
  { isSoon }: { readonly isSoon: boolean },
): Minor {
  if (now.hits !== earlier.hits) return earlier.growth
  const grown = now.amount - earlier.amount
  const least = isSoon ? earlier.growth : 0n
  return grown > least ? grown : least
}
