/**
 * CSV lines for spreadsheets (RFC 4180). A cell that a spreadsheet would execute as a formula is escaped as text: members choose their
 * own names, and `=HYPERLINK(…)` is a valid name. Numbers stay numbers, negative ones too. Example: `csvLine(['an', '=1+1', '-5.00', 'a
 * "b"'])` is `an,'=1+1,-5.00,"a ""b"""` and a line end.
 */
export type Cell = string | number | bigint | boolean | Date | null

/** Byte order mark: without it spreadsheets misread UTF-8, so every Vietnamese name. */
export const CSV_MARK = '\uFEFF'

/** Spreadsheets skip spaces and control characters before a formula's first character, and accept full-width forms. */
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

/** One line with its line end. Dates are written in UTC. */
export function csvLine(cells: readonly Cell[]): string {
  const written = cells.map((cell) => {
    const text = safe(cellText(cell))
    return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${written.join(',')}\r\n`
}

/** A whole table; write a long one line by line instead. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map(csvLine).join('')
}
