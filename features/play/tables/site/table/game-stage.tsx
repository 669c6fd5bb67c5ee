import { lazy, type ReactNode } from 'react'
import type { Hand } from '#games/tables/baccarat/outcome.ts'
import type { Decision } from '../../rules/page/blackjack.ts'
import type { LiveGame } from '../games.ts'
import type { Pose } from '../stage/dealer.tsx'
import { useDeal, type Deal } from '../stage/use-deal.ts'
import type { TableRound } from '../use-table.ts'

const cards = () => import('../cards/card-stages.tsx')
const CardsOf = lazy(async () => ({ default: (await cards()).CardStage }))
const WheelOf = lazy(async () => ({ default: (await import('../wheel/wheel-stage.tsx')).WheelStage }))
const DiceOf = lazy(async () => ({ default: (await import('../dice/dice-stages.tsx')).DiceStages }))

/** A card lies closed for this long before it is turned over. */
const LEAD_MS = 900

export type StageView = {
  readonly game: LiveGame
  readonly round: TableRound | null
  readonly deal: Deal<TableRound['script'][number]>
  /** Cards left in the shoe; null without one. */
  readonly left: number | null
  readonly squeezes: readonly Hand[]
  /** The caller’s decisions at a blackjack table. */
  readonly decisions: readonly Decision[]
  /** The result before this round. */
  readonly lastMark: string | null
}

const empty = { id: '', phase: 'asleep', drawnAt: null, script: [] } as const

/** What of the round's deal is shown now. */
export const useTableDeal = (round: TableRound | null) => useDeal(round ?? empty, LEAD_MS)

/** What lies on the felt of a game. The code of each kind of game is loaded with its first table. */
export function GameStage(view: StageView): ReactNode {
  switch (view.game) {
    case 'roulette':
    case 'lucky-roulette':
      return <WheelOf {...view} />
    case 'sic-bo':
    case 'tai-xiu':
    case 'bau-cua':
    case 'xoc-dia':
      return <DiceOf {...view} />
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'baccarat-ez':
    case 'dragon-tiger':
    case 'blackjack':
      return <CardsOf {...view} />
  }
}

/** What the dealer does. */
export function poseOf(game: LiveGame, round: TableRound | null, isOver: boolean): Pose {
  if (round === null || round.phase === 'asleep' || round.phase === 'void') return 'idle'
  if (round.phase === 'betting') return 'idle'
  if (round.phase === 'closing' || isOver) return 'announce'
  switch (game) {
    case 'roulette':
    case 'lucky-roulette':
      return 'spin'
    case 'sic-bo':
    case 'tai-xiu':
    case 'bau-cua':
    case 'xoc-dia':
      return 'shake'
    default:
      return 'deal'
  }
}
