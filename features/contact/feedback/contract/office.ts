import * as z from 'zod/mini'
import { id, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { feedbackStates, questionTypes } from '../rules/feedback.ts'
import { feedbackView } from './member.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const byId = z.strictObject({ id: uuid })
const answer = { audience: 'operator', permission: 'feedback.answer' } as const
const held = { 'feedback.unknown': null, 'feedback.isClosed': null, 'feedback.notYours': null } as const

const row = z.object({
  ...feedbackView.def.shape,
  merchant: z.string(),
  memberId: id,
  account: z.string(),
  claimedBy: z.nullable(z.string()),
  isYours: z.boolean(),
})

export const feedbackOffice = defineContract('feedbackOffice', {
  list: {
    method: 'GET',
    path: '/office/api/feedback',
    audience: 'operator',
    permission: 'feedback.see',
    summary: 'Lists feedback by status, open ones oldest first, with counts of the filter.',
    query: z.strictObject({
      merchant: z.optional(code),
      state: z.optional(z.enum(['open', ...feedbackStates])),
      type: z.optional(z.enum(questionTypes)),
      /** Number, account name or member id. */
      find: z.optional(words(64)),
      ...page,
    }),
    reply: z.object({
      list: z.array(row),
      next: z.nullable(z.string()),
      counts: z.record(z.string(), z.int()),
    }),
  },
  claim: {
    method: 'POST',
    path: '/office/api/feedback/:id/claim',
    ...answer,
    summary: 'Assigns feedback to the caller.',
    params: byId,
    body: z.strictObject({ merchant: code }),
    reply: z.object({}),
    refusals: { 'feedback.unknown': null, 'feedback.isClosed': null, 'feedback.taken': null },
  },
  answer: {
    method: 'POST',
    path: '/office/api/feedback/:id/answers',
    ...answer,
    summary: 'Answers feedback; the member is notified in the inbox.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ merchant: code, text: words(2_000) }),
    reply: z.object({}),
    refusals: held,
  },
  close: {
    method: 'POST',
    path: '/office/api/feedback/:id/close',
    ...answer,
    summary: 'Closes feedback; it stays on record.',
    params: byId,
    body: z.strictObject({ merchant: code }),
    reply: z.object({}),
    refusals: held,
  },
  picture: {
    method: 'GET',
    path: '/office/api/feedback/pictures/:file',
    audience: 'operator',
    permission: 'feedback.see',
    summary: 'Returns an image of feedback.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    query: z.strictObject({ merchant: code }),
    download: true,
    reply: z.unknown(),
    refusals: { 'feedback.unknownPicture': null },
  },
})
