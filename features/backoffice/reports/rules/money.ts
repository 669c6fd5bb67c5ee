// Deposits and withdrawals by day and by method (B4), read from the ledger entries: amounts in, amounts out, fees, and returned payouts.
// Example: 500.00 deposited with a fee of 5.00, and 200.00 paid out, which the bank returned: deposits net 495.00, withdrawals net 0.00.

import type { Currency } from '#kit/currency.ts'
import { moneyText, type Minor } from '#kit/money.ts'

export const moneyWays = ['in', 'out'] as const
export type MoneyWay = (typeof moneyWays)[number]
export const moneyGroups = ['day', 'method', 'both'] as const
export type MoneyGroup = (typeof moneyGroups)[number]

/** One method on one day; every sum is zero or positive. */
export type MoneyRow = {
  readonly merchant: string
  readonly currency: Currency
  /** '' where days are aggregated. */
  readonly day: string
  readonly way: MoneyWay
  /** Name of the method; '' where methods are aggregated. */
  readonly method: string
  readonly orders: bigint
  /** Deposited, or debited from the wallet for the bank; without fees. */
  readonly moved: Minor
  readonly fees: Minor
  /** Payouts returned to the wallet, including fees. */
  readonly returned: Minor
}

/** The net change of the members' wallets: gain (in) or loss (out). */
export function netOfRow({ way, moved, fees, returned }: MoneyRow): Minor {
  return way === 'in' ? moved - fees : moved + fees - returned
}

/**
 * Aggregates rows by day, by method, or not at all; brands, currencies and directions are never mixed. Keeps the order of first occurrence.
 */
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

/** One sum per brand, currency and direction. */
export function totalsOf(rows: readonly MoneyRow[]): MoneyRow[] {
  return groupMoney(
    rows.map((row) => ({ ...row, day: '' })),
    'day',
  )
}

/** Whether rows equal the separately queried totals; a difference is a bug in the report. */
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
