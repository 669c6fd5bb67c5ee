// G8: does a game return what its rules say? The sum of what came back is held against the sum that the law of each bet expects:
// expected = Σ stake·rtp, deviation = √Σ stake²·σ² (rounds are independent, so their variances add). As shares of Σ stake:
// observed ± z·√(Σ stake²·σ²)/Σ stake; with one bet and equal stakes this is σ·z/√n. A large stake counts for what it risks:
// 10 000 rounds of 1.00 at σ = 1 and rtp 0.99 lie within ±3.00 % of 99 %; one stake of 1 000.00 among them makes it ±4.23 %.
// σ is the game's own, from its proof, not one measured from the rounds: a rigged game cannot widen its own band. Only where
// members' moves make the spread (mines, tower, hi-lo) the rounds' own second moment counts, and never below the main bet's.
// z = 3: an honest game leaves the band by chance in 0.27 % of looks; who looks each day should see it some day in a year.

import type { Minor } from '#kit/money.ts'

/** Deviations that an honest game stays within in 99.73 % of looks. */
export const Z = 3
/** Below so many rounds a sum is too far from normal to judge anything. */
export const LEAST_ROUNDS = 100n

export const windows = ['today', 'month', 'life'] as const
export type Window = (typeof windows)[number]

/**
 * above, below: outside the band. greatWin: above by its one greatest win alone. few: too few rounds. moves: below, where
 * members may play worse than the best. unknown: no law to hold the rounds against.
 */
export const verdicts = ['within', 'above', 'below', 'greatWin', 'few', 'moves', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

export type Sums = {
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  /** Σ stake², Σ win², Σ stake·win in squared ledger units. */
  readonly stakeSquares: bigint
  readonly winSquares: bigint
  readonly cross: bigint
  /** The greatest win of one round. */
  readonly greatest: Minor
}

export type Law = {
  readonly rtp: number
  readonly variance: number
  readonly by: 'chance' | 'moves' | 'best'
}

/** Rounds that were played with the same choice, and its law. */
export type Group = { readonly sums: Sums; readonly law: Law | null }

export const none: Sums = {
  rounds: 0n,
  stake: 0n,
  win: 0n,
  stakeSquares: 0n,
  winSquares: 0n,
  cross: 0n,
  greatest: 0n,
}

export function addSums(one: Sums, other: Sums): Sums {
  return {
    rounds: one.rounds + other.rounds,
    stake: one.stake + other.stake,
    win: one.win + other.win,
    stakeSquares: one.stakeSquares + other.stakeSquares,
    winSquares: one.winSquares + other.winSquares,
    cross: one.cross + other.cross,
    greatest: one.greatest > other.greatest ? one.greatest : other.greatest,
  }
}

/** Squared units that the wins of a group may stray from what is expected. */
function varianceOf({ sums, law }: Group): number {
  if (!law) return 0
  const byLaw = law.variance * Number(sums.stakeSquares)
  if (law.by === 'chance') return byLaw
  const { rtp } = law
  const seen = Number(sums.winSquares) - 2 * rtp * Number(sums.cross) + rtp * rtp * Number(sums.stakeSquares)
  return Math.max(byLaw, seen)
}

export type Judged = {
  readonly rounds: bigint
  readonly stake: Minor
  readonly win: Minor
  /** Shares of the stakes, parts per million; null where nobody knows them. */
  readonly theory: number | null
  readonly observed: number
  readonly low: number | null
  readonly high: number | null
  readonly verdict: Verdict
}

const ppm = (share: number): number => Math.round(share * 1_000_000)

/** What the rounds of some bets returned, the interval about it, and whether the law lies within. Needs a stake above zero. */
export function judge(groups: readonly Group[]): Judged {
  const { rounds, stake, win, greatest } = groups.reduce((all, { sums }) => addSums(all, sums), none)
  const observed = Number((win * 1_000_000n) / stake)
  const seen = { rounds, stake, win, observed }
  if (groups.some(({ law }) => !law))
    return { ...seen, theory: null, low: null, high: null, verdict: 'unknown' }
  const expected = groups.reduce((sum, { sums, law }) => sum + Number(sums.stake) * (law?.rtp ?? 0), 0)
  const reach = Z * Math.sqrt(groups.reduce((sum, group) => sum + varianceOf(group), 0))
  const excess = Number(win) - expected
  const total = Number(stake)
  const isBest = groups.some(({ law }) => law?.by === 'best')
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

/** Bounds of a stake band in ledger units: by powers of ten of the major unit; band 0 is all below one. */
export function bandBounds(band: number): { readonly from: Minor; readonly to: Minor } {
  const major = 10_000n
  return band === 0
    ? { from: 0n, to: major }
    : { from: major * 10n ** BigInt(band - 1), to: major * 10n ** BigInt(band) }
}
