import { Wrench } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { posterOf } from '#features/play/lobby/site/posters.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Poster } from '#ui/art/poster.tsx'
import { useApi } from '#ui/api/use-api.ts'

/** As many as fit side by side on a phone. */
const MOST = 3

export type StoppedGameProps = {
  readonly gameId: string
  readonly name: string
  /** Missing where a retry is pointless: the game was never opened. */
  readonly onAgain?: () => void
  readonly onBack: () => void
}

/** Open alternatives, most played first; none where everything is stopped. */
function useOthers(gameId: string) {
  const { data } = useApiQuery(useApi(lobby).game, { params: { gameId } })
  return data?.suggestions.slice(0, MOST) ?? []
}

const addressOf = (gameId: string): string => `/game?gameId=${encodeURIComponent(gameId)}`

/** A game under maintenance: no money is lost, and alternatives are offered. */
export function StoppedGame({ gameId, name, onAgain, onBack }: StoppedGameProps) {
  const { t } = useTexts()
  const others = useOthers(gameId)
  return (
    <div className="mx-auto grid w-full max-w-120 grid-cols-1 justify-items-center gap-5 p-5 text-center">
      <Wrench size={40} strokeWidth={1.5} className="text-warning" aria-hidden />
      <div className="grid gap-2">
        <h1 className="text-22">{t('lobby.insteadTitle', { game: name })}</h1>
        <p className="text-muted">{t(others.length > 0 ? 'lobby.insteadText' : 'lobby.insteadNone')}</p>
      </div>
      {others.length > 0 && (
        <ul className="grid w-full grid-cols-3 gap-3 md:gap-4">
          {others.map((game) => (
            <li key={game.gameId} className="min-w-0">
              <a href={addressOf(game.gameId)} className="group block text-left">
                <Poster
                  art={posterOf(game.gameId)}
                  seed={game.gameId}
                  sizes="144px"
                  className="rounded-card transition-transform duration-200 ease-out group-hover:-translate-y-1"
                />
                <span className="mt-2 line-clamp-2 text-13 font-medium">{game.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button look="primary" onClick={onBack}>
          {t('frame.back')}
        </Button>
        {onAgain && (
          <Button look="outline" onClick={onAgain}>
            {t('ui.retry')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Above another provider's game, which sends us no messages: its open round is played to its end, and no new bet is accepted. */
export function StoppedBar({ gameId, name, onBack }: Omit<StoppedGameProps, 'onAgain'>) {
  const { t } = useTexts()
  const others = useOthers(gameId)
  return (
    <div
      role="status"
      className="absolute inset-x-3 top-3 mx-auto grid max-w-120 gap-3 rounded-card border border-line bg-raised p-3 shadow-lift"
    >
      <div className="flex items-center gap-3">
        <Wrench size={20} className="shrink-0 text-warning" aria-hidden />
        <p className="min-w-0 flex-1 text-14">{t('lobby.insteadTitle', { game: name })}</p>
        <Button size="sm" look="primary" onClick={onBack}>
          {t('frame.back')}
        </Button>
      </div>
      {others.length > 0 && (
        <ul className="grid grid-cols-3 gap-3">
          {others.map((game) => (
            <li key={game.gameId} className="min-w-0">
              <a href={addressOf(game.gameId)} className="flex min-h-11 items-center gap-2">
                <Poster
                  art={posterOf(game.gameId)}
                  seed={game.gameId}
                  sizes="33px"
                  className="w-8.25 shrink-0 rounded-[6px]"
                />
                <span className="line-clamp-2 text-12 leading-tight font-medium">{game.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Calls back once when a stopped game is resumed. */
export function useRunsAgain(isStopped: boolean, hear: () => void): void {
  const wasStopped = useRef(isStopped)
  useEffect(() => {
    if (wasStopped.current && !isStopped) hear()
    wasStopped.current = isStopped
  })
}
