import { rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { chancesOf } from './play.ts'
import type { ClassChance, Play } from './play.ts'

/**
 * The four price books of the specification. Lott: a prize group with a rebate for what the member leaves of theirs. Zy: the same
 * prices without a rebate. Elott: fixed odds with a margin for each panel. Sea: a price and a payout per point, several hits paid.
 */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

/** The prize groups of a game: prices and rebates follow from the group that the member chooses. */
export interface PrizeGroups {
  readonly min: number
  /** The highest group of a member; what a bet leaves of it is paid back as rebate. */
  readonly max: number
  /** The highest group that a bet may choose. */
  readonly mostForBet: number
  readonly default: number
}

export const SSC_GROUPS: PrizeGroups = { min: 1_700, max: 1_956, mostForBet: 1_950, default: 1_800 }
export const ELEVEN_FIVE_GROUPS: PrizeGroups = { min: 1_660, max: 1_916, mostForBet: 1_910, default: 1_800 }
export const PK10_GROUPS: PrizeGroups = { min: 1_440, max: 1_948, mostForBet: 1_940, default: 1_800 }

/** A group is the prize of a unit of 2 with a chance of 1 in 1 000: group 2000 would return every stake. */
const FAIR_GROUP = 2_000n

/**
 * Return per stake of a winning unit bet at a prize group, exact: the class's RTP, returned stakes included, is group ÷ 2000. Throws
 * for a class that cannot win.
 */
export function groupFactor({ winning, returned, total }: ClassChance, group: number): Rational {
  return rational(BigInt(group) * total - FAIR_GROUP * returned, FAIR_GROUP * winning)
}

/** The share of the stake that is paid back: (highest group of the member − group of the bet) ÷ 2000. */
export const rebateShare = ({ max }: PrizeGroups, group: number): Rational =>
  group >= max ? ZERO : rational(max - group, FAIR_GROUP)

/** Fixed odds are whole ten-thousandths. */
const ODDS_SCALE = 10_000n

/** Return per stake at fixed odds with an RTP, rounded down to a ten-thousandth; never below 1. */
export function fixedFactor({ winning, returned, total }: ClassChance, rtp: Rational): Rational {
  const scaled = ((rtp.n * total - rtp.d * returned) * ODDS_SCALE) / (rtp.d * winning)
  return rational(scaled < ODDS_SCALE ? ODDS_SCALE : scaled, ODDS_SCALE)
}

/** RTP of a unit bet of a class at a factor, returned stakes included. */
export const rtpAt = ({ winning, returned, total }: ClassChance, factor: Rational): Rational =>
  rational(winning * factor.n + returned * factor.d, total * factor.d)

/** The factors of every class of a play at a prize group. */
export const groupFactors = (play: Play, group: number): readonly Rational[] =>
  chancesOf(play).map((chance) => groupFactor(chance, group))

/** Whether a prize group may be chosen for a bet: within its bounds and even, so that a unit of 2 has whole prices. */
export const isGroup = ({ min, mostForBet }: PrizeGroups, group: number): boolean =>
  Number.isInteger(group) && group % 2 === 0 && group >= min && group <= mostForBet
