/** A hold as a bit mask: bit 0 is the first card. */
export function holdNumber(held: readonly boolean[]): number {
  return held.reduce((number, isHeld, place) => number + (isHeld ? 1 << place : 0), 0)
}

/** The current hold, for the page's main button. */
export const hold = { number: 0 }
