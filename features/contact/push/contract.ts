import * as z from 'zod/mini'
import { instant, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_ADDRESS } from './rules.ts'

const byId = z.strictObject({ id: uuid })
const bytes = z.string().check(z.regex(/^[\w-]{16,100}={0,2}$/))
const member = { audience: 'member', real: true } as const
const unknown = { 'push.unknownDevice': null } as const

export const push = defineContract('push', {
  key: {
    method: 'GET',
    path: '/api/push/key',
    ...member,
    summary: 'Returns the public key for browser push subscriptions (RFC 8292).',
    reply: z.object({ key: z.string() }),
  },
  devices: {
    method: 'GET',
    path: '/api/push/devices',
    ...member,
    summary: 'Lists the member’s devices with push notifications, newest first.',
    reply: z.object({ devices: z.array(z.object({ id: uuid, says: z.string(), addedAt: instant })) }),
  },
  add: {
    method: 'POST',
    path: '/api/push/devices',
    ...member,
    summary: 'Registers a browser’s push subscription; notifications follow the member’s consents.',
    rateLimit: '20/min',
    body: z.strictObject({
      endpoint: z.string().check(z.maxLength(MOST_ADDRESS)),
      /** The browser's public key (a P-256 point) and auth secret, base64url. */
      p256dh: bytes,
      auth: bytes,
    }),
    reply: z.object({ id: uuid }),
    refusals: { 'push.unknownService': null, 'push.keysInvalid': null },
  },
  remove: {
    method: 'DELETE',
    path: '/api/push/devices/:id',
    ...member,
    summary: 'Turns off push notifications for a device.',
    params: byId,
    reply: z.object({}),
    refusals: unknown,
  },
  try: {
    method: 'POST',
    path: '/api/push/devices/:id/try',
    ...member,
    summary: 'Sends a test notification to a device.',
    rateLimit: '5/min',
    params: byId,
    reply: z.object({}),
    refusals: unknown,
  },
})
