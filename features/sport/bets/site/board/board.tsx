import { CalendarSearch, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useApiPages } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Link } from '#ui/route/link.tsx'
import { usePlace } from '#ui/route/place.ts'
import { sportPrices } from '#features/sport/prices/contract.ts'
import { useSportNames } from '../../shown/names.ts'
import { Favourite } from '../parts/favourite.tsx'
import { VirtualTag } from '../parts/virtual-tag.tsx'
import { useDense } from '../state/use-dense.ts'
import { learnNow } from '../state/use-now.ts'
import { useLiveBooks } from '../state/use-live-books.ts'
import { useSportDate } from '../state/use-sport-date.ts'
import type { BoardRow, Book, Category } from '../types.ts'
import { DenseHead, DenseRow } from './dense-row.tsx'
import { EventRow } from './event-row.tsx'

type When = 'live' | 'soon' | 'today' | 'tomorrow' | '7' | '30'

export type BoardAsked = {
  readonly category: Category
  readonly when: When
  readonly league?: string | undefined
  readonly sport?: string | undefined
  readonly find?: string | undefined
  readonly kind?: 'outright' | undefined
}

const PAGE = 40

type BoardProps = {
  readonly asked: BoardAsked
  /** Only these rows, such as favourites. */
  readonly keep?: (row: BoardRow) => boolean
  readonly empty?: { readonly title: string; readonly text: string }
}

/** Events by league with their main prices, which move while one looks. */
export function Board({ asked, keep, empty }: BoardProps) {
  const { t } = useTexts()
  const { zone } = useSportDate()
  const { board } = useApi(sportPrices)
  const { category, when, league, sport, find, kind } = asked
  const lines: 'more' | undefined = useDense().isOn ? 'more' : undefined
  const query = {
    category,
    when,
    zone,
    limit: PAGE,
    ...(league ? { league } : {}),
    ...(isSportKey(sport) ? { sport } : {}),
    ...(find ? { search: find } : {}),
    ...(kind ? { kind } : {}),
    ...(lines ? { lines } : {}),
  } as const
  const pages = useApiPages(board, query, (before: string | null, options) =>
    board({ query: { ...query, ...(before ? { before } : {}) } }, options),
  )
  const rows = (pages.data?.pages ?? []).flatMap((page) => page.rows).filter((row) => keep?.(row) ?? true)
  const { books, isStale } = useLiveBooks(
    rows.map(({ event }) => event.id),
    lines,
  )
  const last = pages.data?.pages.at(-1)
  useEffect(() => {
    if (last) learnNow(last.now)
  }, [last])
  if (pages.isPending) return <Waiting />
  if (pages.error && !pages.data) return <Failure error={pages.error} onRetry={() => void pages.refetch()} />
  if (rows.length === 0)
    return (
      <EmptyState
        className="panel"
        icon={CalendarSearch}
        title={empty?.title ?? t(find ? 'sports.noneFound' : 'sports.noEvents')}
        text={empty?.text ?? t(find ? 'sports.noneFoundText' : 'sports.noEventsText')}
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(isStale || pages.isError) && <Stale />}
      {grouped(rows).map((group) => (
        <League key={group[0]!.event.league.key} rows={group} books={books} />
      ))}
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('sports.showMore')}
        </Button>
      )}
    </div>
  )
}

const sportKeys = ['football', 'basketball', 'tennis', 'racing', 'shooter', 'arena'] as const
const isSportKey = (key: string | undefined): key is (typeof sportKeys)[number] =>
  sportKeys.some((each) => each === key)

/** Rows of one league together, in order of its first event; what is in play comes first. */
function grouped(rows: readonly BoardRow[]): readonly (readonly BoardRow[])[] {
  const leagues = [...new Set(rows.map(({ event }) => event.league.key))]
  return leagues.map((key) => rows.filter(({ event }) => event.league.key === key))
}

type LeagueProps = { readonly rows: readonly BoardRow[]; readonly books: ReadonlyMap<string, Book> }

function League({ rows, books }: LeagueProps) {
  const { pathname } = usePlace()
  const names = useSportNames()
  const { league, runners } = rows[0]!.event
  const isDense = useDense().isOn && runners.length === 0
  return (
    <section className="sb-league panel" aria-label={league.name}>
      <h2 className="sb-league-head">
        <Link to={pathname} search={{ league: league.key }} className="truncate hover:underline">
          <span className="font-normal text-muted">{names.sport(league.sport)}</span> {league.name}
        </Link>
        <VirtualTag league={league} />
        <span className="ml-auto">
          <Favourite kind="league" of={league.key} name={league.name} />
        </span>
      </h2>
      {isDense && <DenseHead />}
      <ul>
        {rows.map((row) => {
          const Row = isDense ? DenseRow : EventRow
          return <Row key={row.event.id} row={row} book={newer(row.book, books.get(row.event.id))} />
        })}
      </ul>
    </section>
  )
}

/** Of the list's book and the one that followed it the newer. */
export const newer = (listed: Book | null, followed: Book | undefined): Book | null =>
  followed &&
  (!listed || followed.version > listed.version || followed.epoch > listed.epoch || followed.at > listed.at)
    ? followed
    : listed

/** Prices could not be read: they may have moved. */
export function Stale() {
  const { t } = useTexts()
  return (
    <p role="alert" className="flex items-center gap-2 rounded-control bg-warning-soft px-3 py-2 text-13">
      <WifiOff size={16} aria-hidden />
      {t('sports.stale')}
    </p>
  )
}

const Waiting = () => (
  <div className="grid gap-3" aria-hidden>
    {[0, 1, 2].map((nth) => (
      <Skeleton key={nth} className="h-48" />
    ))}
  </div>
)
