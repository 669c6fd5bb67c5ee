import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'
import { emotes, MOST_NOTE, noteColours } from '../rules/talk.ts'
import { roomCode } from './shapes.ts'

/** The seat's `opponent` as the caller saw it. */
const opponent = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const seatParams = z.strictObject({ code: roomCode, seat: z.string().check(z.regex(/^[0-8]$/)) })
const unknown = { 'rooms.unknown': null } as const
const done = z.object({ done: z.literal(true) })

/** What members say to one another at card tables without words, and note for themselves. Words are the chat room of the table. */
export const roomTalk = defineContract('roomTalk', {
  emote: {
    method: 'POST',
    path: '/api/card-rooms/:code/emote',
    audience: 'member',
    real: true,
    flag: 'chatRoom',
    summary: 'Shows a sign over the caller’s seat to who is at the table. The sanctions of the chat hold.',
    params: z.strictObject({ code: roomCode }),
    body: z.strictObject({ emote: z.enum(emotes) }),
    reply: done,
    refusals: { ...unknown, 'rooms.notSeated': null, 'rooms.muted': null },
    rateLimit: '12/min',
  },
  note: {
    method: 'PUT',
    path: '/api/card-rooms/:code/seats/:seat/note',
    audience: 'member',
    summary:
      'Keeps a private note about the member in a seat, for every table where they meet; null forgets it. No one else sees it.',
    params: seatParams,
    body: z.strictObject({
      opponent,
      note: z.nullable(
        z.strictObject({
          text: z.string().check(z.maxLength(MOST_NOTE)),
          colour: z.enum(noteColours),
        }),
      ),
    }),
    reply: done,
    refusals: {
      ...unknown,
      /** That member does not sit there, or not any longer. */
      'rooms.noOpponent': null,
    },
    rateLimit: '60/min',
  },
  hide: {
    method: 'PUT',
    path: '/api/card-rooms/:code/seats/:seat/hidden',
    audience: 'member',
    summary:
      'Hides the messages and signs of the member in a seat for the caller, in every chat room, or shows them again. No one is told.',
    params: seatParams,
    body: z.strictObject({ opponent, isHidden: z.boolean() }),
    reply: done,
    refusals: { ...unknown, 'rooms.noOpponent': null },
    rateLimit: '60/min',
  },
})
