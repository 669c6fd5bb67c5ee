import { Dices, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { lobby } from '../../contract.ts'
import { categoryIcons } from '../category-icons.ts'
import { Chip, GameHit } from './hit.tsx'

export type FoundListProps = {
  readonly text: string
  readonly onClose: () => void
  readonly onPlay: (gameId: string) => void
}

/** Debounces typing to one request. */
const PAUSE_MS = 180

/** The search results, with typo tolerance; without a match, popular games. */
export function FoundList({ text, onClose, onPlay }: FoundListProps) {
  const { t } = useTexts()
  const wanted = useRested(text)
  const asked = useApiQuery(useApi(lobby).search, { query: { text: wanted } }, { staleMs: 60_000 })
  const found = useLast(asked.data)
  if (asked.error && !found) return <Failure error={asked.error} onRetry={() => void asked.refetch()} />
  if (!found) return <WaitingHits />
  const { games, vendors, categories, popular } = found
  const isNothing = games.length + vendors.length + categories.length === 0
  return (
    <div aria-busy={asked.isFetching} className="grid gap-4">
      <p role="status" className={isNothing ? 'sr-only' : 'text-12 text-faint'}>
        {t('home.gameCount', { count: found.total })}
      </p>
      {categories.length + vendors.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {categories.map(({ key, page }) => (
            <Chip
              key={key}
              icon={categoryIcons[key] ?? Dices}
              words={t(`category.${key}`)}
              href={page}
              onFollow={onClose}
            />
          ))}
          {vendors.map(({ vassalage, name, contracted, games: count }) => (
            <Chip
              key={vassalage}
              words={name}
              end={contracted ? count.toString() : t('lobby.vendorNotYet')}
              href={`/rng?page=${vassalage}`}
              onFollow={onClose}
            />
          ))}
        </div>
      )}
      {games.length > 0 && <Hits games={games} onPlay={onPlay} />}
      {isNothing && (
        <>
          <EmptyState
            icon={Search}
            title={t('shell.searchNone', { text: wanted })}
            text={t('shell.searchNoneHint')}
            className="py-6"
          />
          {popular.length > 0 && (
            <section aria-label={t('home.popular')}>
              <h3 className="mb-1 text-12 font-medium text-faint">{t('home.popular')}</h3>
              <Hits games={popular} onPlay={onPlay} />
            </section>
          )}
        </>
      )}
    </div>
  )
}

type Found = Reply<typeof lobby.search>

function Hits({ games, onPlay }: Pick<FoundListProps, 'onPlay'> & Pick<Found, 'games'>) {
  return (
    <ul className="-mx-2 grid gap-0.5">
      {games.map((game) => (
        <GameHit key={game.gameId} game={game} onPlay={onPlay} />
      ))}
    </ul>
  )
}

function WaitingHits() {
  return (
    <div className="grid gap-1" aria-hidden>
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  )
}

/** The text, debounced. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The last value while the next is loading, to avoid flicker. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
