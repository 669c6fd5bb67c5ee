import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** A field of 25 stones is closed over its firecrackers. */
export interface FieldEvent extends GameEvent {
  readonly type: 'field'
  readonly crackers: number
}

/** A stone was opened. `factor` is what taking the win returns now, as an exact fraction; "0" after a firecracker. */
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

/** What `settled.bet` holds. */
export interface VeinChoice {
  readonly crackers: number
}

/** Everything a stored round of this game holds. */
export type VeinRoundEvent = FieldEvent | OpenedEvent | LaidEvent | MoneyEvent
