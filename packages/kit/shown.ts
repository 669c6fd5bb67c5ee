/**
 * Money as it is shown (decision 45): so many decimals of the four that the ledger holds, cut downwards, so a screen never shows more
 * than there is. One rule for screens, files and receipts: a total is the exact sum cut once, its rows are cut each, and what is
 * between them stands as a line of its own, "Rounding"; nothing is hidden. Example at two decimals: 1.0050 + 1.0060 = 2.0110 is shown
 * as 1.00, 1.00, rounding 0.01, total 2.01. What stands between two shown balances is the difference of both: 10.0050 + 0.0060 =
 * 10.0110 is shown as 10.00 + 0.01 = 10.01.
 * `shown/re-adding.ts` makes rows, parts and totals of it.
 */
import { LEDGER_DIGITS, moneyText, type Minor } from './money.ts'

/** Decimals that are shown: 0 to 4; 2 where nobody chose (decision 45). */
export const USUAL_DECIMALS = 2

/** Ledger units in the finest amount that is shown. */
export const finest = (decimals: number): Minor => 10n ** BigInt(LEDGER_DIGITS - decimals)

/** What is not shown of an amount: from nothing to just below the finest that is. */
export function restOf(amount: Minor, decimals: number): Minor {
  const unit = finest(decimals)
  return ((amount % unit) + unit) % unit
}

/** Downwards, below zero too: a loss of 1.2301 is 1.24. The rest stays where it is: nothing is gained or lost by what is shown. */
export function cutTo(amount: Minor, decimals: number): Minor {
  return amount - restOf(amount, decimals)
}

/**
 * What the house has of it: the other side of what members have, and so cut the other way. Members that won 1.2399 are shown 1.23, and
 * the house has lost 1.23, not 1.24: both sides of one sum read alike.
 */
export function cutHouse(amount: Minor, decimals: number): Minor {
  return -cutTo(-amount, decimals)
}

/** Whether something of an amount is not shown. */
export function isCut(amount: Minor, decimals: number): boolean {
  return restOf(amount, decimals) !== 0n
}

/** Decimal text with exactly so many decimals, for files: "1234.56" at two, "1234" at none. */
export function shownText(amount: Minor, decimals: number): string {
  const [whole = '', fraction = ''] = moneyText(cutTo(amount, decimals)).split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`
}
