import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

export type ClimbRisk = 'easy' | 'medium' | 'hard' | 'brave'

/** A new pagoda: its number of floors, and of doors on each. */
export interface PagodaEvent extends GameEvent {
  readonly type: 'pagoda'
  readonly risk: ClimbRisk
}

/** A door was opened. `factor` is the current payout of coming down, as an exact fraction; "0" at a tiger. */
export interface DoorEvent extends GameEvent {
  readonly type: 'door'
  readonly floor: number
  readonly at: number
  readonly isFree: boolean
  readonly factor: string
}

/** The round is over: behind which doors the tigers sat, floor by floor from below. */
export interface TigersEvent extends GameEvent {
  readonly type: 'tigers'
  readonly floors: readonly (readonly number[])[]
}

/** The type of `settled.bet`. */
export interface ClimbChoice {
  readonly risk: ClimbRisk
}

/** All events of a stored round of this game. */
export type ClimbRoundEvent = PagodaEvent | DoorEvent | TigersEvent | MoneyEvent
