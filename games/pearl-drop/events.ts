import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/**
 * The way of the pearl: at each of the sixteen pegs of the longest board, right (1) or left (0), first peg first. A board of fewer
 * rows uses the first of them. The `settled` event that follows carries the board and the risk.
 */
export interface DropEvent extends GameEvent {
  readonly type: 'drop'
  readonly way: string
}

export type DropRows = 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16
export type DropRisk = 'low' | 'medium' | 'high'

/** The type of `settled.bet`. */
export interface DropChoice {
  readonly rows: DropRows
  readonly risk: DropRisk
}

/** All events of a stored round of this game: drop, settled, total. */
export type DropRoundEvent = DropEvent | MoneyEvent
