import { sql } from '../rows.ts'
import type { Piece } from './queue.ts'

/** A brand, and the moment before which a waiting row of it is overdue. */
export type BrandCutoff = { readonly merchant: string; readonly before: Date }

/** What a count of waiting rows is asked for. */
export type WaitingAsked = {
  readonly brands: readonly BrandCutoff[]
  /** Whether work that belongs to no brand is counted too. */
  readonly isHouse: boolean
  readonly now: Date
}

/** A brand's waiting rows, of them the overdue ones; a null merchant is work that belongs to no brand. */
export type BrandCount = {
  readonly merchant: string | null
  readonly count: number
  readonly overdue: number
}

/** The brands of a count as a table `brand (merchant, before)`, to be joined with the rows that wait. */
export function brandTable(brands: readonly BrandCutoff[]): Piece {
  const codes = brands.map(({ merchant }) => merchant)
  const befores = brands.map(({ before }) => before)
  return sql`unnest(${codes}::text[], ${befores}::timestamptz[]) as brand (merchant, before)`
}

/** The columns of a count: rows of `since`, of them those from before the brand's cutoff. */
export function waitingColumns(since: Piece): Piece {
  return sql`brand.merchant, count(*)::int as count, (count(*) filter (where ${since} < brand.before))::int as overdue`
}
