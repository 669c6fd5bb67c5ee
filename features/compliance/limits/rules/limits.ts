// A lower limit applies immediately; a higher one has a waiting period and then needs its owner's confirmation (R3). Of the member's, the
// operator's and the jurisdiction's limit the strictest applies (R1, R5). Example: a daily deposit limit of 100 set to 80 is 80
// immediately; set to 300 it stays 100, and after the waiting period and the confirmation it is 300 — or 200 if an operator set 200.

export const limitKinds = ['deposit', 'loss', 'wager', 'stake', 'time', 'session', 'hours', 'check'] as const
export type LimitKind = (typeof limitKinds)[number]
export const limitPeriods = ['once', 'day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]
export type Setter = 'member' | 'operator'

/** Ledger units for money, minutes for time, session and check, one bit per hour for hours; null: no limit. */
export type Value = bigint | null

export const moneyKinds: ReadonlySet<LimitKind> = new Set(['deposit', 'loss', 'wager', 'stake'])
const periodic: ReadonlySet<LimitKind> = new Set(['deposit', 'loss', 'wager', 'time'])

/** All limits, in the order of the page. */
export const slots: readonly Slot[] = [
  ...(['deposit', 'loss', 'wager'] as const).flatMap((kind) =>
    (['day', 'week', 'month'] as const).map((period) => ({ kind, period })),
  ),
  { kind: 'stake', period: 'once' },
  { kind: 'time', period: 'day' },
  { kind: 'time', period: 'week' },
  { kind: 'time', period: 'month' },
  { kind: 'session', period: 'once' },
  { kind: 'hours', period: 'once' },
  { kind: 'check', period: 'once' },
]

export type Slot = { readonly kind: LimitKind; readonly period: LimitPeriod }

/** Whether this kind has this period. */
export function isSlot({ kind, period }: Slot): boolean {
  return periodic.has(kind) ? period !== 'once' : period === 'once'
}

/** All 24 hours of a day. */
export const ALL_HOURS = (1n << 24n) - 1n

/** Smallest and largest value of kinds other than money: minutes of a period, and hours of a day. */
export function boundsOf({ kind, period }: Slot): { readonly least: bigint; readonly most: bigint } {
  switch (kind) {
    case 'hours':
      return { least: 1n, most: ALL_HOURS }
    case 'check':
      return { least: 5n, most: 240n }
    case 'session':
      return { least: 5n, most: 1_440n }
    case 'time':
      return { least: 5n, most: period === 'day' ? 1_440n : period === 'week' ? 10_080n : 44_640n }
    default:
      return { least: 0n, most: 1_000_000_000_000_000n }
  }
}

/** The stricter of two: the smaller value, or the hours that both allow. */
export function stricter(kind: LimitKind, a: Value, b: Value): Value {
  if (a === null) return b
  if (b === null) return a
  if (kind === 'hours') return a & b
  return a < b ? a : b
}

/** What applies now if `asked` is requested, and what has to wait: undefined if nothing does. */
export function decideChange(
  kind: LimitKind,
  current: Value,
  asked: Value,
): { readonly now: Value; readonly later: Value | undefined } {
  const now = stricter(kind, current, asked)
  // hours without any in common would lock the member out by accident: nothing changes before the waiting period ends
  if (kind === 'hours' && now === 0n) return { now: current, later: asked }
  return now === asked ? { now, later: undefined } : { now, later: asked }
}

export type Waiting = { readonly from: Date | null }

/** Whether a higher limit can be confirmed now: from the exact moment, not a millisecond before (R3). */
export function isDue(from: Date, now: Date): boolean {
  return now >= from
}

export type Sources = {
  readonly member: Value
  readonly operator: Value
  /** The jurisdiction's default if the member has not chosen, and its maximum. */
  readonly starts: Value
  readonly most: Value
  /** Whether the member has ever chosen: removing one's own limit is a choice too. */
  readonly hasChosen: boolean
}

export type Holder = 'member' | 'operator' | 'jurisdiction'

/** The limit that applies, and who set it; on a tie, the member. */
export function inForce(
  kind: LimitKind,
  { member, operator, starts, most, hasChosen }: Sources,
): { readonly value: Value; readonly by: Holder | null } {
  const own = hasChosen ? member : starts
  const value = [operator, most].reduce((best, one) => stricter(kind, best, one), own)
  if (value === null) return { value, by: null }
  if (hasChosen && value === member) return { value, by: 'member' }
  return { value, by: value === operator ? 'operator' : 'jurisdiction' }
}

/** An empty set of hours allows none. The ledger gets a moment instead, never an empty set. */
export function isHourAllowed(mask: bigint, hour: number): boolean {
  return ((mask >> BigInt(hour)) & 1n) === 1n
}
