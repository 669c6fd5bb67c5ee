import type { GameEvent } from '../events.ts'

/**
 * The script of one round of a lines slot, as ./script.ts writes it and a scene plays it. Wins are counted in credits: one credit is
 * the stake of one line, so that the same script serves every stake. The final `total` event carries the money that was really paid.
 * Order of a round: spin, (lineWin | wayWin)*, scatterWin?, spinEnd, then if enough scatters landed: freeSpinsStart, chosen?,
 * (freeSpin, spin, (lineWin | wayWin)*, spreadWin?, scatterWin?, spinEnd, freeSpinsRetrigger?)*, freeSpinsEnd, then maxWin? (the round
 * reached its limit and ended there).
 */

/** A cell of the window: reel 0 to 4 from the left, row 0 to 2 from the top. */
export interface Cell {
  readonly reel: number
  readonly row: number
}

/** The reels stop. Base spin has index 0, free spins count from 1. */
export interface SpinEvent<S extends string> extends GameEvent {
  readonly type: 'spin'
  readonly mode: 'base' | 'free'
  readonly index: number
  readonly stops: readonly number[]
  /** Five reels of three symbols, top to bottom. */
  readonly grid: readonly (readonly S[])[]
  /** Reels that stop while two scatters already lie open and a third could still land: slow these down. */
  readonly anticipate: readonly number[]
  /** Coins that lie open, with the credits printed on them, where the game has some. */
  readonly coins?: readonly Coin[]
}

/** A coin of a hold-and-win game. Fixed jackpots go by their name. */
export interface Coin extends Cell {
  readonly credits: number
  readonly jackpot?: string
}

export interface LineWinEvent<S extends string> extends GameEvent {
  readonly type: 'lineWin'
  /** The line, from 0, in the order of the model. */
  readonly line: number
  readonly symbol: S
  /** 3 to 5 from the left. */
  readonly count: number
  readonly positions: readonly Cell[]
  /** From the pay table, before the multiplier. */
  readonly pays: number
  /** 1 in the base spin. */
  readonly multiplier: number
  /** pays times multiplier. */
  readonly credits: number
}

/** A symbol pays in ways: `each` credits for each of `ways`. */
export interface WayWinEvent<S extends string> extends GameEvent {
  readonly type: 'wayWin'
  readonly symbol: S
  readonly count: number
  readonly ways: number
  readonly positions: readonly Cell[]
  readonly each: number
  readonly pays: number
  readonly multiplier: number
  readonly credits: number
}

/** The chosen symbol of free spins fills these reels and pays `each` credits on every line. */
export interface SpreadWinEvent<S extends string> extends GameEvent {
  readonly type: 'spreadWin'
  readonly symbol: S
  readonly reels: readonly number[]
  readonly each: number
  readonly lines: number
  readonly pays: number
  readonly multiplier: number
  readonly credits: number
}

/** Which symbol spreads in the free spins that begin. */
export interface ChosenEvent<S extends string> extends GameEvent {
  readonly type: 'chosen'
  readonly symbol: S
}

export interface ScatterWinEvent extends GameEvent {
  readonly type: 'scatterWin'
  readonly count: number
  readonly positions: readonly Cell[]
  readonly pays: number
  readonly multiplier: number
  readonly credits: number
}

/** One spin is counted: its own credits and the round's so far. */
export interface SpinEndEvent extends GameEvent {
  readonly type: 'spinEnd'
  readonly credits: number
  readonly totalCredits: number
}

export interface FreeSpinsStartEvent extends GameEvent {
  readonly type: 'freeSpinsStart'
  readonly count: number
  readonly multiplier: number
  readonly positions: readonly Cell[]
}

/** A free spin begins: `index` of `total` as known so far, `left` after this one. */
export interface FreeSpinEvent extends GameEvent {
  readonly type: 'freeSpin'
  readonly index: number
  readonly left: number
  readonly total: number
  readonly multiplier: number
}

export interface FreeSpinsRetriggerEvent extends GameEvent {
  readonly type: 'freeSpinsRetrigger'
  readonly added: number
  readonly left: number
  readonly total: number
  readonly positions: readonly Cell[]
}

export interface FreeSpinsEndEvent extends GameEvent {
  readonly type: 'freeSpinsEnd'
  readonly spins: number
  /** Won in free spins alone. */
  readonly credits: number
}

/** The round reached the highest win of the game and ends here. */
export interface MaxWinEvent extends GameEvent {
  readonly type: 'maxWin'
  readonly credits: number
}

export type SlotEvent<S extends string> =
  | SpinEvent<S>
  | LineWinEvent<S>
  | WayWinEvent<S>
  | SpreadWinEvent<S>
  | ChosenEvent<S>
  | ScatterWinEvent
  | SpinEndEvent
  | FreeSpinsStartEvent
  | FreeSpinEvent
  | FreeSpinsRetriggerEvent
  | FreeSpinsEndEvent
  | MaxWinEvent
