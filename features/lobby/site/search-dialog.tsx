import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useAsk } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Poster } from '#ui/art/poster.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { lobby } from '../contract.ts'
import { matches } from './match.ts'
import { posterOf } from './posters.ts'

export type SearchDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onPlay: (gameId: string) => void
}

/** Finds a game by a part of its name, its maker or its category, accents or not. */
export function SearchDialog({ open, onClose, onPlay }: SearchDialogProps) {
  const { share, t } = useTexts()
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const games = useAsk(useApi(lobby).gameList, undefined, { staleMs: 60_000 })
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.searchGames')}>
      <TextField
        label={<span className="sr-only">{t('shell.searchGames')}</span>}
        type="search"
        start={<Search size={18} />}
        placeholder={t('shell.searchHint', { count: games.data?.list.length ?? 0 })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="mt-4 min-h-60">
        <Answer of={games}>
          {({ list }) => {
            const found = list.filter((game) =>
              matches(wanted, [game.name, game.vendorName, t(`category.${game.category}`)]),
            )
            if (found.length === 0)
              return (
                <EmptyState
                  icon={Search}
                  title={t('shell.searchNone', { text: wanted.trim() })}
                  text={t('shell.searchNoneHint')}
                />
              )
            return (
              <ul className="grid gap-1">
                {found.map((game) => (
                  <li key={game.gameId}>
                    <button
                      type="button"
                      onClick={() => onPlay(game.gameId)}
                      className="flex w-full items-center gap-3.5 rounded-control p-2 text-left transition-colors duration-120 hover:bg-raised"
                    >
                      <Poster art={posterOf(game.gameId)} sizes="42px" className="w-10.5 rounded-tag" />
                      <span className="min-w-0 flex-1">
                        <span className="block truncate font-medium">{game.name}</span>
                        <span className="block truncate text-12 text-faint">
                          {game.vendorName} · {t(`category.${game.category}`)}
                        </span>
                      </span>
                      <span className="num text-12 text-faint">{share(game.rtpText)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )
          }}
        </Answer>
      </div>
    </Dialog>
  )
}
