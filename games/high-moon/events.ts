import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** The first card lies open. */
export interface FirstEvent extends GameEvent {
  readonly type: 'first'
  readonly card: number
}

export type Guess = 'higher' | 'lower'

/** A card was drawn. `guess` is the member's guess, null if the previous card was skipped. */
export interface CardEvent extends GameEvent {
  readonly type: 'card'
  readonly card: number
  readonly guess: Guess | null
  readonly isRight: boolean
  /** The current payout of taking the win, as an exact fraction; "0" after a wrong guess or before the first. */
  readonly factor: string
}

/** There is no choice before the first card. */
export type MoonChoice = Readonly<Record<string, never>>

/** All events of a stored round of this game. */
export type MoonRoundEvent = FirstEvent | CardEvent | MoneyEvent
