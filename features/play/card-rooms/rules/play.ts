import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import type { TienLenAction, viewOf as tienLenViewOf } from '#game-kit/cards/tien-len/game.ts'
import type { Action as HoldemAction } from '#game-kit/cards/poker/holdem/hand.ts'
import type { HandView } from '#game-kit/cards/poker/holdem/view.ts'

/**
 * One hand of a card room, whatever its game. A hand is a value: `act` returns the next one or the code of a refusal, and nothing draws.
 * The host keeps the deck and the decisions, and rebuilds the hand from them (docs/decisions/0110-card-rooms.md).
 */
export const cardGames = ['holdem', 'tien-len'] as const
export type CardGame = (typeof cardGames)[number]

/** A room's stakes. `unit` is the big blind, or what one card is worth; `small` the small blind. Amounts are whole multiples of `chip`. */
export interface Stakes {
  readonly small: Minor
  readonly unit: Minor
  readonly chip: Minor
  readonly rakePpm: bigint
  readonly rakeCap: Minor
  readonly mayRunTwice: boolean
  /** From every player before the deal; 0 outside of tournaments. */
  readonly ante: Minor
}

/** A seat that is dealt in. */
export interface Dealt {
  readonly seat: number
  readonly stack: Minor
  /** Owes a blind for joining between the blinds. */
  readonly posts: boolean
}

export interface Setup {
  readonly stakes: Stakes
  readonly seats: number
  /** Hold'em: the button. Tien Len: who leads, or null: the lowest card leads. */
  readonly button: number | null
  readonly dealt: readonly Dealt[]
}

export type CardAction = HoldemAction | TienLenAction
export type TienLenView = ReturnType<typeof tienLenViewOf>

/** What a hand moved for one seat: what it put in and what came back, rake already taken. */
export interface Leg {
  readonly seat: number
  readonly put: Minor
  readonly won: Minor
  /** The seat's part of the rake. */
  readonly rake: Minor
}

export interface Play {
  readonly isOver: boolean
  /** Seats whose decision is awaited; several may be. */
  readonly awaited: readonly number[]
  act(seat: number, action: CardAction): Play | string
  /** The decision of a seat that does not answer in time. */
  timeout(seat: number): CardAction
  /** The decision of a practice bot: a simple strategy from what the seat may know. */
  bot(seat: number, luck: Chance): CardAction
  /** What a seat, or a spectator (null), may know. */
  view(seat: number | null): { readonly holdem: HandView | null; readonly tienLen: TienLenView | null }
  /** Places in the dealing order of the cards that a seat may know. */
  known(seat: number | null): readonly number[]
  /** Who leads or has the button next; null: by position. */
  readonly leader: number | null
  /** Once over: a leg for each seat that was dealt in. Their `put` less their `won` is the rake. */
  legs(): readonly Leg[]
}
