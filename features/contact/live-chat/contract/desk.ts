import * as z from 'zod/mini'
import { id, instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_TEXT } from '../rules/talks.ts'
import { MOST_PICTURE_BYTES, serviceLine } from './guest.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const byId = z.strictObject({ id: uuid })
const merchant = z.strictObject({ merchant: code })
const answer = { who: 'operator', may: 'service.answer' } as const

const talk = z.object({
  id: uuid,
  number: z.string(),
  merchant: z.string(),
  /** Null for a visitor. */
  memberId: z.nullable(id),
  /** A member of a high rank, whose talk waits before others. */
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

export const serviceDesk = defineContract('serviceDesk', {
  list: {
    method: 'GET',
    path: '/office/api/service',
    who: 'operator',
    may: 'service.see',
    says: 'Talks of a brand: those that wait first, then the running and the closed ones, with what is unread.',
    query: z.strictObject({
      merchant: z.optional(code),
      state: z.optional(z.enum(['running', 'closed'])),
      limit: z.optional(whole(1, 200)),
    }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      talks: z.array(talk),
      waiting: z.int(),
    }),
  },
  one: {
    method: 'GET',
    path: '/office/api/service/:id',
    who: 'operator',
    may: 'service.see',
    says: 'One talk with its lines after a number, and the prepared answers of its brand.',
    params: byId,
    query: z.strictObject({ merchant: code, after: z.optional(whole(0, 1_000_000)) }),
    reply: z.object({
      talk,
      lines: z.array(serviceLine),
      canned: z.array(canned),
      colleagues: z.array(z.object({ id: uuid, account: z.string() })),
    }),
    refusals: { 'service.unknown': null },
  },
  claim: {
    method: 'POST',
    path: '/office/api/service/:id/claim',
    ...answer,
    says: 'Takes a talk, or gives it to a colleague.',
    params: byId,
    body: z.strictObject({ merchant: code, to: z.optional(uuid) }),
    reply: z.object({}),
    refusals: { ...refusals, 'service.taken': null, 'service.unknownOperator': null },
  },
  reply: {
    method: 'POST',
    path: '/office/api/service/:id/lines',
    ...answer,
    says: 'Answers in a talk that one holds.',
    once: true,
    params: byId,
    body: z.strictObject({ merchant: code, text: words(MOST_TEXT) }),
    reply: z.object({ seq: z.int() }),
    refusals: { ...refusals, 'service.notYours': null },
  },
  show: {
    method: 'POST',
    path: '/office/api/service/:id/pictures',
    ...answer,
    says: 'Shows the guest a picture, png or jpg, in a talk that one holds.',
    once: true,
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
    path: '/office/api/service/:id/read',
    ...answer,
    says: 'The desk has read up to this line.',
    params: byId,
    body: z.strictObject({ merchant: code, seq: z.int().check(z.gte(0)) }),
    reply: z.object({}),
  },
  close: {
    method: 'POST',
    path: '/office/api/service/:id/close',
    ...answer,
    says: 'Ends a talk that one holds.',
    params: byId,
    body: merchant,
    reply: z.object({}),
    refusals: { ...refusals, 'service.notYours': null },
  },
  picture: {
    method: 'GET',
    path: '/office/api/service/pictures/:file',
    who: 'operator',
    may: 'service.see',
    says: 'A picture of a talk.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    query: merchant,
    download: true,
    reply: z.unknown(),
    refusals: { 'service.unknownPicture': null },
  },
  setCanned: {
    method: 'POST',
    path: '/office/api/service/canned',
    ...answer,
    says: 'Keeps a prepared answer in both languages; one of the same name is replaced.',
    body: z.strictObject({
      merchant: code,
      title: words(80),
      text: z.strictObject({ en: words(MOST_TEXT), vi: words(MOST_TEXT) }),
    }),
    reply: z.object({}),
  },
  dropCanned: {
    method: 'POST',
    path: '/office/api/service/canned/:id/drop',
    ...answer,
    says: 'Throws a prepared answer away.',
    params: byId,
    body: merchant,
    reply: z.object({}),
  },
})
