import { dealOf, isEvent } from '../stage/events.ts'
import type { StageView } from '../table/game-stage.tsx'
import { CoinsStage, type CoinsEvent } from './coins-stage.tsx'
import { DiceStage, type DiceEvent } from './dice-stage.tsx'

/** Dice and coins; between rounds the last result lies open. */
export function DiceStages({ game, round, deal, lastMark }: StageView) {
  const id = round?.id ?? ''
  if (game === 'xoc-dia') {
    const reds = lastMark === null ? null : Number(lastMark)
    return (
      <CoinsStage
        round={id}
        deal={dealOf(deal, isEvent<CoinsEvent>('shake', 'coins'))}
        last={reds === null ? [] : [0, 1, 2, 3].map((nth) => (nth < reds ? 1 : 0))}
      />
    )
  }
  return (
    <DiceStage
      round={id}
      deal={dealOf(deal, isEvent<DiceEvent>('shake', 'dice'))}
      look={game === 'bau-cua' ? 'bau-cua' : 'pips'}
      last={lastMark?.split('-').map(Number) ?? []}
    />
  )
}
