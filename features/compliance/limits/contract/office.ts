import * as z from 'zod/mini'
import { count, currency, id, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { harmRules } from '../rules/harm.ts'
import { figure, kind, limitView, period, ruleView } from './shapes.ts'

const member = z.strictObject({ member: id })
const see = { audience: 'operator', permission: 'limits.see' } as const
const take = {
  audience: 'operator',
  permission: 'records.export',
  rateLimit: '20/min',
  download: true,
  reply: z.unknown(),
} as const
const reason = words(500, 4)

const flag = z.object({
  id: uuid,
  number: z.string(),
  memberId: id,
  account: z.string(),
  merchant: z.string(),
  currency,
  rule: z.enum(harmRules),
  level: z.enum(['notice', 'strong']),
  /** Its figures by name; amounts as decimal text. */
  evidence: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Automatic actions: marketing stopped, a message sent. */
  deeds: z.array(z.string()),
  raisedAt: instant,
  state: z.enum(['open', 'cleared']),
  clearedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

export const limitsOffice = defineContract('limitsOffice', {
  member: {
    method: 'GET',
    path: '/office/api/members/:member/limits',
    ...see,
    summary:
      'Returns a member’s effective limits and usage, the applicable rules and why, and whether marketing messages are allowed.',
    params: member,
    reply: z.object({
      account: z.string(),
      currency,
      rule: ruleView,
      limits: z.array(z.extend(limitView, { operator: z.nullable(figure) })),
      mayMarket: z.boolean(),
      events: z.array(
        z.object({
          id: z.string(),
          kind,
          period,
          what: z.enum(['set', 'asked', 'confirmed', 'kept', 'reached']),
          before: z.nullable(figure),
          after: z.nullable(figure),
          dueAt: z.nullable(instant),
          by: z.nullable(z.string()),
          reason: z.nullable(z.string()),
          at: instant,
        }),
      ),
    }),
    refusals: { 'limits.unknownMember': null },
  },
  set: {
    method: 'POST',
    path: '/office/api/members/:member/limits',
    audience: 'operator',
    permission: 'limits.change',
    summary:
      'Sets or removes an operator’s limit for a member, effective immediately; the lowest of several applies (R5).',
    idempotent: true,
    params: member,
    body: z.strictObject({ kind, period, to: z.nullable(figure), reason }),
    reply: z.object({}),
    refusals: {
      'limits.unknownMember': null,
      'limits.noSuchLimit': null,
      'limits.outOfBounds': z.object({ least: figure, most: figure }),
    },
  },
  reached: {
    method: 'GET',
    path: '/office/api/limits/reached',
    ...see,
    summary: 'Lists limits that members reached, newest first, each once a day.',
    query: z.strictObject({ before: z.optional(count), limit: z.optional(whole(1, 100)) }),
    reply: z.object({
      list: z.array(
        z.object({
          id: z.string(),
          memberId: id,
          account: z.string(),
          merchant: z.string(),
          currency,
          kind,
          period,
          value: z.nullable(figure),
          at: instant,
        }),
      ),
      next: z.nullable(count),
    }),
  },
  harm: {
    method: 'GET',
    path: '/office/api/limits/harm',
    ...see,
    summary: 'Lists markers of harm with their figures, newest first, with counts of the filter (R15).',
    query: z.strictObject({
      state: z.optional(z.enum(['open', 'cleared'])),
      member: z.optional(id),
      merchant: z.optional(words(16)),
      /** Account name or member id. */
      find: z.optional(words(64)),
      before: z.optional(count),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({
      flags: z.array(flag),
      next: z.nullable(count),
      counts: z.object({ open: z.int(), cleared: z.int() }),
    }),
  },
  harmFile: {
    method: 'POST',
    path: '/office/api/limits/harm/file',
    ...take,
    summary: 'Exports all markers of harm as CSV; the export is recorded in the audit log.',
    body: z.strictObject({}),
  },
  reachedFile: {
    method: 'POST',
    path: '/office/api/limits/reached/file',
    ...take,
    summary: 'Exports all limits reached as CSV; the export is recorded in the audit log.',
    body: z.strictObject({}),
  },
  clear: {
    method: 'POST',
    path: '/office/api/limits/harm/:id/clear',
    audience: 'operator',
    permission: 'limits.change',
    summary: 'Closes a marker of harm after review; actions already taken stay in place.',
    idempotent: true,
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason }),
    reply: z.object({ state: z.literal('cleared') }),
    refusals: { 'limits.unknownFlag': null, 'limits.alreadyCleared': null },
  },
  help: {
    method: 'GET',
    path: '/office/api/limits/help',
    ...see,
    summary: 'Lists a brand’s support organisations and whether they were reachable at the last check (R16).',
    query: z.strictObject({ merchant: z.optional(words(16)) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      places: z.array(
        z.object({
          name: z.string(),
          address: z.string(),
          isThere: z.nullable(z.boolean()),
          note: z.nullable(z.string()),
          at: z.nullable(instant),
        }),
      ),
    }),
  },
  lookForHelp: {
    method: 'POST',
    path: '/office/api/limits/help/look',
    audience: 'operator',
    permission: 'limits.change',
    summary: 'Checks now whether the support organisations can be reached; the system checks every hour.',
    rateLimit: '6/min',
    body: z.strictObject({ merchant: words(16) }),
    reply: z.object({}),
  },
  preview: {
    method: 'GET',
    path: '/office/api/rules/preview',
    ...see,
    summary:
      'Returns which jurisdiction’s rules apply to a visitor from a country or address, or to a member, and why.',
    query: z.strictObject({
      merchant: z.optional(words(16)),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      ip: z.optional(words(60)),
      member: z.optional(id),
      /** A member of that brand, by login name. */
      account: z.optional(words(60)),
    }),
    reply: z.object({
      rule: ruleView,
      terms: z.array(
        z.object({
          name: z.string(),
          says: z.string(),
          value: z.union([z.boolean(), z.int()]),
          /** The brand's own setting if it is stricter: it applies. */
          brand: z.nullable(z.int()),
        }),
      ),
    }),
    refusals: { 'limits.unknownMember': null },
  },
})
