import * as z from 'zod/mini'
import { count, currency, id, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { ruleNames } from './rules.ts'

const states = ['open', 'cleared'] as const

const flag = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  merchant: z.string(),
  currency,
  rule: z.enum(ruleNames),
  /** Its figures by name; amounts as decimal text. */
  evidence: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The newest event that raised it. */
  newestAt: instant,
  raisedAt: instant,
  state: z.enum(states),
  clearedBy: z.nullable(z.string()),
  clearedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
})

export const fraud = defineContract('fraud', {
  flags: {
    method: 'GET',
    path: '/office/api/fraud/flags',
    audience: 'operator',
    permission: 'risk.see',
    summary: 'Lists fraud flags, newest first.',
    query: z.strictObject({
      state: z.optional(z.enum(states)),
      rule: z.optional(z.enum(ruleNames)),
      member: z.optional(id),
      before: z.optional(count),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({
      flags: z.array(flag),
      next: z.nullable(count),
      counts: z.array(z.object({ state: z.enum(states), rule: z.enum(ruleNames), count: z.int() })),
    }),
  },
  clear: {
    method: 'POST',
    path: '/office/api/fraud/flags/:id/clear',
    audience: 'operator',
    permission: 'risk.clear',
    summary: 'Clears a flag after review; new events open it again.',
    idempotent: true,
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ state: z.literal('cleared') }),
    refusals: { 'risk.unknown': null, 'risk.alreadyCleared': null },
  },
})
