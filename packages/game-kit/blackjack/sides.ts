import { DECK, rankOf, RANKS, suitOf } from '#game-kit/cards/cards.ts'
import { theoryOf, type WeightedFactor } from '#game-kit/one-bet.ts'
import type { TheoryRow } from '#game-kit/game.ts'
import { rational } from '#kit/rational.ts'

export type PairMade = 'perfect' | 'coloured' | 'mixed'
export type ThreeMade = 'suitedTrips' | 'straightFlush' | 'trips' | 'straight' | 'flush'

/** Times the stake that is won beside it. */
export const pairPays: Readonly<Record<PairMade, number>> = { perfect: 25, coloured: 12, mixed: 6 }
export const threePays: Readonly<Record<ThreeMade, number>> = {
  suitedTrips: 100,
  straightFlush: 40,
  trips: 30,
  straight: 10,
  flush: 5,
}

/** Spades and clubs are black. */
const isBlack = (card: number): boolean => suitOf(card) % 3 === 0

/** The pair of the member's first two cards. */
export function pairOf(first: number, second: number): PairMade | null {
  if (rankOf(first) !== rankOf(second)) return null
  if (suitOf(first) === suitOf(second)) return 'perfect'
  return isBlack(first) === isBlack(second) ? 'coloured' : 'mixed'
}

/** The poker hand of the member's first two cards and the dealer's open one; an ace is next to the two or the king. */
export function threeOf(cards: readonly number[]): ThreeMade | null {
  const ranks = cards.map(rankOf).toSorted((a, b) => a - b)
  const [low = 0, middle = 0, high = 0] = ranks
  const isSuited = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  if (low === high) return isSuited ? 'suitedTrips' : 'trips'
  const isRow =
    (middle === low + 1 && high === low + 2) || (low === 0 && middle === RANKS - 2 && high === RANKS - 1)
  if (isRow) return isSuited ? 'straightFlush' : 'straight'
  return isSuited ? 'flush' : null
}

/** The ordered cards of this many decks, by kind of card; `count` receives the kinds and the number of ways. */
function eachDraw(
  decks: number,
  size: number,
  count: (kinds: readonly number[], ways: number) => void,
): void {
  const left = Array.from({ length: DECK }, () => decks)
  const kinds: number[] = []
  const draw = (ways: number): void => {
    if (kinds.length === size) return count(kinds, ways)
    for (let kind = 0; kind < DECK; kind++) {
      const copies = left[kind] ?? 0
      if (copies === 0) continue
      left[kind] = copies - 1
      kinds.push(kind)
      draw(ways * copies)
      kinds.pop()
      left[kind] = copies
    }
  }
  draw(1)
}

function theoryFrom(name: string, pays: Readonly<Record<string, number>>, ways: Map<string, number>) {
  const outcomes: WeightedFactor[] = [...ways].map(([made, weight]) => ({
    factor: rational(made in pays ? (pays[made] ?? 0) + 1 : 0),
    weight: BigInt(weight),
  }))
  return theoryOf(name, 'cards', outcomes)
}

const kept = new Map<number, readonly TheoryRow[]>()

/** The exact numbers of the side bets with this many decks: every draw of two and of three cards. */
export function sideTheory(decks: number): readonly TheoryRow[] {
  const known = kept.get(decks) ?? counted(decks)
  kept.set(decks, known)
  return known
}

function counted(decks: number): readonly TheoryRow[] {
  const pairs = new Map<string, number>()
  const threes = new Map<string, number>()
  const note = (ways: Map<string, number>, made: string | null, more: number): void => {
    ways.set(made ?? '', (ways.get(made ?? '') ?? 0) + more)
  }
  eachDraw(decks, 2, ([first = 0, second = 0], ways) => note(pairs, pairOf(first, second), ways))
  eachDraw(decks, 3, (kinds, ways) => note(threes, threeOf(kinds), ways))
  return [theoryFrom('pairs', pairPays, pairs), theoryFrom('21 + 3', threePays, threes)]
}
