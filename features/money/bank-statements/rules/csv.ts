// CSV statements (RFC 4180): the delimiter, the decimal mark, the form of days and the names of the columns are declared for each feed. A
// field in double quotes may contain the delimiter, line breaks and "" for a quote. Amounts are in one signed column, or in a column for
// money in and one for money out. The bank's reference is required: without it the same file could be credited twice.

import { csvAmount, type DecimalMark } from './amounts.ts'
import { parseDay, type DayForm } from './days.ts'
import { isReference, MOST_ENTRIES, tidied, type BankEntry, type Reading, type Unread } from './entry.ts'

export const delimiters = [',', ';', '\t', '|'] as const
export const encodings = ['utf-8', 'windows-1258', 'windows-1252', 'utf-16le'] as const
export const columnNames = [
  'reference',
  'day',
  'text',
  'amount',
  'credit',
  'debit',
  'currency',
  'payer',
  'payerAccount',
] as const
export type ColumnName = (typeof columnNames)[number]

export type CsvForm = {
  readonly delimiter: (typeof delimiters)[number]
  readonly decimal: DecimalMark
  readonly dayForm: DayForm
  readonly encoding: (typeof encodings)[number]
  /** Lines above the heading, which some banks fill with the account's name. */
  readonly skipLines: number
  /** The headings of the columns; '' for a column that the file does not have. */
  readonly columns: Readonly<Record<ColumnName, string>>
}

type Row = { readonly line: number; readonly cells: readonly string[] }

/** Splits a CSV into rows with the line that each begins at; empty lines are left out. */
export function csvRows(content: string, delimiter: string): readonly Row[] {
  const rows: Row[] = []
  let [cells, cell, line, begin, isQuoted]: [string[], string, number, number, boolean] = [
    [],
    '',
    1,
    1,
    false,
  ]
  const endRow = () => {
    cells.push(cell)
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begin, cells })
    cells = []
    cell = ''
    begin = line
  }
  for (let at = 0; at < content.length; at += 1) {
    const sign = content.charAt(at)
    if (sign === '\n') line += 1
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (content.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  endRow()
  return rows
}

const required: readonly ColumnName[] = ['reference', 'day', 'text']

/** Whether a form can work: the required columns are named, and there is exactly one way to read the amount. */
export function isCsvForm({ columns }: CsvForm): boolean {
  const hasBoth = columns.credit !== ''
  return required.every((name) => columns[name] !== '') && (columns.amount !== '') !== hasBoth
}

const headingOf = (text: string): string => text.trim().toLowerCase().normalize('NFC')

/** Reads a CSV by its declared form. `currency` is the account's: a column may name another one. */
export function readCsv(content: string, form: CsvForm, currency: string): Reading {
  const lines = content.replace(/^\ufeff/, '').split('\n')
  const rows = csvRows(lines.slice(form.skipLines).join('\n'), form.delimiter)
  const [head, ...body] = rows
  if (!head) return { problem: 'empty', detail: '' }
  if (body.length > MOST_ENTRIES) return { problem: 'tooMany', detail: `${body.length}` }
  const headings = head.cells.map(headingOf)
  const places = new Map<ColumnName, number>()
  for (const name of columnNames) {
    const wanted = form.columns[name]
    if (wanted === '') continue
    const place = headings.indexOf(headingOf(wanted))
    if (place < 0) return { problem: 'columnMissing', detail: wanted.slice(0, 60) }
    places.set(name, place)
  }
  const entries: BankEntry[] = []
  const unread: Unread[] = []
  for (const { line, cells } of body) {
    const cellOf = (name: ColumnName) => cells[places.get(name) ?? -1]?.trim() ?? ''
    const read = readRow(cellOf, form, currency)
    if (typeof read === 'string') unread.push({ at: line + form.skipLines, what: read })
    else entries.push(tidied(read))
  }
  return { entries, unread }
}

function readRow(
  cellOf: (name: ColumnName) => string,
  form: CsvForm,
  own: string,
): BankEntry | Unread['what'] {
  const entryRef = cellOf('reference')
  if (!isReference(entryRef)) return 'noReference'
  const bookedOn = parseDay(cellOf('day'), form.dayForm)
  if (bookedOn === null) return 'date'
  const currency = (cellOf('currency') || own).toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return 'currency'
  const sum = sumOf(cellOf, form)
  if (!sum) return 'amount'
  const { payer, payerAccount, text } = {
    payer: cellOf('payer'),
    payerAccount: cellOf('payerAccount'),
    text: cellOf('text'),
  }
  return { entryRef, bookedOn, currency, ...sum, isReversal: false, payer, payerAccount, text }
}

/** The amount and its direction: the sign of one column, or which of two is filled. */
function sumOf(
  cellOf: (name: ColumnName) => string,
  { columns, decimal }: CsvForm,
): Pick<BankEntry, 'amount' | 'direction'> | null {
  if (columns.amount !== '') {
    const read = csvAmount(cellOf('amount'), decimal)
    return read && read.amount > 0n ? { amount: read.amount, direction: read.isMinus ? 'out' : 'in' } : null
  }
  const [credit, debit] = [
    csvAmount(cellOf('credit') || '0', decimal),
    csvAmount(cellOf('debit') || '0', decimal),
  ]
  if (!credit || !debit || credit.amount > 0n === debit.amount > 0n || credit.isMinus) return null
  return credit.amount > 0n
    ? { amount: credit.amount, direction: 'in' }
    : { amount: debit.amount, direction: 'out' }
}
