import { add, multiply, ONE, rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { EVENS_BACK, returnOf } from '../odds/price.ts'
import type { Price } from '../odds/price.ts'
import { factorAt } from '../markets/verdict.ts'
import type { SelectionResult } from '../markets/verdict.ts'
import { multipleFactor } from './settle.ts'
import type { System } from './systems.ts'

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

/** What both parts of an each-way selection return per unit of their own stake. */
export interface EachWayParts {
  readonly win: Rational
  readonly place: Rational
}

/** Both parts of a selection. `kept` is the part of the winnings that withdrawn runners leave: 1 without a deduction. */
export const eachWayParts = (
  price: Price,
  terms: PlaceTerms,
  results: { readonly win: SelectionResult; readonly place: SelectionResult },
  kept: Rational = ONE,
): EachWayParts => ({
  win: factorAt(lessDeduction(returnOf(price), kept), results.win),
  place: factorAt(lessDeduction(placeReturn(price, terms), kept), results.place),
})

/** A return whose winnings are reduced; the stake in it is not touched. At 5.00 with 7/10 kept it is 3.80. */
export const lessDeduction = (back: Rational, kept: Rational): Rational =>
  add(ONE, multiply({ n: back.n - back.d, d: back.d }, kept))

/**
 * What an each-way bet returns per unit of its whole stake: half of it is a multiple on the wins, half the same multiple on the places. So
 * an each-way double is two bets, both win and both placed.
 *
 * Example: 3.00 and 5.00 at a fifth, one wins and the other is second: the wins are lost, the places return 1.4 × 1.8 = 2.52, the bet 1.26.
 */
export function eachWayMultiple(
  system: System,
  parts: readonly EachWayParts[],
  bankers: readonly EachWayParts[] = [],
): Rational {
  const of = (part: keyof EachWayParts) =>
    multipleFactor(
      system,
      parts.map((each) => each[part]),
      bankers.map((each) => each[part]),
    )
  return multiply(rational(1, 2), add(of('win'), of('place')))
}

/** What a single each-way bet returns per unit of its whole stake. */
export const eachWayFactor = (parts: EachWayParts): Rational =>
  eachWayMultiple({ selections: 1, sizes: [1] }, [parts])
