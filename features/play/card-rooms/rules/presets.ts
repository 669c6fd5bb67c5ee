import { major, type Minor } from '#kit/money.ts'
import type { CardGame } from './play.ts'

/** A room without its brand: what an operator opens it with. */
export interface RoomDraft {
  readonly code: string
  readonly game: CardGame
  readonly isPractice: boolean
  readonly seats: number
  readonly small: Minor
  readonly unit: Minor
  readonly chip: Minor
  readonly rakePpm: number
  readonly rakeCap: Minor
  readonly buyMin: Minor
  readonly buyMax: Minor
  readonly mayRunTwice: boolean
  readonly turnSeconds: number
  readonly bankSeconds: number
}

/** Chips of tournaments are whole points. */
export const FUN_CHIP = major(1)

const FIVE_PERCENT = 50_000
const FOUR_PERCENT = 40_000

type Level = {
  readonly code: string
  readonly unit: number
  readonly seats: number
  readonly isPractice?: true
}

/** No-limit hold'em with a buy-in of 20 to 100 big blinds; the rake is five percent, capped at three big blinds. */
function holdem({ code, unit, seats, isPractice }: Level): RoomDraft {
  const big = major(unit)
  return {
    code,
    game: 'holdem',
    isPractice: isPractice ?? false,
    seats,
    small: big / 2n,
    unit: big,
    chip: big / 10n,
    rakePpm: FIVE_PERCENT,
    rakeCap: big * 3n,
    buyMin: big * 20n,
    buyMax: big * 100n,
    mayRunTwice: isPractice !== true,
    turnSeconds: 20,
    bankSeconds: 30,
  }
}

/** A game by the card: a buy-in up to 500 cards; the rake is four percent of what a seat is ahead. */
function byTheCard(game: CardGame, leastCards: bigint, { code, unit, seats, isPractice }: Level): RoomDraft {
  const card = major(unit)
  return {
    code,
    game,
    isPractice: isPractice ?? false,
    seats,
    small: 0n,
    unit: card,
    chip: card / 10n,
    rakePpm: FOUR_PERCENT,
    rakeCap: card * 20n,
    buyMin: card * leastCards,
    buyMax: card * 500n,
    mayRunTwice: false,
    turnSeconds: 20,
    bankSeconds: 20,
  }
}

/** Liêng with a buy-in of 20 to 200 antes; the rake of a showdown is five percent, capped at five antes. */
function lieng({ code, unit, seats, isPractice }: Level): RoomDraft {
  const ante = major(unit)
  return {
    code,
    game: 'lieng',
    isPractice: isPractice ?? false,
    seats,
    small: 0n,
    unit: ante,
    chip: ante / 10n,
    rakePpm: FIVE_PERCENT,
    rakeCap: ante * 5n,
    buyMin: ante * 20n,
    buyMax: ante * 200n,
    mayRunTwice: false,
    turnSeconds: 15,
    bankSeconds: 20,
  }
}
const tienLen = (level: Level): RoomDraft => byTheCard('tien-len', 60n, level)
/** A beaten Sam costs 80 cards at a table of five. */
const samLoc = (level: Level): RoomDraft => byTheCard('sam-loc', 100n, level)

/** Practice rooms, which every brand may have. */
export const practiceRooms: readonly RoomDraft[] = [
  holdem({ code: 'FUN6', unit: 10, seats: 6, isPractice: true }),
  holdem({ code: 'FUN2', unit: 10, seats: 2, isPractice: true }),
  tienLen({ code: 'FUNTL', unit: 1, seats: 4, isPractice: true }),
  lieng({ code: 'FUNLG', unit: 10, seats: 6, isPractice: true }),
  samLoc({ code: 'FUNSL', unit: 1, seats: 5, isPractice: true }),
]

/** Rooms to begin with, by stakes from small to large. `unit`: the smallest big blind of the brand's currency, such as 1,000 dong. */
export const usualRooms = (unit: number): readonly RoomDraft[] => [
  holdem({ code: 'NL6A', unit, seats: 6 }),
  holdem({ code: 'NL6B', unit, seats: 6 }),
  holdem({ code: 'NL9A', unit: unit * 2, seats: 9 }),
  holdem({ code: 'NL2A', unit: unit * 5, seats: 2 }),
  holdem({ code: 'NL6C', unit: unit * 10, seats: 6 }),
  tienLen({ code: 'TL4A', unit: unit / 2, seats: 4 }),
  tienLen({ code: 'TL4B', unit: unit * 2, seats: 4 }),
  lieng({ code: 'LG6A', unit: unit / 2, seats: 6 }),
  lieng({ code: 'LG6B', unit: unit * 2, seats: 6 }),
  samLoc({ code: 'SL4A', unit: unit / 2, seats: 4 }),
  samLoc({ code: 'SL5A', unit: unit * 2, seats: 5 }),
]
