import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { Switches } from './games-panel.tsx'
import { RunState, StopWords } from './run-state.tsx'
import type { Switching } from './switch-dialog.tsx'

export type GameRowProps = {
  readonly game: Switches['games'][number]
  readonly merchants: Switches['merchants']
  /** Null for an operator with read access only. */
  readonly onSwitch: ((switching: Switching) => void) | null
}

/** One game: its state, current players, the brands that show it, and its switches. */
export function GameRow({ game, merchants, onSwitch }: GameRowProps) {
  const { share, t } = useTexts()
  const { id, name, isStopped, offAt } = game
  return (
    <li className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_auto_auto] md:items-center md:gap-x-5">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-14">{name}</h3>
          <RunState isStopped={isStopped} />
        </div>
        <p className="num text-12 text-faint">
          {id} · {share(game.rtpText)} ·{' '}
          {game.playing > 0 ? t('games.playing', { count: game.playing }) : t('games.nobody')}
        </p>
        <StopWords stop={game} />
      </div>
      <div className="flex flex-wrap gap-2" role="group" aria-label={t('games.brands')}>
        {merchants.map((merchant) => {
          const isOn = !offAt.includes(merchant.code)
          return (
            <Button
              key={merchant.code}
              size="xs"
              look={isOn ? 'quiet' : 'outline'}
              disabled={onSwitch === null}
              aria-pressed={isOn}
              onClick={() => onSwitch?.({ what: 'brand', id, name, to: !isOn, brand: merchant.code })}
            >
              {merchant.name}: {t(isOn ? 'games.on' : 'games.off')}
            </Button>
          )
        })}
      </div>
      {onSwitch && (
        <Button
          size="sm"
          look={isStopped ? 'primary' : 'outline'}
          onClick={() => onSwitch({ what: 'game', id, name, to: !isStopped })}
        >
          {t(isStopped ? 'games.start' : 'games.stop')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}
