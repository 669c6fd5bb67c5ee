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

/** Parts this near to what is seen are asked for; the others are empty places of the same height. */
const NEAR = '1800px 0px'
/** The first lines are seen at once: three on a phone, two on a desktop. */
const seenAtOnce = () => (matchMedia('(width < 761px)').matches ? 9 : 14)
/** Of the others, so many in one piece of work. */
const STEP = 7
const STALE_MS = 60_000

export type GameGridProps = {
  readonly filter: ReturnType<typeof filterOf>
  readonly total: number
  readonly onPlay: (gameId: string) => void
}

/**
 * Any number of games at the price of a few: the page is as high as all of them, only the parts near to what is seen are
 * asked for, and only the cards next to it drawn, a few a frame. So thousands scroll as smoothly as twenty, and a way back
 * finds the same place.
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
  /** All games of the page are in this part. */
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
  // a house of no thousands is drawn to its end while no one scrolls
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

/** A card's place: of its size from the start, drawn when it is about to be seen. */
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

/** Whether a place is about to be seen. What holds the keyboard's focus stays, however far it is scrolled away. */
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
