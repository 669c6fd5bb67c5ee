import type { StageView } from '../table/game-stage.tsx'
import { BaccaratStage, type BaccaratEvent } from './baccarat-stage.tsx'
import { BlackjackStage } from './blackjack-stage.tsx'
import { DragonTigerStage, type DragonTigerEvent } from './dragon-tiger-stage.tsx'
import { dealOf, isEvent } from '../stage/events.ts'

/** The card games of live tables. */
export function CardStage({ game, round, deal, left, squeezes, decisions }: StageView) {
  const id = round?.id ?? ''
  if (game === 'dragon-tiger')
    return (
      <DragonTigerStage
        round={id}
        deal={dealOf(deal, isEvent<DragonTigerEvent>('card', 'result'))}
        left={left}
        isSqueezed={squeezes.length > 0}
      />
    )
  if (game === 'blackjack')
    return <BlackjackStage round={id} pieces={round?.pieces ?? []} decisions={decisions} />
  return (
    <BaccaratStage
      round={id}
      deal={dealOf(deal, isEvent<BaccaratEvent>('card', 'result'))}
      left={left}
      squeezes={squeezes}
    />
  )
}
