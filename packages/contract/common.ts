import * as z from 'zod/mini'
import type { RefusalTable } from './route.ts'

/** Refusals that any route may return, with their HTTP status; a feature's own refusals are 409. */
export const commonRefusals = {
  'request.invalid': z.object({
    issues: z.array(z.object({ path: z.string(), problem: z.string() })),
  }),
  'request.tooLarge': null,
  'request.tooFast': z.object({ retryAfterSeconds: z.int() }),
  'request.unknownRoute': null,
  'identity.humanCheckFailed': null,
  'encryption.required': null,
  'encryption.invalid': null,
  'session.required': null,
  'session.realAccountRequired': null,
  'session.passwordChangeRequired': null,
  'session.termsRequired': null,
  'permission.missing': null,
  /** Stored as a proposal: executed when another operator approves it. */
  'approvals.sent': z.object({ proposal: z.string(), number: z.string(), expiresAt: z.string() }),
  'approvals.reasonNeeded': null,
  /** Why this operator may not approve. */
  'approvals.notQualified': z.object({
    why: z.enum(['self', 'device', 'tie', 'newcomer', 'permission']),
  }),
  'flag.off': null,
  'system.maintenance': z.object({ endsAt: z.nullable(z.string()) }),
  'region.blocked': null,
  /** What a form field does not accept, and the text of its pattern (VAL-03). */
  'validation.field': z.object({
    field: z.string(),
    problem: z.string(),
    min: z.int(),
    max: z.int(),
    range: z.string(),
  }),
  'idempotency.conflict': null,
  'service.overloaded': z.object({ retryAfterSeconds: z.int() }),
} as const satisfies RefusalTable

export type CommonCode = keyof typeof commonRefusals

export const commonStatus: { readonly [C in CommonCode]: number } = {
  'request.invalid': 422,
  'request.tooLarge': 413,
  'request.tooFast': 429,
  'request.unknownRoute': 404,
  'identity.humanCheckFailed': 403,
  'encryption.required': 400,
  'encryption.invalid': 400,
  'session.required': 401,
  'session.realAccountRequired': 403,
  'session.passwordChangeRequired': 403,
  'session.termsRequired': 403,
  'permission.missing': 403,
  'approvals.sent': 202,
  'approvals.reasonNeeded': 422,
  'approvals.notQualified': 403,
  'flag.off': 403,
  'system.maintenance': 503,
  'region.blocked': 451,
  'validation.field': 422,
  'idempotency.conflict': 409,
  'service.overloaded': 503,
}

/** A feature's own refusals of the kind "too soon" and "too many" (S9): 429, with Retry-After if the detail names the seconds to wait. */
const TOO_MANY: ReadonlySet<string> = new Set([
  'codes.wait',
  'codes.too-many-requests',
  'codes.quota-exceeded',
  'feedback.tooMany',
  'identity.captchaTooSoon',
  'identity.tooManyFailures',
  'security.tooManyProofs',
])

/** A member outside the agent's line, and what belongs to another affiliate, is answered exactly as one that does not exist (AGT-03). */
const NOT_FOUND: ReadonlySet<string> = new Set([
  'agents.unknownMember',
  'agents.unknown',
  'contracts.unknown',
  'agentIncome.unknown',
  'affiliates.notOne',
  'affiliates.unknown',
  'affiliates.unknownApplication',
  'affiliates.unknownCode',
  'affiliates.unknownStatement',
  'postbacks.unknown',
])

/** The HTTP status of a refusal: common ones have their own; a feature's are 409, or 429 for rate limits, or 404. */
export function statusOf(code: string): number {
  if (NOT_FOUND.has(code)) return 404
  if (TOO_MANY.has(code)) return 429
  return Object.hasOwn(commonStatus, code) ? commonStatus[code as CommonCode] : 409 // hasOwn has just proved it
}

/** The code of a failure (never a refusal): a general sentence with a reference that is in the log. */
export const FAULT = 'system.fault'
