/**
 * Lines of a table that spreadsheets read (RFC 4180). A cell that a spreadsheet would run as a formula is shown as text
 * instead: members choose their own names, and `=HYPERLINK(…)` is a name. Numbers stay numbers, negative ones too.
 *
 * Example: `csvLine(['an', '=1+1', '-5.00', 'a "b"'])` is `an,'=1+1,-5.00,"a ""b"""` and a line's end.
 */
export type Cell = string | number | bigint | boolean | Date | null

/** Tells spreadsheets that the file is UTF-8: without it they spoil every Vietnamese name. */
export const CSV_MARK = '\uFEFF'

/** A spreadsheet looks past spaces and control characters for a formula's first sign, full-width forms included. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠|%]/u
const NUMBER = /^-?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/u

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  return String(cell)
}

function safe(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** One line with its end. Dates are written in UTC. */
export function csvLine(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    const text = safe(cellText(cell))
    return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${written.join(',')}\r\n`
}

/** A whole table; a long one is better written line by line. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map(csvLine).join('')
}
