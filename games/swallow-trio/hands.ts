import { rankOf, suitOf } from '#game-kit/cards/cards.ts'
import type { Made } from './events.ts'

/** Times the stake that pair plus wins beside it. */
export const pairPlusPays: Readonly<Record<Made, number>> = {
  straightFlush: 40,
  trips: 30,
  straight: 6,
  flush: 4,
  pair: 1,
  high: 0,
}

/** Times the ante that is won for a hand, no matter what the dealer has. */
export const bonusPays: Readonly<Record<Made, number>> = {
  straightFlush: 5,
  trips: 4,
  straight: 1,
  flush: 0,
  pair: 0,
  high: 0,
}

/** From the highest down. */
export const ranking: readonly Made[] = ['straightFlush', 'trips', 'straight', 'flush', 'pair', 'high']

/** The dealer plays with queen high or better. */
const QUEEN = 10
const BASE = 16

/** Ranks 0 (two) to 12 (ace), the ace being high. */
const high = (card: number): number => (rankOf(card) + 12) % 13

/** A hand as one number: the higher beats the lower, equal ties. */
export function strengthOf(cards: readonly number[]): number {
  const [top = 0, middle = 0, low = 0] = cards.map(high).toSorted((a, b) => b - a)
  const isSuited = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  const isWheel = top === 12 && middle === 1 && low === 0
  const isRow = isWheel || (top === middle + 1 && middle === low + 1)
  const value = (made: number, a: number, b = 0, c = 0): number => ((made * BASE + a) * BASE + b) * BASE + c
  if (top === low) return value(4, top)
  if (isRow) return value(isSuited ? 5 : 3, isWheel ? 1 : top)
  if (isSuited) return value(2, top, middle, low)
  if (top === middle) return value(1, top, low)
  if (middle === low) return value(1, middle, top)
  return value(0, top, middle, low)
}

export function madeOfStrength(strength: number): Made {
  return ranking.toReversed()[Math.floor(strength / BASE ** 3)] ?? 'high'
}

export const madeOf = (cards: readonly number[]): Made => madeOfStrength(strengthOf(cards))

export const QUEEN_HIGH = QUEEN * BASE * BASE

/** The least hand that the best play goes on with: queen, six, four. */
export const LEAST_PLAYED = (QUEEN * BASE + 4) * BASE + 2
