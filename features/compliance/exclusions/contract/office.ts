import * as z from 'zod/mini'
import { count, id, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { exclusionKind } from '#features/account/identity/contract/exclusion.ts'

const reason = words(500, 4)
const byId = z.strictObject({ id: uuid })
const see = { audience: 'operator', permission: 'limits.see' } as const

const lift = z.object({
  id: uuid,
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: instant,
  isYours: z.boolean(),
})

const exclusion = z.object({
  id: uuid,
  number: z.string(),
  memberId: id,
  account: z.string(),
  merchant: z.string(),
  kind: exclusionKind,
  startsAt: instant,
  endsAt: z.nullable(instant),
  isInForce: z.boolean(),
  setBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The account whose exclusion this one follows, and the identifiers that both share. */
  follows: z.nullable(z.object({ memberId: id, account: z.string(), merchant: z.string() })),
  matchedBy: z.array(z.string()),
  liftedAt: z.nullable(instant),
  /** Why operators cannot lift it now; null if they can. */
  liftRefused: z.nullable(
    z.enum(['exclusions.notInForce', 'exclusions.termRuns', 'exclusions.endsByItself']),
  ),
  lift: z.nullable(lift),
})

const unknown = { 'exclusions.unknown': null } as const
const decided = {
  ...unknown,
  'exclusions.alreadyDecided': null,
  'exclusions.secondOperatorNeeded': null,
} as const

export const exclusionsOffice = defineContract('exclusionsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/exclusions',
    ...see,
    summary: 'Lists time-outs, exclusions and matched accounts, newest first.',
    query: z.strictObject({
      kind: z.optional(exclusionKind),
      only: z.optional(z.enum(['inForce', 'proposed'])),
      member: z.optional(id),
      before: z.optional(count),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({
      list: z.array(exclusion),
      next: z.nullable(count),
      counts: z.array(z.object({ kind: exclusionKind, inForce: z.int() })),
      proposed: z.int(),
    }),
  },
  file: {
    method: 'POST',
    path: '/office/api/exclusions/file',
    audience: 'operator',
    permission: 'records.export',
    rateLimit: '20/min',
    summary: 'Exports all time-outs and exclusions as CSV; the export is recorded in the audit log.',
    body: z.strictObject({}),
    download: true,
    reply: z.unknown(),
  },
  exclude: {
    method: 'POST',
    path: '/office/api/members/:member/exclusions',
    audience: 'operator',
    permission: 'limits.change',
    summary:
      'Excludes a member immediately until two operators lift it; a time-out of 1 to 42 days ends automatically.',
    idempotent: true,
    params: z.strictObject({ member: id }),
    body: z.strictObject({ days: z.nullable(z.int().check(z.gte(1), z.lte(42))), reason }),
    reply: z.object({ id: uuid }),
    refusals: { 'exclusions.unknownMember': null },
  },
  propose: {
    method: 'POST',
    path: '/office/api/exclusions/:id/lift',
    audience: 'operator',
    permission: 'exclusions.lift',
    summary: 'Proposes to lift an exclusion; another operator decides.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason }),
    reply: z.object({ id: uuid }),
    refusals: {
      ...unknown,
      'exclusions.notInForce': null,
      'exclusions.termRuns': null,
      'exclusions.endsByItself': null,
      'exclusions.alreadyProposed': null,
    },
  },
  approve: {
    method: 'POST',
    path: '/office/api/exclusions/lifts/:id/approve',
    audience: 'operator',
    permission: 'exclusions.lift',
    summary: 'Approves lifting an exclusion; the member can play a day later.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: z.optional(words(500)) }),
    reply: z.object({ liftedAt: instant }),
    refusals: {
      ...decided,
      'exclusions.notInForce': null,
      'exclusions.termRuns': null,
      'exclusions.endsByItself': null,
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/exclusions/lifts/:id/reject',
    audience: 'operator',
    permission: 'exclusions.lift',
    summary: 'Rejects lifting an exclusion; for the caller’s own proposal it withdraws it.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason }),
    reply: z.object({ state: z.enum(['rejected', 'withdrawn']) }),
    refusals: { ...unknown, 'exclusions.alreadyDecided': null },
  },
})
