import { Suspense } from 'react'
import { FavouritesHall, GameHall } from '#features/play/lobby/site/hall/game-hall.tsx'
import {
  readHallSearch,
  titleKey,
  type HallPlace,
  type HallSearch,
} from '#features/play/lobby/site/hall/place.ts'
import { useTexts } from '#texts/use-texts.ts'
import { navigate, usePlace } from '#ui/route/place.ts'
import { halls, isHallPath } from '../halls.ts'
import { usePageName } from '../state/page-title.ts'
import { play } from '../ways/play.ts'
import { part } from '../words/part.ts'

const TablesLobby = part(async () => (await import('#features/play/tables/site/lobby/lobby.tsx')).TablesLobby)
const FishingRooms = part(
  async () => (await import('#features/play/fishing/site/rooms-strip.tsx')).RoomsStrip,
)
const Sportsbook = part(async () => (await import('#features/sport/bets/site/sportsbook.tsx')).Sportsbook)

const path = (pathname: string, search: HallSearch): string => {
  const query = new URLSearchParams(Object.entries(search)).toString()
  return query ? `${pathname}?${query}` : pathname
}

/** A page of games: a category, or one provider's games (§2). Its filters are in the URL. */
export function HallRoute() {
  const { t } = useTexts()
  const { pathname, search } = usePlace()
  const place: HallPlace = isHallPath(pathname) ? halls[pathname] : halls['/rng']
  const hall = readHallSearch(search)
  usePageName(place.vendor ? t('lobby.hallOf', { vendor: place.vendor }) : t(titleKey(place, hall)))
  const hrefOf = (next: HallSearch) => path(pathname, next)
  const games = (
    <GameHall
      key={pathname}
      place={place}
      search={hall}
      hrefOf={hrefOf}
      onSearch={(next) => void navigate({ href: hrefOf(next), replace: true, resetScroll: false })}
      onPlay={play}
    />
  )
  if (pathname === '/sports' || pathname === '/esports')
    return (
      <Suspense fallback={<div className="min-h-120" />}>
        <Sportsbook key={pathname} category={pathname === '/sports' ? 'SPORTS' : 'ESPORTS'} />
      </Suspense>
    )
  if (pathname === '/fish')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Suspense fallback={<div className="h-24" />}>
          <FishingRooms onPlay={play} />
        </Suspense>
        {games}
      </div>
    )
  if (pathname !== '/live') return games
  // our own tables stand above those of providers
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Suspense fallback={<div className="min-h-120" />}>
        <TablesLobby />
      </Suspense>
      {games}
    </div>
  )
}

/** The member's favourites. */
export function FavouritesRoute() {
  const { t } = useTexts()
  usePageName(t('category.FAV'))
  return <FavouritesHall onPlay={play} />
}
