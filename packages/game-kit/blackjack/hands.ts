import { rankOf } from '#game-kit/cards/cards.ts'

export const BEST = 21

export type Points = { readonly total: number; readonly isSoft: boolean }

/** Points of a card: an ace one, tens and courts ten. */
export function valueOf(card: number): number {
  return Math.min(rankOf(card) + 1, 10)
}

/** Points after one card more; an ace counts eleven while that is not too much. */
export function withValue({ total, isSoft }: Points, value: number): Points {
  const hard = total - (isSoft ? 10 : 0) + value
  const hasAce = isSoft || value === 1
  return hasAce && hard + 10 <= BEST ? { total: hard + 10, isSoft: true } : { total: hard, isSoft: false }
}

export const NOTHING: Points = { total: 0, isSoft: false }

/** Points of cards. An ace that came to count one can count eleven no more: the sum only grows. */
export function pointsOf(cards: readonly number[]): Points {
  const values = cards.map(valueOf)
  const hard = values.reduce((sum, value) => sum + value, 0)
  return values.includes(1) && hard + 10 <= BEST
    ? { total: hard + 10, isSoft: true }
    : { total: hard, isSoft: false }
}

/** Two cards that make 21. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && pointsOf(cards).total === BEST
}

/** Whether the dealer takes a card more. */
export function dealerDraws({ total, isSoft }: Points, soft17: 'stands' | 'hits'): boolean {
  return total < 17 || (total === 17 && isSoft && soft17 === 'hits')
}
