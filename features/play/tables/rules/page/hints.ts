import type { Plan } from '#game-kit/blackjack/strategy/plan.ts'
import { choicesAt, pointsOf, type Decision, type PlayedHand } from './blackjack.ts'

/**
 * The move of the basic strategy at the shared blackjack table: the best average result by the points of the hand and the dealer’s open
 * card, for an endless shoe. It looks at no other card. Insurance is never part of it: it pays 2 to 1 and wins less than one time in three.
 * Example: 11 against a 6 is doubled with two cards, and hit with three.
 */
export type Hint = Exclude<Decision['does'], 'insure'> | 'noInsurance'

const RANKS = 13
const valueOf = (card: number): number => Math.min(10, (card % RANKS) + 1)

export type HandNow = {
  readonly hand: PlayedHand
  readonly step: number
  readonly isSplit: boolean
  /** The dealer's open card. */
  readonly open: number
}

/** Null: nothing is to be decided. */
export function hintFor(plan: Plan, { hand, step, isSplit, open }: HandNow): Hint | null {
  const choices = choicesAt(step, hand, isSplit)
  if (choices.includes('insure')) return 'noInsurance'
  if (choices.length === 0) return null
  const { cards } = hand
  const { points: total, isSoft } = pointsOf(cards)
  const points = { total, isSoft }
  const against = valueOf(open)
  const [first = 0] = cards
  if (choices.includes('split') && plan.isSplit(valueOf(first), against)) return 'split'
  if (choices.includes('double') && plan.isDoubled(points, against)) return 'double'
  return plan.isHit(points, against) ? 'hit' : 'stand'
}
