import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** Five cards lie open. */
export interface DealtEvent extends GameEvent {
  readonly type: 'dealt'
  readonly cards: readonly number[]
}

/** The cards that were not held are replaced: the final five, and their rank. */
export interface DrawnEvent extends GameEvent {
  readonly type: 'drawn'
  readonly held: readonly boolean[]
  readonly cards: readonly number[]
  readonly made: Made
}

export type Made =
  | 'nothing'
  | 'jacks'
  | 'twoPairs'
  | 'three'
  | 'straight'
  | 'flush'
  | 'fullHouse'
  | 'four'
  | 'straightFlush'
  | 'royal'

/** There is no choice before the deal. */
export type JacksChoice = Readonly<Record<string, never>>

/** All events of a stored round of this game. */
export type JacksRoundEvent = DealtEvent | DrawnEvent | MoneyEvent
