import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** What decides each bullet of the volley, in the order of its bets: a catch by `rolls`, the multiple of a special fish by `prizes`. */
export interface VolleyEvent extends GameEvent {
  readonly type: 'volley'
  readonly rolls: readonly number[]
  readonly prizes: readonly number[]
}

/** The type of `settled.bet`: the place of the bullet in its volley, and the kind of fish that it is fired at. */
export interface ShotChoice {
  readonly shot: number
  readonly fish: string
}

/** All events of a stored round of this game: volley, one settled for each bullet, total. */
export type FishingEvent = VolleyEvent | MoneyEvent
