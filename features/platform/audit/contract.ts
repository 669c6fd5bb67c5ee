import * as z from 'zod/mini'
import { count, instant, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const values = z.nullable(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))

const entry = z.object({
  seq: count,
  at: instant,
  /** Null: the system. */
  operator: z.nullable(z.string()),
  action: z.string(),
  object: z.string(),
  /** What operators call the object, such as W-100141, and its page; null where only the code is known. */
  reference: z.nullable(z.object({ text: z.string(), href: z.string() })),
  before: values,
  after: values,
  reason: z.nullable(z.string()),
  ip: z.string(),
  /** First sixteen digits of the entry's hash. */
  mark: z.string(),
})

const finding = z.object({
  kind: z.enum(['edited', 'unlinked', 'missing', 'unchained', 'truncated', 'rewritten', 'forgedSeal']),
  seq: count,
})

const check = z.object({
  at: instant,
  /** Null: the system's schedule. */
  operator: z.nullable(z.string()),
  entries: count,
  end: z.string(),
  findings: z.array(finding),
  tookMs: z.int(),
})

export const audit = defineContract('audit', {
  entries: {
    method: 'GET',
    path: '/office/api/audit',
    audience: 'operator',
    permission: 'audit.see',
    summary: 'Lists audit log entries, newest first.',
    query: z.strictObject({
      operator: z.optional(words(60).check(z.toLowerCase())),
      action: z.optional(words(60)),
      object: z.optional(words(200)),
      from: z.optional(instant),
      to: z.optional(instant),
      before: z.optional(count),
      limit: z.optional(whole(1, 200)),
    }),
    reply: z.object({ entries: z.array(entry), more: z.boolean() }),
  },
  state: {
    method: 'GET',
    path: '/office/api/audit/state',
    audience: 'operator',
    permission: 'audit.see',
    summary: 'Returns the result of the last verification and the end of the hash chain.',
    reply: z.object({
      end: z.object({ seq: count, hash: z.string() }),
      last: z.nullable(check),
    }),
  },
  check: {
    method: 'POST',
    path: '/office/api/audit/check',
    audience: 'operator',
    permission: 'audit.check',
    summary:
      'Verifies the hash chain from its first entry, and against the signed checkpoint kept outside the database.',
    rateLimit: '6/min',
    reply: check,
  },
})
