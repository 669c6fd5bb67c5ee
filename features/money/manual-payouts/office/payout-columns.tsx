import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { manualPayoutsOffice } from '../contract.ts'
import { openStates } from '../rules.ts'

type Row = Reply<typeof manualPayoutsOffice.list>['rows'][number]

const MINUTE_MS = 60_000

const tones: Readonly<Record<Row['state'], Tone>> = {
  waiting: 'waiting',
  claimed: 'info',
  recorded: 'waiting',
  paid: 'good',
  failed: 'bad',
}

export function PayoutStatus({ state }: Pick<Row, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`manualPayoutsOffice.state.${state}`)}</Status>
}

/** Who pays it, or its state. */
export function PayoutHolder({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  if (row.state !== 'claimed') return <PayoutStatus state={row.state} />
  if (row.isMine) return <Status tone="good">{t('manualPayoutsOffice.claimedByYou')}</Status>
  return <Status>{t('manualPayoutsOffice.claimedBy', { by: row.claimedBy ?? '' })}</Status>
}

/** The summary of each payout for operators. */
export function columnsOf({ t }: Texts): Column<Row>[] {
  const head = (key: string) => t(`manualPayoutsOffice.col.${key}`)
  return [
    {
      key: 'reference',
      head: head('reference'),
      cell: (row) => <span className="num">{row.reference}</span>,
    },
    { key: 'due', head: head('due'), cell: (row) => <Due row={row} /> },
    { key: 'member', head: head('member'), cell: (row) => <b className="font-medium">{row.member}</b> },
    { key: 'to', head: head('to'), wide: true, cell: (row) => row.to },
    {
      key: 'amount',
      head: head('amount'),
      figures: true,
      cell: (row) => (
        <>
          <Amount amount={row.amount} currency={row.currency} />{' '}
          <span className="text-12 text-faint">{row.currency}</span>
        </>
      ),
    },
    {
      key: 'bankReference',
      head: head('bankReference'),
      cell: (row) => <span className="num text-muted">{row.bankReference ?? '–'}</span>,
    },
    { key: 'state', head: head('state'), cell: (row) => <PayoutHolder row={row} /> },
  ]
}

/** Minutes left of the time that members are promised, for payouts that are not paid. */
export function Due({ row }: { readonly row: Row }) {
  const { t, date } = useTexts()
  const isOpen = openStates.some((state) => state === row.state)
  if (!isOpen) return <span className="num text-muted">{date(row.createdAt, 'brief')}</span>
  const minutes = Math.ceil((row.dueAt.getTime() - Date.now()) / MINUTE_MS)
  if (minutes <= 0) return <Status tone="bad">{t('withdrawalsOffice.overdue')}</Status>
  return (
    <time className="num" dateTime={row.dueAt.toISOString()} title={date(row.dueAt, 'stamp')}>
      {t('withdrawalsOffice.minutes', { count: minutes })}
    </time>
  )
}
