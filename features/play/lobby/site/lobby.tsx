import { lazy, Suspense, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { addWords } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Boundary } from '#ui/route/pages.tsx'
import { Later } from '#ui/state/later.tsx'
import { SkeletonPosters } from '#ui/state/skeleton.tsx'
import { WhenNear } from '#ui/state/when-near.tsx'
import { lobby } from '../contract.ts'
import { ledBy, type Category } from './category-action.ts'
import { useCategories } from './category-press.ts'
import { useCurrent } from './current.ts'
import { useFavouritesLoaded } from './favourites/favourites.ts'
import { GamesRow, MOST_FEATURED } from './games-row.tsx'
import { CategoriesRow } from './home/categories-row.tsx'
import { ContinueRow } from './home/continue-row.tsx'
import { Hero } from './home/hero.tsx'
import { useIsWide } from './home/use-is-wide.ts'
import { jackpotPart } from './home/jackpot-part.ts'
import { winnersPart } from './home/winners-part.ts'

/** Below the fold: loaded lazily after the page. */
const FairFacts = lazy(async () => {
  const [own, en, vi] = await Promise.all([
    import('./home/fair-facts.tsx'),
    import('#texts/layers/fair-en.ts'),
    import('#texts/layers/fair-vi.ts'),
  ])
  addWords('en', en.fair)
  addWords('vi', vi.fair)
  return { default: own.FairFacts }
})
const MakersRow = lazy(async () => ({ default: (await import('./vendor/makers-row.tsx')).MakersRow }))
const WINNERS_PLACE = 'panel min-h-78'
const MAKERS_PLACE = 'min-h-40'
const FACTS_PLACE = 'min-h-150 md:min-h-64'

export type LobbyProps = {
  readonly isMember: boolean
  /** The merchant's announcements, above everything. */
  readonly news: ReactNode
  readonly onPlay: (gameId: string) => void
  readonly onHistory: () => void
  readonly onRecord: () => void
  readonly onFairness: () => void
}

/** Rendered immediately; the rows below when near the viewport, or one by one while idle. */
const FIRST_ROWS = 1
const ROW_MS = 900

/** The approximate height of a row of this many games: feature cards, one line of posters, or two. */
function placeOf(games: number): string {
  if (games <= 2) return 'min-h-98 md:min-h-64'
  if (games <= MOST_FEATURED) return 'min-h-190 md:min-h-115'
  return games <= A_LINE ? 'min-h-[calc(40vw+92px)] md:min-h-72' : 'min-h-[calc(40vw+92px)] md:min-h-131'
}
/** Posters per line on a desktop. */
const A_LINE = 7

type HomeRow = Reply<typeof lobby.home>['rows'][number]

/** Home: news, continue playing, one banner, categories, rows, winners, and fairness facts. */
export function Lobby({ isMember, news, onPlay, onHistory, onRecord, onFairness }: LobbyProps) {
  const { t } = useTexts()
  const api = useApi(lobby)
  const home = useApiQuery(api.home, undefined, { staleMs: 60_000 })
  const categories = useCategories()
  useFavouritesLoaded()
  const isWide = useIsWide()
  const { data } = home
  const gameType = useCurrent((state) => state.gameType)
  const rows = ledBy(data?.rows ?? [], gameType, categories ?? [])
  return (
    <div className="flex flex-col gap-6">
      <h1 className="sr-only">{t('home.title')}</h1>
      {news}
      {isMember && <ContinueRow onPlay={onPlay} onHistory={onHistory} />}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        {(data?.hero || !data) && <Hero game={data?.hero ?? null} onPlay={onPlay} onFairness={onFairness} />}
        {isWide && <Winners onPlay={onPlay} />}
      </div>
      <CategoriesRow
        categories={categories && withoutOtherKinds(categories, data?.rows ?? [])}
        games={data?.total ?? null}
        kinds={kindsOf(data?.rows ?? [])}
        onPlay={onPlay}
      />
      <Jackpots />
      {home.error && !data && <Failure error={home.error} onRetry={() => void home.refetch()} />}
      {rows.map((row, at) => (
        <WhenNear
          key={row.key}
          isHere={at < FIRST_ROWS}
          place={placeOf(row.list.length)}
          laterMs={ROW_MS * at}
        >
          <Row
            row={row}
            page={categories?.find(({ key }) => key === row.key)?.page ?? null}
            onPlay={onPlay}
          />
        </WhenNear>
      ))}
      {!data && !home.error && <SkeletonPosters count={7} />}
      <Later place={MAKERS_PLACE}>
        <Suspense fallback={<div className={MAKERS_PLACE} />}>
          <MakersRow />
        </Suspense>
      </Later>
      {!isWide && (
        <Later place={WINNERS_PLACE}>
          <Winners onPlay={onPlay} />
        </Later>
      )}
      <Later place={FACTS_PLACE}>
        <Suspense fallback={<div className={FACTS_PLACE} />}>
          <FairFacts game={data?.hero ?? null} onFairness={onFairness} onRecord={onRecord} />
        </Suspense>
      </Later>
    </div>
  )
}

