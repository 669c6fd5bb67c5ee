/**
 * What becomes of a leg whose price has moved since it was shown. A better price is always given, if the member takes moved prices at all;
 * no one is paid less than the best price that the books had when the bet was accepted.
 */
export type Policy = 'none' | 'better' | 'any'

/** The price to accept, or null: the member decides again. */
export function acceptedPrice(policy: Policy, shown: number, present: number): number | null {
  if (present === shown) return present
  if (policy === 'any') return present
  return policy === 'better' && present > shown ? present : null
}
