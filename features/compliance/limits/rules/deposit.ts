// The deposit limit: what was credited in a period and what is on its way count together, and the shortest period that is full refuses.
// Example: limits of 500 a day and 800 a week, 400 credited today and 600 this week, 50 on the way: of a deposit of 100 the day has
// 50 left, and refuses; a deposit of 50 passes both.
import type { Minor } from '#kit/money.ts'
import type { LimitKind, LimitPeriod, Value } from './limits.ts'

export type DepositPeriod = Exclude<LimitPeriod, 'once'>
/** A limit that a deposit would pass: its value, and how much of it is left; in ledger units. */
export type DepositCap = { readonly period: DepositPeriod; readonly limit: Minor; readonly left: Minor }

const periods: readonly DepositPeriod[] = ['day', 'week', 'month']

type Active = { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: Value }

/** The first limit that this deposit would pass; null where it passes none. `used` is what was credited in the current period. */
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
