/**
 * Displayed money (decision 45): the currency's number of decimals, cut downwards, so a screen never shows more than there is. One rule
 * for screens, files and receipts: a total is the exact sum cut once, each row is cut, and the difference is shown as a separate line
 * "Rounding". Example at two decimals: 1.0050 + 1.0060 = 2.0110 is shown as 1.00, 1.00, rounding 0.01, total 2.01. One amount
 * reads the same everywhere: a win of 0.0060 is 0.00 in every record, although the balance goes from 10.0050 (10.00) to 10.0110 (10.01).
 * Only sums of a period between two balances are adjusted to them. `shown/re-adding.ts` computes rows, parts and totals.
 */
import { LEDGER_DIGITS, moneyText, type Minor } from './money.ts'

/** Displayed decimals: 0 to 4; 2 by default (decision 45). */
export const USUAL_DECIMALS = 2

/** Ledger units per smallest displayed amount. */
export const finest = (decimals: number): Minor => 10n ** BigInt(LEDGER_DIGITS - decimals)

/** The hidden remainder of an amount: from zero to just below the smallest displayed amount. */
export function restOf(amount: Minor, decimals: number): Minor {
  const unit = finest(decimals)
  return ((amount % unit) + unit) % unit
}

/** Cuts downwards, below zero too: a loss of 1.2301 is 1.24. Only the display changes, not the money. */
export function cutTo(amount: Minor, decimals: number): Minor {
  return amount - restOf(amount, decimals)
}

/**
 * The operator's side of an amount: the opposite of the members' side, so it is cut the other way. Members who won 1.2399 see 1.23, and
 * the operator has lost 1.23, not 1.24: both sides agree.
 */
export function cutServer(amount: Minor, decimals: number): Minor {
  return -cutTo(-amount, decimals)
}

/** Whether an amount has a hidden remainder. */
export function isCut(amount: Minor, decimals: number): boolean {
  return restOf(amount, decimals) !== 0n
}

/** Decimal text with exactly this many decimals, for files: "1234.56" at two, "1234" at none. */
export function shownText(amount: Minor, decimals: number): string {
  const [whole = '', fraction = ''] = moneyText(cutTo(amount, decimals)).split('.')
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0').slice(0, decimals)}`
}
