import * as z from 'zod/mini'
import { currency, instant, money, uuid, words } from '#contract/codecs.ts'
import { conditions } from '#features/rewards/segments/contract/conditions.ts'
import { categories } from '../rules/promotion.ts'
import { gift } from './gifts.ts'
import { trigger } from './triggers.ts'

export const both = z.strictObject({ en: words(120, 2), vi: words(120, 2) })
export const longer = z.strictObject({ en: words(400, 2), vi: words(400, 2) })

/** `PromotionData` of rules/promotion.ts on the wire; the code itself is shown to operators only. */
export const data = z.strictObject({
  trigger,
  gift,
  conditions: z.optional(conditions),
  once: z.optional(z.boolean()),
})

/** What every page of promotions shows. */
export const shown = {
  id: uuid,
  category: z.enum(categories),
  title: z.object({ en: z.string(), vi: z.string() }),
  summary: z.object({ en: z.string(), vi: z.string() }),
  currency,
  startsAt: instant,
  endsAt: z.nullable(instant),
  budget: z.nullable(money),
  /** The file of the operator’s picture; null: the page draws one. */
  picture: z.nullable(z.string()),
}
