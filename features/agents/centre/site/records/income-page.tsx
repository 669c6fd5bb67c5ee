import { HandCoins } from 'lucide-react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agents } from '../../contract.ts'
import { DayChart } from '../day-chart.tsx'
import { ExportButton, Figures, Head, More, useDays } from '../parts.tsx'

type Income = Reply<typeof agents.income>
type Row = Income['rows'][number]

/** My income: what agent contracts, rebates of the line and invitations have paid, from the wallet's own entries. */
export function IncomePage() {
  const { t } = useTexts()
  const [range, setRange] = useDays()
  const api = useApi(agents)
  const found = useApiPages(api.income, range, (before: string | null, options) =>
    api.income({ query: { ...range, ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const [first] = pages
  return (
    <>
      <Head title={t('agents.menu.agentIncome')}>
        <ExportButton what="income" filter={range} />
      </Head>
      <div className="mb-3">
        <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      </div>
      {found.error && !first && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={6} />}
      {first && <Shown reply={first} rows={pages.flatMap((page) => page.rows)} />}
      <More of={found} />
    </>
  )
}

function Shown({ reply, rows }: { readonly reply: Income; readonly rows: readonly Row[] }) {
  const texts = useTexts()
  const { t, date } = texts
  const { currency, total, sources, days } = reply
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  if (rows.length === 0)
    return <EmptyState icon={HandCoins} title={t('agents.noIncome')} text={t('agents.noIncomeText')} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Figures
        figures={[
          { key: 'total', name: t('agents.total'), value: money(total) },
          ...sources.map(({ source, amount }) => ({
            key: source,
            name: sourceName(texts, source),
            value: money(amount),
          })),
        ]}
      />
      <section className="panel p-4 md:p-5">
        <DayChart
          label={t('agents.menu.agentIncome')}
          bars={days.map(({ day, amount }) => ({ day, value: amount, shown: money(amount) }))}
        />
      </section>
      <Table<Row>
        caption={t('agents.menu.agentIncome')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'at', head: t('agents.at'), cell: ({ at }) => date(at, 'minute') },
          {
            key: 'source',
            head: t('agents.source'),
            wide: true,
            cell: (row) => sourceName(texts, row.source),
          },
          { key: 'amount', head: t('agents.amount'), figures: true, cell: ({ amount }) => money(amount) },
        ]}
        phone={(row) => (
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="block truncate font-medium">{sourceName(texts, row.source)}</span>
              <span className="num text-12 text-faint">{date(row.at, 'minute')}</span>
            </span>
            <span className="font-medium">{money(row.amount)}</span>
          </div>
        )}
      />
    </div>
  )
}

const sources = ['dividend', 'daily', 'hourly', 'realTime', 'spread', 'affiliate', 'referral'] as const

/** The name of a source; one that this page does not know yet is other income. */
function sourceName({ t }: ReturnType<typeof useTexts>, source: string): string {
  const known = sources.find((each) => each === source)
  return known ? t(`agents.source.${known}`) : t('agents.source.other')
}
