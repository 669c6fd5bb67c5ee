import type { GameEvent } from '#game-kit/events.ts'

/**
 * Keys of bets: `straight:17`, `split:16-17` (ascending), `street:16` (by its lowest number), `trio:0-1-2`, `trio:0-2-3`, `basket:0`
 * (0, 1, 2, 3), `corner:16` and `line:16` (by the lowest number), `column:1` …, `dozen:1` …, red, black, even, odd, low, high.
 * Calls are combinations of these, named on each line: voisins, tiers, orphelins, `neighbours:17:2`.
 */

/** `lucky` is empty at a table without multipliers. */
export type RouletteOutcome = {
  readonly number: number
  /** Numbers whose straight bets pay `times` for one instead, drawn before the ball. */
  readonly lucky: readonly Lucky[]
}
/** `times`: total return per stake, the stake included. */
export type Lucky = { readonly number: number; readonly times: number }

/** The numbers of the wheel, clockwise from the zero. */
export const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const

export const redNumbers: readonly number[] = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]

export interface RouletteLucky extends GameEvent {
  readonly type: 'lucky'
  readonly atMs: number
  readonly lucky: readonly Lucky[]
}
/** The ball starts; it falls at the next event. */
export interface RouletteSpin extends GameEvent {
  readonly type: 'spin'
  readonly atMs: number
}
export interface RouletteBall extends GameEvent {
  readonly type: 'ball'
  readonly atMs: number
  readonly number: number
}
