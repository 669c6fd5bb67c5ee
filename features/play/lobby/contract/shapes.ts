import * as z from 'zod/mini'
import { count } from '#contract/codecs.ts'
import { volatilities } from '../rules/browse.ts'

/** A vendor as a card of a category; without a contract its page says "not yet available here". */
export const vendorCard = z.object({
  vassalage: z.string(),
  name: z.string(),
  isHot: z.boolean(),
  contracted: z.boolean(),
  /** Address of its logo; null: its name stands on a plain plate. */
  logo: z.nullable(z.string()),
  /** Games of this vendor in the category (in all, where no category is asked). */
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
  /** By the exact deviation of its return: low, medium, high. */
  volatility: z.enum(volatilities),
  /** Exact return to the member as shown text, "96.02 %". */
  rtpText: z.string(),
  isProvablyFair: z.boolean(),
})

/** What came back of the stakes: shares in parts per million, and three deviations to each side. */
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
  /** Percent of valid bet earned as points, "1.20"; null: none. */
  point: z.nullable(z.string()),
  title: z.string(),
  cards: z.array(vendorCard),
  games: z.int(),
})

export const facet = { key: z.string(), count: z.int() }
export const menuEntry = z.object({ name: z.string(), page: z.string(), data: z.string(), type: z.string() })

/** However someone typed it into an address: the codes of vendors are capitals. */
export const vendorCode = z.optional(z.string().check(z.toUpperCase(), z.maxLength(40)))
export const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/** What the lists of the specification are asked with; merchant and language of the call count, these are accepted. */
export const listQuery = {
  merchantCode: text(40),
  isPlatform: text(10),
  platform: text(60),
  language: text(10),
  vassalage: vendorCode,
}
