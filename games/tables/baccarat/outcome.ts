import type { GameEvent } from '#game-kit/events.ts'
import type { ShoeState } from '#game-kit/cards/shoe.ts'

/** What a hand of baccarat leaves behind. */
export type BaccaratOutcome = {
  /** Four to six cards of the shoe in the order of the deal: player, banker, player, banker, then the third cards. */
  readonly cards: readonly number[]
  readonly shoe: ShoeState
}

/** Every bet; which of them a table offers, and what they pay, is in its configuration. */
export const baccaratBets = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'big',
  'small',
  'super6',
  'lucky6',
  'dragon7',
  'panda8',
  'playerBonus',
  'bankerBonus',
  'playerNatural',
  'bankerNatural',
] as const
export type BaccaratBet = (typeof baccaratBets)[number]

export type Hand = 'player' | 'banker'

export interface BaccaratCard extends GameEvent {
  readonly type: 'card'
  /** Milliseconds after the draw at which the card lies open. */
  readonly atMs: number
  readonly hand: Hand
  /** Of a deck of 52. */
  readonly card: number
  /** Points of the hand with it. */
  readonly total: number
}
export interface BaccaratResult extends GameEvent {
  readonly type: 'result'
  readonly atMs: number
  readonly result: Hand | 'tie'
  readonly player: number
  readonly banker: number
}
