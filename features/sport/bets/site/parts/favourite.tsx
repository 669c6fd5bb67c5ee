import { Star } from 'lucide-react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { toast } from '#ui/layer/toast.ts'
import { navigate } from '#ui/route/place.ts'
import { sports } from '#features/sport/events/contract.ts'

type FavouriteProps = {
  readonly kind: 'event' | 'league'
  readonly of: string
  readonly name: string
}

/** The caller's favourites; none for a visitor. */
export function useFavourites() {
  const isMember = useIsMember()
  return useApiQuery(useApi(sports).favourites, undefined, { enabled: isMember, staleMs: 60_000 })
}

/** Adds an event or a league to the favourites, or removes it. */
export function Favourite({ kind, of, name }: FavouriteProps) {
  const texts = useTexts()
  const isMember = useIsMember()
  const api = useApi(sports)
  const { data } = useFavourites()
  const set = useApiMutation(api.favour, { invalidates: [api.favourites] })
  const isKnown = (kind === 'event' ? data?.events : data?.leagues)?.includes(of) ?? false
  const isFavourite = set.isPending ? set.variables?.body.isFavourite === true : isKnown
  const press = () => {
    if (!isMember) return void navigate({ to: '/login' })
    set.mutate(
      { params: { kind, key: of }, body: { isFavourite: !isFavourite } },
      { onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }) },
    )
  }
  return (
    <button
      type="button"
      className="sb-star hit"
      aria-pressed={isFavourite}
      aria-label={texts.t('sports.favourite', { name })}
      onClick={press}
    >
      <Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  )
}
