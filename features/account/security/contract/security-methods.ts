import * as z from 'zod/mini'
import { uuid, words } from '#contract/codecs.ts'
import { checkRefusals, phoneRefusals, sendRefusals } from '#features/account/otp/contract.ts'
import { entryRefusals, loggedIn } from '#features/account/identity/contract.ts'
import { MOST_NAME, newPasskeyAnswer, newQuestion, passkeyAnswer, question } from '../shapes.ts'
import { freshRefusals } from './proof.ts'

const name = words(MOST_NAME)
const byPasskey = z.strictObject({ passkey: uuid })
/** Recovery codes, shown only once; empty if the member already has enough of them. */
const codes = z.object({ recoveryCodes: z.array(z.string()) })
const address = z.string().check(z.trim(), z.minLength(3), z.maxLength(200))
const contact = {
  channel: z.enum(['sms', 'email']),
  address,
  countryDialingCode: z.optional(z.string().check(z.regex(/^\+?\d{1,4}$/))),
}
const contactRefusals = {
  ...freshRefusals,
  ...phoneRefusals,
  'security.emailInvalid': null,
  'security.contactTaken': null,
  'security.contactSame': null,
} as const

export const guardRoutes = {
  setPaymentPassword: {
    method: 'POST',
    path: '/api/security/payment-password',
    audience: 'member',
    summary: 'Sets or changes the payment password.',
    real: true,
    encrypted: true,
    rateLimit: '10/min',
    body: z.strictObject({ paymentPassword: z.string().check(z.minLength(1), z.maxLength(256)) }),
    reply: z.object({}),
    refusals: {
      ...freshRefusals,
      'security.paymentPasswordWeak': null,
      'security.paymentPasswordIsLogin': null,
    },
  },
  sendContactCode: {
    method: 'POST',
    path: '/api/security/contacts/code',
    audience: 'member',
    summary: 'Sends a verification code to a new email address or phone number.',
    real: true,
    rateLimit: '10/min',
    body: z.strictObject(contact),
    reply: z.object({ to: z.string(), expiredMinutes: z.int() }),
    refusals: { ...contactRefusals, ...sendRefusals },
  },
  bindContact: {
    method: 'POST',
    path: '/api/security/contacts',
    audience: 'member',
    summary: 'Adds or changes the email address or phone number; the previous one is notified.',
    real: true,
    rateLimit: '10/min',
    body: z.strictObject({ ...contact, code: z.string().check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({}),
    refusals: { ...contactRefusals, ...checkRefusals },
  },
  removeContact: {
    method: 'DELETE',
    path: '/api/security/contacts/:channel',
    audience: 'member',
    summary: 'Removes an email address or phone number, which gets a last notification.',
    real: true,
    params: z.strictObject({ channel: contact.channel }),
    reply: z.object({}),
    refusals: {
      ...freshRefusals,
      'security.unknown': null,
      'security.lastWayIn': null,
      'security.lastProof': null,
    },
  },
  beginAuthenticator: {
    method: 'POST',
    path: '/api/security/authenticator/setup',
    audience: 'member',
    summary: 'Creates a secret for an authenticator app; it takes effect once its first code is confirmed.',
    real: true,
    rateLimit: '10/min',
    reply: z.object({ secret: z.string(), uri: z.string() }),
    refusals: freshRefusals,
  },
  addAuthenticator: {
    method: 'POST',
    path: '/api/security/authenticator',
    audience: 'member',
    summary: 'Finishes the setup of an authenticator app with its first code.',
    real: true,
    rateLimit: '10/min',
    body: z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{3} ?\d{3}$/)) }),
    reply: codes,
    refusals: { ...freshRefusals, 'security.wrongProof': null, 'security.setupOver': null },
  },
  removeAuthenticator: {
    method: 'DELETE',
    path: '/api/security/authenticator',
    audience: 'member',
    summary: 'Removes the authenticator app.',
    real: true,
    reply: z.object({}),
    refusals: { ...freshRefusals, 'security.unknown': null },
  },
  renewRecovery: {
    method: 'POST',
    path: '/api/security/recovery-codes',
    audience: 'member',
    summary: 'Creates new recovery codes; the previous ones stop working.',
    real: true,
    rateLimit: '10/min',
    reply: codes,
    refusals: { ...freshRefusals, 'security.needsSecond': null },
  },
  askNewPasskey: {
    method: 'POST',
    path: '/api/security/passkeys/question',
    audience: 'member',
    summary: 'Returns a challenge for creating a passkey on the member’s device.',
    real: true,
    rateLimit: '20/min',
    reply: newQuestion,
    refusals: { ...freshRefusals, 'security.tooManyPasskeys': null },
  },
  addPasskey: {
    method: 'POST',
    path: '/api/security/passkeys',
    audience: 'member',
    summary: 'Stores a passkey created on the member’s device.',
    real: true,
    rateLimit: '20/min',
    body: z.extend(newPasskeyAnswer, { name }),
    reply: codes,
    refusals: { ...freshRefusals, 'security.wrongPasskey': null },
  },
  renamePasskey: {
    method: 'POST',
    path: '/api/security/passkeys/:passkey/name',
    audience: 'member',
    summary: 'Renames a passkey.',
    params: byPasskey,
    body: z.strictObject({ name }),
    reply: z.object({}),
    refusals: { 'security.unknown': null },
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/security/passkeys/:passkey',
    audience: 'member',
    summary: 'Removes a passkey.',
    real: true,
    params: byPasskey,
    reply: z.object({}),
    refusals: { ...freshRefusals, 'security.unknown': null, 'security.lastWayIn': null },
  },
  askLoginPasskey: {
    method: 'POST',
    path: '/api/security/login/passkey/question',
    audience: 'anyone',
    summary: 'Returns a login challenge for any passkey of this site.',
    rateLimit: '60/min',
    reply: question,
  },
  loginByPasskey: {
    method: 'POST',
    path: '/api/security/login/passkey',
    audience: 'anyone',
    summary: 'Logs in with a passkey.',
    rateLimit: '30/min',
    body: passkeyAnswer,
    reply: z.extend(loggedIn, { account: z.string() }),
    refusals: { ...entryRefusals, 'security.wrongPasskey': null },
  },
} as const
