import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** A card comes; the dealer's lie face down until the member has decided. */
export interface CardEvent extends GameEvent {
  readonly type: 'card'
  readonly to: 'member' | 'dealer'
  readonly card: number | null
}

/** What the member's three cards make, and what pair plus came to. */
export interface MadeEvent extends GameEvent {
  readonly type: 'made'
  readonly made: Made
}

export interface DecidedEvent extends GameEvent {
  readonly type: 'decided'
  readonly did: 'play' | 'fold'
}

/** The dealer's cards are turned. */
export interface ShownEvent extends GameEvent {
  readonly type: 'shown'
  readonly cards: readonly number[]
  readonly made: Made
  readonly isQualified: boolean
  readonly result: 'won' | 'lost' | 'tied' | 'folded'
}

export type Made = 'high' | 'pair' | 'flush' | 'straight' | 'trips' | 'straightFlush'
export type BetKey = 'ante' | 'pairPlus'

/** Nothing is chosen but what is staked. */
export type TrioChoice = Readonly<Record<string, never>>

export type TrioEvent = CardEvent | MadeEvent | DecidedEvent | ShownEvent | MoneyEvent
