import clsx from 'clsx'
import { Dices, Gamepad2, LayoutGrid, type LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { categoryIcons } from '../category-icons.ts'
import type { Category } from '../category-action.ts'
import { gameHref, useCategoryPress, usePinnedGames } from '../category-press.ts'

export type CategoriesRowProps = {
  /** Null while loading. */
  readonly categories: readonly Category[] | null
  readonly games: number | null
  /** Kinds on the slots page, each one of its filters (decision 35). */
  readonly kinds: readonly { readonly key: string; readonly total: number; readonly href: string }[]
  readonly onPlay: (gameId: string) => void
}

/** All games, then the categories that have a vendor, in the platform's order (SHL-07), each with its points. */
export function CategoriesRow({ categories, games, kinds, onPlay }: CategoriesRowProps) {
  const { t } = useTexts()
  const press = useCategoryPress(onPlay)
  const pinned = usePinnedGames()
  return (
    <nav
      aria-label={t('home.categories')}
      className="strip gap-2 md:mx-0 md:grid md:grid-cols-[repeat(auto-fit,minmax(132px,1fr))] md:gap-2.5 md:px-0"
    >
      <Tile
        icon={LayoutGrid}
        name={t('home.allGames')}
        note={games === null ? null : t('home.gameCount', { count: games })}
        href="/index"
        isHere
      />
      {categories?.map((category) => (
        <Tile
          key={category.key}
          icon={categoryIcons[category.key] ?? Dices}
          name={t(`category.${category.key}`)}
          note={t('home.gameCount', { count: category.games })}
          href={category.page}
          onPress={press(category)}
        />
      ))}
      {kinds.map(({ key, total, href }) => (
        <Tile
          key={key}
          icon={categoryIcons[key] ?? Dices}
          name={t(`category.${key}`)}
          note={t('home.gameCount', { count: total })}
          href={href}
        />
      ))}
      {pinned.map((game) => (
        <Tile
          key={game.gameId}
          icon={Gamepad2}
          name={game.name}
          note={t('home.play')}
          href={gameHref(game.gameId)}
          onPress={press(game)}
        />
      ))}
    </nav>
  )
}

type TileProps = {
  readonly icon: LucideIcon
  readonly name: string
  readonly note: string | null
  readonly href: string
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void
  readonly isHere?: boolean
}

function Tile({ icon: Icon, name, note, href, onPress, isHere = false }: TileProps) {
  return (
    <Link
      href={href}
      {...(onPress ? { onClick: onPress } : {})}
      aria-current={isHere ? 'page' : undefined}
      className={clsx(
        'flex min-h-21 min-w-29 shrink-0 flex-col rounded-card border p-3 text-left shadow-edge transition-colors duration-120 md:min-h-23 md:p-3.5',
        isHere
          ? 'border-action/45 bg-action-soft text-action-text'
          : 'border-hair bg-surface text-muted hover:border-line',
      )}
    >
      <Icon size={22} aria-hidden />
      <span className={clsx('mt-auto block font-medium whitespace-nowrap', !isHere && 'text-text')}>
        {name}
      </span>
      {note === null ? (
        <Skeleton className="my-1 h-2.5 w-14" />
      ) : (
        <span className={clsx('num block text-12', !isHere && 'text-faint')}>{note}</span>
      )}
    </Link>
  )
}
