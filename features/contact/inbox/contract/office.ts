import * as z from 'zod/mini'
import { instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_RICH } from '#kit/rich-html.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const rich = z.string().check(z.maxLength(MOST_RICH))

/** The audience of a campaign. A segment's conditions are combined with AND; an absent one is ignored. */
export const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('member'), account: words(64) }),
  z.strictObject({
    kind: z.literal('segment'),
    activeDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
    joinedDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
    language: z.optional(z.enum(['en', 'vi'])),
    who: z.optional(z.enum(['players', 'agents'])),
    hasDeposited: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('all') }),
])
export type Audience = z.output<typeof audience>

const letter = z.object({
  id: uuid,
  number: z.string(),
  merchant: z.string(),
  audience,
  title: z.object({ en: z.string(), vi: z.string() }),
  body: z.object({ en: z.string(), vi: z.string() }),
  link: z.nullable(z.string()),
  isMarketing: z.boolean(),
  alsoMail: z.boolean(),
  state: z.enum(['proposed', 'sending', 'sent', 'rejected', 'withdrawn']),
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
  sentCount: z.int(),
  sparedCount: z.int(),
  /** How many read it in the inbox, and how many unsubscribed from its email. */
  readCount: z.int(),
  leftCount: z.int(),
  mails: z.nullable(
    z.object({
      queued: z.int(),
      waiting: z.int(),
      sent: z.int(),
      failed: z.int(),
      stopped: z.int(),
      isOver: z.boolean(),
      stoppedBy: z.nullable(z.string()),
    }),
  ),
  isYours: z.boolean(),
})

const byId = z.strictObject({ id: uuid })
const decided = {
  'inbox.unknownLetter': null,
  'inbox.letterDecided': null,
  'inbox.secondOperatorNeeded': null,
} as const

export const inboxOffice = defineContract('inboxOffice', {
  letters: {
    method: 'GET',
    path: '/office/api/letters',
    audience: 'operator',
    permission: 'letters.see',
    summary: 'Lists a brand’s campaigns, newest first.',
    query: z.strictObject({ merchant: z.optional(code), limit: z.optional(whole(1, 100)) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      letters: z.array(letter),
    }),
  },
  reach: {
    method: 'POST',
    path: '/office/api/letters/reach',
    audience: 'operator',
    permission: 'letters.write',
    summary: 'Returns the number of members in an audience, before anything is sent.',
    rateLimit: '60/min',
    body: z.strictObject({ merchant: code, audience, isMarketing: z.boolean() }),
    reply: z.object({ count: z.int(), agreed: z.int(), mails: z.int() }),
    refusals: { 'inbox.unknownMember': null },
  },
  write: {
    method: 'POST',
    path: '/office/api/letters',
    audience: 'operator',
    permission: 'letters.write',
    summary:
      'Creates a campaign: sent immediately to one member or a segment; to all members only after another operator approves.',
    idempotent: true,
    body: z.strictObject({
      merchant: code,
      audience,
      title: z.strictObject({ en: words(160), vi: words(160) }),
      body: z.strictObject({ en: rich, vi: rich }),
      link: z.nullable(words(300)),
      isMarketing: z.boolean(),
      alsoMail: z.boolean(),
    }),
    reply: z.object({ id: uuid, state: z.enum(['proposed', 'sending']) }),
    refusals: { 'inbox.unknownMember': null, 'inbox.nothingWritten': null, 'inbox.linkInvalid': null },
  },
  approve: {
    method: 'POST',
    path: '/office/api/letters/:id/approve',
    audience: 'operator',
    permission: 'letters.approve',
    summary: 'Approves and sends a campaign to all members that another operator created.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ merchant: code }),
    reply: z.object({}),
    refusals: decided,
  },
  reject: {
    method: 'POST',
    path: '/office/api/letters/:id/reject',
    audience: 'operator',
    permission: 'letters.approve',
    summary: 'Rejects a campaign to all members, or withdraws the caller’s own.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ merchant: code, reason: words(300, 4) }),
    reply: z.object({}),
    refusals: { 'inbox.unknownLetter': null, 'inbox.letterDecided': null },
  },
  stop: {
    method: 'POST',
    path: '/office/api/letters/:id/stop',
    audience: 'operator',
    permission: 'letters.write',
    summary: 'Stops the emails of a campaign that haven’t been sent; messages in inboxes stay.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ merchant: code, reason: words(300, 4) }),
    reply: z.object({}),
    refusals: { 'inbox.unknownLetter': null, 'inbox.letterDecided': null },
  },
})
