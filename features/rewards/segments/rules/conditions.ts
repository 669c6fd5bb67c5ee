/**
 * Conditions on a member, as typed data: campaigns and segments say with them for whom they are. All of a list must hold; `not` turns one
 * round. Bounds are whole numbers as digits (money: ledger units); null is open. Example: "turnover of the last 30 days at least 5,000,000,
 * and no deposit within 7 days" is a turnover from 50000000000 in 30 days, and deposits up to 0 in 7 days.
 *
 * Conditions are looked at as of a moment, and count what happened before it. Turnover counts whole days of the brand that ended before the
 * moment's own day, from the counted days of settled play. Balance, labels and ranks are those of now.
 */
export type Bounds = { readonly least: string | null; readonly most: string | null }

export type ConditionShapes = {
  /** Registered on these days of the brand's time zone, both included. */
  registered: { readonly from: string | null; readonly to: string | null }
  /** Whole days since registration. */
  memberDays: Bounds
  /** Credited deposits, of the last days or (null) of all time. */
  deposits: Bounds & { readonly days: number | null }
  depositSum: Bounds & { readonly days: number | null }
  /** Valid bets of the last whole days, in one category of games or (null) in all. */
  turnover: Bounds & { readonly days: number; readonly category: string | null }
  /** Whole days since the last settled bet. Who never played is beyond any number. */
  lastPlay: Bounds
  /** Of the cash wallet, now. */
  balance: Bounds
  language: { readonly any: readonly string[] }
  /** Country of registration. */
  country: { readonly any: readonly string[] }
  /** The jurisdiction whose rules apply. */
  jurisdiction: { readonly any: readonly string[] }
  /** What another feature knows of members: labels, ranks. */
  trait: { readonly trait: string; readonly any: readonly string[] }
  /** A saved segment of the same brand. */
  segment: { readonly segment: string }
}

export type ConditionKind = keyof ConditionShapes
export type ConditionOf<K extends ConditionKind> = {
  readonly kind: K
  /** The opposite. */
  readonly not?: boolean | undefined
} & ConditionShapes[K]
export type Condition = { [K in ConditionKind]: ConditionOf<K> }[ConditionKind]

/** Every condition, in the order of the form. */
export const conditionKinds = [
  'registered',
  'memberDays',
  'deposits',
  'depositSum',
  'turnover',
  'lastPlay',
  'balance',
  'language',
  'country',
  'jurisdiction',
  'trait',
  'segment',
] as const satisfies readonly ConditionKind[]

/** Conditions that say nothing about a member as a customer: a promotion with no others is shown to visitors. */
const OPEN: readonly ConditionKind[] = ['country', 'jurisdiction', 'language']

export const isOpenToVisitors = (conditions: readonly Condition[]): boolean =>
  conditions.every(({ kind }) => OPEN.includes(kind))

/** Whether a condition can hold for anyone at all. */
export function isSoundCondition(condition: Condition): boolean {
  if ('any' in condition) return condition.any.length > 0
  if (condition.kind === 'segment') return true
  if (condition.kind === 'registered') {
    const { from, to } = condition
    return (from !== null || to !== null) && (from === null || to === null || from <= to)
  }
  const { least, most } = condition
  return (
    (least !== null || most !== null) && (least === null || most === null || BigInt(least) <= BigInt(most))
  )
}

/** A segment names no other, so that none can contain itself. */
export function isSoundSegment(conditions: readonly Condition[]): boolean {
  return (
    conditions.length > 0 && conditions.every((each) => each.kind !== 'segment' && isSoundCondition(each))
  )
}
