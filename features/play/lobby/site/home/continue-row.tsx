import { Play } from 'lucide-react'
import { useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Poster } from '#ui/art/poster.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { lobby } from '../../contract.ts'
import { posterOf } from '../posters.ts'
import { SectionHead } from '../section-head.tsx'

export const MOST_RECENT = 4
/** Remembers that there are games to continue, to reserve the space while loading. */
const PLAYED = 'played'

export type ContinueRowProps = { readonly onPlay: (gameId: string) => void; readonly onHistory: () => void }

/** The games that the member played last; hidden for a member who has not played yet. */
export function ContinueRow({ onPlay, onHistory }: ContinueRowProps) {
  const { t, date } = useTexts()
  const { data, error } = useApiQuery(useApi(lobby).recent, { query: { count: MOST_RECENT } })
  const count = data?.list.length
  useEffect(() => {
    if (count !== undefined) localStorage.setItem(PLAYED, count.toString())
  }, [count])
  const expected = count ?? (error ? 0 : Number(localStorage.getItem(PLAYED) ?? 0))
  if (expected === 0) return null
  return (
    <section>
      <SectionHead
        title={t('home.continue')}
        note={t('home.continueCount', { count: expected })}
        link={{ words: t('home.history'), onPress: onHistory }}
      />
      <div className="strip gap-3 md:mx-0 md:grid md:grid-cols-2 lg:grid-cols-4 md:px-0">
        {data
          ? data.list.map((game) => (
              <button
                key={game.gameId}
                type="button"
                onClick={() => onPlay(game.gameId)}
                className="panel flex h-20 w-66 shrink-0 items-center gap-3.5 p-2 pr-3 text-left transition-colors duration-120 hover:border-line md:w-auto md:p-2.5"
              >
                <Poster
                  art={posterOf(game.gameId)}
                  seed={game.gameId}
                  sizes="45px"
                  eager
                  className="w-11 rounded-control"
                />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{game.name}</span>
                  <span className="num block truncate text-12 text-faint">
                    {date(new Date(game.lastPlayedAt), 'brief')}
                  </span>
                </span>
                <span className="grid size-9 place-items-center rounded-full bg-raised">
                  <span className="sr-only">{t('home.play')}</span>
                  <Play size={15} className="ml-0.5 fill-current" aria-hidden />
                </span>
              </button>
            ))
          : Array.from({ length: expected }, (_, card) => (
              <Skeleton key={card} className="h-20 w-66 shrink-0 rounded-card md:w-auto" />
            ))}
      </div>
    </section>
  )
}
