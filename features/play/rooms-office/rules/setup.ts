import { moneyText, type Minor } from '#kit/money.ts'
import { mostSeats, type CardGame } from '#features/play/card-rooms/rules/play.ts'

/**
 * Stakes, rake and times of a card room. Amounts are whole chips, so that no pot has a remainder that cannot be shared; the rake is at most
 * ten percent. Example: blinds of 500 and 1,000, a chip of 100, a buy-in of 20,000 to 100,000, five percent up to 3,000 a hand.
 */
export interface Setup {
  readonly seats: number
  /** The small blind of hold'em; 0 in other games. */
  readonly small: Minor
  /** The big blind, what one card is worth, or the ante. */
  readonly unit: Minor
  readonly chip: Minor
  /** In hundredths of a percent. */
  readonly rake: number
  readonly rakeCap: Minor
  readonly buyMin: Minor
  readonly buyMax: Minor
  readonly mayRunTwice: boolean
  readonly turnSeconds: number
  readonly bankSeconds: number
}

export const setupProblems = ['seats', 'blinds', 'chip', 'buyIn', 'twice'] as const
export type SetupProblem = (typeof setupProblems)[number]

export const MOST_RAKE = 1_000
/** A buy-in is worth a few hands: this number of big blinds, cards or antes. A game of Tien Len costs at most 26 cards and chops on top. */
const LEAST_UNITS: Readonly<Record<CardGame, bigint>> = {
  holdem: 10n,
  'tien-len': 30n,
  // a beaten Sam at a table of five
  'sam-loc': 80n,
  lieng: 10n,
}

/** What is wrong with a setup; null: nothing. Amounts are named by their field, in whole chips. */
export function problemOf(game: CardGame, setup: Setup): SetupProblem | null {
  const { seats, small, unit, chip, rakeCap, buyMin, buyMax, mayRunTwice } = setup
  if (seats < 2 || seats > mostSeats[game]) return 'seats'
  const isHoldem = game === 'holdem'
  if (isHoldem ? small <= 0n || small > unit : small !== 0n) return 'blinds'
  if ([small, unit, rakeCap, buyMin, buyMax].some((sum) => sum % chip !== 0n)) return 'chip'
  if (buyMin < unit * LEAST_UNITS[game] || buyMax < buyMin) return 'buyIn'
  return mayRunTwice && !isHoldem ? 'twice' : null
}

/** A setup as flat text: for its versions and the audit log. Example: `{ "unit": "1000.00", "rake": "5.00%" }`. */
export function setupText(setup: Setup): Readonly<Record<string, string>> {
  const { small, unit, chip, rakeCap, buyMin, buyMax, seats, rake, turnSeconds, bankSeconds, mayRunTwice } =
    setup
  const sums = Object.entries({ small, unit, chip, rakeCap, buyMin, buyMax })
  return {
    ...Object.fromEntries(sums.map(([name, sum]) => [name, moneyText(sum)])),
    seats: `${seats}`,
    rake: `${(rake / 100).toFixed(2)}%`,
    turnSeconds: `${turnSeconds}`,
    bankSeconds: `${bankSeconds}`,
    mayRunTwice: mayRunTwice ? 'yes' : 'no',
  }
}
