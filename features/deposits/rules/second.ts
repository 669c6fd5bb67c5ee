// One operator credits a deposit by hand only where the sum is the one ordered, below the setting depositSecondFrom, and a proof of
// transfer is there (decision 49). Example with a limit of 20,000.00: ordered 100.00 and received 100.00 with a proof: one; received
// 99.00, or 20,000.00, or without a proof: two. Never more than the method takes, whoever agrees.

import type { Minor } from '#kit/money.ts'

type Figures = {
  readonly ordered: Minor
  readonly received: Minor
  readonly hasProof: boolean
  readonly secondFrom: Minor
}

export function figuresNeedSecond({ ordered, received, hasProof, secondFrom }: Figures): boolean {
  return received !== ordered || received >= secondFrom || !hasProof
}

/** The most that an operator may say has come: what the method takes today, or what it took when the order was made. */
export function mostReceivable({ most, amount }: { readonly most: Minor; readonly amount: Minor }): Minor {
  return most > amount ? most : amount
}
