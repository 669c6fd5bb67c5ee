import { add, multiply, rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { EVENS_BACK } from '../odds/price.ts'
import type { Price } from '../odds/price.ts'
import { factorOf } from '../markets/verdict.ts'
import type { SelectionResult } from '../markets/verdict.ts'

/** The place terms of a race: the number of places, and the part of the win odds that a place pays. */
export interface PlaceTerms {
  readonly places: number
  /** 4 for "one quarter the odds". */
  readonly fraction: number
}

/** Places by runners as most bookmakers state them; fewer than five runners have no place part. */
export function placeTerms(runners: number, isHandicap: boolean): PlaceTerms | null {
  if (runners < 5) return null
  if (runners < 8) return { places: 2, fraction: 4 }
  if (isHandicap && runners >= 16) return { places: 4, fraction: 4 }
  if (isHandicap && runners >= 12) return { places: 3, fraction: 4 }
  return { places: 3, fraction: 5 }
}

/**
 * The price of the place part, exactly: 1 + (price − 1) ÷ fraction. At 9.00 and one fifth it is 2.60. It may lie between two
 * ten-thousandths, so it is a rational and not a price.
 */
export const placeReturn = (price: Price, { fraction }: PlaceTerms): Rational =>
  add(rational(1), rational(price - EVENS_BACK, EVENS_BACK * fraction))

/** What an each-way bet returns per unit of its whole stake: half of it is on the win, half on the place. */
export function eachWayFactor(
  price: Price,
  terms: PlaceTerms,
  results: { readonly win: SelectionResult; readonly place: SelectionResult },
): Rational {
  const half = rational(1, 2)
  const { place } = results
  const returned = rational(place.voidHalves, 2)
  const won =
    place.result === 0
      ? returned
      : add(
          returned,
          multiply(rational(2 - place.voidHalves, 2), multiply(placeReturn(price, terms), place.deadHeat)),
        )
  return add(multiply(half, factorOf(price, results.win)), multiply(half, won))
}
