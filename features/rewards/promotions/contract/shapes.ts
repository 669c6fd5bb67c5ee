import * as z from 'zod/mini'
import { currency, instant, money, uuid, whole, words } from '#contract/codecs.ts'
import { categories } from '../rules/promotion.ts'

const units = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const methods = z.readonly(z.array(words(31)).check(z.maxLength(20)))

export const both = z.strictObject({ en: words(120, 2), vi: words(120, 2) })
export const longer = z.strictObject({ en: words(400, 2), vi: words(400, 2) })

/** `PromotionData` of rules/promotion.ts on the wire; the code itself is shown to operators only. */
export const data = z.strictObject({
  trigger: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('deposit'), nth: z.nullable(whole(1, 100)), methods, least: units }),
    z.strictObject({ kind: z.literal('claim') }),
    z.strictObject({ kind: z.literal('code'), code: words(32, 3) }),
  ]),
  gift: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('match'), percent: whole(1, 500), most: units }),
    z.strictObject({ kind: z.literal('bonus'), amount: units }),
    z.strictObject({ kind: z.literal('cash'), amount: units }),
  ]),
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
}
