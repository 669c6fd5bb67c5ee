import { ChartNoAxesColumn } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agents } from '../../contract.ts'
import { ExportButton, Figures, Head, More, Profit, useDays } from '../parts.tsx'
import { Trail } from '../../shown/trail.tsx'

type ProfitReply = Reply<typeof agents.profit>
type Row = ProfitReply['rows'][number]

/** User profit and loss: each row is a member with the sums of the whole branch; a press opens the branch. */
export function ProfitPage() {
  const { t } = useTexts()
  const [range, setRange] = useDays()
  const [of, setOf] = useState<bigint | null>(null)
  const [find, setFind] = useState('')
  const api = useApi(agents)
  const filter = { ...range, ...(of === null ? {} : { of }), ...(find ? { find } : {}) }
  const found = useApiPages(api.profit, { ...range, of: `${of}`, find }, (before: string | null, options) =>
    api.profit({ query: { ...filter, ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  const [first] = pages
  return (
    <>
      <Head title={t('agents.menu.agentUserProfit')}>
        <ExportButton what="profit" filter={filter} />
      </Head>
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
        <FindBox label={t('agents.findAccount')} value={find} onChange={setFind} maxLength={32} />
      </div>
      <Trail path={first?.path ?? []} onStep={setOf} />
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <SkeletonRows rows={6} />}
      {first && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Totals reply={first} />
          {rows.length === 0 ? (
            <EmptyState icon={ChartNoAxesColumn} title={t('agents.noMembers')} />
          ) : (
            <ProfitTable
              rows={rows}
              currency={first.currency}
              onOpen={(id) => {
                setFind('')
                setOf(id)
              }}
            />
          )}
        </div>
      )}
      <More of={found} />
    </>
  )
}

function Totals({ reply: { totals, currency } }: { readonly reply: ProfitReply }) {
  const { t } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <Figures
      figures={[
        { key: 'deposits', name: t('agents.deposits'), value: money(totals.deposits) },
        { key: 'withdrawals', name: t('agents.withdrawals'), value: money(totals.withdrawals) },
        { key: 'bonuses', name: t('agents.bonuses'), value: money(totals.bonuses) },
        {
          key: 'profit',
          name: t('agents.profit'),
          value: <Profit amount={totals.profit} currency={currency} />,
        },
      ]}
    />
  )
}

type TableProps = {
  readonly rows: readonly Row[]
  readonly currency: ProfitReply['currency']
  readonly onOpen: (id: bigint) => void
}

function ProfitTable({ rows, currency, onOpen }: TableProps) {
  const { t } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <Table<Row>
      caption={t('agents.menu.agentUserProfit')}
      rows={rows}
      rowKey={({ id }) => `${id}`}
      onRow={({ id }) => onOpen(id)}
      opens={({ team }) => team > 0}
      columns={[
        {
          key: 'account',
          head: t('agents.account'),
          wide: true,
          cell: ({ account, team }) => (
            <>
              <span className="font-medium">{account}</span>
              {team > 0 && (
                <span className="text-12 text-faint"> · {t('agents.teamOf', { count: team })}</span>
              )}
            </>
          ),
        },
        {
          key: 'deposits',
          head: t('agents.deposits'),
          figures: true,
          cell: ({ deposits }) => money(deposits),
        },
        {
          key: 'withdrawals',
          head: t('agents.withdrawals'),
          figures: true,
          cell: (row) => money(row.withdrawals),
        },
        { key: 'valid', head: t('agents.valid'), figures: true, cell: ({ valid }) => money(valid) },
        { key: 'bonuses', head: t('agents.bonuses'), figures: true, cell: ({ bonuses }) => money(bonuses) },
        {
          key: 'profit',
          head: t('agents.profit'),
          figures: true,
          cell: ({ profit }) => <Profit amount={profit} currency={currency} />,
        },
      ]}
      phone={(row) => (
        <div className="flex items-baseline justify-between gap-3">
          <span className="min-w-0">
            <span className="block truncate font-medium">{row.account}</span>
            <span className="text-12 text-faint">{t('agents.teamOf', { count: row.team })}</span>
          </span>
          <span className="text-right">
            <span className="block font-medium">
              <Profit amount={row.profit} currency={currency} />
            </span>
            <span className="text-12 text-faint">
              {t('agents.deposits')} {money(row.deposits)}
            </span>
          </span>
        </div>
      )}
    />
  )
}
