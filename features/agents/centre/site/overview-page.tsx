import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { dayText } from '#ui/records/days.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { SkeletonCard, SkeletonRows } from '#ui/state/skeleton.tsx'
import { agents } from '../contract.ts'
import { DayChart } from './day-chart.tsx'
import { OverviewTables } from './overview-tables.tsx'
import { Figures, Head, Profit, useDays } from './parts.tsx'

export type Overview = Reply<typeof agents.overview>

/** Team overview (agentTeamOverview): figures and charts by day, level and category. */
export function OverviewPage() {
  const { t } = useTexts()
  const [range, setRange] = useDays()
  const asked = useApiQuery(useApi(agents).overview, { query: range })
  return (
    <>
      <Head title={t('agents.menu.agentTeamOverview')} />
      <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <QueryState
          of={asked}
          waiting={
            <>
              <SkeletonCard />
              <SkeletonRows />
            </>
          }
        >
          {(overview) => <Shown overview={overview} />}
        </QueryState>
      </div>
    </>
  )
}

function Shown({ overview }: { readonly overview: Overview }) {
  const { t, number, lang } = useTexts()
  const { currency, totals, openFrom, to } = overview
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <>
      <Figures
        figures={[
          {
            key: 'members',
            name: t('agents.members'),
            value: number(overview.members),
            hint: t('agents.online', { count: overview.online }),
          },
          { key: 'agents', name: t('agents.agents'), value: number(overview.agents) },
          { key: 'new', name: t('agents.newMembers'), value: number(totals.newMembers) },
          { key: 'active', name: t('agents.active'), value: number(totals.active) },
          { key: 'deposits', name: t('agents.deposits'), value: money(totals.deposits) },
          { key: 'withdrawals', name: t('agents.withdrawals'), value: money(totals.withdrawals) },
          { key: 'valid', name: t('agents.valid'), value: money(totals.valid) },
          {
            key: 'profit',
            name: t('agents.profit'),
            value: <Profit amount={totals.profit} currency={currency} />,
          },
        ]}
      />
      <Chart overview={overview} />
      <OverviewTables overview={overview} />
      <p className="text-12 text-faint">
        {t('agents.profitText')}{' '}
        {openFrom <= to && t('agents.openFrom', { day: dayText(lang, openFrom, 'day') })}
      </p>
    </>
  )
}

const metrics = ['profit', 'valid', 'deposits', 'newMembers', 'active'] as const
type Metric = (typeof metrics)[number]

function Chart({ overview: { days, currency } }: { readonly overview: Overview }) {
  const { t, number } = useTexts()
  const [metric, setMetric] = useState<Metric>('profit')
  const label = t(`agents.${metric}`)
  return (
    <section className="panel grid gap-2 p-4 md:p-5">
      <FilterChips
        label={t('agents.chart')}
        className="max-md:-mx-4 max-md:px-4"
        value={metric}
        onChange={setMetric}
        options={metrics.map((value) => ({ value, label: t(`agents.${value}`) }))}
      />
      <DayChart
        label={label}
        bars={days.map((row) => {
          const value = row[metric]
          return {
            day: row.day,
            value: BigInt(value),
            shown: typeof value === 'bigint' ? <Amount amount={value} currency={currency} /> : number(value),
          }
        })}
      />
    </section>
  )
}
