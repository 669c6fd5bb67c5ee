import { legalOf, type Legal } from '#game-kit/cards/poker/betting/decide.ts'
import { bettorsAs, placesOf, type BettorView } from '#game-kit/cards/poker/betting/view.ts'
import { boardOf, type Hand, type HandResult, type Phase, type Street } from './hand.ts'
import { awaited } from './act.ts'

export interface HandView {
  readonly players: readonly BettorView[]
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
    players: bettorsAs(
      hand,
      ({ seat: of, folded }) => of === seat || shown.includes(of) || (isOpen && !folded),
    ),
    button: hand.button,
    street: hand.street,
    phase: hand.phase,
    board: hand.result?.boards[0] ?? boardOf(hand),
    awaited: awaited(hand),
    legal: seat === null ? null : legalOf(hand, seat),
    result: hand.result,
  }
}

/** Places in the deck of the cards that a seat may know. */
export function openPlaces(hand: Hand, seat: number | null): readonly number[] {
  const { players, board, result } = viewOf(hand, seat)
  return placesOf(hand, [
    ...players.flatMap(({ cards }) => cards ?? []),
    ...board,
    ...(result?.boards.flat() ?? []),
  ])
}
