import * as z from 'zod/mini'
import { count } from '#contract/codecs.ts'
import { volatilities } from '../rules/browse.ts'

/** A vendor as a card of a category; without a contract its page says "not yet available here". */
export const vendorCard = z.object({
  vassalage: z.string(),
  name: z.string(),
  isHot: z.boolean(),
  contracted: z.boolean(),
  /** URL of its logo; null: its name is shown on a plain plate. */
  logo: z.nullable(z.string()),
  /** Games of this vendor in the category (in total, where no category is given). */
  games: z.int(),
})

/** A game as the lists show it, with the field names of the specification. */
export const game = z.object({
  gameId: z.string(),
  nodeId: z.string(),
  name: z.string(),
  code: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  accountTypeName: z.string(),
  /** Category key: RNG, FISH, LIVE … */
  category: z.string(),
  gameType: z.string(),
  /** Kind within the category: slots, dice … */
  kind: z.string(),
  defaultPlayType: z.nullable(z.string()),
  /** VASSALAGE: the tile opens a list of the vendor's games instead of a game. */
  isGame: z.nullable(z.string()),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isUnderMaintenance: z.boolean(),
  themes: z.array(z.string()),
  /** By the exact deviation of its RTP: low, medium, high. */
  volatility: z.enum(volatilities),
  /** Theoretical RTP as displayed, "96.02 %". */
  rtpText: z.string(),
  isProvablyFair: z.boolean(),
})

/** Actual RTP: shares in parts per million, with three standard deviations to each side. */
export const observed = z.object({ rounds: count, observed: z.int(), low: z.int(), high: z.int() })

/** A category of the navigation, with its vendors. */
export const category = z.object({
  key: z.string(),
  /** Text key of its name. */
  name: z.string(),
  enName: z.string(),
  page: z.string(),
  gameType: z.string(),
  sideMenuIcon: z.string(),
  /** Percentage of valid bets earned as points, "1.20"; null: none. */
  point: z.nullable(z.string()),
  title: z.string(),
  cards: z.array(vendorCard),
  games: z.int(),
})

export const facet = { key: z.string(), count: z.int() }
export const menuEntry = z.object({ name: z.string(), page: z.string(), data: z.string(), type: z.string() })

/** Accepts any letter case in a URL: vendor codes are upper case. */
export const vendorCode = z.optional(z.string().check(z.toUpperCase(), z.maxLength(40)))
export const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/** Query parameters of the specified list calls; accepted but ignored, as merchant and language come from the session. */
export const listQuery = {
  merchantCode: text(40),
  isPlatform: text(10),
  platform: text(60),
  language: text(10),
  vassalage: vendorCode,
}
