import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { wallet } from '../contract.ts'
import { wonIn } from './won-in.ts'

type Statement = Reply<typeof wallet.statement>
type Movement = Statement['rows'][number]

export type MovementTableProps = {
  readonly rows: readonly Movement[]
  readonly currency: Statement['currency']
}

/** Movements, newest first: kind, amount, balance. */
export function MovementTable({ rows, currency }: MovementTableProps) {
  const { t, date } = useTexts()
  const won = wonIn(rows)
  const columns: Column<Movement>[] = [
    {
      key: 'when',
      head: t('wallet.when'),
      cell: (row) => <span className="num">{date(row.at, 'minute')}</span>,
    },
    { key: 'what', head: t('wallet.what'), cell: (row) => t(`posting.${row.kind}`) },
    {
      key: 'amount',
      head: t('wallet.amount'),
      figures: true,
      cell: (row) => <Change row={row} currency={currency} isWon={won.has(row.id)} />,
    },
    {
      key: 'after',
      head: t('wallet.after'),
      figures: true,
      cell: (row) => <Amount amount={row.after} currency={currency} />,
    },
  ]
  const phone = (row: Movement) => (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <span className="min-w-0">
        <span className="block truncate font-medium">{t(`posting.${row.kind}`)}</span>
        <span className="num block truncate text-12 text-faint">{date(row.at, 'minute')}</span>
      </span>
      <span className="text-right">
        <Change row={row} currency={currency} isWon={won.has(row.id)} />
        <span className="block text-12 text-faint">
          <Amount amount={row.after} currency={currency} />
        </span>
      </span>
    </span>
  )
  return (
    <Table
      stays
      caption={t('wallet.record')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      phone={phone}
    />
  )
}

type ChangeProps = {
  readonly row: Movement
  readonly currency: Statement['currency']
  readonly isWon: boolean
}

/** The amount as every other page shows it (decision 45). Gold is for wins; a return below the stake, and deposits, are plain. */
function Change({ row, currency, isWon }: ChangeProps) {
  return <Amount amount={row.amount} currency={currency} signed won={isWon} className="font-medium" />
}
