import * as z from 'zod/mini'
import { currency, instant, money, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { anyTerms } from '#features/rewards/bonuses/contract/terms.ts'
import { categories } from '../rules/promotion.ts'
import { storedStates } from '../rules/state.ts'
import { dryRunShown } from './builder.ts'
import { both, data, longer, shown } from './shapes.ts'

const byId = z.strictObject({ id: uuid })
/** The term of the jurisdiction that the promotion breaks. */
const notAllowed = z.object({ term: z.string() })

export const promotionsOffice = defineContract('promotionsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/promotions',
    audience: 'operator',
    permission: 'promotions.see',
    summary: 'Lists the promotions of a brand with what they have given, newest first.',
    query: z.strictObject({ merchant: z.optional(words(12)) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      /** What the brand's members play in; null for an unknown brand. */
      currency: z.nullable(currency),
      rows: z.array(
        z.object({
          ...shown,
          state: z.enum(storedStates),
          data,
          /** Null where it gives no bonus money. */
          terms: z.nullable(anyTerms),
          claimDays: z.int(),
          version: z.int(),
          /** What the data, the terms, the dates and the budget hash to. */
          hash: z.string(),
          /** The newest of this hash. */
          dryRun: z.nullable(dryRunShown),
          spent: money,
          joined: z.int(),
          given: z.int(),
          createdBy: z.string(),
        }),
      ),
    }),
  },
  draft: {
    method: 'POST',
    path: '/office/api/promotions',
    audience: 'operator',
    permission: 'promotions.write',
    summary:
      'Drafts a promotion or a new version of one, or changes a draft; nothing is offered until it is launched.',
    body: z.strictObject({
      /** A draft that is changed. */
      id: z.optional(uuid),
      /** The promotion of which this is a new version: it takes its place at the launch. */
      replaces: z.optional(uuid),
      merchant: words(12),
      currency,
      category: z.enum(categories),
      title: both,
      summary: longer,
      data,
      /** Null where it gives cash. */
      terms: z.nullable(anyTerms),
      budget: z.nullable(money),
      startsAt: instant,
      endsAt: z.nullable(instant),
      claimDays: whole(1, 365),
    }),
    reply: z.object({ id: uuid }),
    refusals: {
      'promotions.unsound': null,
      'promotions.unknown': null,
      'promotions.notDraft': null,
      'promotions.notLive': null,
      'promotions.notAllowed': notAllowed,
    },
  },
  launch: {
    method: 'POST',
    path: '/office/api/promotions/:id/launch',
    audience: 'operator',
    permission: 'promotions.launch',
    summary: 'Launches a draft that was tried as it is; a second operator approves it.',
    params: byId,
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ id: uuid }),
    refusals: {
      'promotions.unknown': null,
      'promotions.notDraft': null,
      'promotions.notTried': null,
      'promotions.notAllowed': notAllowed,
    },
  },
  stop: {
    method: 'POST',
    path: '/office/api/promotions/:id/stop',
    audience: 'operator',
    permission: 'promotions.stop',
    summary: 'Stops a promotion immediately; what members have got stays theirs.',
    params: byId,
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ id: uuid }),
    refusals: { 'promotions.unknown': null, 'promotions.notLive': null },
  },
})
