/**
 * Cards as numbers: rank and suit of card c of a deck of 52 are c % 13 (0 is the ace, 12 the king) and c / 13 (spades, hearts,
 * diamonds, clubs). A shoe of several decks counts on: card c is the card c % 52.
 */
export const DECK = 52
export const RANKS = 13

export function rankOf(card: number): number {
  return card % RANKS
}

export function suitOf(card: number): number {
  return Math.floor((card % DECK) / RANKS)
}

const RANK_TEXT = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const SUIT_TEXT = ['♠', '♥', '♦', '♣'] as const

/** "A♠", "10♥": the text for screen readers and histories. */
export function cardText(card: number): string {
  return `${RANK_TEXT[rankOf(card)] ?? ''}${SUIT_TEXT[suitOf(card)] ?? ''}`
}

export function rankText(card: number): string {
  return RANK_TEXT[rankOf(card)] ?? ''
}
