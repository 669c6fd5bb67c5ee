import {
  climbRank,
  countsOf,
  holds,
  longestRun,
  redsOf,
  sorted,
  TWO,
} from '#game-kit/cards/climbing/ranks.ts'
import { combinationOf } from './combination.ts'

/** Hands that win before the first card is played, in the order in which they beat each other. */
export const INSTANT_WINS = ['dragon', 'fourTwos', 'sixPairs', 'fiveConsecutivePairs', 'oneColour'] as const
export type InstantWin = (typeof INSTANT_WINS)[number]

/** Cards that a player is dealt. */
export const HAND = 13

/** The strongest of the allowed instant wins that a dealt hand of 13 cards is; null: none. */
export function instantWinOf(hand: readonly number[], allowed: readonly InstantWin[]): InstantWin | null {
  const counts = countsOf(hand)
  const has: Readonly<Record<InstantWin, () => boolean>> = {
    // every rank from three to ace
    dragon: () => counts.slice(0, TWO).every((count) => count > 0),
    fourTwos: () => counts[TWO] === 4,
    sixPairs: () => counts.reduce((pairs, count) => pairs + (count >> 1), 0) >= 6,
    fiveConsecutivePairs: () => longestRun(counts.slice(0, TWO), 2) >= 5,
    oneColour: () => Math.max(redsOf(hand), hand.length - redsOf(hand)) >= HAND - 1,
  }
  return INSTANT_WINS.find((win) => allowed.includes(win) && has[win]()) ?? null
}

/** What a loser is fined for holding at the end, in cards. */
export interface Fines {
  readonly blackTwo: number
  readonly redTwo: number
  readonly fourOfAKind: number
  readonly threePairs: number
  readonly fourPairs: number
  /** What a loser who played no card pays for each of the 13 cards. */
  readonly frozenTimes: number
}

/**
 * What a loser owes the winner, in cards: one for each card left, twice (`frozenTimes`) if none was played, and the fines for twos,
 * fours and runs of pairs that are left. Twos are fined whether or not they are also four of a kind; each pair is counted in one run.
 */
export function owedBy(left: readonly number[], hasPlayed: boolean, fines: Fines): number {
  const counts = countsOf(left)
  const twos = left.filter((card) => climbRank(card) === TWO)
  const red = redsOf(twos)
  const fours = counts.slice(0, TWO).filter((count) => count === 4).length
  const run = longestRun(counts.slice(0, TWO), 2)
  const pairs = run >= 4 ? fines.fourPairs : run === 3 ? fines.threePairs : 0
  const base = left.length * (hasPlayed ? 1 : fines.frozenTimes)
  return base + red * fines.redTwo + (twos.length - red) * fines.blackTwo + fours * fines.fourOfAKind + pairs
}

/** Only the lowest card: what a leader who does not answer plays. */
export function lowest(hand: readonly number[]): readonly number[] {
  return sorted(hand).slice(0, 1)
}

/** Whether the hand holds all of these cards and they are a combination. */
export function isPlayable(hand: readonly number[], cards: readonly number[]): boolean {
  return holds(hand, cards) && combinationOf(cards) !== null
}
