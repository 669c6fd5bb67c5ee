import clsx from 'clsx'
import { Dices, LayoutGrid, type LucideIcon } from 'lucide-react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { lobby } from '../../contract.ts'
import { categoryIcons } from '../category-icons.ts'

export type LobbyCategory = Reply<typeof lobby.categories>['list'][number]

export type CategoriesRowProps = {
  readonly categories: readonly LobbyCategory[]
  readonly games: number
  readonly chosen: string | null
  readonly onChoose: (key: string | null) => void
}

/** All games, then the categories that have a vendor, in the house's order (SHL-07). */
export function CategoriesRow({ categories, games, chosen, onChoose }: CategoriesRowProps) {
  const { t } = useTexts()
  return (
    <div
      role="group"
      aria-label={t('home.categories')}
      className="strip gap-2 md:mx-0 md:grid md:grid-cols-[repeat(auto-fill,minmax(148px,1fr))] md:gap-2.5 md:px-0"
    >
      <Tile
        icon={LayoutGrid}
        name={t('home.allGames')}
        note={t('home.gameCount', { count: games })}
        isOn={chosen === null}
        onPress={() => onChoose(null)}
      />
      {categories.map((category) => (
        <Tile
          key={category.key}
          icon={categoryIcons[category.key] ?? Dices}
          name={t(`category.${category.key}`)}
          note={t('home.gameCount', { count: category.games })}
          isOn={chosen === category.key}
          onPress={() => onChoose(category.key)}
        />
      ))}
    </div>
  )
}

type TileProps = {
  readonly icon: LucideIcon
  readonly name: string
  readonly note: string
  readonly isOn: boolean
  readonly onPress: () => void
}

function Tile({ icon: Icon, name, note, isOn, onPress }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={clsx(
        'flex min-h-21 min-w-29 shrink-0 flex-col rounded-card border p-3 text-left shadow-edge transition-colors duration-120 md:min-h-23 md:p-3.5',
        isOn
          ? 'border-action/45 bg-action-soft text-action-text'
          : 'border-hair bg-surface text-muted hover:border-line',
      )}
    >
      <Icon size={22} aria-hidden />
      <span className={clsx('mt-auto block font-medium whitespace-nowrap', !isOn && 'text-text')}>
        {name}
      </span>
      <span className={clsx('block text-12 whitespace-nowrap', !isOn && 'text-faint')}>{note}</span>
    </button>
  )
}
