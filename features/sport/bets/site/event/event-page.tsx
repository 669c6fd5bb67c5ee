import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, CalendarX } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { keyOf, useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { sports } from '#features/sport/events/contract.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { Stale } from '../board/board.tsx'
import { isVirtual } from '../parts/virtual-tag.tsx'
import { learnNow } from '../state/use-now.ts'
import { movedBooks } from '../state/use-live-books.ts'
import { Markets } from './markets.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { Statistics, Timeline } from './story.tsx'

const VirtualStage = lazy(async () => ({
  default: (await import('#features/sport/virtual/site/stage.tsx')).VirtualStage,
}))

/** Without events the prices are behind by this at most. */
const POLL_MS = 15_000

type Part = 'markets' | 'timeline' | 'statistics'

/** An event: scoreboard, all markets, what happened, and statistics. */
export function EventPage({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const book = useBook(id)
  const details = useApiQuery(useApi(sports).event, { params: { event: id } })
  const [part, setPart] = useState<Part>('markets')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <button
        type="button"
        className="hit inline-flex w-max items-center gap-1.5 text-13 text-muted hover:text-text"
        onClick={() => history.back()}
      >
        <ArrowLeft size={16} aria-hidden />
        {t('sports.back')}
      </button>
      <QueryState of={book} waiting={<Waiting />}>
        {({ event, book: offered }) => (
          <>
            <Scoreboard event={event} />
            {isVirtual(event.league) && event.kind === 'match' && (
              <Suspense fallback={<Skeleton className="h-48" />}>
                <VirtualStage
                  event={event.id}
                  names={{ home: event.home?.name ?? '', away: event.away?.name ?? '' }}
                  colours={[event.home?.colours[0] ?? '', event.away?.colours[0] ?? '']}
                  runners={event.runners.map(({ number, side: { name, colours } }) => ({
                    number,
                    name,
                    colours,
                  }))}
                />
              </Suspense>
            )}
            {book.isError && <Stale />}
            <Tabs<Part>
              label={t('sports.parts')}
              value={part}
              onChange={(next) => {
                setPart(next)
                if (next !== 'markets') void queries.invalidateQueries({ queryKey: ['sports.event'] })
              }}
              tabs={(['markets', 'timeline', 'statistics'] as const).map((value) => ({
                value,
                label: t(`sports.part.${value}`),
              }))}
            >
              {(shown) => {
                if (shown === 'markets')
                  return offered && offered.state !== 'closed' && offered.offers.length > 0 ? (
                    <Markets event={event} book={offered} />
                  ) : (
                    <EmptyState
                      className="panel"
                      icon={CalendarX}
                      title={t('sports.noMarkets')}
                      text={t(offered ? 'sports.noMarketsText' : 'sports.notPricedText')}
                    />
                  )
                return (
                  <QueryState of={details} waiting={<Skeleton className="h-48" />}>
                    {(value) =>
                      shown === 'timeline' ? <Timeline details={value} /> : <Statistics details={value} />
                    }
                  </QueryState>
                )
              }}
            </Tabs>
          </>
        )}
      </QueryState>
    </div>
  )
}

/** All offers of an event, read again when they move. */
function useBook(id: string) {
  const queries = useQueryClient()
  const { book } = useApi(sportPrices)
  const input = { params: { event: id } }
  const asked = useApiQuery(book, input, { everyMs: POLL_MS, staleMs: 0 })
  const { data, refetch } = asked
  useEffect(() => {
    if (data) learnNow(data.now)
  }, [data])
  useWatch([], {
    onEvent: ({ topic, patch }) => {
      if (topic !== 'sport.books') return
      const read = z.safeParse(movedBooks, patch)
      if (read.success && read.data.books.some(([event]) => event === id))
        void queries.invalidateQueries({ queryKey: keyOf(book, input) })
    },
    onAgain: () => void refetch(),
  })
  return asked
}

const Waiting = () => (
  <div className="grid gap-3" aria-hidden>
    <Skeleton className="h-40" />
    <Skeleton className="h-11" />
    <Skeleton className="h-28" />
    <Skeleton className="h-28" />
  </div>
)
