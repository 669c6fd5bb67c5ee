/**
 * What entries of different sources say together. They agree on what decides the bets: how the event ended, its counts, its places. Who
 * scored and who started may be said by one of them alone if it is no operator: a feed and an operator who knows the score are two sources,
 * while players that one operator alone names need another one who names the same. Withdrawals of runners may be told a minute apart.
 *
 * Example: a feed says 1:0 by Ann, an operator says 1:0 → 1:0 by Ann. Two operators, one of whom says by Ann → they wait.
 */
import { canonical, sameTimes, type EventResult } from './results.ts'

export type Entered = { readonly source: string; readonly result: EventResult }

type Agreed = {
  readonly kind: 'agreed'
  readonly sources: readonly [string, string]
  readonly result: EventResult
}

export const isOperator = (source: string): boolean => source.startsWith('operator:')

/** The bets on an outright ask for its winner alone; a table may name the places after it. */
function decisive({ goals: _, lineups: __, places, ...rest }: EventResult, isOutright: boolean): string {
  return canonical({ ...rest, goals: null, places: isOutright ? (places?.slice(0, 1) ?? null) : places })
}

const goalsOnly = (result: EventResult) => canonical({ ...result, lineups: null })
const lineupsOnly = (result: EventResult) => canonical({ ...result, goals: null })

/** Whether a result says nothing that another one does not. */
export function isWithin(result: EventResult, other: EventResult, isOutright: boolean): boolean {
  if (decisive(result, isOutright) !== decisive(other, isOutright)) return false
  const whole = { ...result, places: other.places }
  return (
    (!whole.goals || goalsOnly(whole) === goalsOnly(other)) &&
    (!whole.lineups || lineupsOnly(whole) === lineupsOnly(other))
  )
}

/**
 * Whether a source says nothing that the official result does not. A withdrawal that a feed tells a minute apart is the same; operators,
 * who read the official time, correct it by the minute, and two of them have to.
 */
export function isKnown({ source, result }: Entered, official: EventResult, isOutright: boolean): boolean {
  const [told, known] = isOperator(source) ? [result, official] : sameTimes(result, official)
  return isWithin(told, known, isOutright)
}

/** The result that two sources say together; null: they differ. */
function together(one: Entered, other: Entered, isOutright: boolean): EventResult | null {
  const [ones, others] = sameTimes(one.result, other.result)
  const [first, second] = [
    { ...one, result: ones },
    { ...other, result: others },
  ]
  // the fuller one is what a source that is no operator says, or what both say
  for (const [full, rest] of [
    [first, second],
    [second, first],
  ] as const)
    if (isWithin(rest.result, full.result, isOutright)) {
      const isEqual = isWithin(full.result, rest.result, isOutright)
      if (isEqual ? !isOperator(full.source) || isOperator(rest.source) : !isOperator(full.source))
        return full.result
    }
  return null
}

/** Two entries that agree decide; one waits; some that differ wait for another one. The newest entry is the last. */
export function decideEntries(
  entries: readonly Entered[],
  { isOutright }: { readonly isOutright: boolean },
): { readonly kind: 'waits' } | Agreed {
  const newest = entries.at(-1)
  const others = entries.filter(({ source }) => source !== newest?.source)
  // a source that knows more comes before operators
  const ordered = others.toSorted((a, b) => Number(isOperator(a.source)) - Number(isOperator(b.source)))
  for (const other of ordered) {
    const result = newest && together(newest, other, isOutright)
    if (newest && result) return { kind: 'agreed', sources: [other.source, newest.source], result }
  }
  return { kind: 'waits' }
}
