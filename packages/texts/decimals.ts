import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { shownText, USUAL_DECIMALS } from '#kit/shown.ts'

/** How many decimals each currency is shown with; a currency that is missing has two. */
export type Decimals = Readonly<Partial<Record<Currency, number>>>

let known: Decimals = {}

/**
 * Keeps what the house says (decision 45), one table for a page or a process and all its amounts; false where it said so before. Only
 * what is shown rests on it: no amount that moves.
 */
export function keepAmountDecimals(table: Decimals): boolean {
  if (JSON.stringify(table) === JSON.stringify(known)) return false
  known = table
  return true
}

export function decimalsOf(currency: Currency): number {
  return known[currency] ?? USUAL_DECIMALS
}

/** An amount in a file: the digits that a screen shows, with a point and without separators. */
export function amountText(amount: Minor, currency: Currency): string {
  return shownText(amount, decimalsOf(currency))
}
