import { rankOf, suitOf } from '#game-kit/cards/cards.ts'
import type { Made } from './events.ts'

/** Times the stake, the stake included: the full pay table, nine for a full house and six for a flush. */
export const pays: Readonly<Record<Made, number>> = {
  nothing: 0,
  jacks: 1,
  twoPairs: 2,
  three: 3,
  straight: 4,
  flush: 6,
  fullHouse: 9,
  four: 25,
  straightFlush: 50,
  royal: 800,
}

/** From the highest down, as a table shows them. */
export const ranking: readonly Made[] = [
  'royal',
  'straightFlush',
  'four',
  'fullHouse',
  'flush',
  'straight',
  'three',
  'twoPairs',
  'jacks',
]

const ACE = 0
const TEN = 9
const JACK = 10

/** Ranks in a row: five bits beside each other, or ten to ace, the ace being the lowest bit. */
function isRow(bits: number): boolean {
  const ROYAL_ROW = (1 << ACE) | (0b1111 << TEN)
  return bits === ROYAL_ROW || (bits / (bits & -bits) === 0b11111 && bits !== 0)
}

const JACKS_OR_BETTER = (1 << ACE) | (0b111 << JACK)

/** The rank of five cards. Card ranks are bits: those that occur at all, twice, three times, four times. */
export function madeOf(cards: readonly number[]): Made {
  let [bits, pairs, threes, fours] = [0, 0, 0, 0]
  for (const card of cards) {
    const rank = 1 << rankOf(card)
    fours |= threes & rank
    threes |= pairs & rank
    pairs |= bits & rank
    bits |= rank
  }
  if (fours) return 'four'
  if (threes) return pairs & ~threes ? 'fullHouse' : 'three'
  if (pairs & (pairs - 1)) return 'twoPairs'
  if (pairs) return pairs & JACKS_OR_BETTER ? 'jacks' : 'nothing'
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  if (!isRow(bits)) return isFlush ? 'flush' : 'nothing'
  if (!isFlush) return 'straight'
  return bits & 1 && bits & (1 << TEN) ? 'royal' : 'straightFlush'
}

const REPEATED: ReadonlySet<Made> = new Set(['four', 'fullHouse', 'three', 'twoPairs', 'jacks'])

/** Whether a card belongs to the made hand: every card of a straight or flush, otherwise a card whose rank occurs again. */
export function isPartOf(card: number | undefined, cards: readonly number[], made: Made | null): boolean {
  if (card === undefined || made === null || made === 'nothing') return false
  return !REPEATED.has(made) || cards.filter((other) => rankOf(other) === rankOf(card)).length > 1
}
