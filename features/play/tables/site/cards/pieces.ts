import type { BlackjackPiece, DecisionWindow } from '#games/tables/blackjack/outcome.ts'
import type { Decision, Drawn } from '../../rules/page/blackjack.ts'

const isPiece = (piece: unknown): piece is BlackjackPiece =>
  typeof piece === 'object' && piece !== null && 'piece' in piece

export const isDecision = (decision: unknown): decision is Decision =>
  typeof decision === 'object' && decision !== null && 'does' in decision && 'step' in decision

/** The shared table after the pieces so far. */
export type Dealt = {
  readonly first: readonly number[]
  readonly drawn: readonly Drawn[]
  readonly dealer: readonly number[]
  readonly isOpen: boolean
  /** The decision that is awaited or was last. */
  readonly window: DecisionWindow | null
}

const nothing: Dealt = { first: [], drawn: [], dealer: [], isOpen: false, window: null }

export function dealtOf(pieces: readonly unknown[]): Dealt {
  return pieces.filter(isPiece).reduce((dealt: Dealt, piece): Dealt => {
    switch (piece.piece) {
      case 'deal':
        return { ...dealt, first: piece.player, dealer: [piece.open], window: piece.window }
      case 'peek':
        return { ...dealt, window: piece.window }
      case 'draw': {
        const { step, first, second, window } = piece
        return { ...dealt, drawn: [...dealt.drawn, { step, first, second }], window }
      }
      case 'dealer':
        return { ...dealt, dealer: piece.dealer, isOpen: true, window: null }
      default:
        return dealt
    }
  }, nothing)
}
