import * as z from 'zod/mini'
import { count, id, instant, money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

export const payments = defineContract('payments', {
  callback: {
    method: 'POST',
    path: '/api/payments/callbacks/:processor',
    audience: 'signed',
    summary:
      'Receives a callback about a payment or payout, signed by the processor according to Standard Webhooks.',
    params: z.strictObject({ processor: z.string().check(z.maxLength(32)) }),
    reply: z.object({ taken: z.boolean() }),
    refusals: {
      'payments.unknownProcessor': null,
      'payments.notProved': z.object({ why: z.string() }),
      'payments.notUnderstood': null,
      'payments.unknownOrder': null,
    },
  },
})

const merchant = words(16)
const processor = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/))
/** 'signing': the secret that signs callbacks; 'api': the key of our calls, where the processor has a second one. */
const keyUse = z.enum(['signing', 'api'])
const ofOne = z.strictObject({ merchant, processor })
const known = { 'payments.unknownProcessor': null } as const

export const paymentsOffice = defineContract('paymentsOffice', {
  keys: {
    method: 'GET',
    path: '/office/api/processors',
    audience: 'operator',
    permission: 'processors.see',
    summary:
      'Lists the keys that each brand shares with its processors (never the secret) and the allowed callback IPs.',
    query: z.strictObject({ merchant: z.optional(merchant) }),
    reply: z.object({
      rows: z.array(
        z.object({
          merchant: z.string(),
          processor: z.string(),
          /** The demo's own key verifies callbacks too; never in a live installation. */
          isSandbox: z.boolean(),
          /** The secrets that this processor needs, in the order in which a screen asks for them. */
          keyUses: z.array(keyUse),
          /** Where the processor sends its callbacks. */
          callbackUrl: z.string(),
          /** When payments were last compared with the processor's own list, and how many were recovered so. */
          sweep: z.nullable(z.object({ at: instant, recovered: count })),
          keys: z.array(
            z.object({
              id: uuid,
              use: keyUse,
              /** The first digits of the key's hash: enough to tell two keys apart. */
              mark: z.string(),
              createdAt: instant,
              /** Until then it still verifies callbacks; null: active. */
              retiresAt: z.nullable(instant),
            }),
          ),
          addresses: z.array(z.string()),
        }),
      ),
    }),
  },
  changeKey: {
    method: 'POST',
    path: '/office/api/processors/:merchant/:processor/key',
    audience: 'operator',
    permission: 'processors.change',
    summary:
      'Activates a new key, stored encrypted; callbacks signed with the previous key are accepted for two more days.',
    idempotent: true,
    params: ofOne,
    body: z.strictObject({
      secret: z.string().check(z.minLength(24), z.maxLength(500)),
      /** Which key; ignored by a processor that has only one. */
      use: z.optional(keyUse),
      reason: words(200, 4),
    }),
    reply: z.object({}),
    refusals: { ...known, 'payments.keyKnown': null },
  },
  endOldKeys: {
    method: 'POST',
    path: '/office/api/processors/:merchant/:processor/old-keys/end',
    audience: 'operator',
    permission: 'processors.change',
    summary: 'Revokes all keys except the newest immediately, for example after a leak.',
    params: ofOne,
    body: z.strictObject({ reason: words(200, 4) }),
    reply: z.object({ ended: z.int() }),
    refusals: known,
  },
  setAddresses: {
    method: 'PUT',
    path: '/office/api/processors/:merchant/:processor/addresses',
    audience: 'operator',
    permission: 'processors.change',
    summary: 'Sets the allowed callback IPs of a processor; an empty list allows any.',
    params: ofOne,
    body: z.strictObject({ addresses: z.array(words(50)).check(z.maxLength(50)), reason: words(200, 4) }),
    reply: z.object({}),
    refusals: { ...known, 'payments.addressInvalid': z.object({ address: z.string() }) },
  },
  test: {
    method: 'POST',
    path: '/office/api/processors/:merchant/:processor/test',
    audience: 'operator',
    permission: 'processors.see',
    summary:
      'Tests the active key by asking the processor about an order that doesn’t exist; it must report it as unknown.',
    params: ofOne,
    rateLimit: '20/min',
    reply: z.object({ isWell: z.boolean(), tookMs: z.int(), said: z.string() }),
    refusals: known,
  },
  cases: {
    method: 'GET',
    path: '/office/api/payment-cases',
    audience: 'operator',
    permission: 'deposits.see',
    summary: 'Lists refunds and disputes that processors reported, open ones oldest first.',
    query: z.strictObject({ merchant: z.optional(merchant), state: z.enum(['open', 'closed']) }),
    reply: z.object({
      rows: z.array(
        z.object({
          id: uuid,
          merchant: z.string(),
          processor: z.string(),
          kind: z.enum(['refund', 'dispute']),
          processorRef: z.string(),
          deposit: z.nullable(uuid),
          reference: z.nullable(z.string()),
          memberId: z.nullable(id),
          member: z.nullable(z.string()),
          /** Null: in a currency that the ledger does not have. */
          amount: z.nullable(money),
          currency: z.string(),
          reason: z.nullable(z.string()),
          /** The final result of a dispute, as the processor names it. */
          result: z.nullable(z.string()),
          openedAt: instant,
          closedAt: z.nullable(instant),
          closedBy: z.nullable(z.string()),
          note: z.nullable(z.string()),
        }),
      ),
    }),
  },
  closeCase: {
    method: 'POST',
    path: '/office/api/payment-cases/:merchant/:id/close',
    audience: 'operator',
    permission: 'deposits.approve',
    summary: 'Closes a refund or dispute case with a note; no money moves.',
    params: z.strictObject({ merchant, id: uuid }),
    body: z.strictObject({ note: words(500, 4) }),
    reply: z.object({}),
    refusals: { 'payments.caseClosed': null },
  },
})
