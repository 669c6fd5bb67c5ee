// An account record adds up regardless of the filter: opening balance, plus money in, less money out, plus everything the filter omits, is
// the closing balance (M8).

import { sectionOf, type Section } from '#features/money/figures/rules/kinds.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { Minor } from '#kit/money.ts'

export const groups = ['deposits', 'withdrawals', 'rounds', 'bonus', 'other'] as const
export type Group = (typeof groups)[number]

const GROUP_OF: { readonly [S in Section]: Group } = {
  deposits: 'deposits',
  withdrawals: 'withdrawals',
  play: 'rounds',
  transfers: 'other',
  bonus: 'bonus',
  other: 'other',
}

/** The group of a movement: a deposit's fee belongs to deposits, a further win of a vendor's round to rounds. */
export function groupOf(kind: string): Group {
  return GROUP_OF[sectionOf(kind)]
}

export type KindSums = {
  readonly kind: string
  readonly lines: bigint
  readonly credits: Minor
  readonly debits: Minor
}

export type Totals = {
  readonly opening: Minor
  readonly moneyIn: Minor
  /** Positive: money out. */
  readonly moneyOut: Minor
  /** Net of the movements that the filter omits. */
  readonly others: Minor
  readonly closing: Minor
  readonly count: number
}

/** Adds up a period's sums by kind under a filter; `opening + moneyIn − moneyOut + others = closing`. */
export function addUp(
  window: { readonly opening: Minor; readonly closing: Minor; readonly kinds: readonly KindSums[] },
  group: Group | null,
): Totals {
  let moneyIn = 0n
  let moneyOut = 0n
  let others = 0n
  let count = 0
  for (const { kind, lines, credits, debits } of window.kinds) {
    if (group !== null && groupOf(kind) !== group) {
      others += credits + debits
      continue
    }
    moneyIn += credits
    moneyOut -= debits
    count += Number(lines)
  }
  return { opening: window.opening, moneyIn, moneyOut, others, closing: window.closing, count }
}

/** Before the first and after the last representable day. */
const EVER = { from: '-infinity', to: 'infinity' } as const

/**
 * A period [from, to) as its first and last day in a zone, inclusive; an open end stays open. Null if an end is not a day's boundary:
 * such a period is summed entry by entry.
 */
export function wholeDays(
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
  zone: string,
): { readonly from: string; readonly to: string } | null {
  const first = from === null ? EVER.from : startingAt(from, zone)
  const next = to === null ? EVER.to : startingAt(to, zone)
  if (first === null || next === null) return null
  return { from: first, to: next === EVER.to ? next : addDays(next, -1) }
}

/** The year 2200: no record has later days, and the calendars of some zones end there. */
const FARTHEST_MS = Date.UTC(2200, 0)

/** The day that begins at this time; null if none does. */
function startingAt(moment: Date, zone: string): string | null {
  if (Math.abs(moment.getTime()) > FARTHEST_MS) return null
  const day = dayIn(zone, moment)
  return dayBounds(zone, day).from.getTime() === moment.getTime() ? day : null
}
