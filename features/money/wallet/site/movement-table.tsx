import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { navigate } from '#ui/route/place.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import type { wallet } from '../contract.ts'
import { wonIn } from './won-in.ts'

type Statement = Reply<typeof wallet.statement>
type Movement = Statement['rows'][number]

export type MovementTableProps = {
  readonly rows: readonly Movement[]
  readonly currency: Statement['currency']
}

/** A lost round returned nothing, which is not a movement. */
const isMovement = ({ kind, amount }: Movement) => kind !== 'round.win' || amount !== 0n

/** Opens a round in the betting record, whose filters are its own. */
function openRound({ round }: Movement): void {
  if (!round) return
  const open = { member: 'personalHistoryCopy', round: round.id, of: undefined }
  void navigate({ to: '.', search: (before) => ({ ...before, ...open }) })
}

/** Movements, newest first: kind, game, amount, balance. A round's row opens the round. */
export function MovementTable({ rows, currency }: MovementTableProps) {
  const { t, date } = useTexts()
  const won = wonIn(rows)
  const columns: Column<Movement>[] = [
    {
      key: 'when',
      head: t('wallet.when'),
      cell: (row) => <span className="num">{date(row.at, 'minute')}</span>,
    },
    {
      key: 'what',
      head: t('wallet.what'),
      wide: true,
      cell: (row) => (
        <>
          {t(`posting.${row.kind}`)}
          {row.round && <span className="ml-2 font-medium">{row.round.gameName}</span>}
        </>
      ),
    },
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
        <span className="block truncate font-medium">{row.round?.gameName ?? t(`posting.${row.kind}`)}</span>
        <span className="num block text-12 text-faint">
          {row.round && `${t(`posting.${row.kind}`)} · `}
          {date(row.at, 'minute')}
        </span>
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
      rows={rows.filter(isMovement)}
      rowKey={(row) => row.id}
      onRow={openRound}
      opens={({ round }) => round !== null}
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
