/**
 * Money as it is shown: two decimals (decision 6) of the four that the ledger holds, cut downwards, so a screen never shows more than
 * there is. What stands between two shown balances is written so that it re-adds: the difference of both, not the cut of the exact
 * amount. Example: 10.0050 + 0.0060 = 10.0110 is shown as 10.00 + 0.01 = 10.01.
 */
import type { Minor } from './money.ts'

/** Ledger units in a hundredth, the finest that is shown. */
const CENT = 100n

/** Downwards, below zero too: a loss of 1.2301 is 1.24. The rest stays where it is: nothing is gained or lost by what is shown. */
export function cutToCent(amount: Minor): Minor {
  return amount - restOf(amount)
}

/** What is not shown of an amount: from nothing to just below a hundredth. */
const restOf = (amount: Minor): Minor => ((amount % CENT) + CENT) % CENT

/** Whether something of an amount is not shown. */
export function isCut(amount: Minor): boolean {
  return restOf(amount) !== 0n
}

/** What moved, between the balances before and after it as they are shown. */
export function shownChange({ before, after }: { readonly before: Minor; readonly after: Minor }): Minor {
  return cutToCent(after) - cutToCent(before)
}

/**
 * The parts of what lies between two balances, so that they re-add as shown: each is cut, and where hundredths are missing then, those
 * with the largest rest are written to the next one. Together they are `after` − `before` exactly; that is the caller's to keep.
 */
export function shownParts(
  balances: { readonly before: Minor; readonly after: Minor },
  parts: readonly Minor[],
): Minor[] {
  const shown = parts.map(cutToCent)
  const missing = (shownChange(balances) - shown.reduce((sum, part) => sum + part, 0n)) / CENT
  const byRest = parts
    .map((part, place) => ({ place, rest: restOf(part) }))
    .toSorted((one, other) => Number(other.rest - one.rest))
  const raised = new Set(byRest.slice(0, Number(missing)).map(({ place }) => place))
  return shown.map((part, place) => (raised.has(place) ? part + CENT : part))
}
