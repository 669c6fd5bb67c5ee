// One operator credits a deposit by hand only where the sum is the one ordered, below the setting depositSecondFrom, and a proof of
// transfer is there (decision 49). Example with a limit of 20,000.00: ordered 100.00 and received 100.00 with a proof: one; received
// 99.00, or 20,000.00, or without a proof: two. Never more than the method takes, whoever agrees. Many small deposits are a large one:
// what an operator credited alone in 24 hours, this one included, stays within depositAloneDayMost; what is beyond takes two.

import type { Minor } from '#kit/money.ts'

type Figures = {
  readonly ordered: Minor
  readonly received: Minor
  readonly hasProof: boolean
  readonly secondFrom: Minor
  /** What this operator credited alone lately, and the most that it may come to. */
  readonly alone: Minor
  readonly aloneMost: Minor
}

export function figuresNeedSecond(figures: Figures): boolean {
  const { ordered, received, hasProof, secondFrom, alone, aloneMost } = figures
  return received !== ordered || received >= secondFrom || !hasProof || alone + received > aloneMost
}

/** The most that an operator may say has come: what the method takes today, or what it took when the order was made. */
export function mostReceivable({ most, amount }: { readonly most: Minor; readonly amount: Minor }): Minor {
  return most > amount ? most : amount
}
