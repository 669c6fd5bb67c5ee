// Converts a limit's value between form and database: amounts, minutes, hours as bits.
import type { LimitKind, Value } from './limits.ts'
import { moneyKinds } from './limits.ts'

export type Shown = { readonly amount: bigint } | { readonly minutes: number } | { readonly hours: number }

export function shownValue(kind: LimitKind, value: Value): Shown | null {
  if (value === null) return null
  if (moneyKinds.has(kind)) return { amount: value }
  return kind === 'hours' ? { hours: Number(value) } : { minutes: Number(value) }
}

/** The value of the form's input; undefined if it is not of this kind. */
export function valueOf(kind: LimitKind, shown: Shown | null): Value | undefined {
  if (shown === null) return null
  if ('amount' in shown) return moneyKinds.has(kind) ? shown.amount : undefined
  if ('hours' in shown) return kind === 'hours' ? BigInt(shown.hours) : undefined
  return moneyKinds.has(kind) || kind === 'hours' ? undefined : BigInt(shown.minutes)
}
