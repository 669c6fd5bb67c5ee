import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** A field of 25 stones is closed over its firecrackers. */
export interface FieldEvent extends GameEvent {
  readonly type: 'field'
  readonly crackers: number
}

/** A stone was opened. `factor` is the current payout of taking the win, as an exact fraction; "0" after a firecracker. */
export interface OpenedEvent extends GameEvent {
  readonly type: 'opened'
  readonly at: number
  readonly isJade: boolean
  readonly factor: string
}

/** The round is over: where the firecrackers lay. */
export interface LaidEvent extends GameEvent {
  readonly type: 'laid'
  readonly crackers: readonly number[]
}

/** The type of `settled.bet`. */
export interface VeinChoice {
  readonly crackers: number
}

/** All events of a stored round of this game. */
export type VeinRoundEvent = FieldEvent | OpenedEvent | LaidEvent | MoneyEvent
