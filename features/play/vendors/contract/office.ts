import * as z from 'zod/mini'
import { instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const see = 'vendors.see'
const permission = 'vendors.change'
const code = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,30}$/))
const protocol = z.enum(['canonical', 'hub88', 'softswiss', 'pragmatic'])
const reason = words(500, 4)
const keyName = z.string().check(z.regex(/^[A-Za-z0-9._:-]{1,64}$/))

const key = z.object({
  name: z.string(),
  kind: z.enum(['ed25519', 'rsa', 'secret']),
  /** A public key as it was entered; a shared secret is never shown again. */
  publicKey: z.nullable(z.string()),
  createdAt: instant,
  retiresAt: z.nullable(instant),
})

const call = z.object({
  id: uuid,
  at: instant,
  ip: z.string(),
  op: z.string(),
  path: z.string(),
  transaction: z.nullable(z.string()),
  player: z.nullable(z.string()),
  body: z.string(),
  reply: z.string(),
  status: z.int(),
  says: z.string(),
  ms: z.int(),
})

export const vendorsOffice = defineContract('vendorsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/vendor-doors',
    audience: 'operator',
    permission: see,
    summary: 'Lists provider integrations with API protocol, keys and the calls of the last hour.',
    reply: z.object({
      /** The public key with which vendors verify the platform’s signatures. */
      houseKey: z.string(),
      /** The platform’s RSA public key as PEM, for vendors whose protocol requires one; null before the first of them. */
      houseRsaKey: z.nullable(z.string()),
      vendors: z.array(
        z.object({
          vendor: z.string(),
          name: z.string(),
          protocol,
          isSandbox: z.boolean(),
          isContracted: z.boolean(),
          launchUrl: z.string(),
          apiUrl: z.string(),
          /** The platform's id at the vendor’s server. */
          partner: z.string(),
          networks: z.array(z.string()),
          /** The path of its callbacks, below our own address. */
          walletPath: z.string(),
          games: z.int(),
          openRounds: z.int(),
          calls: z.int(),
          troubles: z.int(),
          /** The 99th percentile of response times in the last hour, in milliseconds; null: no calls. */
          p99: z.nullable(z.int()),
          keys: z.array(key),
        }),
      ),
      /** Known vendors without an integration. */
      others: z.array(z.object({ vendor: z.string(), name: z.string() })),
    }),
  },
  save: {
    method: 'POST',
    path: '/office/api/vendor-doors/:vendor',
    audience: 'operator',
    permission,
    summary:
      'Changes a provider’s API protocol, launch URL, allowed networks and whether its games are offered. A name creates a new provider.',
    params: z.strictObject({ vendor: code }),
    body: z.strictObject({
      protocol,
      launchUrl: z.string().check(z.maxLength(500)),
      apiUrl: z.string().check(z.maxLength(300)),
      partner: z.optional(z.string().check(z.maxLength(60))),
      networks: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(40)),
      /** Whether its games are shown in the lobby and accept stakes; unchanged where omitted. */
      isContracted: z.optional(z.boolean()),
      /** For a vendor that the platform does not have yet. */
      name: z.optional(words(60)),
      reason,
    }),
    reply: z.object({ saved: z.boolean() }),
    refusals: {
      'vendors.unknown': null,
      'vendors.addressInvalid': null,
      'vendors.networkInvalid': z.object({ network: z.string() }),
    },
  },
  addKey: {
    method: 'POST',
    path: '/office/api/vendor-doors/:vendor/keys',
    audience: 'operator',
    permission,
    summary:
      'Adds a provider key: a public key as PEM or base64, or a shared secret, which is never shown again.',
    params: z.strictObject({ vendor: code }),
    body: z.strictObject({
      name: keyName,
      value: z.string().check(z.minLength(16), z.maxLength(4_000)),
      reason,
    }),
    reply: z.object({ added: z.boolean() }),
    refusals: { 'vendors.unknown': null, 'vendors.keyTaken': null, 'vendors.keyInvalid': null },
  },
  retireKey: {
    method: 'POST',
    path: '/office/api/vendor-doors/:vendor/keys/:name/retire',
    audience: 'operator',
    permission,
    summary: 'Revokes a key; requests signed with it are rejected from then on.',
    params: z.strictObject({ vendor: code, name: keyName }),
    body: z.strictObject({ reason }),
    reply: z.object({ retired: z.boolean() }),
    refusals: { 'vendors.keyUnknown': null },
  },
  fetchCatalogue: {
    method: 'POST',
    path: '/office/api/vendor-doors/:vendor/catalogue',
    audience: 'operator',
    permission,
    summary: 'Requests a provider’s game catalogue and updates the lobby with it.',
    params: z.strictObject({ vendor: code }),
    reply: z.object({ games: z.int() }),
    refusals: { 'vendors.unknown': null, 'vendors.silent': null },
  },
  calls: {
    method: 'GET',
    path: '/office/api/vendor-doors/:vendor/calls',
    audience: 'operator',
    permission: see,
    summary: 'Lists a provider’s API requests and our responses, newest first; tokens are hidden.',
    params: z.strictObject({ vendor: code }),
    query: z.strictObject({
      transaction: z.optional(z.string().check(z.maxLength(120))),
      player: z.optional(z.string().check(z.maxLength(60))),
      trouble: z.optional(z.enum(['yes'])),
      before: z.optional(uuid),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({ calls: z.array(call), next: z.nullable(uuid) }),
  },
  rehearse: {
    method: 'POST',
    path: '/office/api/vendor-calls/:id/rehearse',
    audience: 'operator',
    permission: see,
    summary: 'Returns the response that the same request would get now; changes nothing.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ reply: z.string(), says: z.string(), isSame: z.boolean() }),
    refusals: { 'vendors.callUnknown': null, 'vendors.callUnreadable': null },
  },
})
