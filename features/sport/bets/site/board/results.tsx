import { History } from 'lucide-react'
import { useApiPages } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { sports } from '#features/sport/events/contract.ts'
import { eventName, useSportNames } from '../../shown/names.ts'
import { Crest } from '../parts/crest.tsx'
import { Podium } from '../parts/podium.tsx'
import { VirtualTag } from '../parts/virtual-tag.tsx'
import { useSportDate } from '../state/use-sport-date.ts'
import type { Category, SportEvent } from '../types.ts'

/** What has ended, newest first. */
export function Results({
  category,
  league,
}: {
  readonly category: Category
  readonly league?: string | undefined
}) {
  const { t } = useTexts()
  const { zone } = useSportDate()
  const { events } = useApi(sports)
  const query = { category, when: 'results' as const, zone, limit: 40, ...(league ? { league } : {}) }
  const pages = useApiPages(events, query, (before: string | null, options) =>
    events({ query: { ...query, ...(before ? { before } : {}) } }, options),
  )
  if (pages.isPending) return <SkeletonRows rows={8} />
  if (pages.error && !pages.data) return <Failure error={pages.error} onRetry={() => void pages.refetch()} />
  const list = (pages.data?.pages ?? []).flatMap((page) => page.events)
  if (list.length === 0)
    return (
      <EmptyState
        className="panel"
        icon={History}
        title={t('sports.noResults')}
        text={t('sports.noResultsText')}
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className="panel">
        {list.map((event) => (
          <Result key={event.id} event={event} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('sports.showMore')}
        </Button>
      )}
    </div>
  )
}

/** The final score of an event and that of its first half. */
export function Result({ event }: { readonly event: SportEvent }) {
  const { t } = useTexts()
  const names = useSportNames()
  const { date } = useSportDate()
  const { pathname } = usePlace()
  const { home, away, live, league, state } = event
  const first = live?.counts['first']
  return (
    <li className="sb-result">
      <span className="num text-12 text-muted">{date(event.startsAt, 'brief')}</span>
      <span className="flex min-w-0 items-center gap-2 text-12 text-faint">
        <span className="truncate">{league.name}</span>
        <VirtualTag league={league} />
      </span>
      <Link to={pathname} search={{ event: event.id }} className="sb-result-link">
        {home && away ? (
          [home, away].map((side, at) => (
            <span key={side.key} className="sb-side">
              <Crest side={side} />
              <span className="truncate">{side.name}</span>
              <span className="num ml-auto flex gap-3">
                {first && <span className="text-faint">{first[at]}</span>}
                <span className="min-w-4 text-right font-bold">{live?.score[at] ?? ''}</span>
              </span>
            </span>
          ))
        ) : (
          <>
            <span className="font-medium">{eventName(event, names.label)}</span>
            {event.places && <Podium event={event} places={event.places} />}
          </>
        )}
      </Link>
      {state !== 'official' && <span className="text-12 text-warning">{t(`sports.state.${state}`)}</span>}
    </li>
  )
}
