import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

export type Side = 'player' | 'banker'

/** A card comes to a side; the total of that side after it. */
export interface CardEvent extends GameEvent {
  readonly type: 'card'
  readonly side: Side
  readonly card: number
  readonly total: number
}

/** Which side came closer to nine. */
export interface ResultEvent extends GameEvent {
  readonly type: 'result'
  readonly result: Side | 'tie'
  readonly player: number
  readonly banker: number
}

export type Place =
  'player' | 'banker' | 'tie' | 'playerPair' | 'bankerPair' | 'perfectPair' | 'big' | 'small' | 'dragon'

/** The type of `settled.bet`. */
export interface CraneChoice {
  readonly on: Place
}

/** All events of a stored round of this game: four to six cards, result, settled, total. */
export type CraneRoundEvent = CardEvent | ResultEvent | MoneyEvent
