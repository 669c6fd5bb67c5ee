import { DECK, rankOf } from '#game-kit/cards/cards.ts'
import { DECKS, SHOE_CARDS } from '#game-kit/cards/shoe.ts'
import { list, object, text, whole, type Json, type Schema } from '#game-kit/schema.ts'
import type { Entry } from './protocol.ts'

/**
 * The shoe that a dealer deals from, as far as it was seen. A new shoe is opened with its first card turned over; as many more are burnt
 * unseen as that card has points (ace 1, ten and courts 10). What was seen cannot come again: of each kind eight cards, of each printed
 * card one. When the cut card comes out, that round is finished, one more is dealt, and the shoe is changed. Example: the ninth queen of
 * spades is refused, and so is the queen of spades of deck 3 for the second time.
 */
export type Shoe = {
  readonly number: number
  /** Rounds dealt from it. */
  readonly round: number
  /** Cards seen of each of the 52 kinds. */
  readonly seen: readonly number[]
  /** Printed cards that were seen, as `kind:deck`. */
  readonly printed: readonly string[]
  /** The card that was turned over. */
  readonly turned: number
  readonly burnt: number
  /** Rounds still to be dealt, once the cut card has come out; null before. */
  readonly last: number | null
}

const MOST_BURNT = 10
const ROUNDS_AFTER_CUT = 2

const lastRounds: Schema<number | null> = {
  parse: (json) => (json === null ? { ok: true, value: null } : whole(0, ROUNDS_AFTER_CUT).parse(json)),
  write: (value) => value,
}

export const shoeSchema = object<Shoe>({
  number: whole(1, 1_000_000_000),
  round: whole(0, SHOE_CARDS),
  seen: list(whole(0, DECKS), DECK, DECK),
  printed: list(text(/^\d{1,2}:[1-8]$/), 0, SHOE_CARDS),
  turned: whole(0, DECK - 1),
  burnt: whole(1, MOST_BURNT),
  last: lastRounds,
})

const printedName = ({ value, deck }: Entry): string | null => (deck === null ? null : `${value}:${deck}`)

/** Opens the next shoe with the card that was turned over. */
export function newShoe(before: Shoe | null, turned: Entry): Shoe {
  const name = printedName(turned)
  return {
    number: (before?.number ?? 0) + 1,
    round: 0,
    seen: Array.from({ length: DECK }, (_, kind) => (kind === turned.value ? 1 : 0)),
    printed: name === null ? [] : [name],
    turned: turned.value,
    burnt: Math.min(rankOf(turned.value) + 1, MOST_BURNT),
    last: null,
  }
}

/** Why a card cannot have come out of the shoe after these of the round; null: it can. */
export function cardProblem(
  shoe: Shoe,
  earlier: readonly Entry[],
  entry: Entry,
): 'notInShoe' | 'scannedTwice' | null {
  const name = printedName(entry)
  if (name !== null && (shoe.printed.includes(name) || earlier.some((one) => printedName(one) === name)))
    return 'scannedTwice'
  const seen = (shoe.seen[entry.value] ?? 0) + earlier.filter(({ value }) => value === entry.value).length
  return seen >= DECKS ? 'notInShoe' : null
}

/** The shoe after a round. */
export function afterRound(shoe: Shoe, cards: readonly Entry[]): Shoe {
  const count = (kind: number) => cards.filter(({ value }) => value === kind).length
  return {
    ...shoe,
    round: shoe.round + 1,
    // a correction may say that a kind came oftener than it can; what is seen stays within the shoe
    seen: shoe.seen.map((seen, kind) => Math.min(DECKS, seen + count(kind))),
    printed: [...shoe.printed, ...cards.flatMap((card) => printedName(card) ?? [])],
    last: shoe.last === null ? null : Math.max(0, shoe.last - 1),
  }
}

/** The cut card has come out: this round and one more. */
export const cutOut = (shoe: Shoe): Shoe => ({ ...shoe, last: shoe.last ?? ROUNDS_AFTER_CUT })

export const cardsLeft = ({ seen, burnt }: Shoe): number =>
  SHOE_CARDS - burnt - seen.reduce((sum, cards) => sum + cards, 0)

/** What a round's outcome says of its shoe; `shoe` is that after the round. */
export const shoeStated = (shoe: Shoe): Json => ({
  number: shoe.number,
  round: shoe.round,
  left: cardsLeft(shoe),
  burnt: shoe.round === 1 ? [shoe.turned] : [],
  isLast: shoe.last === 0,
})
