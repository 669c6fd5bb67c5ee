import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { Column } from '#ui/records/table.tsx'

type Record = {
  readonly reference: string
  readonly merchant: string
  readonly amount: Minor
  readonly currency: Currency
}

/** Columns common to all money records. */
export function recordColumns<Row extends Record>({ t, date }: Texts) {
  const reference: Column<Row> = {
    key: 'reference',
    head: t('paymentsOffice.record.reference'),
    cell: (row) => <span className="num">{row.reference}</span>,
  }
  const brand: Column<Row> = {
    key: 'brand',
    head: t('paymentsOffice.record.brand'),
    cell: (row) => row.merchant,
  }
  const amount: Column<Row> = {
    key: 'amount',
    head: t('paymentsOffice.record.amount'),
    figures: true,
    cell: (row) => <Amount amount={row.amount} currency={row.currency} code />,
  }
  const at = (of: (row: Row) => Date): Column<Row> => ({
    key: 'at',
    head: t('paymentsOffice.record.at'),
    cell: (row) => date(of(row), 'minute'),
  })
  return { reference, brand, amount, at }
}
