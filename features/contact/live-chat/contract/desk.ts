import * as z from 'zod/mini'
import { count, id, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_TEXT } from '../rules/conversations.ts'
import { MOST_PICTURE_BYTES, serviceLine } from './guest.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const byId = z.strictObject({ id: uuid })
const merchant = z.strictObject({ merchant: code })
const answer = { audience: 'operator', permission: 'service.answer' } as const

const conversation = z.object({
  id: uuid,
  number: z.string(),
  merchant: z.string(),
  /** Null for a visitor. */
  memberId: z.nullable(id),
  /** A member of a high rank, whose conversation is ahead in the queue. */
  isVip: z.boolean(),
  name: z.string(),
  language: z.enum(['en', 'vi']),
  ip: z.string(),
  state: z.enum(['waiting', 'open', 'closed']),
  claimedBy: z.nullable(z.string()),
  isYours: z.boolean(),
  openedAt: instant,
  lastAt: instant,
  lastText: z.nullable(z.string()),
  unread: z.int(),
  rating: z.nullable(z.int()),
  ratingNote: z.nullable(z.string()),
})

const canned = z.object({ id: uuid, title: z.string(), text: z.object({ en: z.string(), vi: z.string() }) })
const refusals = { 'service.unknown': null, 'service.closed': null } as const

export const liveChatDesk = defineContract('liveChatDesk', {
  list: {
    method: 'GET',
    path: '/office/api/live-chat',
    audience: 'operator',
    permission: 'service.see',
    summary:
      'Lists conversations of a brand or of all: waiting ones first, closed ones newest first. Counts unread messages and each status.',
    query: z.strictObject({
      merchant: z.optional(code),
      state: z.optional(z.enum(['running', 'waiting', 'closed'])),
      /** Number, name, account or member id. */
      find: z.optional(words(64)),
      before: z.optional(count),
      limit: z.optional(whole(1, 200)),
    }),
    reply: z.object({
      conversations: z.array(conversation),
      /** Of closed conversations; all others fit on one page. */
      next: z.nullable(count),
      counts: z.object({ waiting: z.int(), open: z.int(), closed: z.int() }),
    }),
  },
  one: {
    method: 'GET',
    path: '/office/api/live-chat/:id',
    audience: 'operator',
    permission: 'service.see',
    summary:
      'Returns one conversation with its messages after a given number, and its brand’s canned responses.',
    params: byId,
    query: z.strictObject({ merchant: z.optional(code), after: z.optional(whole(0, 1_000_000)) }),
    reply: z.object({
      conversation,
      lines: z.array(serviceLine),
      canned: z.array(canned),
      colleagues: z.array(z.object({ id: uuid, account: z.string() })),
    }),
    refusals: { 'service.unknown': null },
  },
  claim: {
    method: 'POST',
    path: '/office/api/live-chat/:id/claim',
    ...answer,
    summary: 'Assigns a conversation to the caller or to another operator.',
    params: byId,
    body: z.strictObject({ merchant: code, to: z.optional(uuid) }),
    reply: z.object({}),
    refusals: { ...refusals, 'service.taken': null, 'service.unknownOperator': null },
  },
  reply: {
    method: 'POST',
    path: '/office/api/live-chat/:id/lines',
    ...answer,
    summary: 'Replies in a conversation assigned to the caller.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ merchant: code, text: words(MOST_TEXT) }),
    reply: z.object({ seq: z.int() }),
    refusals: { ...refusals, 'service.notYours': null },
  },
  show: {
    method: 'POST',
    path: '/office/api/live-chat/:id/pictures',
    ...answer,
    summary: 'Sends the guest an image (PNG or JPG) in a conversation assigned to the caller.',
    idempotent: true,
    params: byId,
    body: merchant,
    files: { field: 'picture', atMost: 1, maxBytes: MOST_PICTURE_BYTES },
    reply: z.object({ seq: z.int() }),
    refusals: {
      ...refusals,
      'service.notYours': null,
      'service.notPicture': null,
      'service.tooManyPictures': null,
    },
  },
  read: {
    method: 'POST',
    path: '/office/api/live-chat/:id/read',
    ...answer,
    summary: 'Marks messages as read by the desk up to a given one.',
    params: byId,
    body: z.strictObject({ merchant: code, seq: z.int().check(z.gte(0)) }),
    reply: z.object({}),
  },
  close: {
    method: 'POST',
    path: '/office/api/live-chat/:id/close',
    ...answer,
    summary: 'Ends a conversation assigned to the caller.',
    params: byId,
    body: merchant,
    reply: z.object({}),
    refusals: { ...refusals, 'service.notYours': null },
  },
  picture: {
    method: 'GET',
    path: '/office/api/live-chat/pictures/:file',
    audience: 'operator',
    permission: 'service.see',
    summary: 'Returns an image of a conversation.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    query: merchant,
    download: true,
    reply: z.unknown(),
    refusals: { 'service.unknownPicture': null },
  },
  setCanned: {
    method: 'POST',
    path: '/office/api/live-chat/canned',
    ...answer,
    summary: 'Saves a canned response in both languages; replaces one of the same name.',
    body: z.strictObject({
      merchant: code,
      title: words(80),
      text: z.strictObject({ en: words(MOST_TEXT), vi: words(MOST_TEXT) }),
    }),
    reply: z.object({}),
  },
  dropCanned: {
    method: 'POST',
    path: '/office/api/live-chat/canned/:id/drop',
    ...answer,
    summary: 'Deletes a canned response.',
    params: byId,
    body: merchant,
    reply: z.object({}),
  },
})
