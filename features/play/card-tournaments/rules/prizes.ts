import type { Minor } from '#kit/money.ts'
import { placesOf, prizesOf } from '#game-kit/cards/tournament/payouts.ts'

/**
 * Prizes of a tournament: every entry's buy-in goes to the pool, also of who entered again; the published table is read by the number of
 * players. Example: 6 players with 7 entries of 20,000: the pool is 140,000, 65 percent are 91,000 and 35 percent 49,000.
 */
export interface Pool {
  readonly entries: number
  readonly players: number
  readonly buyIn: Minor
  /** Prizes are whole multiples of it, but for the first. */
  readonly chip: Minor
}

export const poolOf = ({ entries, buyIn }: Pick<Pool, 'entries' | 'buyIn'>): Minor => BigInt(entries) * buyIn

/** The prizes of the paid places, the first one first. */
export const payoutsOf = ({ entries, players, buyIn, chip }: Pool): readonly Minor[] =>
  prizesOf({ pool: poolOf({ entries, buyIn }), entrants: players, chip })

/** `rank` rises with each that is out; null: still in. */
export interface Ranked {
  readonly player: string
  readonly rank: number | null
}
export interface Won {
  readonly player: string
  readonly place: number
  readonly prize: Minor
}

/** The place of a rank among these: behind all that are in, and all that were out later. */
export const placeOf = (all: readonly Ranked[], rank: number): number =>
  1 + all.filter((other) => other.rank === null || other.rank > rank).length

/** Places and prizes at the end. Equal ranks share their prizes, rounded down; the rest of the rounding is the first one's of them. */
export function resultsOf(all: readonly Ranked[], prizes: readonly Minor[]): readonly Won[] {
  const first = all.filter(({ rank }) => rank === null)
  const groups = [
    ...Map.groupBy(
      all.filter(({ rank }) => rank !== null),
      ({ rank }) => rank ?? 0,
    ),
  ]
  const top = placesOf(
    first.map(({ player }) => ({ player, stack: 0n })),
    { left: 0, prizes },
  )
  const others = groups.flatMap(([rank, group]) =>
    placesOf(
      group.map(({ player }) => ({ player, stack: 0n })),
      { left: placeOf(all, rank) - 1, prizes },
    ),
  )
  return [...top, ...others]
}
