import { lazy, Suspense } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { QueueBoard } from '#features/platform/work-queues/office/queue-board.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Skeleton, SkeletonCard } from '#ui/state/skeleton.tsx'
import { memberDesk } from '../../contract.ts'
import { DayCards } from './day-cards.tsx'
import { DaysTable } from './days-table.tsx'
import { Proofs } from './proofs.tsx'

export type Overview = Reply<(typeof memberDesk)['overview']>

const EVERY_MS = 20_000
const KEEP_MS = 600_000

const DaysChart = lazy(async () => ({ default: (await import('./days-chart.tsx')).DaysChart }))

export type OverviewPanelProps = {
  readonly merchant: string | undefined
  readonly onMerchant: (merchant: string) => void
}

/** Dashboard of the day: queues, figures, reconciliation and audit log status. */
export function OverviewPanel({ merchant, onMerchant }: OverviewPanelProps) {
  const { t, date } = useTexts()
  const api = useApi(memberDesk)
  const merchants =
    useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: KEEP_MS }).data?.merchants ?? []
  const known = merchants.find(({ code }) => code === merchant)
  const asked = useApiQuery(
    api.overview,
    { query: known ? { merchant: known.code } : {} },
    { everyMs: EVERY_MS },
  )
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-18">{t('backoffice.overview')}</h1>
        <FilterChips<string>
          label={t('backoffice.merchant')}
          value={asked.data?.merchant ?? merchant ?? ''}
          options={merchants.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={onMerchant}
        />
        {asked.data && (
          <span className="num ml-auto text-12 text-faint" role="status">
            {t('backoffice.asOf', { at: date(asked.data.at, 'clock'), zone: asked.data.timeZone })}
          </span>
        )}
      </div>
      <QueueBoard />
      <QueryState of={asked} waiting={<SkeletonCard />}>
        {(overview) => (
          <>
            <DayCards overview={overview} />
            <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
              <section className="panel grid content-start gap-4 p-5">
                <h2 className="text-16">{t('backoffice.lastDays', { count: overview.days.length })}</h2>
                <Suspense fallback={<Skeleton className="h-64 w-full" />}>
                  <DaysChart overview={overview} />
                </Suspense>
              </section>
              <Proofs overview={overview} />
            </div>
            <DaysTable overview={overview} />
          </>
        )}
      </QueryState>
    </div>
  )
}
