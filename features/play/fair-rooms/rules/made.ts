import { CATEGORIES, categoryOf, strengthOf } from '#game-kit/cards/poker/strength.ts'
import { liengOf } from '#game-kit/cards/poker/lieng/strength.ts'

/**
 * What a seat held when bets were over, as the rules of collusion judge it: a hand that no one bets for its own sake, one that is bet, or
 * what lies between. Hold'em: nothing is not even a pair with the whole board, strong are two pairs or better that improve on it. Liêng:
 * nothing are up to four points, strong is what beats all points.
 */
export type Made = 'nothing' | 'fair' | 'strong'

const BOARD = 5
const TWO_PAIRS = CATEGORIES.indexOf('twoPairs')
const HIGH_CARD = CATEGORIES.indexOf('highCard')
const FEW_POINTS = 4

const rankIn = (cards: readonly number[]): number => CATEGORIES.indexOf(categoryOf(strengthOf(cards)))

export function madeInHoldem(cards: readonly number[], board: readonly number[]): Made {
  if (board.length < BOARD) return 'fair'
  const rank = rankIn([...board, ...cards])
  if (rank === HIGH_CARD) return 'nothing'
  return rank >= TWO_PAIRS && rank > rankIn(board) ? 'strong' : 'fair'
}

export function madeInLieng(cards: readonly number[]): Made {
  const hand = liengOf(cards)
  if (hand.class !== 'points') return 'strong'
  return hand.points <= FEW_POINTS ? 'nothing' : 'fair'
}
