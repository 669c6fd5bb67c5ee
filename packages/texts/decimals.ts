import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { shownText, USUAL_DECIMALS } from '#kit/shown.ts'

/** Displayed decimals per currency; two for missing currencies. */
export type Decimals = Readonly<Partial<Record<Currency, number>>>

let known: Decimals = {}

/** Sets the server's table (decision 45), one for a page or process; false if unchanged. Affects the display only. */
export function keepAmountDecimals(table: Decimals): boolean {
  if (JSON.stringify(table) === JSON.stringify(known)) return false
  known = table
  return true
}

export function decimalsOf(currency: Currency): number {
  return known[currency] ?? USUAL_DECIMALS
}

/** An amount in a file: the displayed digits, with a decimal point and without separators. */
export function amountText(amount: Minor, currency: Currency): string {
  return shownText(amount, decimalsOf(currency))
}
