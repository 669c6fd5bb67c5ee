import type { Minor } from '#kit/money.ts'
import type { Rake } from '#game-kit/cards/poker/pots.ts'

/**
 * One hand of no-limit Texas hold'em as a value. `begin` posts the blinds and deals, `act` plays one decision, `timeout` is the decision of
 * a player who does not answer, `viewOf` is what one player may know. Nothing here draws: the deck is given, in its order.
 *
 * Deck: two cards to each player, one at a time from the left of the button, then the board; a second board goes on where the first ends.
 */
export interface HoldemConfig {
  readonly smallBlind: Minor
  readonly bigBlind: Minor
  /** From every player before the deal; does not count as a bet. */
  readonly ante: Minor
  /** Smallest chip: every amount is a multiple of it, unless a player is all in. */
  readonly chip: Minor
  readonly rake: Pick<Rake, 'rate' | 'cap'>
  /** Players who are all in before the river may agree to deal the rest of the board twice, each for half of the pots. */
  readonly mayRunTwice: boolean
}

/** A player who is dealt in, in the order of seats. */
export interface Entry {
  readonly seat: number
  readonly stack: Minor
  /** A live bet owed for joining between the blinds: counts like a big blind. */
  readonly posts?: boolean
}

export type Street = 'preflop' | 'flop' | 'turn' | 'river'
export const STREETS: readonly Street[] = ['preflop', 'flop', 'turn', 'river']
/** Cards of the board on each street. */
export const BOARD: Readonly<Record<Street, number>> = { preflop: 0, flop: 3, turn: 4, river: 5 }

export interface Player {
  readonly seat: number
  /** What is left in front of the player. */
  readonly stack: Minor
  /** Put into the pots in this hand, this street's bet included. */
  readonly put: Minor
  /** Bet on this street. */
  readonly bet: Minor
  readonly folded: boolean
  /** Has acted since the last full bet or raise: may raise again only if more than a full raise came since. */
  readonly acted: boolean
  readonly cards: readonly number[]
}

export type Phase = 'betting' | 'twice' | 'over'

export interface Hand {
  readonly config: HoldemConfig
  readonly seats: number
  readonly button: number
  readonly deck: readonly number[]
  readonly players: readonly Player[]
  readonly street: Street
  readonly phase: Phase
  /** Seat whose decision is awaited; null when the hand is over or several answer together (`twice`). */
  readonly turn: number | null
  /** Highest bet of the street. */
  readonly toCall: Minor
  /** Size of the last full bet or raise: the least by which the next one raises. */
  readonly raiseBy: Minor
  /** Who bet or raised last: shows first. */
  readonly aggressor: number | null
  /** Seats that agreed to a second board. */
  readonly agreed: readonly number[]
  readonly isTwice: boolean
  readonly result: HandResult | null
}

export type Action =
  | { readonly kind: 'fold' | 'check' | 'call' }
  /** Bet or raise to this bet on the street. */
  | { readonly kind: 'raise'; readonly to: Minor }
  | { readonly kind: 'twice'; readonly agrees: boolean }

export interface Win {
  readonly seat: number
  readonly amount: Minor
  /** Index of the pot, main pot 0, and of the board. */
  readonly pot: number
  readonly board: number
}

export interface HandResult {
  readonly returned: { readonly seat: number; readonly amount: Minor } | null
  readonly pots: readonly {
    readonly amount: Minor
    readonly rake: Minor
    readonly seats: readonly number[]
  }[]
  readonly wins: readonly Win[]
  /** Seats that show their cards, in order. */
  readonly shown: readonly number[]
  readonly boards: readonly (readonly number[])[]
}

/** Players in the order of action from the left of a seat. */
export function fromLeftOf(hand: Pick<Hand, 'players' | 'seats'>, seat: number): readonly Player[] {
  const distance = (player: Player) => (player.seat - seat - 1 + hand.seats) % hand.seats
  return [...hand.players].sort((a, b) => distance(a) - distance(b))
}

export function playerAt(hand: Pick<Hand, 'players'>, seat: number): Player | undefined {
  return hand.players.find((player) => player.seat === seat)
}

/** With one player changed. */
export function changed(hand: Hand, seat: number, change: Partial<Player>): Hand {
  return {
    ...hand,
    players: hand.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
  }
}

export function boardOf(hand: Pick<Hand, 'players' | 'deck' | 'street'>): readonly number[] {
  const from = hand.players.length * 2
  return hand.deck.slice(from, from + BOARD[hand.street])
}
