import type { PairMade, ThreeMade } from '#game-kit/blackjack/sides.ts'
import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** A card comes to a hand of the member (0 to 3) or to the dealer; null is the dealer's, face down. */
export interface CardEvent extends GameEvent {
  readonly type: 'card'
  readonly to: number | 'dealer'
  readonly card: number | null
  readonly total: number
  readonly isSoft: boolean
}

/** The result of a side bet; published as soon as its cards are dealt. */
export interface SideEvent extends GameEvent {
  readonly type: 'side'
  readonly on: SideKey
  readonly made: PairMade | ThreeMade | null
}

/** The dealer shows an ace and asks. */
export interface AskEvent extends GameEvent {
  readonly type: 'ask'
}

export interface InsuredEvent extends GameEvent {
  readonly type: 'insured'
  readonly isTaken: boolean
}

/** The dealer peeked at the hole card. */
export interface PeekEvent extends GameEvent {
  readonly type: 'peek'
  readonly hasBlackjack: boolean
}

/** The member's actions with a hand; a split moves its second card to a new hand behind it. */
export interface MoveEvent extends GameEvent {
  readonly type: 'move'
  readonly hand: number
  readonly did: 'hit' | 'stand' | 'double' | 'split' | 'surrender'
}

/** Another hand is played now. */
export interface TurnEvent extends GameEvent {
  readonly type: 'turn'
  readonly hand: number
}

/** The covered card is turned. */
export interface HoleEvent extends GameEvent {
  readonly type: 'hole'
  readonly card: number
  readonly total: number
  readonly isSoft: boolean
}

export type HandResult = 'blackjack' | 'win' | 'push' | 'loss' | 'bust' | 'surrendered'

export interface EndedEvent extends GameEvent {
  readonly type: 'ended'
  readonly dealer: number
  readonly hands: readonly { readonly result: HandResult; readonly total: number }[]
}

export type SideKey = 'pairs' | 'three'
export type BetKey = 'main' | SideKey

/** There is no choice besides the stakes. */
export type LacquerChoice = Readonly<Record<string, never>>

/** All events of a stored round of this game. */
export type LacquerEvent =
  | CardEvent
  | SideEvent
  | AskEvent
  | InsuredEvent
  | PeekEvent
  | MoveEvent
  | TurnEvent
  | HoleEvent
  | EndedEvent
  | MoneyEvent
