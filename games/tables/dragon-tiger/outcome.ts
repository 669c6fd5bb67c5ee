import type { GameEvent } from '#game-kit/events.ts'
import type { ShoeState } from '#game-kit/cards/shoe.ts'

export type DragonTigerOutcome = {
  readonly dragon: number
  readonly tiger: number
  readonly shoe: ShoeState
}

export const dragonTigerBets = [
  'dragon',
  'tiger',
  'tie',
  'suitedTie',
  'dragonBig',
  'dragonSmall',
  'dragonOdd',
  'dragonEven',
  'tigerBig',
  'tigerSmall',
  'tigerOdd',
  'tigerEven',
] as const
export type DragonTigerBet = (typeof dragonTigerBets)[number]

export type Side = 'dragon' | 'tiger'

export interface DragonTigerCard extends GameEvent {
  readonly type: 'card'
  readonly atMs: number
  readonly side: Side
  readonly card: number
}
export interface DragonTigerResult extends GameEvent {
  readonly type: 'result'
  readonly atMs: number
  readonly result: Side | 'tie'
}
