import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { usePlace } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotterySlips } from '../../contract.ts'
import { DrawDaysFilter, daysOf, type DrawDays } from '../draw-days.tsx'
import { openChase } from '../open.ts'
import { ChaseDrawer } from './chase-drawer.tsx'
import { useDrawEnds } from '../use-draw-ends.ts'
import { ChaseStatus } from './chase-status.tsx'

type Chase = Reply<typeof lotterySlips.chases>['chases'][number]

const states = ['all', 'running', 'ended'] as const

/** The member's chases, newest first. */
export function Chases() {
  const { t } = useTexts()
  const [state, setState] = useState<(typeof states)[number]>('all')
  const { chase } = usePlace().search
  const api = useApi(lotterySlips)
  const [days, setDays] = useState<DrawDays>('any')
  const filter = { ...(state === 'all' ? {} : { state }), ...(state === 'ended' ? {} : daysOf(days)) }
  const pages = useApiPages(api.chases, filter, (before: string | null, options) =>
    api.chases({ query: { ...filter, ...(before ? { before } : {}) } }, options),
  )
  const running = (pages.data?.pages ?? []).flatMap(({ chases }) =>
    chases.filter((each) => each.state === 'running'),
  )
  useDrawEnds(
    running.map(({ gameId }) => gameId),
    pages.refetch,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FilterChips
        label={t('slips.states')}
        value={state}
        onChange={setState}
        options={states.map((value) => ({ value, label: t(`slips.chases.${value}`) }))}
      />
      {state !== 'ended' && <DrawDaysFilter value={days} onChange={setDays} />}
      <QueryState
        of={pages}
        waiting={<SkeletonRows rows={4} />}
        isEmpty={({ pages: [first] }) => first?.chases.length === 0}
        empty={<EmptyState icon={Repeat} title={t('slips.chasesNone')} text={t('slips.chasesNoneText')} />}
      >
        {({ pages: found }) => (
          <ul className="grid gap-2">
            {found
              .flatMap(({ chases }) => chases)
              .map((each) => (
                <ChaseRow key={each.id} chase={each} />
              ))}
          </ul>
        )}
      </QueryState>
      {pages.hasNextPage && (
        <div className="text-center">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
      <ChaseDrawer id={chase ?? null} onClose={() => openChase(null)} />
    </div>
  )
}

function ChaseRow({ chase }: { readonly chase: Chase }) {
  const { t, date } = useTexts()
  const { name, startedAt, draws, drawn, staked, won, state, currency } = chase
  return (
    <li>
      <button
        type="button"
        onClick={() => openChase(chase.id)}
        className="panel grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-3 p-3 text-left hover:bg-raised"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate font-semibold">{name}</span>
          <span className="num text-12 text-faint">
            {date(startedAt, 'minute')} · {t('slips.drawn', { drawn, draws })}
          </span>
        </span>
        <span className="grid justify-items-end gap-0.5">
          <ChaseStatus state={state} />
          <Amount
            amount={won > 0n ? won : staked}
            currency={currency}
            won={won > staked}
            className="font-semibold"
          />
        </span>
      </button>
    </li>
  )
}
