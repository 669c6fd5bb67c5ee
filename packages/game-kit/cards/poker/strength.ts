import { DECK, rankOf, suitOf } from '#game-kit/cards/cards.ts'

/**
 * The best poker hand of five to seven cards as one integer: the higher one wins, equal ones split. Example: A♠ A♥ K♦ K♣ Q♠ J♥ 9♦ has the
 * strength of two pairs, aces and kings, with a queen; no suit counts.
 *
 * A hand is four masks of 13 bits, one for each suit, from 2 (bit 0) to ace (bit 12). Sets of equal size compare like their masks as
 * numbers, so a strength is: category << 17 | what the category compares first … last.
 */
export const CATEGORIES = [
  'highCard',
  'pair',
  'twoPairs',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
] as const
export type Category = (typeof CATEGORIES)[number]

const CATEGORY_BITS = 17
const RANK_BITS = 13
const MASKS = 1 << RANK_BITS
const [PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5, 6, 7, 8].map(
  (category) => category << CATEGORY_BITS,
) as [number, number, number, number, number, number, number, number]
/** Ace, 2, 3, 4, 5: the ace counts below the 2. */
const WHEEL = 0b1_0000_0000_1111

/** By mask: how many ranks, the highest rank, the highest k ranks as a mask, and the highest card of a straight plus one (0: none). */
const countOf = new Uint8Array(MASKS)
const highOf = new Uint8Array(MASKS)
const topTwo = new Uint16Array(MASKS)
const topThree = new Uint16Array(MASKS)
const topFive = new Uint16Array(MASKS)
const straightOf = new Uint8Array(MASKS)
for (let mask = 1; mask < MASKS; mask++) {
  countOf[mask] = (countOf[mask >> 1] ?? 0) + (mask & 1)
  highOf[mask] = 31 - Math.clz32(mask)
  topTwo[mask] = top(mask, 2)
  topThree[mask] = top(mask, 3)
  topFive[mask] = top(mask, 5)
  straightOf[mask] = highOfStraight(mask)
}

function top(mask: number, most: number): number {
  let rest = mask
  // take away the lowest rank until as many are left
  for (let have = countOf[mask] ?? 0; have > most; have--) rest &= rest - 1
  return rest
}

function highOfStraight(mask: number): number {
  for (let high = 12; high >= 4; high--) {
    const run = 0b11111 << (high - 4)
    if ((mask & run) === run) return high + 1
  }
  return (mask & WHEEL) === WHEEL ? 4 : 0
}

/** A card's bit in a pair of suits: spades and hearts share one integer, diamonds and clubs the other. */
export const MAJOR_BITS = new Int32Array(DECK)
export const MINOR_BITS = new Int32Array(DECK)
for (let card = 0; card < DECK; card++) {
  const bit = 1 << ((rankOf(card) + 12) % RANK_BITS)
  const suit = suitOf(card)
  ;(suit < 2 ? MAJOR_BITS : MINOR_BITS)[card] = suit % 2 ? bit << 16 : bit
}

/** Strength of five to seven different cards of one deck. */
export function strengthOf(cards: readonly number[]): number {
  let major = 0
  let minor = 0
  for (const card of cards) {
    major |= MAJOR_BITS[card]!
    minor |= MINOR_BITS[card]!
  }
  return strengthOfBits(major, minor)
}

/** The same from the cards' bits, joined by "or": for enumerations and equities, which add one card to many hands. */
export function strengthOfBits(major: number, minor: number): number {
  const spades = major & 0x1fff
  const hearts = major >> 16
  const diamonds = minor & 0x1fff
  const clubs = minor >> 16
  // at most seven cards: five of one suit leave two, too few for four of a kind or a full house
  if (countOf[spades]! >= 5) return flushOf(spades)
  if (countOf[hearts]! >= 5) return flushOf(hearts)
  if (countOf[diamonds]! >= 5) return flushOf(diamonds)
  if (countOf[clubs]! >= 5) return flushOf(clubs)
  return strengthOfRanks(spades, hearts, diamonds, clubs)
}

function flushOf(suit: number): number {
  const straight = straightOf[suit]!
  return straight ? STRAIGHT_FLUSH | straight : FLUSH | topFive[suit]!
}

function strengthOfRanks(spades: number, hearts: number, diamonds: number, clubs: number): number {
  const any = spades | hearts | diamonds | clubs
  const both = spades & hearts
  const others = diamonds & clubs
  const either = spades | hearts
  const twice = both | others | (either & (diamonds | clubs))
  if (twice === 0) {
    const straight = straightOf[any]!
    return straight ? STRAIGHT | straight : topFive[any]!
  }
  const thrice = (both & (diamonds | clubs)) | (others & either)
  const four = both & others
  if (four) {
    const rank = highOf[four]!
    return FOUR | (rank << 4) | highOf[any ^ (1 << rank)]!
  }
  if (thrice) {
    const rank = highOf[thrice]!
    const pairs = twice ^ (1 << rank)
    if (pairs) return FULL | (rank << 4) | highOf[pairs]!
  }
  const straight = straightOf[any]!
  if (straight) return STRAIGHT | straight
  if (thrice) {
    const rank = highOf[thrice]!
    return THREE | (rank << RANK_BITS) | topTwo[any ^ (1 << rank)]!
  }
  if (countOf[twice]! === 1) return PAIR | (highOf[twice]! << RANK_BITS) | topThree[any ^ twice]!
  const pairs = topTwo[twice]!
  return TWO_PAIRS | (pairs << 4) | highOf[any ^ pairs]!
}

/** What a strength is called. */
export function categoryOf(strength: number): Category {
  return CATEGORIES[strength >> CATEGORY_BITS] ?? 'highCard'
}
