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
  /** The operator who reviews it. */
  claimedBy: z.nullable(z.string()),
  isMine: z.boolean(),
  clearedBy: z.nullable(z.string()),
  clearedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
})

/** The most flags of one bulk action: a page of the list. */
const MOST_AT_ONCE = 100
const ids = z.array(uuid).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))
/** Flags that another operator changed in the meantime are skipped, not an error. */
const bulk = z.object({ done: z.int(), skipped: z.int() })

export const fraud = defineContract('fraud', {
  flags: {
    method: 'GET',
    path: '/office/api/fraud/flags',
    audience: 'operator',
    permission: 'risk.see',
    summary: 'Lists fraud flags, newest first, with counts of the filter by status and rule.',
    query: z.strictObject({
      state: z.optional(z.enum(states)),
      rule: z.optional(z.enum(ruleNames)),
      member: z.optional(id),
      merchant: z.optional(words(16)),
      /** Assigned to the caller, or to no operator. */
      assigned: z.optional(z.enum(['mine', 'none'])),
      /** The start of an account name, or a member id. */
      find: z.optional(words(64)),
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
    refusals: {
      'risk.unknown': null,
      'risk.alreadyCleared': null,
      'risk.claimed': z.object({ by: z.string() }),
    },
  },
  claim: {
    method: 'POST',
    path: '/office/api/fraud/flags/claim',
    audience: 'operator',
    permission: 'risk.clear',
    summary: 'Assigns open flags without an operator to the caller; flags of other operators are skipped.',
    body: z.strictObject({ ids }),
    reply: bulk,
  },
  release: {
    method: 'POST',
    path: '/office/api/fraud/flags/release',
    audience: 'operator',
    permission: 'risk.clear',
    summary: 'Releases open flags that are assigned to the caller.',
    body: z.strictObject({ ids }),
    reply: bulk,
  },
  clearAll: {
    method: 'POST',
    path: '/office/api/fraud/flags/clear',
    audience: 'operator',
    permission: 'risk.clear',
    summary:
      'Clears several open flags after review, with one explanation; those of other operators are skipped.',
    idempotent: true,
    body: z.strictObject({ ids, reason: words(500, 4) }),
    reply: bulk,
  },
})
