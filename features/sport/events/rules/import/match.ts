import type { Pair } from '../live.ts'
import { bareResult, type EventResult, type Goal } from '../results.ts'

/** A match as a file states it. */
export type ImportedMatch = {
  readonly label: string
  /** Local date and time. */
  readonly date: string
  readonly time: string
  /** The offset that the file states; null: the league's time zone. */
  readonly offsetHours: number | null
  readonly home: string
  readonly away: string
  readonly place: string | null
  readonly full: Pair | null
  readonly first: Pair | null
  readonly goals: readonly Goal[] | null
}

export type Imported = {
  readonly matches: readonly (ImportedMatch & { readonly row: number })[]
  readonly problems: readonly { readonly row: number; readonly problem: string }[]
}

/** The result that a file states; null: none. Files leave out the half-time score of a match without goals, which follows from the end. */
export function resultOfImported({ full, first, goals }: ImportedMatch): EventResult | null {
  if (!full) return null
  const half = first ?? (full[0] + full[1] === 0 ? full : null)
  return { ...bareResult, counts: half ? { full, first: half } : { full }, goals }
}
