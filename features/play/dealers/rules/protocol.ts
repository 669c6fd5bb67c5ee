import { dealt, valueOf } from '#game-kit/baccarat/drawing.ts'
import { DECK, RANKS, rankText } from '#game-kit/cards/cards.ts'
import type { Json } from '#game-kit/schema.ts'

/**
 * How a game is dealt by hand: what the consoles enter, one after the other, and which outcome it makes. A card is its kind of 52, with the
 * deck that it was printed for where the scanner reads it; a wheel's entry is the number, dice are entered sorted as one number (2, 4 and
 * 6 are 246), coins by how many are red. Example: "QS3" is the queen of spades of the third deck.
 */
export type Entry = { readonly value: number; readonly deck: number | null }

export type Shown = { readonly type: string; readonly atMs: number; readonly [field: string]: Json }

export interface Protocol {
  readonly kind: 'cards' | 'wheel' | 'dice' | 'coins'
  /** Whose card or what comes next after these values; null: the round is complete. */
  next(values: readonly number[]): string | null
  /** Reads an entry as a scanner or a person writes it; null: not one of this game. */
  read(text: string): Entry | null
  textOf(entry: Entry): string
  /** The outcome of a complete round in the form that the game parses. */
  outcome(values: readonly number[], shoe: Json): Json
  /** What the table's page shows of the values so far. */
  shown(values: readonly number[]): readonly Shown[]
}

const SUITS = 'SHDC'
const CARD = /^(A|[2-9]|10|T|J|Q|K)([SHDC])([1-8])?$/
const RANK_NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

function readCard(text: string): Entry | null {
  const [, name = '', suit = '', deck] = CARD.exec(text.trim().toUpperCase()) ?? []
  const rank = RANK_NAMES.indexOf(name === 'T' ? '10' : name)
  if (rank < 0) return null
  return { value: SUITS.indexOf(suit) * RANKS + rank, deck: deck === undefined ? null : Number(deck) }
}

const cardName = ({ value, deck }: Entry): string =>
  `${rankText(value % DECK)}${SUITS[Math.floor(value / RANKS)] ?? ''}${deck ?? ''}`

const cards = { kind: 'cards', read: readCard, textOf: cardName } as const

type Hand = 'player' | 'banker'

/** Whose the card at a place of a round of baccarat is; null: there is none. */
function handAt(values: readonly number[], place: number): Hand | null {
  if (place < 4) return place % 2 === 0 ? 'player' : 'banker'
  const { player, banker } = dealt([...values.slice(0, place), 0, 0], valueOf)
  if (player.length + banker.length <= place) return null
  return place === 4 && player.length === 3 ? 'player' : 'banker'
}

const baccarat: Protocol = {
  ...cards,
  next: (values) => handAt(values, values.length),
  outcome: (values, shoe) => ({ cards: values, shoe }),
  shown: (values) => {
    const totals = { player: 0, banker: 0 }
    return values.map((card, place) => {
      const hand = handAt(values, place) ?? 'banker'
      totals[hand] = (totals[hand] + valueOf(card)) % 10
      return { type: 'card', atMs: 0, hand, card, total: totals[hand] }
    })
  },
}

const sides = ['dragon', 'tiger'] as const

const dragonTiger: Protocol = {
  ...cards,
  next: ({ length }) => sides[length] ?? null,
  outcome: ([dragon = 0, tiger = 0], shoe) => ({ dragon, tiger, shoe }),
  shown: (values) =>
    values.map((card, place) => ({ type: 'card', atMs: 0, side: sides[place] ?? 'tiger', card })),
}

const number = (text: string, from: number, to: number): Entry | null => {
  if (!/^\d{1,2}$/.test(text.trim())) return null
  const value = Number(text)
  return value >= from && value <= to ? { value, deck: null } : null
}
const plain = ({ value }: Entry): string => `${value}`

const wheel: Protocol = {
  kind: 'wheel',
  next: ({ length }) => (length === 0 ? 'ball' : null),
  read: (text) => number(text, 0, 36),
  textOf: plain,
  outcome: ([ball = 0]) => ({ number: ball, lucky: [] }),
  shown: () => [],
}

const diceOf = (value: number): readonly number[] => [...`${value}`].map(Number)

const dice: Protocol = {
  kind: 'dice',
  next: ({ length }) => (length === 0 ? 'dice' : null),
  read: (text) => {
    const faces = text.replaceAll(/[\s,-]/g, '')
    return /^[1-6]{3}$/.test(faces) ? { value: Number([...faces].toSorted().join('')), deck: null } : null
  },
  textOf: ({ value }) => diceOf(value).join('-'),
  outcome: ([thrown = 111]) => ({ dice: diceOf(thrown) }),
  shown: () => [],
}

const COINS = [0, 1, 2, 3]

const coins: Protocol = {
  kind: 'coins',
  next: ({ length }) => (length === 0 ? 'coins' : null),
  read: (text) => number(text, 0, COINS.length),
  textOf: plain,
  outcome: ([reds = 0]) => ({ coins: COINS.map((place) => (place < reds ? 1 : 0)) }),
  shown: () => [],
}

const protocols: Readonly<Record<string, Protocol>> = {
  baccarat,
  'baccarat-no-commission': baccarat,
  'baccarat-ez': baccarat,
  'dragon-tiger': dragonTiger,
  roulette: wheel,
  'sic-bo': dice,
  'tai-xiu': dice,
  'bau-cua': dice,
  'xoc-dia': coins,
}

/** How a game is dealt by hand. Lucky numbers need a generator and shared blackjack its own stream: neither is. */
export function protocolOf(game: string): Protocol {
  const found = Object.hasOwn(protocols, game) ? protocols[game] : undefined
  if (!found) throw new TypeError(`dealers: ${game} is not dealt by hand`)
  return found
}

/** Reads the entries of a whole round as a pit boss writes them, "QS 4H 10D 7C"; null: not one complete round. */
export function readRound(protocol: Protocol, text: string): readonly number[] | null {
  const values: number[] = []
  const words = protocol.kind === 'cards' ? text.trim().split(/[\s,]+/) : [text]
  for (const word of words) {
    const entry = protocol.read(word)
    if (!entry || protocol.next(values) === null) return null
    values.push(entry.value)
  }
  return protocol.next(values) === null ? values : null
}
