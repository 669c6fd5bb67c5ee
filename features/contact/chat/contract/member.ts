import * as z from 'zod/mini'
import { count, instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_TEXT } from '../rules/room.ts'

const line = z.object({ id: count, name: z.string(), text: z.string(), at: instant, isOwn: z.boolean() })
/** The brand’s own room, or one beside a table: "table-bac1", "card-nl6a". */
const room = z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)))
const away = { 'chat.away': null, 'chat.banned': null } as const

/** The moderated chat room of a brand's members; available while the flag is on (decision 33). */
export const chat = defineContract('chat', {
  room: {
    method: 'GET',
    path: '/api/chat',
    audience: 'member',
    flag: 'chatRoom',
    real: true,
    summary:
      'Returns the newest messages of a chat room with masked names, its colour and the caller’s restrictions.',
    query: z.strictObject({ room }),
    reply: z.object({
      colour: z.string(),
      slowSeconds: z.int(),
      mutedUntil: z.nullable(z.object({ until: z.nullable(instant) })),
      lines: z.array(line),
      /** Members whose messages the caller has hidden, in any room. */
      hidden: z.int(),
    }),
    refusals: away,
  },
  say: {
    method: 'POST',
    path: '/api/chat/lines',
    audience: 'member',
    flag: 'chatRoom',
    real: true,
    summary: 'Sends a message to a chat room; filtered words are masked, and sanctions hold in every room.',
    idempotent: true,
    rateLimit: '20/min',
    body: z.strictObject({ text: words(MOST_TEXT), room }),
    reply: z.object({ id: count }),
    refusals: {
      ...away,
      'chat.muted': null,
      'chat.slow': z.object({ retryAfterSeconds: z.int() }),
    },
  },
  report: {
    method: 'POST',
    path: '/api/chat/lines/:id/report',
    audience: 'member',
    flag: 'chatRoom',
    real: true,
    summary: 'Reports a message to the operators.',
    rateLimit: '10/min',
    params: z.strictObject({ id: count }),
    reply: z.object({}),
  },
  showAll: {
    method: 'POST',
    path: '/api/chat/hidden/clear',
    audience: 'member',
    flag: 'chatRoom',
    real: true,
    summary: 'Shows the messages and signs of every member again whom the caller has hidden.',
    rateLimit: '10/min',
    reply: z.object({}),
  },
})
