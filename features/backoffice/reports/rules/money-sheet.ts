import { shownText } from '#kit/shown.ts'
import { sheet, type Heading, type Sheet, type Words } from '../rules.ts'
import type { MoneyRow } from './money.ts'
import { moneyLines, type DecimalsOf, type MoneyLine } from './shown.ts'

const columns = [
  'merchant',
  'currency',
  'day',
  'way',
  'method',
  'orders',
  'moved',
  'returned',
  'sum',
  'fees',
  'net',
] as const
const shared: ReadonlySet<string> = new Set(['merchant', 'currency'])

/** The money report as rows of a CSV file, as displayed; the last lines are the totals, which are queried separately. */
export function moneySheet(
  rows: readonly MoneyRow[],
  { totals, decimalsOf }: { readonly totals: readonly MoneyRow[]; readonly decimalsOf: DecimalsOf },
  heading: Heading,
  t: Words,
): Sheet {
  const dayOf = ({ is, day }: MoneyLine) =>
    is === 'row' ? day : t(is === 'total' ? 'ui.total' : 'ui.rounding')
  const line = (row: MoneyLine) => [
    row.merchant,
    row.currency,
    dayOf(row),
    t(`reports.money.${row.way}`),
    row.method,
    row.is === 'rounding' ? '' : row.orders.toString(),
    ...[row.moved, row.returned, row.total, row.fees, row.net].map((amount) =>
      shownText(amount, decimalsOf(row.currency)),
    ),
  ]
  return sheet(
    t('reports.moneyFlows'),
    heading,
    t,
    columns.map((column) => t(shared.has(column) ? `reports.${column}` : `reports.money.${column}`)),
    rows.length ? moneyLines(rows, totals, decimalsOf).map(line) : [],
  )
}
