import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agents } from '../../contract.ts'
import { ExportButton, Figures, Head, More, useDays } from '../parts.tsx'

type Moves = Reply<typeof agents.moves>
type Row = Moves['rows'][number]

const kinds = ['all', 'deposit', 'withdrawal', 'transfer', 'bonus'] as const
type Kind = (typeof kinds)[number]

/** Downline transaction details: deposits, withdrawals, transfers and bonuses, newest first. */
export function MovesPage() {
  const { t } = useTexts()
  const [range, setRange] = useDays()
  const [find, setFind] = useState('')
  const [kind, setKind] = useState<Kind>('all')
  const api = useApi(agents)
  const query = { ...range, ...(find ? { find } : {}), ...(kind === 'all' ? {} : { kind }) }
  const found = useApiPages(api.moves, query, (before: string | null, options) =>
    api.moves({ query: { ...query, ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const rows = pages.flatMap((page) => page.rows)
  const [first] = pages
  return (
    <>
      <Head title={t('agents.menu.agentTransactions')}>
        <ExportButton what="moves" filter={{ ...range, ...(find ? { find } : {}) }} />
      </Head>
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
        <FindBox label={t('agents.findAccount')} value={find} onChange={setFind} maxLength={32} />
        <FilterChips
          label={t('agents.filter')}
          className="max-md:-mx-4 max-md:px-4"
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`agents.move.${value}`) }))}
        />
      </div>
      {found.error && rows.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <SkeletonRows rows={6} />}
      {first && <Shown reply={first} rows={rows} />}
      <More of={found} />
    </>
  )
}

function Shown({
  reply: { totals, currency },
  rows,
}: {
  readonly reply: Moves
  readonly rows: readonly Row[]
}) {
  const { t, date } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  const signed = (amount: bigint) => <Amount amount={amount} currency={currency} signed />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Figures
        figures={[
          { key: 'deposits', name: t('agents.deposits'), value: money(totals.deposits) },
          { key: 'withdrawals', name: t('agents.withdrawals'), value: money(totals.withdrawals) },
          { key: 'bonuses', name: t('agents.bonuses'), value: money(totals.bonuses) },
          {
            key: 'transfers',
            name: t('agents.transfers'),
            value: money(totals.transfersIn),
            hint: (
              <>
                {t('agents.transfersOut')} {money(totals.transfersOut)}
              </>
            ),
          },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState icon={ArrowLeftRight} title={t('agents.noMoves')} text={t('agents.noPlayText')} />
      ) : (
        <Table<Row>
          caption={t('agents.menu.agentTransactions')}
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            { key: 'at', head: t('agents.at'), cell: ({ at }) => date(at, 'minute') },
            { key: 'account', head: t('agents.account'), wide: true, cell: ({ account }) => account },
            { key: 'kind', head: t('agents.kind'), cell: ({ kind }) => t(`agents.move.${kind}`) },
            { key: 'amount', head: t('agents.amount'), figures: true, cell: ({ amount }) => signed(amount) },
          ]}
          phone={(row) => (
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <span className="block truncate font-medium">{row.account}</span>
                <span className="num text-12 text-faint">
                  {t(`agents.move.${row.kind}`)} · {date(row.at, 'minute')}
                </span>
              </span>
              <span className="font-medium">{signed(row.amount)}</span>
            </div>
          )}
        />
      )}
    </div>
  )
}
