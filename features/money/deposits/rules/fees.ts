// A deposit's fee is a share of the sent amount plus a fixed part, deducted from what arrives: of 100.00 sent at 1.00 % and 0.50 fixed,
// 1.50 is the fee and 98.50 reaches the wallet. The share is cut to whole hundredths in the member's favour, so that displayed amounts add
// up.

import { currencies, type Currency } from '#kit/currency.ts'
import { shareFloor, type Minor, type Ppm } from '#kit/money.ts'

/** Ledger units in a hundredth of a major unit: the smallest amount in the cashier. */
export const HUNDREDTH: Minor = 100n

export type FeeTerms = { readonly feePpm: Ppm; readonly feeFixed: Minor }
export type Priced = { readonly fee: Minor; readonly credited: Minor }

/** The fee of `amount` and the credited amount. The fraction of a hundredth stays with the member. */
export function priceDeposit(amount: Minor, { feePpm, feeFixed }: FeeTerms): Priced {
  const share = shareFloor(amount, feePpm)
  const fee = share - (share % HUNDREDTH) + feeFixed
  return { fee, credited: amount - fee }
}

export type AmountTerms = FeeTerms & {
  readonly least: Minor
  readonly most: Minor
  /** Sendable amounts: no bank transfers half a dong, and a member paid by this deposit gets whole units. */
  readonly currency: Currency
}

export type AmountRefusal =
  | { readonly refused: 'deposits.amountTooSmall'; readonly detail: { readonly least: Minor } }
  | { readonly refused: 'deposits.amountTooLarge'; readonly detail: { readonly most: Minor } }
  | { readonly refused: 'deposits.amountTooFine'; readonly detail: { readonly unit: Minor } }

/** Checks the method's limits and whole payable units; null if the amount is allowed. */
export function checkDepositAmount(amount: Minor, terms: AmountTerms): AmountRefusal | null {
  const { payable: unit } = currencies[terms.currency]
  if (amount % unit !== 0n) return { refused: 'deposits.amountTooFine', detail: { unit } }
  if (amount < terms.least) return { refused: 'deposits.amountTooSmall', detail: { least: terms.least } }
  if (amount > terms.most) return { refused: 'deposits.amountTooLarge', detail: { most: terms.most } }
  return null
}
