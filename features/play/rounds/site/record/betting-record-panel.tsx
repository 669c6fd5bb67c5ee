import { navigate, usePlace } from '#ui/route/place.ts'
import { ListOrdered } from 'lucide-react'
import { useApiPages } from '#contract/react.ts'
import { CutNote } from '#features/money/wallet/site/cut-note.tsx'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { rounds } from '../../contract.ts'
import { BetFilters } from './bet-filters.tsx'
import { RecordTable } from './record-table.tsx'
import { RoundDrawer } from './round-drawer.tsx'
import { SavedFilters } from './saved-filters.tsx'
import { betQuery, useBetFilter } from './use-bet-filter.ts'

const PAGE = 30

/** Betting record (MEM-05): filters by days, category, provider, game and status; totals over all results, with each round's details. */
export function BettingRecordPanel() {
  const { t } = useTexts()
  const { range, setRange, filter, narrow, of, use } = useBetFilter()
  const { round = null } = usePlace().search
  const open = (roundId: string | null) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, round: roundId ?? '' }),
      replace: true,
      resetScroll: false,
    })
  const found = useRecord({ ...range, ...betQuery(filter) })
  const pages = found.data?.pages ?? []
  const lines = pages.flatMap((page) => page.rounds)
  const totals = pages[0]?.totals
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 max-md:hidden">
        <h1>{t('rounds.title')}</h1>
        <span className="text-12 text-faint">
          {t('rounds.zone', { zone: timeZone().replaceAll('_', ' ') })}
        </span>
      </div>
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <DateRange value={range} onChange={setRange} presets={['today', 'last2', 'last7', 'last30']} />
        <div className="flex flex-wrap items-center gap-2">
          <FindBox label={t('rounds.find')} value={filter.find} onChange={(find) => narrow({ find })} />
          <SavedFilters of={of} range={range} onUse={use} />
        </div>
        <BetFilters filter={filter} onNarrow={narrow} />
      </div>
      {found.error && lines.length === 0 && (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.isPending && <SkeletonRows rows={8} />}
      {totals && lines.length === 0 && (
        <EmptyState icon={ListOrdered} title={t('rounds.none')} text={t('rounds.noneText')} />
      )}
      {totals && lines.length > 0 && (
        <>
          <RecordTable lines={lines} totals={totals} selected={round || null} onOpen={open} />
          <CutNote
            amounts={lines.flatMap(({ stake, win }) => [stake, win ?? 0n])}
            currency={totals.currency}
          />
        </>
      )}
      {found.hasNextPage && (
        <div className="mt-4 text-center">
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
      <RoundDrawer roundId={round || null} onClose={() => open(null)} />
    </>
  )
}

type Filter = { readonly from: string; readonly to: string } & ReturnType<typeof betQuery>

function useRecord(filter: Filter) {
  const api = useApi(rounds)
  return useApiPages(api.list, filter, (before: string | null, options) =>
    api.list({ query: { ...filter, limit: PAGE, ...(before && { before }) } }, options),
  )
}
