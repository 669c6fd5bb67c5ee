import { EVENS_BACK, HIGHEST_PRICE } from './price.ts'
import type { Price } from './price.ts'

/** Up to and including `to`, prices are multiples of `step`. */
interface Rung {
  readonly to: Price
  readonly step: number
}

/** The steps of a price ladder, from the lowest price up. */
export type Ladder = readonly Rung[]

/** Two-way Asian lines: steps of 0.005 below 1.50, of 0.01 up to 3.00. */
export const asianLadder: Ladder = [
  { to: 15_000, step: 50 },
  { to: 30_000, step: 100 },
  { to: 60_000, step: 500 },
  { to: HIGHEST_PRICE, step: 1_000 },
]

/** Every other market: the steps widen with the price, about 1 % each. */
export const europeanLadder: Ladder = [
  { to: 20_000, step: 100 },
  { to: 30_000, step: 200 },
  { to: 50_000, step: 500 },
  { to: 100_000, step: 1_000 },
  { to: 200_000, step: 5_000 },
  { to: 500_000, step: 10_000 },
  { to: 1_000_000, step: 50_000 },
  { to: HIGHEST_PRICE, step: 100_000 },
]

const LOWEST = 10_100

/**
 * The highest price of the ladder that is not above the exact one: rounded down, in the operator's favour. Prices below 1.01 and above
 * 1000.00 are limited to these bounds.
 */
export function downToLadder(exact: number, ladder: Ladder): Price {
  const limited = Math.min(HIGHEST_PRICE, Math.max(LOWEST, exact))
  const { step } = ladder.find(({ to }) => limited <= to) ?? { step: EVENS_BACK }
  // a product of floats such as 1.93 × 10,000 may lie 10⁻¹² below its whole number
  return Math.max(LOWEST, Math.floor((limited + 1e-6) / step) * step)
}
