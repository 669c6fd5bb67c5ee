// Deposits and withdrawals by day and by method (B4), read from the ledger's lines: what came in, what went out, fees, and what
// came back of payouts that failed. Example: 500.00 deposited with a fee of 5.00 and 200.00 paid out, of which 200.00 came
// back: deposits net 495.00, withdrawals net 0.00.

import type { Currency } from '#kit/currency.ts'
import { moneyText, type Minor } from '#kit/money.ts'

export const moneyWays = ['in', 'out'] as const
export type MoneyWay = (typeof moneyWays)[number]
export const moneyGroups = ['day', 'method', 'both'] as const
export type MoneyGroup = (typeof moneyGroups)[number]

/** One method on one day; every sum is zero or above. */
export type MoneyRow = {
  readonly merchant: string
  readonly currency: Currency
  /** '' where days are added up. */
  readonly day: string
  readonly way: MoneyWay
  /** Words of the method; '' where methods are added up. */
  readonly method: string
  readonly orders: bigint
  /** Came in, or left the wallet for the bank; fees apart. */
  readonly moved: Minor
  readonly fees: Minor
  /** Of payouts: came back into the wallet, fees included. */
  readonly returned: Minor
}

/** What the member's wallets gained (in) or lost (out) by it. */
export function netOfRow({ way, moved, fees, returned }: MoneyRow): Minor {
  return way === 'in' ? moved - fees : moved + fees - returned
}

/** Adds rows up by day, by method, or leaves both; brands, currencies and ways are never mixed. Order: as they come first. */
export function groupMoney(rows: readonly MoneyRow[], by: MoneyGroup): MoneyRow[] {
  const sums = new Map<string, MoneyRow>()
  for (const row of rows) {
    const day = by === 'method' ? '' : row.day
    const method = by === 'day' ? '' : row.method
    const key = JSON.stringify([row.merchant, row.currency, day, row.way, method])
    const known = sums.get(key)
    sums.set(key, known ? added(known, row) : { ...row, day, method })
  }
  return [...sums.values()]
}

function added(one: MoneyRow, other: MoneyRow): MoneyRow {
  return {
    ...one,
    orders: one.orders + other.orders,
    moved: one.moved + other.moved,
    fees: one.fees + other.fees,
    returned: one.returned + other.returned,
  }
}

/** One sum a brand, currency and way. */
export function totalsOf(rows: readonly MoneyRow[]): MoneyRow[] {
  return groupMoney(
    rows.map((row) => ({ ...row, day: '' })),
    'day',
  )
}

/** Whether rows and totals that were asked for apart say the same; what is not so is a fault of the report. */
export function isWhole(rows: readonly MoneyRow[], totals: readonly MoneyRow[]): boolean {
  const told = (sums: readonly MoneyRow[]) =>
    JSON.stringify(
      sums
        .map((sum) => [
          sum.merchant,
          sum.currency,
          sum.way,
          ...[sum.moved, sum.fees, sum.returned].map(moneyText),
        ])
        .toSorted((one, other) => one.join('/').localeCompare(other.join('/'))),
    )
  return told(totalsOf(rows)) === told(totals)
}
