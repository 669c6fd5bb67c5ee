import { floorOf, rational, type Rational, sum } from '#kit/rational.ts'
import { rewardFor } from './check-in.ts'
import type { DrawData } from './draw.ts'
import { averageOf } from './envelope.ts'
import { costOf } from './prize.ts'
import { raffleCost } from './raffle.ts'
import { expectedCost } from './wheel.ts'

/**
 * What a number of results costs on average by the published odds, computed exactly and rounded down once. Example: 1,000 spins of a wheel
 * that pays 100.00 in one of 400 cost 250.00 on average. `places` counts check-ins by their number in the month.
 */
export function expectedOf(
  data: DrawData,
  {
    results,
    places,
  }: {
    readonly results: number
    readonly places: readonly { readonly place: number; readonly count: number }[]
  },
): bigint {
  switch (data.kind) {
    case 'wheel':
      return floorOf(BigInt(results), expectedCost(data.segments))
    case 'raffle':
      return results > 0 ? raffleCost(data.prizes) : 0n
    case 'envelope':
      return floorOf(BigInt(results), averageOf(data))
    case 'checkIn':
      return places.reduce(
        (total, { place, count }) => total + costOf(rewardFor(data, place)) * BigInt(count),
        0n,
      )
  }
}

/** The expected cost of one result; null where it depends on how many take part. */
export function expectedEach(data: DrawData): Rational | null {
  switch (data.kind) {
    case 'wheel':
      return expectedCost(data.segments)
    case 'raffle':
      return null
    case 'envelope':
      return averageOf(data)
    case 'checkIn':
      return sum(data.rewards.map((prize) => rational(costOf(prize), BigInt(data.rewards.length))))
  }
}
