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
  return (
    <GameHall
      key={pathname}
      place={place}
      search={hall}
      hrefOf={hrefOf}
      onSearch={(next) => void navigate({ href: hrefOf(next), replace: true, resetScroll: false })}
      onPlay={play}
    />
  )
}

/** The member's favourites. */
export function FavouritesRoute() {
  const { t } = useTexts()
  usePageName(t('category.FAV'))
  return <FavouritesHall onPlay={play} />
}
