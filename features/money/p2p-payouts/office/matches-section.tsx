import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { NothingHere } from '#ui/records/nothing-here.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table } from '#ui/records/table.tsx'
import { oneOf } from '#ui/route/office.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { p2pPayoutsOffice } from '../contract.ts'
import { MatchDetail } from './detail.tsx'
import { MatchStatus, P2pPhoneRow, useColumns, type Match } from './p2p-columns.tsx'
import { ASK_AGAIN_MS, currentOf, type P2pFilter, type P2pSectionProps } from './p2p-section.ts'

/** Views of the transfers: those to decide, each other status, all. */
const matchViews = ['open', 'waiting', 'sent', 'received', 'cancelled', 'all'] as const
/** Transfers between members: those to decide, each other status, or all. */
export function Matches({ filter, onFilter, mayDecide }: P2pSectionProps) {
  const { t } = useTexts()
  const { brand, find } = filter
  const view = oneOf(matchViews, filter.state) ?? 'open'
  const [before, setBefore] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Match | null>(null)
  const query = {
    ...(view === 'all' ? {} : { state: view }),
    ...(brand ? { merchant: brand } : {}),
    ...(find ? { find } : {}),
    ...(before ? { before } : {}),
  }
  const asked = useApiQuery(useApi(p2pPayoutsOffice).matches, { query }, { everyMs: ASK_AGAIN_MS })
  const { matches } = useColumns()
  const next = asked.data?.next
  const narrow = (some: P2pFilter) => {
    setBefore(null)
    onFilter(some)
  }
  // the details follow the list: a receiver may answer while an operator reviews
  const match = currentOf(chosen, asked.data?.rows)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-16">{t('matchingOffice.matches')}</h2>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FindBox
          label={t('matchingOffice.find')}
          value={find ?? ''}
          onChange={(text) => narrow({ find: text || undefined })}
        />
        <FilterChips<string>
          label={t('matchingOffice.state')}
          value={view}
          options={matchViews.map((value) => ({
            value,
            label: viewName(t, value),
            count: asked.data && countOf(asked.data.counts, value),
          }))}
          onChange={(chosenView) => narrow({ state: chosenView === 'open' ? undefined : chosenView })}
        />
      </div>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <NothingHere
            icon={ArrowLeftRight}
            find={find ?? ''}
            under={view === 'open' ? null : viewName(t, view)}
            title={t('matchingOffice.none')}
            text={t('matchingOffice.noneText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('matchingOffice.matches')}
            columns={matches}
            rows={rows}
            rowKey={({ id }) => id}
            onRow={setChosen}
            dense
            phone={(row) => (
              <P2pPhoneRow
                left={`${row.sender} → ${row.receiver}`}
                row={row}
                badge={<MatchStatus match={row} />}
              />
            )}
          />
        )}
      </QueryState>
      <PageSteps
        onFirst={before ? () => setBefore(null) : null}
        onNext={next ? () => setBefore(next) : null}
      />
      <Drawer open={match !== null} onClose={() => setChosen(null)} title={match?.reference ?? ''}>
        {match && <MatchDetail match={match} mayDecide={mayDecide} onDone={() => setChosen(null)} />}
      </Drawer>
    </section>
  )
}

function viewName(t: Texts['t'], view: (typeof matchViews)[number]): string {
  return t(view === 'open' || view === 'all' ? `matchingOffice.view.${view}` : `matchingOffice.state.${view}`)
}

function countOf(counts: Readonly<Record<string, number>>, view: string): number | undefined {
  if (view === 'all') return undefined
  return view === 'open' ? (counts['disputed'] ?? 0) + (counts['review'] ?? 0) : (counts[view] ?? 0)
}
