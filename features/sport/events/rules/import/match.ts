import type { Goal } from '../results.ts'
import type { Pair } from '../live.ts'

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
