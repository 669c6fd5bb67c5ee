/** A hold as its number: bit 0 is the first card. */
export function holdNumber(held: readonly boolean[]): number {
  return held.reduce((number, isHeld, place) => number + (isHeld ? 1 << place : 0), 0)
}

/** What is held now, for the page's one key. */
export const hold = { number: 0 }
