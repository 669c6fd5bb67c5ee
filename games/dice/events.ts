import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** The roll, in hundredths: 0 to 9 999 stands for 0.00 to 99.99. The `settled` event that follows carries the bet. */
export interface RollEvent extends GameEvent {
  readonly type: 'roll'
  readonly roll: number
  /** The same with two decimals, "57.31". */
  readonly text: string
}

export type DiceEvent = RollEvent

/** The type of `settled.bet`: the roll wins above (`over`) or below (`under`) the target, both excluding it. */
export interface DiceChoice {
  readonly direction: 'over' | 'under'
  /** In hundredths. */
  readonly target: number
}

/** All events of a stored round of this game: roll, settled, total. */
export type DiceRoundEvent = DiceEvent | MoneyEvent
