import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** The first card lies open. */
export interface FirstEvent extends GameEvent {
  readonly type: 'first'
  readonly card: number
}

export type Guess = 'higher' | 'lower'

/** A card came. `guess` is what was said of it, null where the card before was put aside. */
export interface CardEvent extends GameEvent {
  readonly type: 'card'
  readonly card: number
  readonly guess: Guess | null
  readonly isRight: boolean
  /** What taking the win returns now, as an exact fraction; "0" after a wrong guess or before the first. */
  readonly factor: string
}

/** Nothing is chosen before the first card. */
export type MoonChoice = Readonly<Record<string, never>>

/** All events of a stored round of this game. */
export type MoonRoundEvent = FirstEvent | CardEvent | MoneyEvent
