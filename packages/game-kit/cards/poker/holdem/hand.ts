import type { Minor } from '#kit/money.ts'
import type { BetAction } from '#game-kit/cards/poker/betting/decide.ts'
import type { BetConfig, Bets } from '#game-kit/cards/poker/betting/bets.ts'
import type { BetResult, Win } from '#game-kit/cards/poker/betting/payout.ts'

/**
 * One hand of no-limit Texas hold'em as a value. `begin` posts the blinds and deals, `act` plays one decision, `timeout` is the decision of
 * a player who does not answer, `viewOf` is what one player may know. Nothing here draws: the deck is given, in its order.
 *
 * Deck: two cards to each player, one at a time from the left of the button, then the board; a second board goes on where the first ends.
 */
export interface HoldemConfig extends BetConfig {
  readonly smallBlind: Minor
  readonly bigBlind: Minor
  /** From every player before the deal; does not count as a bet. */
  readonly ante: Minor
  /** Players who are all in before the river may agree to deal the rest of the board twice, each for half of the pots. */
  readonly mayRunTwice: boolean
}

export type Street = 'preflop' | 'flop' | 'turn' | 'river'
export const STREETS: readonly Street[] = ['preflop', 'flop', 'turn', 'river']
/** Cards of the board on each street. */
export const BOARD: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 }

export type Phase = 'betting' | 'twice' | 'over'

export interface Hand extends Bets {
  readonly config: HoldemConfig
  readonly street: Street
  readonly phase: Phase
  /** Seats that agreed to a second board. */
  readonly agreed: readonly number[]
  readonly isTwice: boolean
  readonly result: HandResult | null
}

export type Action = BetAction | { readonly kind: 'twice'; readonly agrees: boolean }

export interface HandResult extends BetResult {
  /** `board`: index of the board that was won. */
  readonly wins: readonly (Win & { readonly board: number })[]
  readonly boards: readonly (readonly number[])[]
}

export function boardOf(hand: Pick<Hand, 'players' | 'deck' | 'street'>): readonly number[] {
  const from = hand.players.length * 2
  return hand.deck.slice(from, from + BOARD[hand.street])
}
