import { DECK } from '#game-kit/cards/cards.ts'
import { madeOf, pays } from './pays.ts'

/**
 * The best hold of every deal, exactly. For each set of up to five cards the pays of all hands that hold it are summed once; the
 * hands that hold H and none of the discarded cards follow by inclusion and exclusion over the discarded ones.
 */

/** Number of possible draws when this many cards are held: C(47, 5 − held). */
const DRAWS = [1_533_939, 178_365, 16_215, 1_081, 47, 1] as const
/** The least number that all of them divide: expected returns are counted in its parts, in whole numbers. */
export const COMMON = 7_669_695
export const DEALS = 2_598_960

/** Sets of a size k from the cards below a number, by k: where a card stands in the numbering of sets. */
const below = [1, 2, 3, 4, 5].map((k) =>
  Float64Array.from({ length: DECK + 1 }, (_, n) => {
    let ways = 1
    for (let nth = 0; nth < k; nth++) ways = (ways * (n - nth)) / (nth + 1)
    return ways
  }),
)
const SIZES = Array.from(
  { length: 32 },
  (_, mask) => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1).length,
)
/** Expected return of a hold's sum, in parts of COMMON. */
const SCALES = SIZES.map((size) => COMMON / (DRAWS[size] ?? 1))

type Tables = readonly Float64Array[]
type Value = (pay: number) => number

/** The places of all 32 sets of an ascending hand, each among those of its size. */
function placesOf(hand: readonly number[], places: Int32Array): void {
  for (let mask = 0; mask < 32; mask++) {
    let place = 0
    let size = 0
    for (let bit = 0; bit < 5; bit++) if ((mask >> bit) & 1) place += below[size++]?.[hand[bit] ?? 0] ?? 0
    places[mask] = place
  }
}

function eachDeal(see: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0]
  const pick = (place: number, most: number): void => {
    for (let card = place; card < most; card++) {
      hand[place] = card
      if (place === 0) see(hand)
      else pick(place - 1, card)
    }
  }
  pick(4, DECK)
}

/** Sums over all hands that hold a set, for each thing that is asked of a hand. */
function tablesOf(values: readonly Value[]): readonly Tables[] {
  const all = values.map(() =>
    [0, 1, 2, 3, 4, 5].map((size) => new Float64Array(size ? (below[size - 1]?.[DECK] ?? 0) : 1)),
  )
  const places = new Int32Array(32)
  eachDeal((hand) => {
    const pay = pays[madeOf(hand)]
    if (pay === 0) return
    placesOf(hand, places)
    for (const [at, tables] of all.entries()) {
      const worth = values[at]?.(pay) ?? 0
      for (let mask = 0; worth && mask < 32; mask++) tables[SIZES[mask]!]![places[mask]!]! += worth
    }
  })
  return all
}

/** For each hold of a hand: the sum over all hands that it can become. */
function holdsOf(tables: Tables, places: Int32Array, sums: Float64Array): void {
  for (let mask = 0; mask < 32; mask++) sums[mask] = tables[SIZES[mask]!]![places[mask]!]!
  for (let bit = 1; bit < 32; bit <<= 1)
    for (let mask = 0; mask < 32; mask++) if (!(mask & bit)) sums[mask]! -= sums[mask | bit]!
}

/** Of two holds that return the same, the one that holds more. */
function highest(sums: Float64Array): number {
  let best = 31
  for (let mask = 30; mask >= 0; mask--)
    if (sums[mask]! * SCALES[mask]! > sums[best]! * SCALES[best]!) best = mask
  return best
}

export type Best = { readonly hold: number; readonly scaled: number }

/** Finds the best hold of any hand; `scaled` is its expected return in parts of COMMON. */
export function bestHolds(): (hand: readonly number[]) => Best {
  const [tables = []] = tablesOf([(pay) => pay])
  const sums = new Float64Array(32)
  const places = new Int32Array(32)
  return (hand) => {
    const sorted = hand.toSorted((a, b) => a - b)
    placesOf(sorted, places)
    holdsOf(tables, places, sums)
    const mask = highest(sums)
    let hold = 0
    for (const [place, card] of hand.entries()) if ((mask >> sorted.indexOf(card)) & 1) hold |= 1 << place
    return { hold, scaled: sums[mask]! * SCALES[mask]! }
  }
}

export type Sums = {
  readonly pay: number
  readonly hit: number
  readonly square: number
  readonly royal: number
}

/** All deals played with their best hold: sums of pay, of hands that pay, of squares and of royal flushes, in parts of COMMON. */
export function playedBest(): Sums {
  const all = tablesOf([
    (pay) => pay,
    (pay) => (pay > 0 ? 1 : 0),
    (pay) => pay * pay,
    (pay) => (pay === pays.royal ? 1 : 0),
  ])
  const totals = [0, 0, 0, 0]
  const sums = all.map(() => new Float64Array(32))
  const places = new Int32Array(32)
  eachDeal((hand) => {
    placesOf(hand, places)
    for (const [at, tables] of all.entries()) holdsOf(tables, places, sums[at]!)
    const mask = highest(sums[0]!)
    for (const [at, one] of sums.entries()) totals[at]! += one[mask]! * SCALES[mask]!
  })
  const [pay = 0, hit = 0, square = 0, royal = 0] = totals
  return { pay, hit, square, royal }
}
