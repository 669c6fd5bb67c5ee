import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** Ten of forty stars shine in the pond, in the order in which they came, 1 to 40. */
export interface StarsEvent extends GameEvent {
  readonly type: 'stars'
  readonly stars: readonly number[]
}

/** The type of `settled.bet`: one to ten different stars, ascending. */
export interface PondChoice {
  readonly picks: readonly number[]
}

/** All events of a stored round of this game: stars, settled, total. */
export type PondRoundEvent = StarsEvent | MoneyEvent
