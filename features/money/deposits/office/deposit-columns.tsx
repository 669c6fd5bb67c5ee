import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { depositsOffice } from '../contract/office.ts'

type Row = Reply<typeof depositsOffice.list>['rows'][number]

const HOUR_MINUTES = 60
const DAY_MINUTES = 1_440
const MINUTE_MS = 60_000

/** Waiting time; for closed orders the time itself. */
export function Age({ row }: { readonly row: Row }) {
  const { t, date } = useTexts()
  if (row.state !== 'inReview' && row.state !== 'awaitingSlip')
    return <span className="num text-muted">{date(row.createdAt, 'brief')}</span>
  const minutes = Math.max(0, Math.floor((Date.now() - row.createdAt.getTime()) / MINUTE_MS))
  const words =
    minutes < HOUR_MINUTES
      ? t('depositsOffice.minutes', { count: minutes })
      : minutes < DAY_MINUTES
        ? t('depositsOffice.hours', { count: Math.floor(minutes / HOUR_MINUTES) })
        : t('depositsOffice.days', { count: Math.floor(minutes / DAY_MINUTES) })
  return (
    <time className="num" dateTime={row.createdAt.toISOString()} title={date(row.createdAt, 'stamp')}>
      {words}
    </time>
  )
}

const tones: Readonly<Record<Row['state'], Tone>> = {
  created: 'plain',
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  cancelled: 'plain',
  expired: 'plain',
  awaitingSlip: 'waiting',
  inReview: 'info',
  approved: 'good',
  rejected: 'bad',
}

export function DepositStatus({ row }: { readonly row: Pick<Row, 'state' | 'isLate'> }) {
  const { t } = useTexts()
  return (
    <Status tone={tones[row.state]}>
      {t(`depositsOffice.state.${row.state}`)}
      {row.isLate && ` · ${t('depositsOffice.late')}`}
    </Status>
  )
}

/** The summary of each order for operators. */
export function columnsOf(texts: Texts): Column<Row>[] {
  const { t } = texts
  return [
    {
      key: 'reference',
      head: t('depositsOffice.col.reference'),
      cell: (row) => <span className="num">{row.reference}</span>,
    },
    {
      key: 'age',
      head: t('depositsOffice.col.age'),
      cell: (row) => <Age row={row} />,
    },
    {
      key: 'member',
      head: t('depositsOffice.col.member'),
      cell: (row) => <b className="font-medium">{row.member}</b>,
    },
    {
      key: 'method',
      head: t('depositsOffice.col.method'),
      wide: true,
      minor: true,
      cell: (row) => row.methodName,
    },
    {
      key: 'amount',
      head: t('depositsOffice.col.amount'),
      figures: true,
      cell: (row) => <Amount amount={row.amount} currency={row.currency} code />,
    },
    { key: 'state', head: t('depositsOffice.col.state'), cell: (row) => <DepositStatus row={row} /> },
    {
      key: 'by',
      head: t('depositsOffice.col.by'),
      cell: (row) =>
        row.isMine ? t('depositsOffice.you') : <span className="text-muted">{row.claimedBy ?? '–'}</span>,
    },
  ]
}
