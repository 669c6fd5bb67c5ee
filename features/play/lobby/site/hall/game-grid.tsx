import { memo, useEffect, useRef, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useGrowing } from '#ui/state/calm.ts'
import { useNear } from '#ui/state/near.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { lobby } from '../../contract.ts'
import { FeatureCard, GameCard, type LobbyGame } from '../game-card.tsx'
import { MOST_FEATURED } from '../games-row.tsx'
import { PART, type filterOf } from './place.ts'

/** Parts within this distance of the viewport are requested; the others are placeholders of the same height. */
const NEAR = '1800px 0px'
/** The first lines are visible on load: three on a phone, two on a desktop. */
const seenAtOnce = () => (matchMedia('(width < 761px)').matches ? 9 : 14)
/** Cards rendered per step after the first ones. */
const STEP = 7
const STALE_MS = 60_000

export type GameGridProps = {
  readonly filter: ReturnType<typeof filterOf>
  readonly total: number
  readonly onPlay: (gameId: string) => void
}

/**
 * A virtualised grid: the page has its full height, but only parts near the viewport are requested and only the cards near it rendered, a
 * few per frame. Thousands of games scroll smoothly, and back navigation restores the position.
 */
export function GameGrid({ filter, total, onPlay }: GameGridProps) {
  const parts = Math.ceil(total / PART)
  return (
    <div className="posters-scope grid gap-(--gap-y)">
      {Array.from({ length: parts }, (_, part) => (
        <Part
          key={part}
          filter={filter}
          from={part * PART}
          count={Math.min(PART, total - part * PART)}
          isFirst={part === 0}
          isWhole={parts === 1}
          onPlay={onPlay}
        />
      ))}
    </div>
  )
}

type PartProps = Omit<GameGridProps, 'total'> & {
  readonly from: number
  readonly count: number
  readonly isFirst: boolean
  /** The page has only this one part. */
  readonly isWhole: boolean
}

function Part({ filter, from, count, isFirst, isWhole, onPlay }: PartProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, isFirst)
  const part = useApiQuery(
    useApi(lobby).browse,
    { query: { ...filter, from, count: PART } },
    { enabled: isNear, staleMs: STALE_MS },
  )
  const list = isNear ? part.data?.list : undefined
  const isFew = isFirst && count <= MOST_FEATURED
  return (
    <div
      ref={(div) => {
        place.current = div
        div?.style.setProperty('--count', count.toString())
      }}
      className={isFew ? undefined : 'posters-place'}
    >
      {isNear && part.error && !part.data && (
        <Failure error={part.error} onRetry={() => void part.refetch()} />
      )}
      {list && <Cards {...{ list, isFew, isFirst, isWhole, onPlay }} />}
      {isNear && !list && !part.error && <Places count={Math.min(count, seenAtOnce())} />}
    </div>
  )
}

type CardsProps = {
  readonly list: readonly LobbyGame[]
  readonly isFew: boolean
  readonly isFirst: boolean
  readonly isWhole: boolean
  readonly onPlay: (gameId: string) => void
}

function Cards({ list, isFew, isFirst, isWhole, onPlay }: CardsProps) {
  const isPlain = list.every(({ isNew }) => isNew)
  const [first] = useState(() => (isFirst ? seenAtOnce() : 0))
  // a short list is rendered to its end while idle
  const seen = useGrowing(isWhole ? list.length : first, first, STEP)
  if (isFew)
    return (
      <div className="grid gap-3 lg:grid-cols-[repeat(auto-fill,minmax(19rem,1fr))]">
        {list.map((game) => (
          <FeatureCard key={game.gameId} game={game} onPlay={onPlay} eager={isFirst} />
        ))}
      </div>
    )
  return (
    <div className="posters auto-rows-(--card)">
      {list.map((game, at) => (
        <Cell key={game.gameId} {...{ game, onPlay, isPlain }} isHere={at < seen} isEager={at < first} />
      ))}
    </div>
  )
}

type CellProps = Pick<CardsProps, 'onPlay'> & {
  readonly game: LobbyGame
  readonly isPlain: boolean
  readonly isHere: boolean
  readonly isEager: boolean
}

/** A card's placeholder: full size from the start, rendered shortly before it becomes visible. */
const Cell = memo(function Cell({ game, isPlain, isHere, isEager, onPlay }: CellProps) {
  const [place, isNear] = useNear<HTMLDivElement>(isHere)
  return (
    <div ref={place} className="poster-cell">
      {(isNear || isHere) && <GameCard game={game} onPlay={onPlay} eager={isEager} isPlain={isPlain} />}
    </div>
  )
})

function Places({ count }: { readonly count: number }) {
  return (
    <div className="posters" aria-hidden>
      {Array.from({ length: count }, (_, card) => (
        <div key={card}>
          <Skeleton className="aspect-3/4 rounded-card" />
          <Skeleton className="mt-3.5 h-3.5 w-3/4" />
          <Skeleton className="mt-2 mb-0.5 h-3 w-1/2" />
        </div>
      ))}
    </div>
  )
}

/** Whether a placeholder is about to become visible. A card with keyboard focus stays rendered, however far it is scrolled away. */
function useIsNear(place: React.RefObject<HTMLDivElement | null>, isFirst: boolean): boolean {
  const [isNear, setNear] = useState(isFirst)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const watch = new IntersectionObserver(
      (entries) => {
        const seen = entries.some((entry) => entry.isIntersecting)
        setNear(seen || element.contains(document.activeElement))
      },
      { rootMargin: NEAR },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  return isNear
}
