import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** How high the lantern rose, in hundredths of the stake: 2 517 is 25.17 times. The `settled` event carries the target. */
export interface RiseEvent extends GameEvent {
  readonly type: 'rise'
  readonly height: number
  /** The same with two decimals, "25.17". */
  readonly text: string
}

/** The type of `settled.bet`: the height to reach, in hundredths. */
export interface LanternChoice {
  readonly target: number
}

/** All events of a stored round of this game: rise, settled, total. */
export type LanternRoundEvent = RiseEvent | MoneyEvent
