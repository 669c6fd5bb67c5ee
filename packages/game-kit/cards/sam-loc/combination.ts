import { rankOf } from '#game-kit/cards/cards.ts'
import { climbRank, TWO } from '#game-kit/cards/climbing/ranks.ts'

/**
 * Combinations of Sam Loc. Suits are equal, so a play must be higher in rank: 3 < 4 < … < K < A < 2. In straights the ace is either the
 * lowest card (A-2-3) or the highest (Q-K-A); a two stands only in the low ones (A-2-3-4, 2-3-4).
 *
 * Example: 10 beats 9, a pair of aces beats a pair of kings, 4-5-6 beats 2-3-4, which beats A-2-3. Four fives beat a single two.
 */
export type Kind = 'single' | 'pair' | 'triple' | 'four' | 'straight' | 'twoFours'

export interface Combination {
  readonly kind: Kind
  /** Number of cards. */
  readonly size: number
  /** 0 (threes) to 12 (twos); of a straight the place of its highest card, 3 (A-2-3) to 14 (Q-K-A); of two fours the higher one. */
  readonly power: number
}

const SAME: Readonly<Record<number, Kind>> = { 1: 'single', 2: 'pair', 3: 'triple', 4: 'four' }
const FOUR = 4
/** Place of an ace above the king. */
const HIGH_ACE = 14
export const LEAST_STRAIGHT = 3

/** What these cards are together, in any order; null if they are no combination. Requires different cards of one deck. */
export function combinationOf(cards: readonly number[]): Combination | null {
  const size = cards.length
  const ranks = cards.map(climbRank)
  const first = ranks[0]
  if (first === undefined) return null
  const kind = ranks.every((rank) => rank === first) ? SAME[size] : undefined
  if (kind) return { kind, size, power: first }
  if (size === FOUR * 2 && ranks.every((rank) => ranks.filter((other) => other === rank).length === FOUR))
    return { kind: 'twoFours', size, power: Math.max(...ranks) }
  const top = topOfStraight(cards)
  return top === null ? null : { kind: 'straight', size, power: top }
}

/** Place of the highest card of a straight; null: it is none. */
function topOfStraight(cards: readonly number[]): number | null {
  if (cards.length < LEAST_STRAIGHT) return null
  const low = cards.map((card) => rankOf(card) + 1).sort((a, b) => a - b)
  const high = low.map((place) => (place === 1 ? HIGH_ACE : place)).sort((a, b) => a - b)
  const run = [low, high].find((places) => places.every((place, at) => place === (places[0] ?? 0) + at))
  return run?.at(-1) ?? null
}

/** Two fours of a kind are only played on a pair of twos or on two other fours. */
export const mayLead = ({ kind }: Combination): boolean => kind !== 'twoFours'

/** Whether `next` may be played on `table`: same kind and size and higher; four of a kind on one two, two fours on a pair of twos. */
export function beats(next: Combination, table: Combination): boolean {
  if (next.kind === table.kind && next.size === table.size) return next.power > table.power
  if (table.power !== TWO) return false
  return next.kind === 'four' ? table.kind === 'single' : next.kind === 'twoFours' && table.kind === 'pair'
}

/** Whether playing it on the table is a chop, which fines the player whose cards are chopped. */
export const isChop = (next: Combination, table: Combination): boolean =>
  (next.kind === 'four' || next.kind === 'twoFours') && beats(next, table)
