import { useAsk } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonPosters } from '#ui/state/skeleton.tsx'
import { lobby } from '../contract.ts'
import { CategoriesRow } from './home/categories-row.tsx'
import { ContinueRow } from './home/continue-row.tsx'
import { FairFacts } from './home/fair-facts.tsx'
import type { LobbyGame } from './game-card.tsx'
import { GamesRow } from './games-row.tsx'
import { Hero, HERO_GAME } from './home/hero.tsx'
import { WinnersFeed } from './home/winners-feed.tsx'

export type LobbyProps = {
  readonly isMember: boolean
  readonly category: string | null
  readonly onCategory: (key: string | null) => void
  readonly onPlay: (gameId: string) => void
  readonly onHistory: () => void
  readonly onRecord: () => void
  readonly onFairness: () => void
}

/** Home: continue playing, one banner, categories, rows, winners, and how we are fair. */
export function Lobby({
  isMember,
  category,
  onCategory,
  onPlay,
  onHistory,
  onRecord,
  onFairness,
}: LobbyProps) {
  const { t } = useTexts()
  const api = useApi(lobby)
  const games = useAsk(api.gameList, undefined, { staleMs: 60_000 })
  const categories = useAsk(api.categories, undefined, { staleMs: 300_000 })
  const list = games.data?.list
  const hero = list?.find((game) => game.gameId === HERO_GAME) ?? null
  return (
    <div className="flex flex-col gap-6">
      <h1 className="sr-only">{t('home.title')}</h1>
      {isMember && <ContinueRow onPlay={onPlay} onHistory={onHistory} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        {(hero || !list) && <Hero game={hero} onPlay={onPlay} onFairness={onFairness} />}
        <div className="max-lg:hidden">
          <WinnersFeed />
        </div>
      </div>
      <CategoriesRow
        categories={categories.data?.list ?? []}
        games={list?.length ?? 0}
        chosen={category}
        onChoose={onCategory}
      />
      {games.error && !list && <Failure error={games.error} onRetry={() => void games.refetch()} />}
      {list ? (
        <Rows games={list} category={category} onPlay={onPlay} />
      ) : (
        !games.error && <SkeletonPosters count={7} />
      )}
      <div className="lg:hidden">
        <WinnersFeed />
      </div>
      <FairFacts game={hero} onFairness={onFairness} onRecord={onRecord} />
    </div>
  )
}

type RowsProps = {
  readonly games: readonly LobbyGame[]
  readonly category: string | null
  readonly onPlay: (gameId: string) => void
}

/** One category alone; or what is hot and what is new, and everything where these do not show it all. */
function Rows({ games, category, onPlay }: RowsProps) {
  const { t } = useTexts()
  if (category) {
    const own = games.filter((game) => game.category === category)
    if (own.length === 0) return <EmptyState title={t('home.gamesNone')} />
    return (
      <GamesRow
        title={t(`category.${category}`)}
        note={t('home.gameCount', { count: own.length })}
        games={own}
        onPlay={onPlay}
      />
    )
  }
  const hot = games.filter((game) => game.isHot)
  const fresh = games.filter((game) => game.isNew)
  const isSmall = hot.length === games.length || fresh.length === games.length
  if (isSmall)
    return (
      <GamesRow
        title={t('home.all')}
        note={t('home.gameCount', { count: games.length })}
        games={games}
        onPlay={onPlay}
      />
    )
  return (
    <>
      <GamesRow title={t('home.hot')} games={hot} onPlay={onPlay} />
      <GamesRow title={t('home.new')} games={fresh} onPlay={onPlay} />
      <GamesRow
        title={t('home.all')}
        note={t('home.gameCount', { count: games.length })}
        games={games}
        onPlay={onPlay}
      />
    </>
  )
}
