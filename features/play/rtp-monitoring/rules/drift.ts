// G8: an alarm that may be looked at after every round. A band of three deviations is left by chance once in 370 looks, so who
// looks each minute would be called each day. Here the boundary is one that an honest game crosses ever, over its whole life,
// with a chance of α: |Σ(win/stake − rtp)| ≥ √((V+ρ)·(ln((V+ρ)/ρ) + 2·ln(1/α))), V = Σσ² (a mixture of normal alternatives;
// Robbins 1970). Each round counts per stake of one, so that one great stake moves nothing by itself. α = 1 % over a game's life,
// half for the game in all and half shared by its stakes and channels: fewer than 1 false alarm in 100 game-years.
// Example: dice, σ² = 0.98, a fault that pays 0.5 points too much: it is found after about 610 000 rounds; 5 points after 7 600.

import { unitVarianceOf, type Tally } from './tally.ts'

/** Chance that an honest game is ever told of, by all of its parts together. */
const ALPHA = 0.01
/** Parts of a game that share one half of it: ten stakes and four channels. */
const PARTS = 14
/** Σσ² at which the boundary is sharpest; any constant is right, this one suits some thousand rounds. */
const RHO = 5_000
/** Below so many rounds a sum is too far from normal to raise anything. */
const LEAST = 1_000n

export type Side = 'above' | 'below'
export type Drift = {
  readonly side: Side
  readonly rounds: bigint
  /** Parts per million of a stake of one. */
  readonly observed: number
  readonly theory: number
}

/** How far Σ(win/stake − rtp) may stray while Σσ² is V. */
export function boundary(variance: number, alpha: number): number {
  const at = variance + RHO
  return Math.sqrt(at * (Math.log(at / RHO) + 2 * Math.log(1 / alpha)))
}

/** Whether some rounds say that the game does not keep its law; null: chance explains them, or no one knows the law. */
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
  // one great win is luck: what is left without it must lie outside as well
  if (wins - expected - greatest > reach) return { side: 'above', ...told }
  // members who play worse than the best are no fault of the game
  const isBest = tallies.some(({ by }) => by === 'best')
  return expected - wins > reach && !isBest ? { side: 'below', ...told } : null
}
