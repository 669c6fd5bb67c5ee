import { Heart, SearchX } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { useIsMember } from '#ui/api/session.ts'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { SlotsHint } from '#features/platform/settings/site/hints.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton, SkeletonPosters } from '#ui/state/skeleton.tsx'
import { lobby } from '../../contract.ts'
import { ALL_VENDORS, vendorOfHall } from './vendor-of-hall.ts'
import { useCategories } from '../category-press.ts'
import { useCurrent } from '../current.ts'
import { useFavouritesLoaded } from '../favourites/favourites.ts'
import { GamesRow, MOST_FEATURED } from '../games-row.tsx'
import { Filters } from './filters.tsx'
import { GameGrid } from './game-grid.tsx'
import { filterOf, PART, titleKey, type HallPlace, type HallSearch } from './place.ts'
import { VendorPlate } from './vendor-plate.tsx'
import { VendorTabs } from './vendor-tabs.tsx'

export type GameHallProps = {
  readonly place: HallPlace
  readonly search: HallSearch
  readonly hrefOf: (search: HallSearch) => string
  readonly onSearch: (search: HallSearch) => void
  readonly onPlay: (gameId: string) => void
}

/** A category of games: provider tabs, filters with counts, and a virtualised grid of posters (SHL-07, SHL-08). */
export function GameHall({ place, search, hrefOf, onSearch, onPlay }: GameHallProps) {
  const { t } = useTexts()
  useFavouritesLoaded()
  const current = useCurrent((state) => state.vassalage)
  // a URL with filters of its own is not narrowed further to the current vendor
  const isPlain = Object.keys(search).every((name) => name === 'page' || name === 'sort')
  const tabs = useCategories()?.find(({ key }) => key === place.category)?.cards ?? []
  const vendor =
    place.vendor ??
    vendorOfHall(
      search.page ?? null,
      isPlain ? current : null,
      tabs.map(({ vassalage }) => ({ key: vassalage })),
    )
  const filter = filterOf(place, { ...withoutPage(search), ...(vendor ? { page: vendor } : {}) })
  const asked = useApiQuery(
    useApi(lobby).browse,
    { query: { ...filter, from: 0, count: PART } },
    { staleMs: 60_000 },
  )
  const nameOf = (code: string) => asked.data?.facets.vendors.find(({ key }) => key === code)?.name ?? code
  const isNarrowed = Object.keys(search).some((name) => name !== 'page' && name !== 'sort')
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <div className="flex min-h-9 items-baseline gap-3">
        <h1 className="text-28">
          {place.vendor === undefined
            ? t(titleKey(place, search))
            : t('lobby.hallOf', { vendor: nameOf(place.vendor) })}
        </h1>
        {asked.data && (asked.data.total > 0 || isNarrowed) && (
          <p role="status" className="text-13 text-faint">
            {t('home.gameCount', { count: asked.data.total })}
          </p>
        )}
      </div>
      {place.category === 'RNG' && asked.data && <SlotsHint games={asked.data.total} />}
      <QueryState of={asked} waiting={<WaitingHall hasTabs={!place.vendor} />}>
        {({ total, facets }) => (
          <>
            {!place.vendor && facets.vendors.length > 0 && (
              <VendorTabs
                tabs={facets.vendors}
                total={facets.vendors.reduce((sum, { count }) => sum + count, 0)}
                chosen={vendor}
                hrefOf={(page) => hrefOf({ ...search, page: page ?? ALL_VENDORS })}
              />
            )}
            {(total > 1 || isNarrowed) && <Filters facets={facets} search={search} onSearch={onSearch} />}
            {total > 0 ? (
              <>
                <GameGrid key={JSON.stringify(filter)} filter={filter} total={total} onPlay={onPlay} />
                {total <= MOST_FEATURED && <MostPlayed title={t('home.popular')} onPlay={onPlay} />}
              </>
            ) : isNarrowed ? (
              <NoneFound onClear={() => onSearch(search.page ? { page: search.page } : {})} onPlay={onPlay} />
            ) : vendor ? (
              <VendorPlate vendor={vendor} onPlay={onPlay} />
            ) : (
              <NotYet onPlay={onPlay} />
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

/** Placeholders of the final height for tabs, filters and posters, to avoid layout shifts. */
function WaitingHall({ hasTabs }: { readonly hasTabs: boolean }) {
  return (
    <>
      {hasTabs && <Skeleton className="h-13" />}
      <Skeleton className="h-11" />
      <SkeletonPosters count={21} />
    </>
  )
}

function withoutPage({ page: _, ...search }: HallSearch): HallSearch {
  return search
}

/** No game matches all filters: a reset link, and popular games. */
function NoneFound({
  onClear,
  onPlay,
}: {
  readonly onClear: () => void
  readonly onPlay: (gameId: string) => void
}) {
  const { t } = useTexts()
  return (
    <div className="grid grid-cols-1 gap-8">
      <EmptyState
        className="panel"
        icon={SearchX}
        title={t('lobby.noneFound')}
        text={t('lobby.noneFoundText')}
        action={<Button onClick={onClear}>{t('lobby.clear')}</Button>}
      />
      <MostPlayed title={t('home.popular')} onPlay={onPlay} />
    </div>
  )
}

type MostPlayedProps = { readonly title: string; readonly onPlay: (gameId: string) => void }

/** Popular games below a page with few games, or none. */
function MostPlayed({ title, onPlay }: MostPlayedProps) {
  const { data } = useApiQuery(useApi(lobby).popular, { query: { count: 12 } }, { staleMs: 60_000 })
  return data ? <GamesRow title={title} games={data.list} onPlay={onPlay} /> : null
}

/** A category without any provider: a notice, and popular games instead. */
function NotYet({ onPlay }: { readonly onPlay: (gameId: string) => void }) {
  const { t } = useTexts()
  return (
    <div className="grid gap-8">
      <EmptyState className="panel" title={t('lobby.notYet')} text={t('lobby.notYetText')} />
      <MostPlayed title={t('lobby.similar')} onPlay={onPlay} />
    </div>
  )
}

/** The member's favourites, newest first. */
export function FavouritesHall({ onPlay }: { readonly onPlay: (gameId: string) => void }) {
  const { t } = useTexts()
  const isMember = useIsMember()
  useFavouritesLoaded()
  const asked = useApiQuery(useApi(lobby).favourites, undefined, { enabled: isMember, staleMs: 60_000 })
  const none = (
    <div className="grid gap-8">
      <EmptyState
        className="panel"
        icon={Heart}
        title={t('lobby.favouritesNone')}
        text={t('lobby.favouritesNoneText')}
        action={
          !isMember && (
            <Button look="primary" onClick={() => openAuth('login')}>
              {t('shell.login')}
            </Button>
          )
        }
      />
      <MostPlayed title={t('home.popular')} onPlay={onPlay} />
    </div>
  )
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <h1 className="text-28">{t('category.FAV')}</h1>
      {isMember ? (
        <QueryState
          of={asked}
          waiting={<SkeletonPosters count={7} />}
          isEmpty={({ list }) => list.length === 0}
          empty={none}
        >
          {({ list }) => (
            <GamesRow title={t('home.gameCount', { count: list.length })} games={list} onPlay={onPlay} />
          )}
        </QueryState>
      ) : (
        none
      )}
    </div>
  )
}
