import { Dices, History } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { lobby } from '../../contract.ts'
import { categoryIcons } from '../category-icons.ts'
import { useCategories, useCategoryPress } from '../category-press.ts'
import { Chip, GameHit } from './hit.tsx'
import { forgetSearches, recentSearches } from './recent.ts'

export type BeginningsProps = {
  readonly onText: (text: string) => void
  readonly onClose: () => void
  readonly onPlay: (gameId: string) => void
}

const MOST_POPULAR = 6

/** Suggestions for an empty search box: recent searches, categories, providers, and popular games. */
export function Beginnings({ onText, onClose, onPlay }: BeginningsProps) {
  const { t } = useTexts()
  const api = useApi(lobby)
  const [recent, setRecent] = useState(recentSearches)
  const categories = useCategories()
  const press = useCategoryPress(onPlay)
  const popular = useApiQuery(api.popular, { query: { count: MOST_POPULAR } }, { staleMs: 60_000 })
  const makers = new Map(categories?.flatMap(({ cards }) => cards).map((card) => [card.vassalage, card]))
  return (
    <div className="grid gap-5">
      {recent.length > 0 && (
        <section aria-label={t('lobby.recentSearches')}>
          <div className="mb-2 flex items-center justify-between">
            <h3 className="text-12 font-medium text-faint">{t('lobby.recentSearches')}</h3>
            <button
              type="button"
              className={`${linkClass} hit`}
              onClick={() => {
                forgetSearches()
                setRecent([])
              }}
            >
              {t('lobby.clear')}
            </button>
          </div>
          <div className="flex flex-wrap gap-2">
            {recent.map((text) => (
              <Chip key={text} icon={History} words={text} onPress={() => onText(text)} />
            ))}
          </div>
        </section>
      )}
      <section aria-label={t('home.categories')}>
        <h3 className="mb-2 text-12 font-medium text-faint">{t('home.categories')}</h3>
        <div className="flex min-h-11 flex-wrap gap-2">
          {categories?.map((category) => (
            <Chip
              key={category.key}
              icon={categoryIcons[category.key] ?? Dices}
              words={t(`category.${category.key}`)}
              end={category.games.toString()}
              href={category.page}
              onFollow={(event) => {
                press(category)(event)
                onClose()
              }}
            />
          ))}
          {[...makers.values()].map(({ vassalage, name, games }) => (
            <Chip
              key={vassalage}
              words={name}
              end={games.toString()}
              href={`/rng?page=${vassalage}`}
              onFollow={onClose}
            />
          ))}
        </div>
      </section>
      {popular.data && (
        <section aria-label={t('home.popular')}>
          <h3 className="mb-1 text-12 font-medium text-faint">{t('home.popular')}</h3>
          <ul className="-mx-2 grid gap-0.5">
            {popular.data.list.map((game) => (
              <GameHit key={game.gameId} game={game} onPlay={onPlay} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
