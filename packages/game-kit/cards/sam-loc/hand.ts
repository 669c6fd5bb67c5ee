import { RANKS, rankOf } from '#game-kit/cards/cards.ts'
import { countsOf, isTwo, longestRun, redsOf, TWO } from '#game-kit/cards/climbing/ranks.ts'

/** Cards that a player is dealt. */
export const HAND = 10
/** Rank of an ace in the order of climbing games. */
const ACE = TWO - 1

/** Hands that win before the first card is played, in the order in which they beat each other. */
export const INSTANT_WINS = ['dragon', 'fourTwos', 'threeTriples', 'fivePairs', 'oneColour'] as const
export type InstantWin = (typeof INSTANT_WINS)[number]

/** The wins that are decided by the number of cards of each rank. Four of a kind counts as a triple, and as two pairs. */
export const rankWins = {
  // in the order of straights the ace stands before the two and after the king
  dragon: (counts: readonly number[]) =>
    longestRun([...counts.slice(ACE), ...counts.slice(0, TWO)], 1) === HAND,
  fourTwos: (counts: readonly number[]) => counts[TWO] === 4,
  threeTriples: (counts: readonly number[]) => counts.filter((count) => count >= 3).length === 3,
  fivePairs: (counts: readonly number[]) => counts.every((count) => count % 2 === 0),
} as const satisfies Partial<Record<InstantWin, unknown>>

/**
 * The strongest of the allowed instant wins that a dealt hand is; null: none. A dragon is a straight of all ten cards.
 */
export function instantWinOf(hand: readonly number[], allowed: readonly InstantWin[]): InstantWin | null {
  const counts = countsOf(hand)
  const is = (win: InstantWin) => (win === 'oneColour' ? redsOf(hand) % HAND === 0 : rankWins[win](counts))
  return INSTANT_WINS.find((win) => allowed.includes(win) && is(win)) ?? null
}

/** What a loser is fined for at the end, in cards. */
export interface Fines {
  readonly two: number
  readonly fourOfAKind: number
  /** Instead of one for each of the ten cards, for who has played none. */
  readonly frozen: number
}

/**
 * What a loser owes the winner, in cards: one for each card left, or `frozen` if none was played, and the fines for twos and fours of a
 * kind that are left. Example: a two and a nine left cost 2 and the fine for a two. Four twos are fined as twos.
 */
export function owedBy(left: readonly number[], hasPlayed: boolean, fines: Fines): number {
  const twos = left.filter(isTwo).length
  const fours = countsOf(left)
    .slice(0, TWO)
    .filter((count) => count === 4).length
  return (hasPlayed ? left.length : fines.frozen) + twos * fines.two + fours * fines.fourOfAKind
}

/** Ranks in the order of straights: ace to king, then the ace again. */
export function straightOrder(hand: readonly number[]): readonly (readonly number[])[] {
  const byRank = Array.from({ length: RANKS }, (_, rank) => hand.filter((card) => rankOf(card) === rank))
  return [...byRank, byRank[0] ?? []]
}
