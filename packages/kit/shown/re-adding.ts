/**
 * Amounts that re-add as they are shown (decision 45): parts of what lies between two balances, and rows with their totals. The rule by
 * which each is cut stands in `shown.ts`; these come only with the pages that show tables.
 */
import type { Minor } from '../money.ts'
import { cutTo, finest, restOf } from '../shown.ts'

type Balances = { readonly before: Minor; readonly after: Minor }

/** What moved, between the balances before and after it as they are shown. */
export function shownChange({ before, after }: Balances, decimals: number): Minor {
  return cutTo(after, decimals) - cutTo(before, decimals)
}

/**
 * The parts of what lies between two balances, so that they re-add as shown: each is cut, and where the finest are missing then, those
 * with the largest rest are written to the next one. Together they are `after` − `before` exactly; that is the caller's to keep.
 */
export function shownParts(balances: Balances, parts: readonly Minor[], decimals: number): Minor[] {
  const unit = finest(decimals)
  const shown = parts.map((part) => cutTo(part, decimals))
  const missing = (shownChange(balances, decimals) - shown.reduce((sum, part) => sum + part, 0n)) / unit
  const byRest = parts
    .map((part, place) => ({ place, rest: restOf(part, decimals) }))
    .toSorted((one, other) => Number(other.rest - one.rest))
  const raised = new Set(byRest.slice(0, Number(missing)).map(({ place }) => place))
  return shown.map((part, place) => (raised.has(place) ? part + unit : part))
}

export type Footed<Key extends string> = {
  readonly rows: readonly Readonly<Record<Key, Minor>>[]
  /** What the rows lack of the totals; null where nothing is lacking in any column. */
  readonly rounding: Readonly<Record<Key, Minor>> | null
  readonly totals: Readonly<Record<Key, Minor>>
}

type Sheet<Key extends string> = {
  readonly columns: readonly Key[]
  readonly rows: readonly Readonly<Record<Key, Minor>>[]
  /** The exact totals where they were asked for apart; the rows' own sums otherwise. */
  readonly totals?: Readonly<Record<Key, Minor>>
}

/** A table as it is shown: in each column rows + rounding = total, to the last digit. Derive other columns from the shown ones. */
export function footed<Key extends string>(
  { columns, rows, totals }: Sheet<Key>,
  decimals: number,
): Footed<Key> {
  const record = (of: (column: Key) => Minor) =>
    Object.fromEntries(columns.map((column) => [column, of(column)])) as Record<Key, Minor> // every column
  const sum = (list: readonly Readonly<Record<Key, Minor>>[], column: Key) =>
    list.reduce((all, row) => all + row[column], 0n)
  const shown = rows.map((row) => record((column) => cutTo(row[column], decimals)))
  const total = record((column) => cutTo(totals ? totals[column] : sum(rows, column), decimals))
  const rounding = record((column) => total[column] - sum(shown, column))
  return {
    rows: shown,
    rounding: columns.some((column) => rounding[column] !== 0n) ? rounding : null,
    totals: total,
  }
}
