import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import type { ClimbAction, Debt } from '#game-kit/cards/climbing/game.ts'
import type { SamLocAction, viewOf as samLocViewOf } from '#game-kit/cards/sam-loc/game.ts'
import type { viewOf as tienLenViewOf } from '#game-kit/cards/tien-len/game.ts'
import type { Action as HoldemAction } from '#game-kit/cards/poker/holdem/hand.ts'
import type { HandView } from '#game-kit/cards/poker/holdem/view.ts'
import type { LiengView } from '#game-kit/cards/poker/lieng/lieng.ts'

/**
 * One hand of a card room, whatever its game. A hand is a value: `act` returns the next one or the code of a refusal, and nothing draws.
 * The host keeps the deck and the decisions, and rebuilds the hand from them (docs/decisions/0110-card-rooms.md).
 */
export const cardGames = ['holdem', 'tien-len', 'sam-loc', 'lieng'] as const
export type CardGame = (typeof cardGames)[number]

/** Most seats of a game: Tien Len deals all of the deck, Sam Loc 50 cards; hold'em deals 18 and two boards, Liêng 27. */
export const mostSeats: Readonly<Record<CardGame, number>> = {
  holdem: 9,
  'tien-len': 4,
  'sam-loc': 5,
  lieng: 9,
}

/**
 * A room's stakes. `unit` is the big blind, what one card is worth, or in Liêng the ante; `small` the small blind. Amounts are whole
 * multiples of `chip`.
 */
export interface Stakes {
  readonly small: Minor
  readonly unit: Minor
  readonly chip: Minor
  readonly rakePpm: bigint
  readonly rakeCap: Minor
  readonly mayRunTwice: boolean
  /** Hold'em: from every player before the deal; 0 outside of tournaments. */
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
  /** Hold'em and Liêng: the button. Climbing games: the seat that leads, or null: the lowest card leads. */
  readonly button: number | null
  readonly dealt: readonly Dealt[]
}

export type CardAction = HoldemAction | ClimbAction | SamLocAction
export const actionKinds = [
  'fold',
  'check',
  'call',
  'raise',
  'twice',
  'pass',
  'play',
  'sam',
] as const satisfies readonly CardAction['kind'][]
export const debtReasons = [
  'left',
  'chop',
  'instantWin',
  'sam',
  'covered',
] as const satisfies readonly Debt['why'][]
export type TienLenView = ReturnType<typeof tienLenViewOf>
export type SamLocView = ReturnType<typeof samLocViewOf>

/** A hand as its game shows it; the views of other games are null. */
export interface Views {
  readonly holdem: HandView | null
  readonly tienLen: TienLenView | null
  readonly samLoc: SamLocView | null
  readonly lieng: LiengView | null
}
export const hiddenViews: Views = { holdem: null, tienLen: null, samLoc: null, lieng: null }

type Seated = {
  readonly seat: number
  readonly cards: readonly number[] | null
}
type Bets = { readonly players: readonly Seated[]; readonly awaited: readonly number[] }
type Climbing = { readonly players: readonly Seated[]; readonly turn: number | null }
type AnyViews = {
  readonly holdem: Bets | null
  readonly tienLen: Climbing | null
  readonly samLoc: Climbing | null
  readonly lieng: Bets | null
}

/** The view of a game with bets, whichever it is; null: another game. */
export const betsIn = <Holdem, Lieng>({
  holdem,
  lieng,
}: {
  readonly holdem: Holdem | null
  readonly lieng: Lieng | null
}): Holdem | Lieng | null => holdem ?? lieng

/** The view of a climbing game, whichever it is; null: another game. */
export const climbIn = <TienLen, SamLoc>({
  tienLen,
  samLoc,
}: {
  readonly tienLen: TienLen | null
  readonly samLoc: SamLoc | null
}): TienLen | SamLoc | null => tienLen ?? samLoc

/** Who was dealt in, whatever the game. */
export const playersIn = (views: AnyViews): readonly Seated[] =>
  (betsIn(views) ?? climbIn(views))?.players ?? []

/** Whose decision is awaited, whatever the game. */
export function awaitedIn(views: AnyViews): readonly number[] {
  const turn = climbIn(views)?.turn ?? null
  return betsIn(views)?.awaited ?? (turn === null ? [] : [turn])
}

/**
 * The clock of a step in which silence is an answer, such as declaring Sam: it does not open the time bank, and a player who does not
 * answer is not away.
 */
export interface StepClock {
  readonly seconds: number
}

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
  /** Of the present step; null: a turn with the room's clock and the time bank. */
  readonly stepClock: StepClock | null
  act(seat: number, action: CardAction): Play | string
  /** The decision of a seat that does not answer in time. */
  timeout(seat: number): CardAction
  /** The decision of a practice bot: a simple strategy from what the seat may know. */
  bot(seat: number, luck: Chance): CardAction
  /** What a seat, or a spectator (null), may know. */
  view(seat: number | null): Views
  /** Places in the dealing order of the cards that a seat may know. */
  known(seat: number | null): readonly number[]
  /** Who leads or has the button next; null: by position. */
  readonly leader: number | null
  /** Once over: a leg for each seat that was dealt in. Their `put` less their `won` is the rake. */
  legs(): readonly Leg[]
}
