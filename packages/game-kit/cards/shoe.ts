import type { Chance } from '#kit/chance.ts'
import { list, object, whole, type Schema } from '../schema.ts'
import { DECK, rankOf } from './cards.ts'

/**
 * A shoe of eight decks that is dealt over many rounds. What is carried is how many of each kind of card are left: public, and without
 * an order, which is the same distribution as a shuffled shoe. A card is a number below the cards left, counted from the lowest kind
 * (cards.ts). A new shoe draws the place of the cut card (14 to 16 from the end), then a card that is turned over, then as many burnt
 * ones as that card has points (ace 1, ten and courts 10). When the cut card comes out, the round is finished, one more is dealt, and
 * the shoe is changed.
 */
export const DECKS = 8
export const SHOE_CARDS = DECKS * DECK
const CUT_LEAST = 14
const CUT_PLACES = 3
/** The most cards that are burnt after the one that is turned over. */
const MOST_BURNT = 10

export type ShoeCarry = {
  /** Counts the shoes of the series from 1; 0: none was opened yet. */
  readonly number: number
  /** Rounds dealt from it. */
  readonly round: number
  /** Cards left of each of the 52 kinds. */
  readonly left: readonly number[]
  /** Cards behind the cut card. */
  readonly cut: number
  /** After how many more rounds the shoe is changed; null: the cut card has not come out. */
  readonly last: number | null
}

/** What a round says of its shoe. */
export type ShoeState = {
  readonly number: number
  readonly round: number
  /** Cards left after the round. */
  readonly left: number
  /** A new shoe: the card that was turned over, then the burnt ones. Empty in later rounds. */
  readonly burnt: readonly number[]
  /** The next round comes from a new shoe. */
  readonly isLast: boolean
}

const flag: Schema<boolean> = {
  parse: (json) =>
    typeof json === 'boolean' ? { ok: true, value: json } : { ok: false, error: 'not a boolean' },
  write: (value) => value,
}
const lastRounds: Schema<number | null> = {
  parse: (json) => (json === null ? { ok: true, value: null } : whole(0, 1).parse(json)),
  write: (value) => value,
}
const MOST_COUNTED = 1_000_000_000

export const card: Schema<number> = whole(0, DECK - 1)

export const shoeCarry: Schema<ShoeCarry> = object({
  number: whole(0, MOST_COUNTED),
  round: whole(0, SHOE_CARDS),
  left: list(whole(0, DECKS), DECK, DECK),
  cut: whole(0, CUT_LEAST + CUT_PLACES - 1),
  last: lastRounds,
})

export const shoeState: Schema<ShoeState> = object({
  number: whole(1, MOST_COUNTED),
  round: whole(1, SHOE_CARDS),
  left: whole(0, SHOE_CARDS),
  burnt: list(card, 0, MOST_BURNT + 1),
  isLast: flag,
})

const FULL: readonly number[] = Array.from({ length: DECK }, () => DECKS)

/** What a series starts with: the first round opens a shoe. */
export const noShoe: ShoeCarry = { number: 0, round: 0, left: FULL, cut: 0, last: 0 }

/** Deals cards of a shoe; mutable for the length of one draw. */
export type Shoe = {
  readonly take: () => number
  readonly state: () => { readonly shoe: ShoeState; readonly carry: ShoeCarry }
}

/** The points that say how many cards are burnt. */
const pointsOf = (kind: number): number => Math.min(rankOf(kind) + 1, MOST_BURNT)

/** Opens the shoe of the next round, a new one where the last round ended the old. */
export function openShoe(carry: ShoeCarry, chance: Chance): Shoe {
  const isNew = carry.last === 0
  const left = [...(isNew ? FULL : carry.left)]
  let count = left.reduce((sum, cards) => sum + cards, 0)
  const take = (): number => {
    let place = chance.below(count)
    const kind = left.findIndex((cards) => (place -= cards) < 0)
    left[kind] = (left[kind] ?? 0) - 1
    count -= 1
    return kind
  }
  const cut = isNew ? CUT_LEAST + chance.below(CUT_PLACES) : carry.cut
  const burnt: number[] = []
  if (isNew) {
    const turned = take()
    burnt.push(turned)
    for (let more = pointsOf(turned); more > 0; more -= 1) burnt.push(take())
  }
  const number = isNew ? carry.number + 1 : carry.number
  const round = isNew ? 1 : carry.round + 1
  return {
    take,
    state: () => {
      const isOut = count <= cut
      const before = isNew ? null : carry.last
      // the round in which it comes out is finished, and one more is dealt
      const last = before === null ? (isOut ? 1 : null) : before - 1
      return {
        shoe: { number, round, left: count, burnt, isLast: last === 0 },
        carry: { number, round, left, cut, last },
      }
    },
  }
}
