import { DECK, RANKS, rankOf, suitOf } from '#game-kit/cards/cards.ts'

/**
 * A hand of Liêng, three cards, as one integer: the higher one wins. Two hands of one deal are never equal.
 *
 * From high to low: sáp (three of a kind), liêng (three ranks in a row, any suits; Q-K-A is the highest, A-2-3 the lowest, K-A-2 is none),
 * ảnh (three of J, Q, K that make neither), points (the sum modulo 10: ace 1, tens and pictures 0). Within a class the higher card
 * decides, ace high, and of two cards of one rank the suit: diamonds, hearts, clubs, spades. In A-2-3 the ace is low.
 *
 * Example: 9♠ J♥ Q♦ has 9 points; it beats 4♦ 5♦ 10♦ (9 points, highest card a ten) and loses to J♠ Q♠ Q♥ (ảnh).
 */
export const classes = ['points', 'anh', 'lieng', 'sap'] as const
export type LiengClass = (typeof classes)[number]

export const CARDS_EACH = 3
const MOST_POINTS = 9
/** Of spades, hearts, diamonds, clubs. */
const SUIT_HEIGHTS = [0, 2, 3, 1] as const
const SUITS = 4
const ACE = RANKS - 1
/** The height of a jack: 2 is 0, the ace 12. */
const JACK = 9
/** Ace, 2, 3. */
const WHEEL = [0, 1, ACE].join()

export interface LiengHand {
  readonly class: LiengClass
  /** The sum modulo 10, whatever the class. */
  readonly points: number
  /** Its cards from high to low, as they count. */
  readonly cards: readonly number[]
}

/** 0 is the 2, 12 the ace. */
const heightOf = (card: number): number => (rankOf(card) + ACE) % RANKS
const valueOf = (card: number): number => heightOf(card) * SUITS + (SUIT_HEIGHTS[suitOf(card)] ?? 0)

/** What three different cards of one deck make. */
export function liengOf(cards: readonly number[]): LiengHand {
  const sorted = cards.toSorted((a, b) => valueOf(b) - valueOf(a))
  const heights = sorted.map(heightOf).toReversed()
  const [low = 0, middle = 0, high = 0] = heights
  const points = cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, 10), 0) % 10
  const made = (name: LiengClass, order = sorted): LiengHand => ({ class: name, points, cards: order })
  if (low === high) return made('sap')
  const [ace = 0, three = 0, two = 0] = sorted
  if (heights.join() === WHEEL) return made('lieng', [three, two, ace])
  if (middle === low + 1 && high === low + 2) return made('lieng')
  return made(low >= JACK && high < ACE ? 'anh' : 'points')
}

/** Strength of three different cards of one deck: class and points first, then the highest card. */
export function strengthOf(cards: readonly number[]): number {
  const hand = liengOf(cards)
  const level = hand.class === 'points' ? hand.points : MOST_POINTS + classes.indexOf(hand.class)
  return level * DECK + valueOf(hand.cards[0] ?? 0)
}

/** How many of the 22,100 hands make a class, and of those that count points how many make 0 … 9: `strength.test.ts` counts them all. */
export const COUNTS: Readonly<Record<Exclude<LiengClass, 'points'>, number>> = {
  anh: 144,
  lieng: 768,
  sap: 52,
}
export const POINT_COUNTS: readonly number[] = [
  2_096, 2_080, 2_096, 2_208, 2_096, 2_144, 2_096, 2_144, 2_096, 2_080,
]
export const HANDS = 22_100

/** Every three of these cards. */
export function* threesOf(cards: readonly number[]): Generator<readonly [number, number, number]> {
  for (const [i, one] of cards.entries())
    for (const [j, two] of cards.slice(i + 1).entries())
      for (const three of cards.slice(i + j + 2)) yield [one, two, three]
}

let ladder: Int32Array | undefined

/** The share of all hands that a hand beats: 0 … 1. That its own cards cannot be in another hand is left out. */
export function shareBeaten(cards: readonly number[]): number {
  ladder ??= Int32Array.from(threesOf([...Array.from({ length: DECK }).keys()]), strengthOf).toSorted()
  const strength = strengthOf(cards)
  let [from, to] = [0, ladder.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ladder[middle] ?? 0) < strength) from = middle + 1
    else to = middle
  }
  return from / ladder.length
}
