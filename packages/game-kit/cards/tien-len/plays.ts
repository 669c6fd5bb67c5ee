import { climbRank, ranksOf, sorted, TWO } from '#game-kit/cards/climbing/ranks.ts'
import { beats, combinationOf, type Combination } from './combination.ts'

/**
 * Plays that a hand offers, for hints and for marking playable cards: of each kind, size and highest rank those that differ in what
 * decides, the highest card. Lower cards are the lowest that fit, so that a hint does not spend strong ones.
 */
export function playsOf(hand: readonly number[], table: Combination | null): readonly (readonly number[])[] {
  const byRank = ranksOf(hand)
  const plays = [...sameRank(byRank), ...straights(byRank), ...pairRuns(byRank)]
  if (!table) return plays
  return plays.filter((cards) => {
    const combination = combinationOf(cards)
    return combination !== null && beats(combination, table)
  })
}

/** The cards that can take part in a play on the table. */
export function playableCards(hand: readonly number[], table: Combination | null): ReadonlySet<number> {
  const cards = new Set<number>()
  for (const play of playsOf(hand, table)) for (const card of play) cards.add(card)
  // a lower card of the same rank can replace the one that a play shows, except its highest
  for (const play of playsOf(hand, table)) for (const card of twins(hand, play)) cards.add(card)
  return cards
}

function twins(hand: readonly number[], play: readonly number[]): number[] {
  const highest = play.at(-1) ?? -1
  const ranks = new Set(play.filter((card) => card !== highest).map(climbRank))
  return hand.filter((card) => ranks.has(climbRank(card)) && sorted([card, highest]).at(-1) === highest)
}

function* sameRank(byRank: readonly (readonly number[])[]): Generator<readonly number[]> {
  for (const cards of byRank)
    for (let size = 1; size <= cards.length; size++)
      // the highest card decides: every choice of it, with the lowest companions
      for (const highest of cards.slice(size - 1)) yield [...cards.slice(0, size - 1), highest]
}

function* straights(byRank: readonly (readonly number[])[]): Generator<readonly number[]> {
  for (let from = 0; from < TWO; from++)
    for (let to = from + 2; to < TWO; to++) {
      const ranks = byRank.slice(from, to)
      if (ranks.some((cards) => cards.length === 0)) break
      const low = ranks.map((cards) => cards[0]!)
      for (const highest of byRank[to]!) yield [...low, highest]
    }
}

function* pairRuns(byRank: readonly (readonly number[])[]): Generator<readonly number[]> {
  for (let from = 0; from < TWO; from++)
    for (let to = from + 2; to < TWO; to++) {
      const ranks = byRank.slice(from, to)
      if (ranks.some((cards) => cards.length < 2)) break
      const low = ranks.flatMap((cards) => cards.slice(0, 2))
      const last = byRank[to]!
      for (const highest of last.slice(1)) yield [...low, last[0]!, highest]
    }
}
