import { useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { Board } from '#game-kit/lottery/board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import type { SlipLine } from '../../rules/slip.ts'
import { sideLine } from '../../rules/selection.ts'
import type { SideTrack } from '../../rules/trends/side-tracks.ts'
import { SHORTEST_STREAK, streaksOf } from '../../rules/trends/streaks.ts'
import type { Drawn } from '../draw/draw-head.tsx'
import { useLotteryNames } from '../names.ts'

type StreaksProps = {
  readonly board: Board
  readonly currency: Currency
  readonly tracks: readonly SideTrack[]
  /** Newest first. */
  readonly draws: readonly Drawn[]
  readonly onAdd: (lines: readonly SlipLine[]) => void
}

/** The sides that have come in every one of the newest draws, each with a bet on it and against it. */
export function Streaks({ board, currency, tracks, draws, onAdd }: StreaksProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const [added, setAdded] = useState('')
  const streaks = streaksOf(
    tracks,
    draws.map(({ outcome }) => outcome),
  )
  const unitStake = board.stakes[currency]?.menu[0] ?? 0n
  const add = (play: string, option: string) => {
    const line = sideLine(board, play, option, { unitStake, text: names.option('options', option) })
    if (!line) return
    onAdd([line])
    setAdded(t('lottery.trend.added', { bet: `${names.play(play)} · ${line.text}` }))
  }
  return (
    <section aria-label={t('lottery.trend.streaks')} className="panel grid gap-1 p-3 md:p-4">
      <p className="text-13 text-muted">{t('lottery.trend.streakHint', { fewest: SHORTEST_STREAK })}</p>
      {streaks.length === 0 && <p className="py-4 text-13">{t('lottery.trend.noStreaks')}</p>}
      <ul className="grid">
        {streaks.map(({ play, option, against, length }) => (
          <li
            key={`${play} ${option}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hair py-2.5 first:border-0"
          >
            <p className="grid min-w-36 flex-1">
              <span className="text-12 text-muted">{names.play(play)}</span>
              <span className="text-14 font-semibold">
                {names.option('options', option)}{' '}
                <span className="num text-win">{t('lottery.trend.inARow', { length })}</span>
              </span>
            </p>
            <span className="flex gap-2">
              <Button size="sm" look="quiet" onClick={() => add(play, option)}>
                {names.option('options', option)}
              </Button>
              {against && (
                <Button size="sm" look="quiet" onClick={() => add(play, against)}>
                  {names.option('options', against)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-5 text-13 text-action-text">
        {added}
      </p>
    </section>
  )
}
