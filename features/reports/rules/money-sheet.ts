import { moneyText } from '#kit/money.ts'
import { sheet, type Heading, type Sheet, type Words } from '../rules.ts'
import { netOfRow, type MoneyRow } from './money.ts'

const columns = [
  'merchant',
  'currency',
  'day',
  'way',
  'method',
  'orders',
  'moved',
  'fees',
  'returned',
  'net',
] as const
const shared: ReadonlySet<string> = new Set(['merchant', 'currency'])

/** The money report as rows of a CSV file; the last lines are the totals, asked for apart. */
export function moneySheet(
  rows: readonly MoneyRow[],
  totals: readonly MoneyRow[],
  heading: Heading,
  t: Words,
): Sheet {
  const line = (row: MoneyRow, day: string) => [
    row.merchant,
    row.currency,
    day,
    t(`reports.money.${row.way}`),
    row.method,
    row.orders.toString(),
    ...[row.moved, row.fees, row.returned, netOfRow(row)].map(moneyText),
  ]
  const sums = rows.length ? totals.map((row) => line(row, t('reports.money.total'))) : []
  return sheet(
    t('reports.moneyFlows'),
    heading,
    t,
    columns.map((column) => t(shared.has(column) ? `reports.${column}` : `reports.money.${column}`)),
    [...rows.map((row) => line(row, row.day)), ...sums],
  )
}
