import * as z from 'zod/mini'
import { id, instant, uuid, words } from '#contract/codecs.ts'

const request = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  merchant: z.string(),
  reason: z.string(),
  state: z.enum(['asked', 'done', 'kept']),
  askedBy: z.string(),
  askedAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
  isYours: z.boolean(),
})

const ofMember = z.strictObject({ id })
/** The request that the operator saw, so that a newer one is not decided by mistake. */
const chosen = { request: uuid } as const
const decisionRefusals = { 'security.resetUnknown': null, 'security.resetDecided': null } as const

export const officeRoutes = {
  guardsOf: {
    method: 'GET',
    path: '/office/api/members/:id/guards',
    audience: 'operator',
    permission: 'members.see',
    summary:
      'Returns a member’s security methods, any hold on withdrawals, and requests to reset two-step verification.',
    params: ofMember,
    reply: z.object({
      hasPassword: z.boolean(),
      hasAuthenticator: z.boolean(),
      passkeys: z.int(),
      recoveryLeft: z.int(),
      trustedDevices: z.int(),
      hold: z.nullable(z.object({ what: z.string(), until: instant })),
      requests: z.array(request),
    }),
    refusals: { 'security.unknownMember': null },
  },
  waitingResets: {
    method: 'GET',
    path: '/office/api/proof-resets',
    audience: 'operator',
    permission: 'members.proofs',
    summary: 'Lists requests to reset two-step verification that await a second operator, oldest first.',
    query: z.strictObject({ merchant: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))) }),
    reply: z.object({ requests: z.array(request) }),
  },
  askReset: {
    method: 'POST',
    path: '/office/api/members/:id/proof-reset',
    audience: 'operator',
    permission: 'members.recover',
    summary: 'Requests a reset of a member’s two-step verification; another operator must approve it (A12).',
    idempotent: true,
    params: ofMember,
    body: z.strictObject({ reason: words(500, 10) }),
    reply: z.object({ id: uuid }),
    refusals: {
      'security.unknownMember': null,
      'security.nothingToReset': null,
      'security.resetOpen': null,
      'security.noWayLeft': null,
    },
  },
  agreeReset: {
    method: 'POST',
    path: '/office/api/members/:id/proof-reset/agree',
    audience: 'operator',
    permission: 'members.proofs',
    summary:
      'Approves a reset: removes the member’s two-step verification, ends all sessions, puts withdrawals on hold and notifies the member.',
    idempotent: true,
    params: ofMember,
    body: z.strictObject({ ...chosen, reason: words(500, 4) }),
    reply: z.object({ ended: z.int() }),
    refusals: { ...decisionRefusals, 'security.secondOperatorNeeded': null },
  },
  keepProofs: {
    method: 'POST',
    path: '/office/api/members/:id/proof-reset/keep',
    audience: 'operator',
    permission: 'members.recover',
    summary: 'Rejects a reset request, or withdraws the caller’s own; two-step verification stays.',
    idempotent: true,
    params: ofMember,
    body: z.strictObject({ ...chosen, reason: words(500, 4) }),
    reply: z.object({ state: z.literal('kept') }),
    refusals: decisionRefusals,
  },
} as const
