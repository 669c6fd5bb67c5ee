import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { withdrawalsOffice } from '../contract/office.ts'

type Row = Reply<typeof withdrawalsOffice.list>['rows'][number]

const MINUTE_MS = 60_000
/** Below this time to the deadline, the remaining time is highlighted. */
const PRESSING_MINUTES = 10

const tones: Readonly<Record<Row['state'], Tone>> = {
  requested: 'waiting',
  claimed: 'info',
  approved: 'info',
  paying: 'waiting',
  paid: 'good',
  disputed: 'bad',
  received: 'good',
  failed: 'bad',
  rejected: 'bad',
}

export function WithdrawalStatus({ state }: Pick<Row, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`withdrawalsOffice.state.${state}`)}</Status>
}

/** The summary of each order for operators. */
export function columnsOf(texts: Texts): Column<Row>[] {
  const { t } = texts
  return [
    {
      key: 'reference',
      head: t('withdrawalsOffice.col.reference'),
      cell: (row) => <span className="num">{row.reference}</span>,
    },
    { key: 'due', head: t('withdrawalsOffice.col.due'), cell: (row) => <Due row={row} /> },
    {
      key: 'member',
      head: t('withdrawalsOffice.col.member'),
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <b className="font-medium">{row.member}</b>
          {row.isFirst && <Status tone="gold">{t('withdrawalsOffice.priority')}</Status>}
        </span>
      ),
    },
    { key: 'to', head: t('withdrawalsOffice.col.to'), wide: true, minor: true, cell: (row) => row.to },
    {
      key: 'amount',
      head: t('withdrawalsOffice.col.amount'),
      figures: true,
      cell: (row) => <Amount amount={row.amount} currency={row.currency} code />,
    },
    { key: 'eyes', head: t('withdrawalsOffice.col.eyes'), cell: (row) => <Eyes row={row} /> },
    { key: 'state', head: t('withdrawalsOffice.col.state'), cell: (row) => <Holder row={row} /> },
  ]
}

/** Whether an operator can still claim and decide it: an old claim of a closed order is meaningless. */
function isWaiting({ state }: Pick<Row, 'state'>): boolean {
  return state === 'requested' || state === 'claimed' || state === 'approved'
}

/** Minutes left until the deadline, for orders that still wait for an operator. */
export function Due({ row }: { readonly row: Row }) {
  const { t, date } = useTexts()
  if (!isWaiting(row)) return <span className="num text-muted">{date(row.requestedAt, 'brief')}</span>
  const minutes = Math.ceil((row.dueAt.getTime() - Date.now()) / MINUTE_MS)
  if (minutes <= 0) return <Status tone="bad">{t('withdrawalsOffice.overdue')}</Status>
  return (
    <time
      className={minutes <= PRESSING_MINUTES ? 'num font-medium text-warning' : 'num'}
      dateTime={row.dueAt.toISOString()}
      title={date(row.dueAt, 'stamp')}
    >
      {t('withdrawalsOffice.minutes', { count: minutes })}
    </time>
  )
}

function Eyes({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  if (row.eyes === 1) return <span className="text-muted">{t('withdrawalsOffice.one')}</span>
  const agreed = [row.firstBy, row.secondBy].filter((by) => by !== null)
  return (
    <span className="inline-flex items-center gap-1" title={agreed.join(', ')}>
      {[agreed[0], agreed[1]].map((by, place) => (
        <EyeMark key={place} by={by} />
      ))}
      <span className="sr-only">{t('withdrawalsOffice.eyesOf', { agreed: agreed.length })}</span>
    </span>
  )
}

/** Approvers by initials; an empty ring for a missing one. */
function EyeMark({ by }: { readonly by: string | undefined }) {
  if (by === undefined)
    return <span aria-hidden className="size-5 rounded-full border border-dashed border-control" />
  const initials = by.replace(/^op-/, '').slice(0, 2).toUpperCase()
  return (
    <span
      aria-hidden
      className="grid size-5 place-items-center rounded-full bg-action text-[9px] font-bold text-on-action"
    >
      {initials}
    </span>
  )
}

/** Why it is stopped takes precedence over who claimed it and its state. */
export function Holder({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  if (row.stops.length === 0) return <Held row={row} />
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {row.stops.map((stop) => (
        <Status key={stop} tone="bad">
          {t(`withdrawalsOffice.stop.${stop}`)}
        </Status>
      ))}
      <Held row={row} />
    </span>
  )
}

function Held({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  if (!isWaiting(row)) return <WithdrawalStatus state={row.state} />
  const which = row.state === 'approved' ? 'second' : 'claimed'
  if (row.isMine) return <Status tone="good">{t(`withdrawalsOffice.${which}ByYou`)}</Status>
  if (row.claimedBy) return <Status>{t(`withdrawalsOffice.${which}By`, { by: row.claimedBy })}</Status>
  return <WithdrawalStatus state={row.state} />
}
