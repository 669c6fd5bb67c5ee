import { sequenceCount, sequences } from './family.ts'
import type { DrawFamily } from './family.ts'
import type { Pick, PickForm } from './pick.ts'

/**
 * One play type. A selection stands for a number of unit bets, each of one class; all unit bets of a class have the same chance. So a
 * price is a number for each class, computed by enumeration, and a ticket is settled by counting, without listing its unit bets.
 */
export interface Play {
  /** Unique in its game: "star3Front.group6". */
  readonly key: string
  readonly family: DrawFamily
  /** The positions of the draw that it reads, from 0. */
  readonly positions: readonly number[]
  readonly form: PickForm
  readonly classes: readonly PlayClass[]
  /** Unit bets of a selection that fits the form, for each class. All 0 where the selection cannot win: it is refused. */
  units(pick: Pick): readonly number[]
  /** Winning unit bets for each class; `seen` are the numbers drawn at `positions`. */
  hits(pick: Pick, seen: readonly number[]): readonly number[]
  /** The most of the unit bets of each class that one outcome can win: a bound, for limits. */
  most(pick: Pick): readonly number[]
  /** The chances in closed form, for draws too many to enumerate. */
  chances?(): readonly ClassChance[]
  /** Unit bets for each class whose stake is returned; undefined where a play has no such outcome. */
  returned?(pick: Pick, seen: readonly number[]): readonly number[]
}

export interface PlayClass {
  readonly key: string
  /** Wins of one unit bet of this class on the numbers seen; over all outcomes they are its chance. */
  readonly wins: (seen: readonly number[]) => number
  /** A further prize of the first class's unit bets, with no unit bets of its own. */
  readonly isTier?: boolean
  /** Whether the stake is returned. */
  readonly pushes?: ((seen: readonly number[]) => boolean) | undefined
}

/** The chance of a unit bet: `winning` wins and `returned` stakes over `total` equally likely outcomes. */
export interface ClassChance {
  readonly winning: bigint
  readonly returned: bigint
  readonly total: bigint
}

const known = new WeakMap<Play, readonly ClassChance[]>()

/** The chance of each class, counted over every outcome of the positions that the play reads. Computed once for each play. */
export function chancesOf(play: Play): readonly ClassChance[] {
  const found = known.get(play)
  if (found) return found
  const closed = play.chances?.()
  if (closed) {
    known.set(play, closed)
    return closed
  }
  const count = play.positions.length
  const total = sequenceCount(play.family, count)
  const tallies = play.classes.map(({ wins, pushes }) => ({ wins, pushes, winning: 0, returned: 0 }))
  for (const seen of sequences(play.family, count))
    for (const tally of tallies) {
      tally.winning += tally.wins(seen)
      if (tally.pushes?.(seen)) tally.returned++
    }
  const chances = tallies.map(({ winning, returned }) => ({
    winning: BigInt(winning),
    returned: BigInt(returned),
    total,
  }))
  known.set(play, chances)
  return chances
}

/** The numbers of a draw at the positions that a play reads. */
export const seenBy = (play: Play, draw: readonly number[]): readonly number[] =>
  play.positions.map((position) => {
    const number = draw[position]
    if (number === undefined) throw new RangeError(`${play.key}: the draw has no position ${position}`)
    return number
  })

/** All unit bets of a selection. */
export const unitCount = (play: Play, pick: Pick): number =>
  play.units(pick).reduce((total, units) => total + units, 0)
