import { BEST, isNatural, pointsOf, valueOf } from '#game-kit/blackjack/hands.ts'
import type { BlackjackAction } from './outcome.ts'

// How a member's decisions become hands: the same for a slip that is being played, with the cards that are public, and for its settlement,
// with all of them. Example: 8 8, split at step 1: the hands get the first card of either stream; hit at step 2 takes the second.

/** Everybody's cards, as far as they are known. */
export type Known = {
  readonly player: readonly number[]
  readonly first: readonly number[]
  readonly second: readonly number[]
}

export type Hand = {
  readonly cards: readonly number[]
  readonly isDoubled: boolean
  /** No further decision: it stands, is at 21 or beyond, was doubled, or is a split ace. */
  readonly isDone: boolean
}

export type Played = {
  readonly hands: readonly Hand[]
  readonly isInsured: boolean
  /** The step whose decisions come next: its card is not known yet, or every hand is done. */
  readonly step: number
}

export const isPair = ([a = 0, b = 1]: readonly number[]): boolean => valueOf(a) === valueOf(b)
const isAce = (card: number | undefined): boolean => card !== undefined && valueOf(card) === 1

const withCard = (hand: Hand, card: number, ends = false): Hand => {
  const cards = [...hand.cards, card]
  return { cards, isDoubled: hand.isDoubled || ends, isDone: ends || pointsOf(cards).total >= BEST }
}

const fresh = (cards: readonly number[]): Hand => ({
  cards,
  isDoubled: false,
  isDone: pointsOf(cards).total >= BEST,
})

/** A pair becomes two hands with a card each; split aces get no more. */
function split([left = 0, right = 0]: readonly number[], first: number, second: number): readonly Hand[] {
  const isOver = isAce(left)
  return [fresh([left, first]), fresh([right, second])].map((hand) => ({
    ...hand,
    isDone: hand.isDone || isOver,
  }))
}

/** Plays decisions in order of their steps, as far as cards are known. A hand without a decision stands. */
export function playOut({ player, first, second }: Known, acts: readonly BlackjackAction[]): Played {
  const isInsured = acts.some(({ does }) => does === 'insure')
  let hands: readonly Hand[] = [fresh(player)]
  let step = 1
  for (; hands.some(({ isDone }) => !isDone) && first[step - 1] !== undefined; step++) {
    const one = first[step - 1] ?? 0
    const other = second[step - 1] ?? 0
    const of = (hand: number) =>
      acts.find((act) => act.step === step && act.hand === hand && act.does !== 'insure')
    hands =
      step === 1 && of(0)?.does === 'split'
        ? split(player, one, other)
        : hands.map((hand, at) => decided(hand, of(at)?.does, at === 0 ? one : other))
  }
  return { hands, isInsured, step }
}

function decided(hand: Hand, does: BlackjackAction['does'] | undefined, card: number): Hand {
  if (hand.isDone) return hand
  if (does === 'hit') return withCard(hand, card)
  if (does === 'double') return withCard(hand, card, true)
  return { ...hand, isDone: true }
}

/** Whether some way to decide leaves a hand that could still draw at a step. */
export function isAlive({ player, first, second }: Known, step: number): boolean {
  const before = step - 1
  const drawn = (from: readonly number[], stream: readonly number[]) =>
    pointsOf([...from, ...stream.slice(0, before)]).total < BEST
  if (isNatural(player)) return false
  if (drawn(player, first)) return true
  if (step < 2 || !isPair(player) || isAce(player[0])) return false
  return drawn(player.slice(0, 1), first) || drawn(player.slice(1), second)
}

/** Times the stake that a decision adds, in halves; null: it is not allowed at this step. */
export function halvesOf(played: Played, known: Known, action: BlackjackAction): number | null {
  const { hands } = played
  const hand = hands[action.hand]
  if (!hand || hand.isDone || played.step !== action.step) return null
  switch (action.does) {
    case 'hit':
    case 'stand':
      return 0
    case 'double':
      return hand.cards.length === 2 ? 2 : null
    case 'split':
      return action.step === 1 && hands.length === 1 && isPair(known.player) ? 2 : null
    case 'insure':
      return null
    default:
      return action.does satisfies never
  }
}
