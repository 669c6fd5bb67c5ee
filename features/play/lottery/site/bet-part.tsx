import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { Sheet } from '#ui/layer/sheet.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { panelsOf } from '../rules/panels.ts'
import type { SlipLine } from '../rules/slip.ts'
import type { Entry } from './draw/draw-head.tsx'
import { useIsNarrow } from './draw/use-is-narrow.ts'
import { GamePanel } from './game/game-panel.tsx'
import { PanelBoard } from './game/panel-board.tsx'
import { SlipPanel } from './slip/slip-panel.tsx'
import { useBoard } from './use-board.ts'

type BetProps = {
  readonly entry: Entry
  /** /elott shows the panels at fixed odds first; lotteries of another page have only these there. */
  readonly isElott: boolean
  readonly lines: readonly SlipLine[]
  readonly onLines: (lines: readonly SlipLine[]) => void
  readonly onAdd: (lines: readonly SlipLine[]) => void
}

/** Plays and slip: beside each other on a desktop; on a phone the slip is a sheet, opened from the bar below the numbers. */
export function BetPart({ entry, isElott, lines, onLines, onAdd }: BetProps) {
  const { t } = useTexts()
  const { playType } = usePlace().search
  const { board, game } = useBoard(entry.code)
  const isNarrow = useIsNarrow()
  const [isSlipOpen, setSlipOpen] = useState(false)
  const currency = game?.currency
  const openPlay = (key: string) =>
    void navigate({
      search: (before) => ({ ...before, gameCode: entry.code, playType: key }),
      resetScroll: false,
      replace: true,
    })
  return (
    <QueryState of={board} waiting={<SkeletonCard lines={10} />}>
      {(value) => {
        if (!currency) return null
        const button = isNarrow ? { lines: lines.length, onOpen: () => setSlipOpen(true) } : null
        const slip = (
          <SlipPanel
            code={entry.code}
            board={value}
            next={entry.next}
            currency={currency}
            lines={lines}
            onLines={onLines}
            isInSheet={isNarrow}
          />
        )
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
            {isElott && panelsOf(value).length > 0 && !playType ? (
              <div className="grid gap-2">
                <PanelBoard board={value} currency={currency} onAdd={onAdd} slip={button} />
                {entry.area === 'ELOTT' && (
                  <Button look="quiet" onClick={() => openPlay(value.plays[0]?.key ?? '')}>
                    {t('lottery.allPlays')}
                  </Button>
                )}
              </div>
            ) : (
              <GamePanel
                board={value}
                currency={currency}
                playKey={playType}
                onPlay={openPlay}
                onAdd={onAdd}
                slip={button}
              />
            )}
            {isNarrow ? (
              <Sheet open={isSlipOpen} onClose={() => setSlipOpen(false)} title={t('lottery.slip')}>
                {slip}
              </Sheet>
            ) : (
              <div className="sticky top-20">{slip}</div>
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
