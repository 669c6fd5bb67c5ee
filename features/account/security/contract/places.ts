import * as z from 'zod/mini'
import { instant, page, uuid, words } from '#contract/codecs.ts'
import { MOST_NAME } from '../shapes.ts'
import { freshRefusals } from './proof.ts'

/** ISO 3166 code; null if unknown. */
const country = z.nullable(z.string())
const byDevice = z.strictObject({ device: uuid })

export const placeRoutes = {
  sessions: {
    method: 'GET',
    path: '/api/security/sessions',
    audience: 'member',
    summary: 'Lists the member’s active sessions.',
    reply: z.object({
      sessions: z.array(
        z.object({
          id: uuid,
          ip: z.string(),
          country,
          device: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          isThisOne: z.boolean(),
        }),
      ),
    }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/security/sessions/:session',
    audience: 'member',
    summary: 'Ends a session of the member immediately, with its sockets, games and calls.',
    params: z.strictObject({ session: uuid }),
    reply: z.object({}),
    refusals: { 'security.unknown': null },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/security/sessions',
    audience: 'member',
    summary: 'Ends all other sessions of the member and the remembered logins of devices.',
    reply: z.object({ ended: z.int() }),
  },
  logins: {
    method: 'GET',
    path: '/api/security/logins',
    audience: 'member',
    summary: 'Lists logins and failed attempts with their addresses, newest first.',
    query: z.strictObject({ ...page, before: z.optional(uuid) }),
    reply: z.object({
      logins: z.array(
        z.object({
          id: uuid,
          at: instant,
          ip: z.string(),
          country,
          device: z.string(),
          how: z.string(),
          result: z.enum(['in', 'wrongPassword', 'proofNeeded', 'proofFailed', 'locked']),
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
  changes: {
    method: 'GET',
    path: '/api/security/changes',
    audience: 'member',
    summary: 'Lists changes to the account’s security, newest first.',
    reply: z.object({
      changes: z.array(
        z.object({
          id: uuid,
          what: z.string(),
          detail: z.nullable(z.string()),
          at: instant,
          ip: z.string(),
          country,
          device: z.string(),
        }),
      ),
    }),
  },
  devices: {
    method: 'GET',
    path: '/api/security/devices',
    audience: 'member',
    summary: 'Lists trusted devices, from which a login needs no two-step verification.',
    reply: z.object({
      devices: z.array(
        z.object({
          id: uuid,
          name: z.string(),
          device: z.string(),
          ip: z.string(),
          country,
          createdAt: instant,
          lastUsedAt: instant,
          expiresAt: instant,
          isThisOne: z.boolean(),
        }),
      ),
      isThisTrusted: z.boolean(),
    }),
  },
  trustDevice: {
    method: 'POST',
    path: '/api/security/devices',
    audience: 'member',
    summary: 'Trusts this device.',
    real: true,
    body: z.strictObject({ name: words(MOST_NAME) }),
    reply: z.object({}),
    refusals: freshRefusals,
  },
  renameDevice: {
    method: 'POST',
    path: '/api/security/devices/:device/name',
    audience: 'member',
    summary: 'Renames a trusted device.',
    params: byDevice,
    body: z.strictObject({ name: words(MOST_NAME) }),
    reply: z.object({}),
    refusals: { 'security.unknown': null },
  },
  removeDevice: {
    method: 'DELETE',
    path: '/api/security/devices/:device',
    audience: 'member',
    summary: 'Removes a trusted device.',
    params: byDevice,
    reply: z.object({}),
    refusals: { 'security.unknown': null },
  },
} as const
