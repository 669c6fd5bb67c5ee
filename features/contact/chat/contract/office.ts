import * as z from 'zod/mini'
import { count, id, instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const see = { audience: 'operator', permission: 'chat.see' } as const
const rule = { audience: 'operator', permission: 'chat.moderate' } as const
const reason = words(300, 4)
const word = z.string().check(z.trim(), z.toLowerCase(), z.minLength(2), z.maxLength(60))
const done = z.object({})

export const chatOffice = defineContract('chatOffice', {
  room: {
    method: 'GET',
    path: '/office/api/chat',
    ...see,
    summary:
      'Returns a brand’s chat rooms with hidden messages, reports, active mutes and bans, and filtered words.',
    query: z.strictObject({ merchant: z.optional(code) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      isOn: z.boolean(),
      lines: z.array(
        z.object({
          id: count,
          /** Empty: the brand’s own room. */
          room: z.string(),
          memberId: id,
          account: z.string(),
          text: z.string(),
          written: z.string(),
          at: instant,
          deletedBy: z.nullable(z.string()),
          reports: z.int(),
        }),
      ),
      sanctions: z.array(
        z.object({
          id: uuid,
          memberId: id,
          account: z.string(),
          kind: z.enum(['mute', 'ban']),
          until: z.nullable(instant),
          reason: z.string(),
          by: z.string(),
          at: instant,
        }),
      ),
      words: z.array(z.string()),
    }),
  },
  hide: {
    method: 'POST',
    path: '/office/api/chat/lines/:id/hide',
    ...rule,
    summary: 'Hides a message.',
    params: z.strictObject({ id: count }),
    body: z.strictObject({ merchant: code }),
    reply: done,
    refusals: { 'chat.unknownLine': null },
  },
  sanction: {
    method: 'POST',
    path: '/office/api/chat/sanctions',
    ...rule,
    summary: 'Mutes or bans a member for a number of minutes or until lifted.',
    body: z.strictObject({
      merchant: code,
      memberId: id,
      kind: z.enum(['mute', 'ban']),
      minutes: z.nullable(z.int().check(z.gte(1), z.lte(525_600))),
      reason,
    }),
    reply: done,
    refusals: { 'chat.unknownMember': null },
  },
  lift: {
    method: 'POST',
    path: '/office/api/chat/sanctions/:id/lift',
    ...rule,
    summary: 'Lifts a mute or ban.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ merchant: code }),
    reply: done,
  },
  addWord: {
    method: 'POST',
    path: '/office/api/chat/words',
    ...rule,
    summary: 'Adds a filtered word.',
    body: z.strictObject({ merchant: code, word }),
    reply: done,
  },
  dropWord: {
    method: 'POST',
    path: '/office/api/chat/words/drop',
    ...rule,
    summary: 'Removes a filtered word.',
    body: z.strictObject({ merchant: code, word }),
    reply: done,
  },
})
