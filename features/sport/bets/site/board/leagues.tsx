import clsx from 'clsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { sports } from '#features/sport/events/contract.ts'
import { useSportNames } from '../../shown/names.ts'
import { VirtualTag } from '../parts/virtual-tag.tsx'
import type { Category } from '../types.ts'

/** Counts follow the clock, too. */
const REFRESH_MS = 30_000

export const useOverview = (category: Category) =>
  useApiQuery(useApi(sports).overview, { query: { category } }, { everyMs: REFRESH_MS })

/** The sports of a category with their leagues, and how many events each has. */
export function Leagues({ category, onGo }: { readonly category: Category; readonly onGo?: () => void }) {
  const { t } = useTexts()
  const names = useSportNames()
  const { pathname, search } = usePlace()
  const asked = useOverview(category)
  return (
    <nav aria-label={t('sports.leagues')} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <QueryState of={asked} waiting={<SkeletonRows rows={8} />}>
        {({ sports: list }) => (
          <>
            {list.map(({ sport, leagues, coming }) => (
              <div key={sport} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
                <p className="flex items-center justify-between gap-2 px-2 pb-1 text-13 font-bold">
                  {names.sport(sport)}
                  <span className="num text-12 font-normal text-faint">{coming}</span>
                </p>
                {leagues.length === 0 && <p className="px-2 text-12 text-faint">{t('sports.noLeagues')}</p>}
                {leagues
                  .toSorted((a, b) => b.live - a.live || a.league.name.localeCompare(b.league.name))
                  .map(({ league, live, coming: events }) => (
                    <Link
                      key={league.key}
                      to={pathname}
                      search={{ league: league.key }}
                      onClick={onGo}
                      aria-current={search['league'] === league.key ? 'page' : undefined}
                      className={clsx('sb-league-link', search['league'] === league.key && 'bg-action-soft')}
                    >
                      <span className="min-w-0 flex-1 truncate">{league.name}</span>
                      <VirtualTag league={league} isIcon />
                      {live > 0 && (
                        <span className="sb-live num">
                          <span className="sb-live-dot" aria-hidden />
                          {live}
                        </span>
                      )}
                      <span className="num text-12 text-faint">{events}</span>
                    </Link>
                  ))}
              </div>
            ))}
          </>
        )}
      </QueryState>
    </nav>
  )
}
