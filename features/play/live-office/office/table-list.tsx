import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { liveOffice } from '../contract.ts'

export type TableRow = Reply<typeof liveOffice.list>['rows'][number]

/** Rounds take half a minute: the list follows them. */
const EVERY_MS = 4_000

type Props = { readonly selected: string | null; readonly onTable: (code: string) => void }

/** Every table with its round, players, stakes and today's figures. */
export function TableList({ selected, onTable }: Props) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(liveOffice).list, {}, { everyMs: EVERY_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ rows }) => (
        <Table
          caption={t('liveOffice.tab.tables')}
          columns={columnsOf(texts)}
          rows={rows}
          rowKey={({ code }) => code}
          onRow={({ code }) => onTable(code)}
          selectedKey={selected}
          dense
          phone={(row) => <PhoneRow row={row} />}
        />
      )}
    </QueryState>
  )
}

const tones: Readonly<Record<NonNullable<TableRow['round']>['state'], Tone>> = {
  scheduled: 'plain',
  open: 'info',
  locked: 'waiting',
  drawn: 'waiting',
  settled: 'good',
  revealed: 'good',
  void: 'bad',
}

/** Whether the table is open; a closed one says why. */
export function OpenState({ row: { isOpen, closedWhy } }: { readonly row: TableRow }) {
  const { t } = useTexts()
  if (isOpen) return <Status tone="good">{t('liveOffice.open')}</Status>
  return (
    <Status tone={closedWhy === 'hours' ? 'plain' : 'bad'}>
      {t(closedWhy ? `liveOffice.closedBy.${closedWhy}` : 'liveOffice.stopped')}
    </Status>
  )
}

export function RoundState({ row: { round } }: { readonly row: TableRow }) {
  const { t } = useTexts()
  if (!round) return <span className="text-muted">{t('liveOffice.asleep')}</span>
  return (
    <span className="inline-flex items-center gap-2">
      <Status tone={tones[round.state]}>{t(`liveOffice.state.${round.state}`)}</Status>
      <span className="num text-muted">{round.label}</span>
    </span>
  )
}

type Sum = { readonly currency: TableRow['live'][number]['currency']; readonly amount: bigint }

function Sums({ sums }: { readonly sums: readonly Sum[] }) {
  if (sums.length === 0) return <span className="text-faint">–</span>
  return (
    <span className="grid justify-items-end">
      {sums.map(({ currency, amount }) => (
        <Amount key={currency} amount={amount} currency={currency} code />
      ))}
    </span>
  )
}

/** In percent, by currency; hundredths of a percent are rounded down by the server. */
function Rtp({ today }: Pick<TableRow, 'today'>) {
  const { share } = useTexts()
  const known = today.flatMap(({ currency, rtp }) => (rtp === null ? [] : [{ currency, rtp }]))
  if (known.length === 0) return <span className="text-faint">–</span>
  return (
    <span className="num grid justify-items-end">
      {known.map(({ currency, rtp }) => (
        <span key={currency}>{share(`${(rtp / 100).toFixed(2)}%`)}</span>
      ))}
    </span>
  )
}

const staked = (row: TableRow): readonly Sum[] =>
  row.today.map(({ currency, stake }) => ({ currency, amount: stake }))
const returned = (row: TableRow): readonly Sum[] =>
  row.today.map(({ currency, win }) => ({ currency, amount: win }))
const live = (row: TableRow): readonly Sum[] =>
  row.live.map(({ currency, stake }) => ({ currency, amount: stake }))

function columnsOf({ t, lang, number }: Texts): Column<TableRow>[] {
  return [
    {
      key: 'code',
      head: t('liveOffice.table'),
      wide: true,
      cell: ({ code, name }) => (
        <span>
          {name[lang]} <span className="num text-12 text-muted">{code}</span>
        </span>
      ),
    },
    { key: 'open', head: t('liveOffice.status'), cell: (row) => <OpenState row={row} /> },
    { key: 'round', head: t('liveOffice.round'), cell: (row) => <RoundState row={row} /> },
    { key: 'players', head: t('liveOffice.players'), figures: true, cell: ({ players }) => number(players) },
    { key: 'live', head: t('liveOffice.live'), figures: true, cell: (row) => <Sums sums={live(row)} /> },
    {
      key: 'today',
      head: t('liveOffice.today'),
      figures: true,
      minor: true,
      cell: (row) => <Sums sums={staked(row)} />,
    },
    {
      key: 'returned',
      head: t('liveOffice.returned'),
      figures: true,
      minor: true,
      cell: (row) => <Sums sums={returned(row)} />,
    },
    {
      key: 'rtp',
      head: t('liveOffice.rtp'),
      figures: true,
      minor: true,
      cell: ({ today }) => <Rtp today={today} />,
    },
  ]
}

function PhoneRow({ row }: { readonly row: TableRow }) {
  const { lang, t, number } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{row.name[lang]}</span>
        <OpenState row={row} />
      </div>
      <div className="flex items-center justify-between gap-3 text-12">
        <RoundState row={row} />
        <span className="text-muted">
          {t('liveOffice.players')}: {number(row.players)}
        </span>
      </div>
      {row.today.map(({ currency, stake, win }) => (
        <div key={currency} className="flex justify-between gap-3 text-12 text-muted">
          <span>{t('liveOffice.today')}</span>
          <span>
            <Amount amount={stake} currency={currency} code /> /{' '}
            <Amount amount={win} currency={currency} code />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Today's figures of one table, for its drawer. */
export function TodayFacts({ row }: { readonly row: TableRow }) {
  const { t } = useTexts()
  const lines = [
    { name: t('liveOffice.players'), value: <span className="num">{row.players}</span> },
    { name: t('liveOffice.live'), value: <Sums sums={live(row)} /> },
    { name: t('liveOffice.today'), value: <Sums sums={staked(row)} /> },
    { name: t('liveOffice.returned'), value: <Sums sums={returned(row)} /> },
    { name: t('liveOffice.rtp'), value: <Rtp today={row.today} /> },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-13 sm:grid-cols-5">
      {lines.map(({ name, value }) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-12 text-muted">{name}</dt>
          <dd className="justify-self-start">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
