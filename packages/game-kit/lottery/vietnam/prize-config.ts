import { stakeRules } from '#game-kit/limits.ts'
import type { StakeRules } from '#game-kit/limits.ts'
import { amount, bad, dictionary, good, object, whole } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'
import type { PrizePlay } from './plays.ts'
import { defaultPrice } from './prices.ts'
import type { PointPrice } from './prices.ts'

/**
 * What an operator sets for a prize lottery. `prices`: for each play, or option of a panel ("de.head.7"), what a point costs and what it
 * pays for each hit. Stakes: `min` and `step` of a unit bet, `max` and `maxWin` of a line.
 */
export interface PrizeConfig {
  readonly stakes: StakeRules
  readonly prices: Readonly<Record<string, PointPrice>>
  /** Milliseconds between two numbers of a drawn result. */
  readonly pieceMs: number
}

const price = object<PointPrice>({ price: amount, payout: amount })

export const priceKey = (play: PrizePlay, option?: string): string =>
  option === undefined ? play.key : `${play.key}.${option}`

/** The keys that a play needs prices for. */
export const priceKeys = (play: PrizePlay): readonly string[] =>
  play.rule.kind === 'set' ? play.rule.options.map(({ key }) => priceKey(play, key)) : [priceKey(play)]

/** The configuration of a lottery with these plays; every play has a price. */
export function prizeConfig(plays: readonly PrizePlay[]): Schema<PrizeConfig> {
  const fields = object<PrizeConfig>({
    stakes: stakeRules,
    prices: dictionary(price),
    pieceMs: whole(0, 600_000),
  })
  const keys = plays.flatMap(priceKeys)
  return {
    parse: (json) => {
      const read = fields.parse(json)
      if (!read.ok) return read
      const { prices } = read.value
      const missing = keys.find((key) => !Object.hasOwn(prices, key))
      if (missing !== undefined) return bad(`prices: ${missing} is missing`)
      const unknown = Object.keys(prices).find((key) => !keys.includes(key))
      return unknown === undefined ? good(read.value) : bad(`prices: ${unknown} is unknown`)
    },
    write: fields.write,
  }
}

/** The default prices of these plays. */
export const defaultPrices = (plays: readonly PrizePlay[]): PrizeConfig['prices'] =>
  Object.fromEntries(
    plays.flatMap((play) => priceKeys(play).map((key, option) => [key, defaultPrice(play, option)])),
  )
