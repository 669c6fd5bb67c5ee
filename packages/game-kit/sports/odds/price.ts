import { rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'

/**
 * A price: decimal odds including the stake, in whole ten-thousandths. 1.85 is 18_500. Bets are stored and settled in this form;
 * the other odds formats are for display and entry only.
 */
export type Price = number

/** A price of 1.00: the stake back. */
export const EVENS_BACK: Price = 10_000
/** The highest price that is offered: 1000.00. */
export const HIGHEST_PRICE: Price = 10_000_000

/** Whether a number is a price that can be offered: above 1.00 and up to 1000.00. */
export const isPrice = (value: number): boolean =>
  Number.isSafeInteger(value) && value > EVENS_BACK && value <= HIGHEST_PRICE

/** The return per unit of stake, exactly. */
export const returnOf = (price: Price): Rational => rational(price, EVENS_BACK)
