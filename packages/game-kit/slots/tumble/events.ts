import type { GameEvent } from '../../events.ts'
import type {
  Cell,
  FreeSpinEvent,
  FreeSpinsEndEvent,
  FreeSpinsRetriggerEvent,
  FreeSpinsStartEvent,
  MaxWinEvent,
  ScatterWinEvent,
  SpinEndEvent,
  SpinEvent,
} from '../events.ts'

/**
 * The script of a tumble round: bought?, spin, (tumbleWin+, tumble)*, multipliers?, scatterWin?, spinEnd, then where
 * scatters open free spins: freeSpinsStart, (freeSpin, spin, …, spinEnd, freeSpinsRetrigger?)*, freeSpinsEnd, maxWin?.
 */

/** The feature was bought: the round begins with its scatters. */
export interface BoughtEvent extends GameEvent {
  readonly type: 'bought'
}

/** Enough symbols of a kind anywhere in the grid pay. */
export interface TumbleWinEvent<S extends string> extends GameEvent {
  readonly type: 'tumbleWin'
  readonly symbol: S
  readonly count: number
  readonly positions: readonly Cell[]
  readonly credits: number
}

/** Winning symbols are removed and others fall in; the resulting grid. */
export interface TumbleEvent<S extends string> extends GameEvent {
  readonly type: 'tumble'
  readonly removed: readonly Cell[]
  readonly grid: readonly (readonly S[])[]
}

/** Visible multipliers multiply the spin's win. */
export interface MultipliersEvent extends GameEvent {
  readonly type: 'multipliers'
  readonly cells: readonly (Cell & { readonly value: number })[]
  readonly times: number
  readonly before: number
  readonly credits: number
}

export type TumbleEventOf<S extends string> =
  | BoughtEvent
  | SpinEvent<S>
  | TumbleWinEvent<S>
  | TumbleEvent<S>
  | MultipliersEvent
  | ScatterWinEvent
  | SpinEndEvent
  | FreeSpinsStartEvent
  | FreeSpinEvent
  | FreeSpinsRetriggerEvent
  | FreeSpinsEndEvent
  | MaxWinEvent
