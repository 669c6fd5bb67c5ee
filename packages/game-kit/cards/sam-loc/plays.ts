import { climbRank, holds, isTwo, ranksOf, TWO } from '#game-kit/cards/climbing/ranks.ts'
import { beats, combinationOf, LEAST_STRAIGHT, mayLead, type Combination } from './combination.ts'
import { straightOrder } from './hand.ts'

/** What a play must beat, and what its player must mind. */
export interface Spot {
  readonly table: Combination | null
  /** The next player has one card left: a single must be the highest one. */
  readonly nextHasOne: boolean
}

export type PlayRefusal = 'notYourCards' | 'noCombination' | 'tooLow' | 'twoLast' | 'mustPlayHighest'

/**
 * Why these cards may not be played from a hand; null: they may. A hand does not end with a two, so no play may leave only twos. Before a
 * player with one card, a single is the highest one of the hand.
 */
export function refusalOf(
  hand: readonly number[],
  cards: readonly number[],
  { table, nextHasOne }: Spot,
): PlayRefusal | null {
  if (!holds(hand, cards)) return 'notYourCards'
  const next = combinationOf(cards)
  if (!next || (!table && !mayLead(next))) return 'noCombination'
  if (table && !beats(next, table)) return 'tooLow'
  if (isStranding(hand, cards)) return 'twoLast'
  const isLow = next.kind === 'single' && hand.some((card) => climbRank(card) > next.power)
  return nextHasOne && isLow ? 'mustPlayHighest' : null
}

function isStranding(hand: readonly number[], cards: readonly number[]): boolean {
  const left = hand.filter((card) => !cards.includes(card))
  return left.every(isTwo) && (left.length > 0 || cards.every(isTwo))
}

/** Plays that a hand offers at a spot, for hints, bots and the clock: one of each kind, size and rank. A leader has at least one. */
export function playsOf(hand: readonly number[], spot: Spot): readonly (readonly number[])[] {
  const byRank = ranksOf(hand)
  const plays = [...sameRank(byRank), ...straights(hand), ...pairsOfFours(byRank)]
  return plays.filter((cards) => refusalOf(hand, cards, spot) === null)
}

/** How many plays a hand takes if no one beats any, the longest one first. */
export function playsToEmpty(hand: readonly number[]): number {
  if (hand.length === 0) return 0
  const [longest] = playsOf(hand, { table: null, nextHasOne: false }).toSorted((a, b) => b.length - a.length)
  return longest ? 1 + playsToEmpty(hand.filter((card) => !longest.includes(card))) : hand.length
}

/** The cards that can take part in a play at a spot; suits are equal, so any card of a rank replaces another. */
export function playableCards(hand: readonly number[], spot: Spot): ReadonlySet<number> {
  const ranks = new Set(playsOf(hand, spot).flatMap((cards) => cards.map(climbRank)))
  return new Set(hand.filter((card) => ranks.has(climbRank(card))))
}

function* sameRank(byRank: readonly (readonly number[])[]): Generator<readonly number[]> {
  for (const cards of byRank) for (let size = 1; size <= cards.length; size++) yield cards.slice(0, size)
}

function* straights(hand: readonly number[]): Generator<readonly number[]> {
  const order = straightOrder(hand)
  for (let from = 0; from < order.length; from++)
    for (let to = from + 1; to <= order.length; to++) {
      const run = order.slice(from, to)
      // the ace stands at one end only
      if (run.length > TWO + 1 || run.some((cards) => cards.length === 0)) break
      if (run.length >= LEAST_STRAIGHT) yield run.map((cards) => cards[0]!)
    }
}

function* pairsOfFours(byRank: readonly (readonly number[])[]): Generator<readonly number[]> {
  const fours = byRank.filter(({ length }) => length === 4)
  for (const [at, low] of fours.entries()) for (const high of fours.slice(at + 1)) yield [...low, ...high]
}
