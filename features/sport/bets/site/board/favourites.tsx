import { Star } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useFavourites } from '../parts/favourite.tsx'
import type { Category } from '../types.ts'
import { Board } from './board.tsx'

/** Events, leagues and teams that the member marked. */
export function Favourites({ category }: { readonly category: Category }) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const { data, error, refetch } = useFavourites()
  const none = {
    title: t('sports.noFavourites'),
    text: t(isMember ? 'sports.noFavouritesText' : 'sports.favouritesLogin'),
  }
  if (isMember && error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (isMember && !data) return <SkeletonRows rows={6} />
  if (!data || data.events.length + data.leagues.length + data.sides.length === 0)
    return <EmptyState className="panel" icon={Star} {...none} />
  return (
    <Board
      asked={{ category, when: '30' }}
      empty={none}
      keep={({ event }) =>
        data.events.includes(event.id) ||
        data.leagues.includes(event.league.key) ||
        [event.home, event.away].some((side) => side !== null && data.sides.includes(side.key))
      }
    />
  )
}
