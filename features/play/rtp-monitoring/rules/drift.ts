// G8: a sequential test that may be checked after every round. A band of three deviations is left by chance once in 370 checks, so checking
// each minute would raise an alert each day. Here a fair game crosses the boundary at any time in its life with a probability of α only:
// |Σ(win/stake − rtp)| ≥ √((V+ρ)·(ln((V+ρ)/ρ) + 2·ln(1/α))), V = Σσ² (a mixture of normal alternatives; Robbins 1970). Each round counts
// per stake of one, so that a single great stake has no weight of its own. α = 1 % over a game's life, half for the game in total and half
// shared by its stakes and channels: fewer than 1 false alarm in 100 game-years. Example: dice, σ² = 0.98, paying 0.5 points too much:
// detected after about 610 000 rounds; 5 points after 7 600.

import { unitVarianceOf, type Tally } from './tally.ts'

/** The probability that a fair game ever raises an alert, over all of its parts. */
const ALPHA = 0.01
/** Parts of a game that share half of α: ten stake bands and four channels. */
const PARTS = 14
/** Σσ² at which the boundary is tightest; any constant is valid, this one suits some thousand rounds. */
const RHO = 5_000
/** With fewer rounds a sum is too far from normal to raise an alert. */
const LEAST = 1_000n

export type Side = 'above' | 'below'
export type Drift = {
  readonly side: Side
  readonly rounds: bigint
  /** Parts per million of a stake of one. */
  readonly observed: number
  readonly theory: number
}

/** The maximum of |Σ(win/stake − rtp)| while Σσ² is V. */
export function boundary(variance: number, alpha: number): number {
  const at = variance + RHO
  return Math.sqrt(at * (Math.log(at / RHO) + 2 * Math.log(1 / alpha)))
}

/** Whether rounds deviate from the expected RTP; null: explained by chance, or the expected RTP is unknown. */
export function driftOf(tallies: readonly Tally[], isWhole: boolean): Drift | null {
  if (tallies.some(({ by }) => by === null)) return null
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((total, tally) => total + of(tally), 0)
  const rounds = tallies.reduce((total, { sums }) => total + sums.rounds, 0n)
  if (rounds < LEAST) return null
  const wins = sum(({ sums }) => sums.unitWins)
  const expected = sum(({ unitExpected }) => unitExpected)
  const reach = boundary(sum(unitVarianceOf), isWhole ? ALPHA / 2 : ALPHA / 2 / PARTS)
  const greatest = Math.max(...tallies.map(({ sums }) => sums.unitGreatest))
  const share = (part: number): number => Math.round((part / Number(rounds)) * 1_000_000)
  const told = { rounds, observed: share(wins), theory: share(expected) }
  // one great win is chance: the rest must be outside the boundary too
  if (wins - expected - greatest > reach) return { side: 'above', ...told }
  // members who play worse than the optimal strategy are not a fault of the game
  const isBest = tallies.some(({ by }) => by === 'best')
  return expected - wins > reach && !isBest ? { side: 'below', ...told } : null
}
