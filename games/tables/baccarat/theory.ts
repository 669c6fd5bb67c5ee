import { theoryOf, type WeightedFactor } from '#game-kit/one-bet.ts'
import type { TheoryRow } from '#game-kit/game.ts'
import { DECKS, SHOE_CARDS } from '#game-kit/cards/shoe.ts'
import { dealt } from '#game-kit/baccarat/drawing.ts'
import { hundredths, type BaccaratConfig } from './config.ts'
import type { BaccaratBet } from './outcome.ts'
import { onTotals, totalsOf, type Totals } from './settle.ts'
import { totalWays } from './ways.data.ts'

const SIX = 6

/** Totals and numbers of cards as one word: "7 4 3 2" is seven against four, of three and two cards. */
export const nameOf = ({ player, banker, playerCards, bankerCards }: Totals): string =>
  `${player} ${banker} ${playerCards} ${bankerCards}`

function totalsFrom(name: string): Totals {
  const [player = 0, banker = 0, playerCards = 0, bankerCards = 0] = name.split(' ').map(Number)
  return { player, banker, playerCards, bankerCards }
}

/** The ordered draws of six cards of a full shoe by what they come to: about a second of work, done by the par sheet. */
export function countTotals(decks: number = DECKS): ReadonlyMap<string, bigint> {
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks)
  const six = [0, 0, 0, 0, 0, 0]
  const ways = new Map<string, bigint>()
  const walk = (at: number, weight: number): void => {
    if (at === SIX) {
      const name = nameOf(totalsOf(dealt(six, (value) => value)))
      ways.set(name, (ways.get(name) ?? 0n) + BigInt(weight)) // at most 128^6 < 2^53: exact
      return
    }
    for (let value = 0; value < 10; value++) {
      const copies = left[value] ?? 0
      six[at] = value
      left[value] = copies - 1
      walk(at + 1, weight * copies)
      left[value] = copies
    }
  }
  walk(0, 1)
  return ways
}

/** All ordered draws of six cards of a full shoe. */
export const ALL_WAYS = Array.from({ length: SIX }, (_, nth) => BigInt(SHOE_CARDS - nth)).reduce(
  (all, left) => all * left,
  1n,
)

/** Ways of the first four cards in which the sides have pairs. */
const N = BigInt(DECKS)
const CARDS = BigInt(SHOE_CARDS)
const FOUR = CARDS * (CARDS - 1n) * (CARDS - 2n) * (CARDS - 3n)

/** Either side's first two cards alike in rank: 2 P(one side) - P(both); both are of one rank, or of two. */
function pairWays() {
  const rank = 4n * N
  const two = rank * (rank - 1n)
  const one = 13n * two * (CARDS - 2n) * (CARDS - 3n)
  const both = 13n * two * ((rank - 2n) * (rank - 3n) + 12n * two)
  return { one, either: 2n * one - both }
}

/** Exactly one side's first two cards alike in rank and suit, and both sides'. */
function perfectWays() {
  const two = N * (N - 1n)
  const one = 52n * two * (CARDS - 2n) * (CARDS - 3n)
  const both = 52n * two * ((N - 2n) * (N - 3n) + 51n * two)
  return { one: 2n * one - 2n * both, both }
}

const rest = (paid: readonly WeightedFactor[], all: bigint): readonly WeightedFactor[] => [
  ...paid,
  { factor: hundredths(0), weight: all - paid.reduce((sum, { weight }) => sum + weight, 0n) },
]

function pairsOf({ pays }: BaccaratConfig, key: BaccaratBet): readonly WeightedFactor[] {
  const { one, either } = pairWays()
  const perfect = perfectWays()
  if (key === 'eitherPair') return rest([{ factor: hundredths(pays.eitherPair), weight: either }], FOUR)
  if (key === 'perfectPair')
    return rest(
      [
        { factor: hundredths(pays.perfectPair), weight: perfect.one },
        { factor: hundredths(pays.perfectPairs), weight: perfect.both },
      ],
      FOUR,
    )
  return rest([{ factor: hundredths(pays.pair), weight: one }], FOUR)
}

const ways = Object.entries(totalWays).map(([name, count]) => ({
  at: totalsFrom(name),
  weight: BigInt(count),
}))

function totalsRow(cfg: BaccaratConfig, key: BaccaratBet): readonly WeightedFactor[] {
  const sums = new Map<number, bigint>()
  for (const { at, weight } of ways) {
    const returned = onTotals(cfg, key, at) ?? 0
    sums.set(returned, (sums.get(returned) ?? 0n) + weight)
  }
  return [...sums].map(([returned, weight]) => ({ factor: hundredths(returned), weight }))
}

const someTotals: Totals = { player: 0, banker: 0, playerCards: 2, bankerCards: 2 }

/** The exact numbers of every bet of a table, from a full shoe. */
export function baccaratTheory(cfg: BaccaratConfig): readonly TheoryRow[] {
  return cfg.bets.map((key) => {
    const isOnPairs = onTotals(cfg, key, someTotals) === null
    return theoryOf(key, 'cards', isOnPairs ? pairsOf(cfg, key) : totalsRow(cfg, key))
  })
}
