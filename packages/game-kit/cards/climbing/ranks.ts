import { RANKS, rankOf, suitOf } from '#game-kit/cards/cards.ts'

/**
 * The order of cards in Vietnamese climbing games (Tien Len, Sam Loc). Ranks go 3, 4 … K, A, 2 (0 to 12); suits spades, clubs, diamonds,
 * hearts. A card's power counts its rank first.
 */

/** Rank of a two, the highest one. */
export const TWO = 12
const SUIT_ORDER = [0, 3, 2, 1] as const

/** 0 (a three) to 12 (a two). */
export function climbRank(card: number): number {
  return (rankOf(card) + 11) % RANKS
}

export const isTwo = (card: number): boolean => climbRank(card) === TWO

/** 0 (3♠) to 51 (2♥): its rank, then its suit. */
export function powerOf(card: number): number {
  return climbRank(card) * 4 + (SUIT_ORDER[suitOf(card)] ?? 0)
}

export function byPower(a: number, b: number): number {
  return powerOf(a) - powerOf(b)
}

/** Sorted from the lowest to the highest card, for the player's eye and for the default play. */
export function sorted(hand: readonly number[]): number[] {
  return [...hand].sort(byPower)
}

/** Hearts and diamonds. */
export const isRed = (card: number): boolean => suitOf(card) === 1 || suitOf(card) === 2
export const redsOf = (hand: readonly number[]): number => hand.filter(isRed).length

/** The number of cards of each rank, three to two. */
export function countsOf(hand: readonly number[]): number[] {
  const counts = Array.from({ length: RANKS }, () => 0)
  for (const card of hand) counts[climbRank(card)]! += 1
  return counts
}

/** Most consecutive ranks of these with at least a number of cards each. */
export function longestRun(counts: readonly number[], atLeast: number): number {
  let longest = 0
  let run = 0
  for (const count of counts) {
    run = count >= atLeast ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** The cards of each rank, ascending. */
export function ranksOf(hand: readonly number[]): readonly (readonly number[])[] {
  const cards = sorted(hand)
  return Array.from({ length: RANKS }, (_, rank) => cards.filter((card) => climbRank(card) === rank))
}

/** Whether the hand holds all of these cards, each once. */
export const holds = (hand: readonly number[], cards: readonly number[]): boolean =>
  new Set(cards).size === cards.length && cards.every((card) => hand.includes(card))
