import { add, multiply, ONE, rational, subtract } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { returnOf } from '../odds/price.ts'
import type { Price } from '../odds/price.ts'

/**
 * How a selection ended, as sports feeds send it: the result, the part of the stake that is void, and the share of a dead heat.
 * return = stake × (void + (1 − void) × result × price × dead heat). A win is (1, 0), a half-win (1, ½), a push or a void bet (–, 1), a
 * half-loss (0, ½) and a loss (0, 0).
 */
export interface SelectionResult {
  readonly result: 0 | 1
  /** The part of the stake that is returned: none, half or all of it, in halves. */
  readonly voidHalves: 0 | 1 | 2
  /** Where k runners share n places, a winning stake counts n ÷ k. */
  readonly deadHeat: Rational
}

/** How one outcome of a market ends for one final count. Order matters: `verdicts` is indexed by it. */
export const LOSS = 0
export const HALF_LOSS = 1
export const PUSH = 2
export const HALF_WIN = 3
export const WIN = 4
export type Verdict = 0 | 1 | 2 | 3 | 4

const verdicts: Readonly<Record<Verdict, SelectionResult>> = {
  [LOSS]: { result: 0, voidHalves: 0, deadHeat: ONE },
  [HALF_LOSS]: { result: 0, voidHalves: 1, deadHeat: ONE },
  [PUSH]: { result: 0, voidHalves: 2, deadHeat: ONE },
  [HALF_WIN]: { result: 1, voidHalves: 1, deadHeat: ONE },
  [WIN]: { result: 1, voidHalves: 0, deadHeat: ONE },
}

export const resultOf = (verdict: Verdict): SelectionResult => verdicts[verdict]

/** Stake back in full: the event was abandoned, or the runner withdrawn. */
export const VOID: SelectionResult = verdicts[PUSH]

/** A win shared by `runners` that finished level over `places` places. */
export const sharedWin = (places: number, runners: number): SelectionResult => ({
  result: 1,
  voidHalves: 0,
  deadHeat: rational(places, runners),
})

/** What one unit of stake returns, exactly: 0 for a loss, 1 for a push, the price for a win. */
export const factorOf = (price: Price, end: SelectionResult): Rational => factorAt(returnOf(price), end)

/** The same at a return per unit that need not be a price: place odds, or winnings after a deduction. */
export function factorAt(back: Rational, { result, voidHalves, deadHeat }: SelectionResult): Rational {
  const returned = rational(voidHalves, 2)
  if (result === 0) return returned
  return add(returned, multiply(subtract(ONE, returned), multiply(back, deadHeat)))
}
