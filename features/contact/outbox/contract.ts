import * as z from 'zod/mini'
import { instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const channel = z.enum(['sms', 'email', 'push'])
const states = ['waiting', 'sending', 'sent', 'failed', 'expired'] as const

const message = z.object({
  id: uuid,
  merchant: z.string(),
  channel,
  /** Masked for operators without the right to personal data. */
  address: z.string(),
  /** The subject of an email, the text of an SMS; codes and links are always masked. */
  says: z.string(),
  language: z.enum(['en', 'vi']),
  state: z.enum(states),
  tries: z.int(),
  /** For a waiting message. */
  nextTryAt: z.nullable(instant),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** Reported by the provider; null if it reports no deliveries. */
  delivery: z.nullable(z.enum(['pending', 'delivered', 'undelivered', 'unknown'])),
  deliveredAt: z.nullable(instant),
  lastError: z.nullable(z.string()),
  /** Whether sending it again makes sense: not if its code or link has been deleted. */
  isResendable: z.boolean(),
})

export const outbox = defineContract('outbox', {
  messages: {
    method: 'GET',
    path: '/office/api/outbox/messages',
    audience: 'operator',
    permission: 'messages.see',
    summary: 'Lists sent and pending messages, newest first, and the state of each delivery channel.',
    query: z.strictObject({
      state: z.optional(z.enum(['open', 'sent', 'failed'])),
      channel: z.optional(channel),
      merchant: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))),
      address: z.optional(words(100)),
      before: z.optional(instant),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({
      messages: z.array(message),
      next: z.nullable(instant),
      channels: z.array(
        z.object({
          channel,
          isTroubled: z.boolean(),
          waiting: z.int(),
          failing: z.int(),
          failedToday: z.int(),
          sentToday: z.int(),
          deliveredToday: z.int(),
          oldestWaitingAt: z.nullable(instant),
          lastSentAt: z.nullable(instant),
          lastError: z.nullable(z.string()),
        }),
      ),
    }),
  },
  resend: {
    method: 'POST',
    path: '/office/api/outbox/messages/:id/resend',
    audience: 'operator',
    permission: 'messages.resend',
    summary: 'Sends a message again: a waiting or failed one immediately, a sent one as a new message.',
    idempotent: true,
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ state: z.literal('waiting') }),
    refusals: { 'outbox.unknown': null, 'outbox.onItsWay': null, 'outbox.secretGone': null },
  },
})

const merchantCode = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))

/** Calls of SMS providers. */
export const smsCallbacks = defineContract('smsCallbacks', {
  twilioReport: {
    method: 'POST',
    path: '/api/sms/twilio/:merchant/messages/:id',
    audience: 'signed',
    summary: 'Receives a delivery report (status callback) of Twilio, signed with the account’s auth token.',
    raw: true,
    params: z.strictObject({ merchant: merchantCode, id: uuid }),
    reply: z.unknown(),
    refusals: { 'smsCallbacks.unknownBrand': null, 'smsCallbacks.notSigned': null },
  },
  twilioReply: {
    method: 'POST',
    path: '/api/sms/twilio/:merchant/replies',
    audience: 'signed',
    summary: 'Receives an incoming SMS from Twilio: STOP opts the number out, START opts it in again.',
    raw: true,
    params: z.strictObject({ merchant: merchantCode }),
    reply: z.unknown(),
    refusals: { 'smsCallbacks.unknownBrand': null, 'smsCallbacks.notSigned': null },
  },
})
