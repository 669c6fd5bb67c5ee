import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** The position of the wheel, in 150ths of a turn: a wheel of n petals stops at petal floor(place * n / 150). */
export interface TurnEvent extends GameEvent {
  readonly type: 'turn'
  readonly place: number
}

export type WheelPetals = 10 | 30 | 50
export type WheelRisk = 'low' | 'medium' | 'high'

/** The type of `settled.bet`. */
export interface WheelChoice {
  readonly petals: WheelPetals
  readonly risk: WheelRisk
}

/** All events of a stored round of this game: turn, settled, total. */
export type WheelRoundEvent = TurnEvent | MoneyEvent
