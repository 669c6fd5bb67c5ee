// Aggregates of rounds and of what their distributions expect: sums only, so that days, stakes, channels and brands may be added in any
// order. Where members' moves determine the spread, the rounds' own second moment counts, and never less than the main bet's.

import type { Minor } from '#kit/money.ts'

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
  /** The same for a stake of one: Σ win/stake, Σ (win/stake)², the greatest win/stake. */
  readonly unitWins: number
  readonly unitSquares: number
  readonly unitGreatest: number
}

export type Law = {
  readonly rtp: number
  readonly variance: number
  readonly by: 'chance' | 'moves' | 'best'
}

/** Rounds played with the same choice, and its distribution. */
export type Group = { readonly sums: Sums; readonly law: Law | null }

/** The combined expectation of many rounds; sums, so that any parts may be added. */
export type Expectation = {
  /** Σ stake·rtp, Σ stake²·σ², Σ (win − stake·rtp)². */
  readonly expected: number
  readonly variance: number
  readonly spread: number
  /** The same for a stake of one: Σ rtp, Σ σ², Σ (win/stake − rtp)². */
  readonly unitExpected: number
  readonly unitVariance: number
  readonly unitSpread: number
}

/** Rounds whose distributions are of one kind; null: unknown. */
export type Tally = Expectation & { readonly sums: Sums; readonly by: Law['by'] | null }

export const none: Sums = {
  rounds: 0n,
  stake: 0n,
  win: 0n,
  stakeSquares: 0n,
  winSquares: 0n,
  cross: 0n,
  greatest: 0n,
  unitWins: 0,
  unitSquares: 0,
  unitGreatest: 0,
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
    unitWins: one.unitWins + other.unitWins,
    unitSquares: one.unitSquares + other.unitSquares,
    unitGreatest: Math.max(one.unitGreatest, other.unitGreatest),
  }
}

export function tallyOf({ sums, law }: Group): Tally {
  const { rtp, variance } = law ?? { rtp: 0, variance: 0 }
  const rounds = Number(sums.rounds)
  const squares = Number(sums.stakeSquares)
  const isKnown = law ? 1 : 0
  return {
    sums,
    by: law?.by ?? null,
    expected: Number(sums.stake) * rtp,
    variance: variance * squares,
    spread: isKnown * (Number(sums.winSquares) - 2 * rtp * Number(sums.cross) + rtp * rtp * squares),
    unitExpected: rounds * rtp,
    unitVariance: rounds * variance,
    unitSpread: isKnown * (sums.unitSquares - 2 * rtp * sums.unitWins + rtp * rtp * rounds),
  }
}

/**
 * The tallies of the groups of one round that all of them share. Their results are not independent: everyone on the banker wins together.
 * The deviation of the whole round is at most the sum of the groups' own, however they are correlated; each group has its part of the
 * square of that sum, so that any sum of groups is at least as wide as the truth.
 *
 * Example: 1,000 members stake 1 on the banker, with a deviation of 0.93 each: 930 together, not 29.
 */
export function talliesOfRound(groups: readonly Group[]): readonly Tally[] {
  const own = groups.map(tallyOf)
  const deviations = groups.map(({ sums, law }) => {
    const sd = Math.sqrt(law?.variance ?? 0)
    const { rtp } = law ?? { rtp: 0 }
    const [stake, rounds] = [Number(sums.stake), Number(sums.rounds)]
    return {
      all: Math.abs(stake) * sd,
      unit: Math.abs(rounds) * sd,
      excess: law ? Number(sums.win) - stake * rtp : 0,
      unitExcess: law ? sums.unitWins - rounds * rtp : 0,
    }
  })
  const sumOf = (of: (one: (typeof deviations)[number]) => number) =>
    deviations.reduce((sum, one) => sum + of(one), 0)
  const [all, unit] = [sumOf((one) => one.all), sumOf((one) => one.unit)]
  const [excess, unitExcess] = [sumOf((one) => one.excess), sumOf((one) => one.unitExcess)]
  return own.map((tally, at) => {
    const one = deviations[at]
    if (!one || tally.by === null) return tally
    return {
      ...tally,
      variance: one.all * all,
      spread: one.excess * excess,
      unitVariance: one.unit * unit,
      unitSpread: one.unitExcess * unitExcess,
    }
  })
}

/** Both must be of one kind of distribution. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    sums: addSums(one.sums, other.sums),
    by: one.by,
    expected: one.expected + other.expected,
    variance: one.variance + other.variance,
    spread: one.spread + other.spread,
    unitExpected: one.unitExpected + other.unitExpected,
    unitVariance: one.unitVariance + other.unitVariance,
    unitSpread: one.unitSpread + other.unitSpread,
  }
}

/** Variance of the wins, in squared ledger units. */
export function varianceOf({ by, variance, spread }: Tally): number {
  return by === 'moves' || by === 'best' ? Math.max(variance, spread) : variance
}

/** The same for a stake of one. */
export function unitVarianceOf({ by, unitVariance, unitSpread }: Tally): number {
  return by === 'moves' || by === 'best' ? Math.max(unitVariance, unitSpread) : unitVariance
}
