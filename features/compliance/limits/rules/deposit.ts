// The deposit limit: credited deposits of a period and pending ones count together, and the shortest full period refuses. Example: limits
// of 500 a day and 800 a week, 400 credited today and 600 this week, 50 pending: for a deposit of 100 the day has 50 left, and refuses; a
// deposit of 50 passes both.
import type { Minor } from '#kit/money.ts'
import type { LimitKind, LimitPeriod, Value } from './limits.ts'

export type DepositPeriod = Exclude<LimitPeriod, 'once'>
/** A limit that a deposit would exceed: its value, and what is left of it; in ledger units. */
export type DepositCap = { readonly period: DepositPeriod; readonly limit: Minor; readonly left: Minor }

const periods: readonly DepositPeriod[] = ['day', 'week', 'month']

type Active = { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: Value }

/** The first limit that this deposit would exceed; null if none. `used` is what was credited in the current period. */
export function depositCap(
  amount: Minor,
  limits: readonly Active[],
  counted: { readonly used: (period: DepositPeriod) => Minor; readonly pending: Minor },
): DepositCap | null {
  for (const period of periods) {
    const limit = limits.find((one) => one.kind === 'deposit' && one.period === period)?.value ?? null
    if (limit === null) continue
    const used = counted.used(period) + counted.pending
    const left = limit > used ? limit - used : 0n
    if (amount > left) return { period, limit, left }
  }
  return null
}
