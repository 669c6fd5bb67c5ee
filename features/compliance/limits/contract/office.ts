import * as z from 'zod/mini'
import { count, currency, id, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { harmRules } from '../rules/harm.ts'
import { figure, kind, limitView, period, ruleView } from './shapes.ts'

const member = z.strictObject({ member: id })
const see = { who: 'operator', may: 'limits.see' } as const
const take = {
  who: 'operator',
  may: 'records.export',
  pace: '20/min',
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
  /** Figures behind it by name; money as decimal text. */
  evidence: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What was done by itself: marketing off, a message. */
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
    says: 'A member’s limits as they hold, with what is used; whose rules hold and why; whether marketing may write to them.',
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
    who: 'operator',
    may: 'limits.change',
    says: 'Sets or takes away the house’s own limit of a member, at once; of several the strictest holds (R5).',
    once: true,
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
    says: 'Limits that members reached, newest first, once a day each.',
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
    says: 'Signs of harm that the rules noticed, each with its figures, newest first (R15).',
    query: z.strictObject({
      state: z.optional(z.enum(['open', 'cleared'])),
      member: z.optional(id),
      before: z.optional(count),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({ flags: z.array(flag), next: z.nullable(count) }),
  },
  harmFile: {
    method: 'POST',
    path: '/office/api/limits/harm/file',
    ...take,
    says: 'All signs of harm as a table; taking it is written into the audit log.',
    body: z.strictObject({}),
  },
  reachedFile: {
    method: 'POST',
    path: '/office/api/limits/reached/file',
    ...take,
    says: 'All limits that were reached as a table; taking it is written into the audit log.',
    body: z.strictObject({}),
  },
  clear: {
    method: 'POST',
    path: '/office/api/limits/harm/:id/clear',
    who: 'operator',
    may: 'limits.change',
    says: 'Closes a sign of harm that was looked into; what was done stays as it is.',
    once: true,
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason }),
    reply: z.object({ state: z.literal('cleared') }),
    refusals: { 'limits.unknownFlag': null, 'limits.alreadyCleared': null },
  },
  help: {
    method: 'GET',
    path: '/office/api/limits/help',
    ...see,
    says: 'Where a brand’s members find help outside the house, and whether those places answered at the last look (R16).',
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
    who: 'operator',
    may: 'limits.change',
    says: 'Looks at once whether the places of help answer; by itself the house looks each hour.',
    pace: '6/min',
    body: z.strictObject({ merchant: words(16) }),
    reply: z.object({}),
  },
  preview: {
    method: 'GET',
    path: '/office/api/rules/preview',
    ...see,
    says: 'Which jurisdiction’s rules hold for a brand’s visitor of a country or address, or for a member, and why.',
    query: z.strictObject({
      merchant: z.optional(words(16)),
      country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
      ip: z.optional(words(60)),
      member: z.optional(id),
      /** A member of that brand, by the name they log in with. */
      account: z.optional(words(60)),
    }),
    reply: z.object({
      rule: ruleView,
      terms: z.array(
        z.object({
          name: z.string(),
          says: z.string(),
          value: z.union([z.boolean(), z.int()]),
          /** The brand's own setting where that is stricter: it is what holds. */
          brand: z.nullable(z.int()),
        }),
      ),
    }),
    refusals: { 'limits.unknownMember': null },
  },
})
