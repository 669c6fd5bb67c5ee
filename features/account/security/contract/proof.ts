import * as z from 'zod/mini'
import { instant } from '#contract/codecs.ts'
import { checkRefusals, sendRefusals } from '#features/account/otp/contract.ts'
import { proofKinds } from '../rules/proof.ts'
import { guardNames } from '../rules/strength.ts'
import { passkeyAnswer, question } from '../shapes.ts'

const later = z.object({ retryAfterSeconds: z.int() })
const kinds = z.array(z.enum(proofKinds))

/** The refusal of a change without a fresh proof in the session: what is missing, and by which methods it can be given. */
export const freshRefusals = {
  'security.proofNeeded': z.object({ step: z.enum(['password', 'second']), ways: kinds }),
} as const

/** The state of this session's proof. */
const standing = z.object({
  isFresh: z.boolean(),
  until: z.nullable(instant),
  step: z.nullable(z.enum(['password', 'second'])),
  ways: kinds,
})

const contact = z.nullable(z.object({ shown: z.string(), isProved: z.boolean() }))

export const proofRoutes = {
  overview: {
    method: 'GET',
    path: '/api/security',
    audience: 'member',
    summary: 'Returns the account’s security level, its security methods and what is missing.',
    real: true,
    reply: z.object({
      score: z.int(),
      level: z.enum(['weak', 'fair', 'strong']),
      missing: z.array(z.enum(guardNames)),
      hasPassword: z.boolean(),
      hasPaymentPassword: z.boolean(),
      email: contact,
      mobile: contact,
      authenticatorSince: z.nullable(instant),
      recoveryLeft: z.int(),
      passkeys: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          isSynced: z.boolean(),
          createdAt: instant,
          lastUsedAt: z.nullable(instant),
        }),
      ),
    }),
  },
  standing: {
    method: 'GET',
    path: '/api/security/proof',
    audience: 'member',
    summary:
      'Returns whether this session confirmed the member’s identity recently, and which methods are available.',
    first: true,
    reply: standing,
  },
  prove: {
    method: 'POST',
    path: '/api/security/proof',
    audience: 'member',
    summary:
      'Confirms the member’s identity by password, authenticator, recovery code or a code that was sent.',
    first: true,
    real: true,
    encrypted: true,
    rateLimit: '30/min',
    body: z.strictObject({
      kind: z.enum(['password', 'authenticator', 'recovery', 'sms', 'email']),
      answer: z.string().check(z.minLength(1), z.maxLength(256)),
    }),
    reply: standing,
    refusals: {
      'identity.wrongPassword': null,
      'security.wrongProof': null,
      'security.tooManyProofs': later,
      ...checkRefusals,
    },
  },
  sendProofCode: {
    method: 'POST',
    path: '/api/security/proof/code',
    audience: 'member',
    summary: 'Sends a confirmation code to a verified contact of the member.',
    first: true,
    real: true,
    rateLimit: '10/min',
    body: z.strictObject({ channel: z.enum(['sms', 'email']) }),
    reply: z.object({ to: z.string(), expiredMinutes: z.int() }),
    refusals: { 'security.noContact': null, ...sendRefusals },
  },
  askProofPasskey: {
    method: 'POST',
    path: '/api/security/proof/passkey/question',
    audience: 'member',
    summary: 'Returns a challenge for one of the member’s passkeys.',
    first: true,
    real: true,
    rateLimit: '30/min',
    reply: question,
  },
  provePasskey: {
    method: 'POST',
    path: '/api/security/proof/passkey',
    audience: 'member',
    summary: 'Confirms the member’s identity with a passkey.',
    first: true,
    real: true,
    rateLimit: '30/min',
    body: passkeyAnswer,
    reply: standing,
    refusals: { 'security.wrongPasskey': null },
  },
} as const
