import type { GameEvent } from '../../events.ts'
import type { Coin, LineWinEvent, MaxWinEvent, SpinEndEvent, SpinEvent } from '../events.ts'

/**
 * The script of a hold-and-win round: spin, lineWin*, spinEnd, then if enough coins lie open: holdStart, respin*,
 * jackpot? (every place is filled), holdEnd, then maxWin?.
 */

/** The coins that opened the respins are held. */
export interface HoldStartEvent extends GameEvent {
  readonly type: 'holdStart'
  readonly coins: readonly Coin[]
  readonly respins: number
  readonly places: number
}

/** One respin: what landed, respins left after it, places filled. */
export interface RespinEvent extends GameEvent {
  readonly type: 'respin'
  readonly index: number
  readonly landed: readonly Coin[]
  readonly left: number
  readonly filled: number
}

/** Every place is filled: the grand jackpot, fixed, in credits. */
export interface JackpotEvent extends GameEvent {
  readonly type: 'jackpot'
  readonly jackpot: 'grand'
  readonly credits: number
}

export interface HoldEndEvent extends GameEvent {
  readonly type: 'holdEnd'
  readonly coins: number
  readonly credits: number
}

export type HoldEvent<S extends string> =
  | SpinEvent<S>
  | LineWinEvent<S>
  | SpinEndEvent
  | HoldStartEvent
  | RespinEvent
  | JackpotEvent
  | HoldEndEvent
  | MaxWinEvent
