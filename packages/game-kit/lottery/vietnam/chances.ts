import { rational, subtract, sum, ONE } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { Tier } from './draw.ts'
import { readCount, tiersOf } from './plays.ts'
import type { PrizePlay } from './plays.ts'

/** Exact figures of one unit bet. */
export interface PrizeChance {
  /** Expected hits: what a payout is multiplied by. */
  readonly hits: Rational
  /** Chance that it wins anything. */
  readonly hit: Rational
}

/**
 * The chances of a unit bet, from the numbers being different within a tier: of n numbers of W digits, drawn without repetition, none
 * ends in one of k given endings of w digits with chance C(10^W − k·10^(W−w), n) ÷ C(10^W, n). Appearances follow by inclusion and
 * exclusion. `option` is the index of a panel's option, `orders` the orders
 * of the digits where any order wins.
 */
export function prizeChance(play: PrizePlay, option = 0, orders = 6): PrizeChance {
  const { rule, source } = play
  const outcomes = 10 ** source.width
  if (rule.kind === 'set') {
    const chance = rational(rule.options[option]?.numbers.length ?? 0, outcomes)
    return { hits: chance, hit: chance }
  }
  if (rule.kind === 'each')
    return { hits: rational(readCount(play), outcomes), hit: subtract(ONE, noneOf(play, 1)) }
  if (rule.kind === 'tiers') {
    const points = tiersOf(play).reduce((total, { key, count }) => total + count * (rule.points[key] ?? 0), 0)
    return { hits: rational(points, outcomes), hit: subtract(ONE, noneOf(play, 1)) }
  }
  // every group of digits expects the same points: its orders times six, divided by its orders
  if (rule.kind === 'anyOrder') return { hits: rational(6, outcomes), hit: rational(orders, outcomes) }
  if (rule.kind === 'digit') {
    const chance = subtract(ONE, rational(9 ** source.width, outcomes))
    return { hits: chance, hit: chance }
  }
  const chance = rule.kind === 'none' ? noneOf(play, rule.size) : allOf(play, rule.size)
  return { hits: chance, hit: chance }
}

/**
 * Expected hits of one ending among the numbers that are still to come, after these were drawn in the order of the shape: exact, since a
 * number does not come twice within its tier. For plays that read the last digits of every number.
 */
export function liveHits({ shape, source: { width } }: PrizePlay, drawn: readonly string[], ending: string) {
  let from = 0
  return sum(
    shape.tiers.map((tier: Tier) => {
      const shown = drawn.slice(from, from + tier.count)
      from += tier.count
      const met = shown.filter((text) => text.endsWith(ending)).length
      const left = BigInt(tier.count - shown.length)
      const winning = 10n ** BigInt(tier.width - width) - BigInt(met)
      return rational(left * winning, 10n ** BigInt(tier.width) - BigInt(shown.length))
    }),
  )
}

/** Chance that none of `count` given endings is read. */
export function noneOf(play: PrizePlay, count: number): Rational {
  const { width } = play.source
  let n = 1n
  let d = 1n
  for (const tier of tiersOf(play)) {
    const numbers = 10n ** BigInt(tier.width)
    const taken = BigInt(count) * 10n ** BigInt(tier.width - width)
    for (let at = 0n; at < BigInt(tier.count); at++) {
      n *= numbers - taken - at
      d *= numbers - at
    }
  }
  return rational(n, d)
}

/** Chance that each of `count` given endings is read at least once. */
export function allOf(play: PrizePlay, count: number): Rational {
  return sum(
    Array.from({ length: count + 1 }, (_, without) => {
      const none = noneOf(play, without)
      const sign = without % 2 === 0 ? 1n : -1n
      return rational(sign * waysOf(count, without) * none.n, none.d)
    }),
  )
}

function waysOf(n: number, k: number): bigint {
  let ways = 1n
  for (let at = 1; at <= k; at++) ways = (ways * BigInt(n - k + at)) / BigInt(at)
  return ways
}
