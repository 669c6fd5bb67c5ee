import type { GameEvent } from '#game-kit/events.ts'

/** All cards of a round, of eight fresh decks; they become public piece by piece. */
export type BlackjackOutcome = {
  /** Everybody's first two cards. */
  readonly player: readonly number[]
  /** The dealer's cards as they are played to the end: open card, hidden card, further ones. */
  readonly dealer: readonly number[]
  /** Card k goes to every hand that draws at step k. */
  readonly first: readonly number[]
  /** The same for the second hand after a split; empty where the first two cards are no pair. */
  readonly second: readonly number[]
}

export const blackjackBets = ['main', 'pairs', 'three'] as const
export type BlackjackBet = (typeof blackjackBets)[number]

/** `step` counts the decision windows from 0: 0 is insurance, asked only against an ace; 1 is the first two cards. */
export type BlackjackAction = {
  readonly step: number
  readonly hand: 0 | 1
  readonly does: 'hit' | 'stand' | 'double' | 'split' | 'insure'
}

/** The pieces, in order. The window of a step is open from its piece until `untilMs` after the draw. */
export type BlackjackPiece =
  | {
      readonly piece: 'deal'
      readonly player: readonly number[]
      readonly open: number
      /** Null where no decision comes before the next piece. */
      readonly window: DecisionWindow | null
    }
  /** The dealer has looked under an ace or a ten: with a blackjack the round is over. */
  | { readonly piece: 'peek'; readonly isBlackjack: boolean; readonly window: DecisionWindow | null }
  /** The cards of a step; `second` is null where no hand can have been split. */
  | {
      readonly piece: 'draw'
      readonly step: number
      readonly first: number
      readonly second: number | null
      readonly window: DecisionWindow | null
    }
  | { readonly piece: 'dealer'; readonly dealer: readonly number[] }

export type DecisionWindow = { readonly step: number; readonly fromMs: number; readonly untilMs: number }

export interface BlackjackShown extends GameEvent {
  readonly type: 'piece'
  readonly atMs: number
  readonly shown: BlackjackPiece
}
