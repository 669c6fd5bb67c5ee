import { boardOf, type Hand, type HandResult, type Phase, type Street } from './hand.ts'
import { awaited, legalOf, type Legal } from './act.ts'
import type { Minor } from '#kit/money.ts'

export interface PlayerView {
  readonly seat: number
  readonly stack: Minor
  readonly put: Minor
  readonly bet: Minor
  readonly folded: boolean
  /** Null: dealt, but not for these eyes. */
  readonly cards: readonly number[] | null
}

export interface HandView {
  readonly players: readonly PlayerView[]
  readonly button: number
  readonly street: Street
  readonly phase: Phase
  readonly board: readonly number[]
  readonly awaited: readonly number[]
  readonly legal: Legal | null
  readonly result: HandResult | null
}

/** What one player, or a spectator (null), may know. Cards of the others appear only when they are shown. */
export function viewOf(hand: Hand, seat: number | null): HandView {
  const shown = hand.result?.shown ?? []
  const isOpen = hand.phase === 'twice'
  return {
    players: hand.players.map(({ cards, acted: _, ...player }) => ({
      ...player,
      cards: player.seat === seat || shown.includes(player.seat) || (isOpen && !player.folded) ? cards : null,
    })),
    button: hand.button,
    street: hand.street,
    phase: hand.phase,
    board: hand.result?.boards[0] ?? boardOf(hand),
    awaited: awaited(hand),
    legal: seat === null ? null : legalOf(hand, seat),
    result: hand.result,
  }
}

/** Places in the deck of the cards that a seat may know, for opening their leaves of the deck's commitment. */
export function openPlaces(hand: Hand, seat: number | null): readonly number[] {
  const view = viewOf(hand, seat)
  const known = new Set([
    ...view.players.flatMap(({ cards }) => cards ?? []),
    ...view.board,
    ...(view.result?.boards.flat() ?? []),
  ])
  return hand.deck.flatMap((card, place) => (known.has(card) ? [place] : []))
}
