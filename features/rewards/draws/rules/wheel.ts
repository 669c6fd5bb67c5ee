import type { Chance } from '#kit/chance.ts'
import { add, compare, multiply, rational, sum, ZERO, type Rational } from '#kit/rational.ts'
import { costOf, type Prize } from './prize.ts'

/**
 * The lucky wheel: one number below the sum of all weights decides, and each segment owns as many numbers as its weight, in the published
 * order. Example: weights 70, 25 and 5 make chances of 70 %, 25 % and 5 %; the number 94 is the second segment's last.
 */
export type Segment = { readonly weight: number; readonly prize: Prize }

export function totalWeight(segments: readonly Segment[]): number {
  return segments.reduce((total, { weight }) => total + weight, 0)
}

/** The segment that the next number of a round's stream falls on. */
export function drawSegment(segments: readonly Segment[], chance: Pick<Chance, 'below'>): number {
  let ticket = chance.below(totalWeight(segments))
  const segment = segments.findIndex(({ weight }) => {
    ticket -= weight
    return ticket < 0
  })
  return segment
}

/** The exact chance of each segment. */
export function oddsOf(segments: readonly Segment[]): Rational[] {
  const total = totalWeight(segments)
  return segments.map(({ weight }) => rational(weight, total))
}

/** The exact expected cost of one spin, in ledger units. */
export function expectedCost(segments: readonly Segment[]): Rational {
  const odds = oddsOf(segments)
  return sum(segments.map(({ prize }, at) => multiply(odds[at] ?? ZERO, rational(costOf(prize)))))
}

/** The most that one spin can cost. */
export function highestCost(prizes: readonly Prize[]): bigint {
  return prizes.reduce((most, prize) => (costOf(prize) > most ? costOf(prize) : most), 0n)
}

/** Equal prizes as one row: how often each is won, the likeliest first. */
export function groupedOdds(
  segments: readonly Segment[],
): { readonly prize: Prize; readonly odds: Rational }[] {
  const rows = new Map<string, { prize: Prize; odds: Rational }>()
  const odds = oddsOf(segments)
  for (const [at, { prize }] of segments.entries()) {
    const key = JSON.stringify(prize)
    const known = rows.get(key)
    const own = odds[at] ?? ZERO
    rows.set(key, { prize, odds: known ? add(known.odds, own) : own })
  }
  return [...rows.values()].toSorted((a, b) => compare(b.odds, a.odds))
}