/** Below the categories; nothing where the brand has no jackpot. */
function Jackpots() {
  return (
    <Boundary resetKey="jackpots" instead={null}>
      <Suspense fallback={null}>
        <jackpotPart.Shown />
      </Suspense>
    </Boundary>
  )
}

/** If its code does not load, the rest of home is unaffected. */
function Winners({ onPlay }: { readonly onPlay: (gameId: string) => void }) {
  const place = <div className={WINNERS_PLACE} />
  return (
    <Boundary resetKey="winners" instead={place}>
      <Suspense fallback={place}>
        <winnersPart.Shown onPlay={onPlay} />
      </Suspense>
    </Boundary>
  )
}

/** The kinds of the slots page that have games. */
const KINDS: readonly string[] = ['JACKPOT', 'MINI', 'CARD']

function kindsOf(rows: readonly HomeRow[]) {
  return rows.flatMap(({ key, total }) => {
    const href = pages[key]
    return KINDS.includes(key) && href ? [{ key, total, href }] : []
  })
}

/** The slots category contains other kinds too, each with its own tile here: the slots tile counts and opens slots only. */
function withoutOtherKinds(categories: readonly Category[], rows: readonly HomeRow[]) {
  return categories.map((category) => {
    const slots = rows.find(({ key }) => key === category.key && key in pages)
    return slots ? { ...category, games: slots.total, page: pages[slots.key] ?? category.page } : category
  })
}

type RowProps = {
  readonly row: HomeRow
  /** The URL of the category that the row shows. */
  readonly page: string | null
  readonly onPlay: (gameId: string) => void
}

/** The pages with a row's whole list. */
const pages: Readonly<Record<string, string>> = {
  HOT: '/hot',
  NEW: '/rng?sort=new',
  POPULAR: '/rng?sort=popular',
  // the kinds of the slots page (decision 35)
  RNG: '/rng?type=slots',
  JACKPOT: '/rng?type=jackpot',
  MINI: '/rng?type=mini',
  CARD: '/rng?type=card',
}

const titles = { HOT: 'home.hot', NEW: 'home.new', POPULAR: 'home.popular', ALL: 'home.all' } as const

function titleOf(key: string): (typeof titles)[keyof typeof titles] | null {
  return key === 'HOT' || key === 'NEW' || key === 'POPULAR' || key === 'ALL' ? titles[key] : null
}

function Row({ row, page, onPlay }: RowProps) {
  const { t } = useTexts()
  const href = pages[row.key] ?? page
  const isCut = row.total > row.list.length
  const title = titleOf(row.key)
  return (
    <GamesRow
      title={title ? t(title) : t(`category.${row.key}`)}
      note={isCut ? undefined : t('home.gameCount', { count: row.total })}
      link={href && isCut ? { words: t('home.allOf', { count: row.total }), href } : undefined}
      games={row.list}
      onPlay={onPlay}
    />
  )
}
