/**
 * Displayed amounts that add up (decision 45): the parts between two balances, and rows with their totals. The cutting rule is in
 * `shown.ts`; this module is loaded only with pages that show tables.
 */
import type { Minor } from '../money.ts'
import { cutTo, finest, restOf } from '../shown.ts'

type Balances = { readonly before: Minor; readonly after: Minor }

/** The movement between two balances as displayed. */
export function shownChange({ before, after }: Balances, decimals: number): Minor {
  return cutTo(after, decimals) - cutTo(before, decimals)
}

/**
 * Splits the difference of two balances into displayed parts that add up: each is cut, and the missing smallest units go to the parts
 * with the largest remainders. The caller guarantees that the parts sum exactly to `after` − `before`.
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
  /** The difference between totals and displayed rows; null if there is none in any column. */
  readonly rounding: Readonly<Record<Key, Minor>> | null
  readonly totals: Readonly<Record<Key, Minor>>
}

type Sheet<Key extends string> = {
  readonly columns: readonly Key[]
  readonly rows: readonly Readonly<Record<Key, Minor>>[]
  /** The exact totals if they were queried separately; otherwise the sums of the rows. */
  readonly totals?: Readonly<Record<Key, Minor>>
}

/** A table as displayed: in each column rows + rounding = total, to the last digit. Derive other columns from the displayed ones. */
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
