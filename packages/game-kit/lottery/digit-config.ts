import { parseRational, rationalText } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { bad, good, object, whole } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'
import type { PrizeGroups } from './price.ts'

/** What an operator sets for a digital lottery. Stakes: `min` and `step` of a unit bet, `max` of a line, `maxWin` of a line. */
export interface DigitConfig {
  readonly stakes: StakeRules
  readonly groups: PrizeGroups
  /** RTP of the panels sold at fixed odds. */
  readonly fixedRtp: Rational
}

const group = whole(1_000, 2_000)
const groups = object<PrizeGroups>({ min: group, max: group, mostForBet: group, default: group })

const prizeGroups: Schema<PrizeGroups> = {
  parse: (json) => {
    const read = groups.parse(json)
    if (!read.ok) return read
    const { min, max, mostForBet, default: usual } = read.value
    return min <= usual && usual <= mostForBet && mostForBet <= max
      ? read
      : bad('not min ≤ default ≤ mostForBet ≤ max')
  },
  write: groups.write,
}

/** A share of the stake from 50 to 100 %, as a fraction. */
const share: Schema<Rational> = {
  parse: (json) => {
    const value = typeof json === 'string' ? parseRational(json) : null
    return value && 2n * value.n >= value.d && value.n <= value.d
      ? good(value)
      : bad('not a share from 1/2 to 1')
  },
  write: rationalText,
}

export const digitConfig: Schema<DigitConfig> = object<DigitConfig>({
  stakes: stakeRules,
  groups: prizeGroups,
  fixedRtp: share,
})
