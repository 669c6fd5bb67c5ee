// One operator can credit a deposit manually only if the amount is the ordered one, below the setting depositSecondFrom, and there is a
// proof of transfer (decision 49). Example with a limit of 20,000.00: ordered 100.00 and received 100.00 with a proof: one; received
// 99.00, or 20,000.00, or without a proof: two. Never more than the method's maximum. Many small deposits add up: what an operator
// credited alone in 24 hours, this one included, stays within depositAloneDayMost; beyond that a second operator is needed.

import type { Minor } from '#kit/money.ts'

type Figures = {
  readonly ordered: Minor
  readonly received: Minor
  readonly hasProof: boolean
  readonly secondFrom: Minor
  /** What this operator credited alone recently, and its maximum. */
  readonly alone: Minor
  readonly aloneMost: Minor
}

export function figuresNeedSecond(figures: Figures): boolean {
  const { ordered, received, hasProof, secondFrom, alone, aloneMost } = figures
  return received !== ordered || received >= secondFrom || !hasProof || alone + received > aloneMost
}

/** The highest amount that an operator can credit: the method's current maximum, or that at the time of the order. */
export function mostReceivable({ most, amount }: { readonly most: Minor; readonly amount: Minor }): Minor {
  return most > amount ? most : amount
}
