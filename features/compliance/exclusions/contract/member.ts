import * as z from 'zod/mini'
import { instant } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { exclusionKind, standing } from '#features/account/identity/contract/exclusion.ts'

const secret = z.string().check(z.length(43))

const term = z.union([
  z.strictObject({ kind: z.literal('timeOut'), days: z.int().check(z.gte(1), z.lte(42)) }),
  z.strictObject({ kind: z.literal('self'), months: z.nullable(z.int().check(z.gte(6), z.lte(60))) }),
])

/** A member's own time-out or self-exclusion. */
export const exclusions = defineContract('exclusions', {
  start: {
    method: 'POST',
    path: '/api/exclusions',
    audience: 'member',
    summary:
      'Starts a time-out of 1 to 42 days, or a self-exclusion of 6 to 60 months or permanently (null), at every brand. Effective immediately; it can’t be lifted early.',
    real: true,
    body: term,
    reply: z.object({ kind: exclusionKind, until: z.nullable(instant) }),
  },
  ended: {
    method: 'POST',
    path: '/api/exclusions/ended',
    audience: 'anyone',
    summary:
      'Returns the active exclusion that ended this session. Authenticated by the ended session’s token; grants no access.',
    rateLimit: '30/min',
    body: z.strictObject({ token: secret }),
    reply: z.object({ away: z.nullable(standing) }),
  },
})
