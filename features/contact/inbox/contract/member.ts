import * as z from 'zod/mini'
import { instant, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { consents } from '../rules/consents.ts'

const kinds = ['money', 'security', 'house', 'offer'] as const
const agreed = z.object({
  agreed: z.array(z.enum(consents)),
  /** The verified address for emails, masked; null if there is none. */
  mail: z.nullable(z.string()),
})
const byId = z.strictObject({ id: uuid })
const unknown = { 'inbox.unknown': null } as const
const byToken = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{20,90}$/)) })
const unknownLeave = { 'inbox.unknownLeave': null } as const
const unread = z.object({ count: z.int() })

export const inbox = defineContract('inbox', {
  unreadCount: {
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    audience: 'member',
    real: true,
    summary: 'Returns the number of unread messages.',
    reply: unread,
  },
  list: {
    method: 'GET',
    path: '/wps/relay/CSP_getInbox',
    audience: 'member',
    real: true,
    summary: 'Returns a page of the member’s messages, newest first, in the caller’s language.',
    query: z.strictObject({
      page: z.optional(whole(1, 10_000)),
      kind: z.optional(z.enum(kinds)),
      unread: z.optional(z.literal('yes')),
    }),
    reply: z.object({
      list: z.array(
        z.object({
          id: uuid,
          kind: z.enum(kinds),
          title: z.string(),
          /** Sanitised HTML; the page sanitises it again. */
          content: z.string(),
          link: z.nullable(z.string()),
          isMarketing: z.boolean(),
          at: instant,
          isRead: z.boolean(),
        }),
      ),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      unread: z.int(),
    }),
  },
  read: {
    method: 'POST',
    path: '/api/inbox/:id/read',
    audience: 'member',
    real: true,
    summary: 'Marks a message as read.',
    params: byId,
    reply: unread,
  },
  readAll: {
    method: 'POST',
    path: '/api/inbox/read',
    audience: 'member',
    real: true,
    summary: 'Marks all messages as read.',
    reply: unread,
  },
  remove: {
    method: 'DELETE',
    path: '/api/inbox/:id',
    audience: 'member',
    real: true,
    summary: 'Deletes a message from the member’s inbox.',
    params: byId,
    reply: unread,
    refusals: unknown,
  },
  removeRead: {
    method: 'DELETE',
    path: '/api/inbox',
    audience: 'member',
    real: true,
    summary: 'Deletes all read messages from the member’s inbox.',
    reply: unread,
  },
  consents: {
    method: 'GET',
    path: '/api/inbox/consents',
    audience: 'member',
    real: true,
    summary: 'Returns the member’s consents to optional messages.',
    reply: agreed,
  },
  setConsent: {
    method: 'PUT',
    path: '/api/inbox/consents',
    audience: 'member',
    real: true,
    summary: 'Gives or withdraws a consent, effective immediately.',
    body: z.strictObject({ consent: z.enum(consents), isOn: z.boolean() }),
    reply: agreed,
  },
  leaving: {
    method: 'GET',
    path: '/api/inbox/leaving/:token',
    audience: 'anyone',
    always: true,
    summary: 'Returns what an unsubscribe link unsubscribes from; changes nothing.',
    rateLimit: '60/min',
    params: byToken,
    reply: z.object({
      topic: z.enum(['house', 'offer']),
      mail: z.string(),
      brand: z.string(),
      isOn: z.boolean(),
    }),
    refusals: unknownLeave,
  },
  leave: {
    method: 'POST',
    path: '/unsubscribe/:token',
    audience: 'anyone',
    always: true,
    summary:
      'Unsubscribes from emails: one-click by the mail program (RFC 8058) or by the button on the page.',
    rateLimit: '60/min',
    params: byToken,
    reply: z.object({}),
    refusals: unknownLeave,
  },
})
