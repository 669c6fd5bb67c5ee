import * as z from 'zod/mini'
import { instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_TEXT } from '../rules/conversations.ts'

/** The limit of 5 MB from the specification (§9). */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024

export const serviceLine = z.object({
  seq: z.int(),
  at: instant,
  by: z.enum(['guest', 'operator', 'system']),
  who: z.nullable(z.string()),
  text: z.string(),
  /** The name of a picture of this conversation; fetched with `service.picture`. */
  file: z.nullable(z.string()),
})

const conversation = z.object({
  id: uuid,
  number: z.string(),
  state: z.enum(['waiting', 'open', 'closed']),
  operator: z.nullable(z.string()),
  /** The last line's number, and the last one that the guest has read. */
  seq: z.int(),
  read: z.int(),
  mayRate: z.boolean(),
  rating: z.nullable(z.int()),
})

const reply = z.object({ conversation: z.nullable(conversation), lines: z.array(serviceLine) })

/** Available to all visitors, also while the site is closed or blocked in their country (decision 40). */
export const liveChat = defineContract('liveChat', {
  conversation: {
    method: 'GET',
    path: '/api/live-chat/conversation',
    audience: 'anyone',
    always: true,
    summary: 'Returns the caller’s conversation with customer service and its messages after a given number.',
    rateLimit: '120/min',
    query: z.strictObject({ after: z.optional(whole(0, 1_000_000)) }),
    reply,
  },
  say: {
    method: 'POST',
    path: '/api/live-chat/lines',
    audience: 'anyone',
    always: true,
    summary: 'Sends a message; starts a conversation if none is open.',
    idempotent: true,
    rateLimit: '20/min',
    body: z.strictObject({ text: words(MOST_TEXT), name: z.optional(words(40)) }),
    reply,
  },
  show: {
    method: 'POST',
    path: '/api/live-chat/pictures',
    audience: 'anyone',
    always: true,
    summary: 'Sends an image (PNG or JPG) in the open conversation.',
    idempotent: true,
    rateLimit: '6/min',
    files: { field: 'picture', atMost: 1, maxBytes: MOST_PICTURE_BYTES },
    reply,
    refusals: { 'service.noTalk': null, 'service.notPicture': null, 'service.tooManyPictures': null },
  },
  picture: {
    method: 'GET',
    path: '/api/live-chat/pictures/:file',
    audience: 'anyone',
    always: true,
    summary: 'Returns an image of the caller’s own conversation.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    download: true,
    reply: z.unknown(),
    refusals: { 'service.unknownPicture': null },
  },
  read: {
    method: 'POST',
    path: '/api/live-chat/read',
    audience: 'anyone',
    always: true,
    summary: 'Marks messages as read up to a given one.',
    rateLimit: '120/min',
    body: z.strictObject({ seq: z.int().check(z.gte(0)) }),
    reply: z.object({}),
  },
  close: {
    method: 'POST',
    path: '/api/live-chat/close',
    audience: 'anyone',
    always: true,
    summary: 'Ends the conversation.',
    reply,
  },
  rate: {
    method: 'POST',
    path: '/api/live-chat/rate',
    audience: 'anyone',
    always: true,
    summary: 'Rates the closed conversation from one to five, with a comment.',
    rateLimit: '10/min',
    body: z.strictObject({ stars: z.int().check(z.gte(1), z.lte(5)), note: z.optional(words(500)) }),
    reply: z.object({}),
    refusals: { 'service.notToRate': null },
  },
})
