import type { GameEvent, MoneyEvent } from '#game-kit/events.ts'

/** A card comes; the dealer's lie face down until the member has decided. */
export interface CardEvent extends GameEvent {
  readonly type: 'card'
  readonly to: 'member' | 'dealer'
  readonly card: number | null
}

/** The rank of the member's three cards, and the result of pair plus. */
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

/** There is no choice besides the stakes. */
export type TrioChoice = Readonly<Record<string, never>>

export type TrioEvent = CardEvent | MadeEvent | DecidedEvent | ShownEvent | MoneyEvent
