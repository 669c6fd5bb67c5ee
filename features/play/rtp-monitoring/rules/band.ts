// G8: does a game return what its rules say? The sum of wins is compared with the sum that the distribution of each bet expects: expected =
// Σ stake·rtp, deviation = √Σ stake²·σ² (rounds are independent, so their variances add). As shares of Σ stake: observed ± z·√(Σ
// stake²·σ²)/Σ stake; with one bet and equal stakes this is σ·z/√n. Stakes are weighted by their risk: 10 000 rounds of 1.00 at σ = 1 and
// rtp 0.99 lie within ±3.00 % of 99 %; one stake of 1 000.00 among them makes it ±4.23 %. σ is the game's own, from its proof, not measured
// from the rounds: a rigged game cannot widen its own band. Only where members' moves determine the spread (mines, tower, hi-lo), the
// rounds' own second moment counts, and never below the main bet's. z = 3: a fair game leaves the band by chance in 0.27 % of checks, that
// is about once a year with a daily check.

import type { Minor } from '#kit/money.ts'
import { addSums, none, varianceOf, type Sums, type Tally } from './tally.ts'

/** Standard deviations within which a fair game stays in 99.73 % of checks. */
export const Z = 3
/** With fewer rounds a sum is too far from normal for a verdict. */
export const LEAST_ROUNDS = 100n

export const windows = ['today', 'month', 'life'] as const
export type Window = (typeof windows)[number]

/**
 * above, below: outside the band. greatWin: above only because of its single greatest win. few: too few rounds. moves: below, where members
 * may play worse than the optimal strategy. unknown: no expected RTP to compare with.
 */
export const verdicts = ['within', 'above', 'below', 'greatWin', 'few', 'moves', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

export type Judged = {
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  /** Shares of the stakes, parts per million; null where unknown. */
  readonly theory: number | null
  readonly observed: number
  readonly low: number | null
  readonly high: number | null
  readonly verdict: Verdict
}

const ppm = (share: number): number => Math.round(share * 1_000_000)

const allOf = (tallies: readonly Tally[]): Sums => tallies.reduce((all, { sums }) => addSums(all, sums), none)

const sumOf = (tallies: readonly Tally[], of: (tally: Tally) => number): number =>
  tallies.reduce((sum, tally) => sum + of(tally), 0)

/** Actual RTP in parts per million, truncated. Needs a positive stake. */
const observedOf = ({ win, stake }: Sums): number => Number((win * 1_000_000n) / stake)

/** The actual RTP of some rounds, its interval, and whether the theoretical RTP lies within. Needs a positive stake. */
export function judge(tallies: readonly Tally[]): Judged {
  const all = allOf(tallies)
  const { rounds, stake, win, greatest } = all
  const seen = { rounds, stake, win, observed: observedOf(all) }
  if (tallies.some(({ by }) => !by))
    return { ...seen, theory: null, low: null, high: null, verdict: 'unknown' }
  const expected = sumOf(tallies, (tally) => tally.expected)
  const reach = Z * Math.sqrt(sumOf(tallies, varianceOf))
  const excess = Number(win) - expected
  const total = Number(stake)
  const isBest = tallies.some(({ by }) => by === 'best')
  const verdict = (): Verdict => {
    if (rounds < LEAST_ROUNDS) return 'few'
    if (excess > reach) return excess - Number(greatest) > reach ? 'above' : 'greatWin'
    if (excess < -reach) return isBest ? 'moves' : 'below'
    return 'within'
  }
  return {
    ...seen,
    theory: ppm(expected / total),
    low: Math.max(0, ppm((Number(win) - reach) / total)),
    high: ppm((Number(win) + reach) / total),
    verdict: verdict(),
  }
}

/** The figures in a tile's details: shares in parts per million. Needs a positive stake. */
export type Observed = {
  readonly rounds: bigint
  readonly observed: number
  readonly low: number
  readonly high: number
}

/**
 * The actual RTP with three standard deviations to each side: the game's own where known, otherwise those of the rounds, Σ (win −
 * observed·stake)². Null below the least number of rounds.
 */
export function observe(tallies: readonly Tally[]): Observed | null {
  const all = allOf(tallies)
  if (all.rounds < LEAST_ROUNDS) return null
  const total = Number(all.stake)
  const share = Number(all.win) / total
  const own =
    Number(all.winSquares) - 2 * share * Number(all.cross) + share * share * Number(all.stakeSquares)
  const isKnown = tallies.every(({ by }) => by !== null)
  const reach = Z * Math.sqrt(isKnown ? sumOf(tallies, varianceOf) : Math.max(0, own))
  return {
    rounds: all.rounds,
    observed: observedOf(all),
    low: Math.max(0, ppm(share - reach / total)),
    high: ppm(share + reach / total),
  }
}

/** Bounds of a stake band in ledger units: by powers of ten of the major unit; band 0 is all below one. */
export function bandBounds(band: number): { readonly from: Minor; readonly to: Minor } {
  const major = 10_000n
  return band === 0
    ? { from: 0n, to: major }
    : { from: major * 10n ** BigInt(band - 1), to: major * 10n ** BigInt(band) }
}
