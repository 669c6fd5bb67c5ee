import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { dayText } from '#ui/records/days.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agents } from '../../contract.ts'
import { rateCategories } from '../../rules/categories.ts'
import { ExportButton, Head, More, Profit, useDays } from '../parts.tsx'
import { BetsDrawer, type BetsOf } from './bets-drawer.tsx'

type Betting = Reply<typeof agents.betting>
type Row = Betting['rows'][number]

const keyOf = ({ day, id, category }: Row): string => `${day} ${id} ${category}`

/** Team betting: settled play by day, member and category; a row opens its bets. */
export function BettingPage() {
  const { t } = useTexts()
  const [range, setRange] = useDays()
  const [find, setFind] = useState('')
  const [category, setCategory] = useState('all')
  const [chosen, setChosen] = useState<BetsOf | null>(null)
  const api = useApi(agents)
  const query = { ...range, ...(find ? { find } : {}), ...(category === 'all' ? {} : { category }) }
  const found = useApiPages(api.betting, query, (before: string | null, options) =>
    api.betting({ query: { ...query, ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  const [first] = pages
  return (
    <>
      <Head title={t('agents.menu.agentTeamBetting')}>
        <ExportButton what="betting" filter={{ ...range, ...(find ? { find } : {}) }} />
      </Head>
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
        <FindBox label={t('agents.findAccount')} value={find} onChange={setFind} maxLength={32} />
        <FilterChips
          label={t('agents.byCategory')}
          className="max-md:-mx-4 max-md:px-4"
          value={category}
          onChange={setCategory}
          options={['all', ...rateCategories].map((value) => ({
            value,
            label: value === 'all' ? t('agents.kind.all') : t(`category.${value}`),
          }))}
        />
      </div>
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <SkeletonRows rows={6} />}
      {first && rows.length === 0 && (
        <EmptyState icon={ListOrdered} title={t('agents.noPlay')} text={t('agents.noPlayText')} />
      )}
      {first && rows.length > 0 && <BettingTable rows={rows} first={first} onOpen={setChosen} />}
      <More of={found} />
      <BetsDrawer of={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

type TableProps = {
  readonly rows: readonly Row[]
  readonly first: Betting
  readonly onOpen: (of: BetsOf) => void
}

function BettingTable({ rows, first: { currency, totals }, onOpen }: TableProps) {
  const { t, lang, number } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  const profit = (amount: bigint) => <Profit amount={amount} currency={currency} />
  return (
    <Table<Row>
      caption={t('agents.menu.agentTeamBetting')}
      rows={rows}
      rowKey={keyOf}
      onRow={onOpen}
      columns={[
        {
          key: 'day',
          head: t('agents.day'),
          cell: ({ day }) => dayText(lang, day, 'day'),
          total: t('agents.total'),
        },
        { key: 'account', head: t('agents.account'), cell: ({ account }) => account, wide: true, total: '' },
        {
          key: 'category',
          head: t('agents.byCategory'),
          cell: ({ category }) => t(`category.${category}`),
          total: '',
        },
        {
          key: 'bets',
          head: t('agents.bets'),
          figures: true,
          cell: ({ rounds }) => number(rounds),
          total: number(totals.rounds),
        },
        {
          key: 'stake',
          head: t('agents.stake'),
          figures: true,
          cell: ({ stake }) => money(stake),
          total: money(totals.stake),
        },
        {
          key: 'valid',
          head: t('agents.valid'),
          figures: true,
          cell: ({ valid }) => money(valid),
          total: money(totals.valid),
        },
        {
          key: 'profit',
          head: t('agents.profit'),
          figures: true,
          cell: (row) => profit(row.profit),
          total: profit(totals.profit),
        },
      ]}
      phone={(row) => (
        <div className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="block truncate font-medium">{row.account}</span>
            <span className="text-12 text-faint">
              {dayText(lang, row.day, 'short')} · {t(`category.${row.category}`)}
            </span>
          </span>
          <span className="text-right">
            <span className="block font-medium">{profit(row.profit)}</span>
            <span className="text-12 text-faint">
              {t('agents.valid')} {money(row.valid)}
            </span>
          </span>
        </div>
      )}
      phoneTotal={
        <div className="flex items-baseline justify-between gap-3">
          <span className="font-medium">{t('agents.total')}</span>
          <span className="font-semibold">{profit(totals.profit)}</span>
        </div>
      }
    />
  )
}
