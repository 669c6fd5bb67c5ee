import * as z from 'zod/mini'
import { count, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const permission = 'approvals.see'
const byId = z.strictObject({ id: uuid })
const values = z.record(z.string(), z.string())

const approval = z.object({
  id: uuid,
  number: count,
  /** The proposed call, such as 'settingsOffice.change'. */
  route: z.string(),
  /** That call's summary. */
  says: z.string(),
  merchant: z.nullable(z.string()),
  changes: z.array(
    z.object({
      action: z.string(),
      object: z.string(),
      /** What operators call the object, and its page, as in the audit log; null without a row. */
      reference: z.nullable(z.object({ text: z.string(), href: z.string() })),
      before: values,
      after: values,
    }),
  ),
  reason: z.string(),
  state: z.enum(['pending', 'approved', 'rejected', 'withdrawn', 'expired']),
  proposedBy: z.string(),
  proposedAt: instant,
  expiresAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
  isYours: z.boolean(),
  /** Whether the caller has the required permission; other obstacles are reported on the attempt. */
  mayDecide: z.boolean(),
})

const closed = {
  'approvals.unknown': null,
  'approvals.decided': null,
  'approvals.expired': null,
} as const

/** Changes that one operator proposed and another one approves (decision 49). */
export const approvals = defineContract('approvals', {
  list: {
    method: 'GET',
    path: '/office/api/approvals',
    audience: 'operator',
    permission,
    summary: 'Lists changes sent for approval: pending ones oldest first, decided ones newest first.',
    query: z.strictObject({
      state: z.optional(z.enum(['pending', 'over'])),
      before: z.optional(count),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({ approvals: z.array(approval), next: z.nullable(count) }),
  },
  approve: {
    method: 'POST',
    path: '/office/api/approvals/:id/approve',
    audience: 'operator',
    permission,
    summary: 'Approves a change that another operator proposed and applies it in the same transaction.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: z.optional(words(500)) }),
    reply: z.object({ state: z.literal('approved'), value: z.unknown() }),
    refusals: {
      ...closed,
      'approvals.stale': null,
      'approvals.notPossible': z.object({ code: z.string(), says: z.string() }),
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/approvals/:id/reject',
    audience: 'operator',
    permission,
    summary: 'Rejects a change that another operator proposed; nothing is changed.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({}),
    refusals: closed,
  },
  withdraw: {
    method: 'POST',
    path: '/office/api/approvals/:id/withdraw',
    audience: 'operator',
    permission,
    summary: 'Withdraws the caller’s own proposal.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: z.optional(words(500)) }),
    reply: z.object({}),
    refusals: closed,
  },
})
