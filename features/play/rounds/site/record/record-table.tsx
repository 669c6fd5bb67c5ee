import type { Reply } from '#contract/route.ts'
import { posterOf } from '#features/play/lobby/site/posters.ts'
import { cutTo } from '#kit/shown.ts'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Poster } from '#ui/art/poster.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { rounds } from '../../contract.ts'

type Page = Reply<typeof rounds.list>
type Line = Page['rounds'][number]

export type RecordTableProps = {
  readonly lines: readonly Line[]
  readonly totals: Page['totals']
  readonly selected: string | null
  readonly onOpen: (roundId: string) => void
}

/** Rounds, newest first; the totals cover every round that matches the filter. */
export function RecordTable({ lines, totals, selected, onOpen }: RecordTableProps) {
  const { t, date, money, number } = useTexts()
  const { currency } = totals
  const openNote =
    totals.openStake > 0n && t('rounds.openStake', { amount: money(totals.openStake, currency) })
  const count = t('rounds.totals', { count: totals.count }).replace(
    String(totals.count),
    number(totals.count),
  )
  // an open bet is neither won nor lost
  const over = { stake: totals.stake - totals.openStake, win: totals.win }
  const columns: Column<Line>[] = [
    {
      key: 'time',
      head: t('rounds.time'),
      cell: (line) => <Moment at={line.at} />,
      total: openNote ? `${count} · ${openNote}` : count,
    },
    { key: 'game', head: t('rounds.game'), cell: (line) => <Game line={line} /> },
    {
      key: 'stake',
      head: t('rounds.stake'),
      figures: true,
      cell: (line) => <Amount amount={line.stake} currency={currency} />,
      total: <Amount amount={totals.stake} currency={currency} />,
    },
    {
      key: 'win',
      head: t('rounds.return'),
      figures: true,
      cell: (line) => <Amount amount={line.win} currency={currency} />,
      total: <Amount amount={totals.win} currency={currency} />,
    },
    {
      key: 'net',
      head: t('rounds.result'),
      figures: true,
      cell: (line) => <Net line={line} />,
      total: <Result of={over} currency={currency} />,
    },
  ]
  const phone = (line: Line) => (
    <span className="grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-3">
      <Poster art={posterOf(line.game)} sizes="36px" className="w-9 rounded-[7px]" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{line.gameName}</span>
        <span className="num block truncate text-12 text-faint">
          {date(line.at, 'minute')}
          {line.status === 'void' && ` · ${t('rounds.void')}`}
        </span>
        <CountedNote line={line} />
      </span>
      <span className="text-right">
        <Net line={line} />
        <span className="block text-12 text-faint">
          {t('rounds.stake')} <Amount amount={line.stake} currency={currency} />
        </span>
      </span>
    </span>
  )
  const phoneTotal = (
    <div className="grid gap-1 text-12 text-faint">
      {/* its own line: next to an amount its end would be truncated */}
      <p>
        {count}
        {openNote && ` · ${openNote}`}
      </p>
      <dl className="grid grid-cols-3 gap-2">
        <Sum name={t('rounds.stake')} value={<Amount amount={totals.stake} currency={currency} />} />
        <Sum name={t('rounds.return')} value={<Amount amount={totals.win} currency={currency} />} />
        <Sum name={t('rounds.result')} value={<Result of={over} currency={currency} />} right />
      </dl>
    </div>
  )
  return (
    <Table
      stays
      caption={t('rounds.title')}
      columns={columns}
      rows={lines}
      rowKey={(line) => line.roundId}
      selectedKey={selected}
      onRow={(line) => onOpen(line.roundId)}
      phone={phone}
      phoneTotal={phoneTotal}
    />
  )
}

function Moment({ at }: { readonly at: Date }) {
  const { date } = useTexts()
  return (
    <span className="num block py-1 leading-tight">
      {date(at, 'clock')}
      <span className="block text-12 text-faint">{date(at, 'short')}</span>
    </span>
  )
}

function Game({ line }: { readonly line: Line }) {
  const { t } = useTexts()
  return (
    <span className="flex items-center gap-3">
      <Poster art={posterOf(line.game)} sizes="27px" className="w-6.75 rounded-[5px]" />
      <span>
        <span className="block font-medium">{line.gameName}</span>
        <CountedNote line={line} />
      </span>
      {line.status === 'void' && <Status tone="plain">{t('rounds.void')}</Status>}
    </span>
  )
}

/** What the bet contributed to a bonus; its detail says to which. */
function CountedNote({ line: { counted, currency } }: { readonly line: Line }) {
  const { t, money } = useTexts()
  if (!counted) return null
  return (
    <span className="num block truncate text-12 text-faint">
      {t('rounds.countedSum', { sum: money(counted.contribution, currency) })}
    </span>
  )
}

type ResultProps = {
  readonly of: { readonly stake: bigint; readonly win: bigint }
  readonly currency: Line['currency']
  readonly className?: string
}

/** The displayed win minus the displayed stake. */
function Result({ of: { stake, win }, currency, className }: ResultProps) {
  const decimals = decimalsOf(currency)
  const net = cutTo(win, decimals) - cutTo(stake, decimals)
  return <Amount amount={net} currency={currency} signed won={net > 0n} className={className} />
}

/** The result of a bet; an open one has none yet. */
function Net({ line }: { readonly line: Line }) {
  const { t } = useTexts()
  if (line.status === 'open') return <Status tone="waiting">{t('rounds.open')}</Status>
  return <Result of={line} currency={line.currency} className="font-medium" />
}

function Sum({
  name,
  value,
  right = false,
}: {
  readonly name: string
  readonly value: React.ReactNode
  readonly right?: boolean
}) {
  return (
    <div className={right ? 'text-right' : undefined}>
      <dt className="truncate">{name}</dt>
      <dd className="text-14 font-semibold text-text">{value}</dd>
    </div>
  )
}
