import { add, multiply, rational, toNumber, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { chancesOf } from './play.ts'
import type { Play } from './play.ts'
import { rtpAt } from './price.ts'
import { prizeChance } from './vietnam/chances.ts'
import { tiersOf } from './vietnam/plays.ts'
import type { PrizePlay } from './vietnam/plays.ts'

/** Exact figures of a unit bet of one class, or of an option of a panel. */
export interface ShownOdds {
  readonly key: string
  /** Return per stake of a win, or of each hit. */
  readonly factor: Rational
  /** Chance of a win; for plays that pay every hit the chance of at least one. */
  readonly chance: Rational
  /** Share of the stakes that is paid out, returned stakes included and the rebate not. */
  readonly rtp: Rational
  /** A further prize of the bets above it: its RTP is that of all prizes together. */
  readonly isTier: boolean
}

/** The odds of a digital play at these factors, one for each class. */
export function digitOdds(play: Play, factors: readonly Rational[]): readonly ShownOdds[] {
  const chances = chancesOf(play)
  const isTable = play.classes.some(({ isTier }) => isTier === true)
  const rtpOf = (at: number): Rational => {
    const chance = chances[at]
    return chance ? rtpAt(chance, factors[at] ?? ZERO) : ZERO
  }
  const whole = chances.reduce((sum, _, at) => add(sum, rtpOf(at)), ZERO)
  return chances.map(({ winning, total }, at) => ({
    key: play.classes[at]?.key ?? `${at}`,
    factor: factors[at] ?? ZERO,
    chance: rational(winning, total),
    rtp: isTable ? whole : rtpOf(at),
    isTier: play.classes[at]?.isTier === true,
  }))
}

type Prices = readonly { readonly key: string; readonly factor: Rational }[]

/** The odds of a play on prizes at these prices: one for each option of a panel or paying tier, otherwise one. */
export function prizeOdds(play: PrizePlay, prices: Prices): readonly ShownOdds[] {
  if (play.rule.kind === 'tiers') return tierOdds(play, prices)
  return prices.map(({ key, factor }, option) => {
    const { hits, hit } = prizeChance(play, option)
    return { key, factor, chance: hit, rtp: multiply(hits, factor), isTier: false }
  })
}

/** A number is drawn at most once within a tier. */
function tierOdds(play: PrizePlay, prices: Prices): readonly ShownOdds[] {
  const outcomes = 10 ** play.source.width
  const rows = prices.map(({ key, factor }) => {
    const count = tiersOf(play).find((tier) => tier.key === key)?.count ?? 0
    return { key, factor, chance: rational(count, outcomes) }
  })
  const whole = rows.reduce((total, { factor, chance }) => add(total, multiply(factor, chance)), ZERO)
  return rows.map((row, at) => ({ ...row, rtp: whole, isTier: at > 0 }))
}

/** A return per stake with at most four decimals, never more than it is. */
export const oddsText = (factor: Rational): string => String(Math.floor(toNumber(factor) * 10_000) / 10_000)
