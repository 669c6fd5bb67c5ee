import * as z from 'zod/mini'
import { uuid, words } from '#contract/codecs.ts'
import { checkRefusals, phoneRefusals, sendRefusals } from '#features/account/otp/contract.ts'
import { entryRefusals, loggedIn } from '#features/account/identity/contract.ts'
import { MOST_NAME, newPasskeyAnswer, newQuestion, passkeyAnswer, question } from '../shapes.ts'
import { freshRefusals } from './proof.ts'

const name = words(MOST_NAME)
const byPasskey = z.strictObject({ passkey: uuid })
/** Recovery codes, shown this once; empty where the member has enough of them already. */
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
    who: 'member',
    says: 'Sets or changes the payment password.',
    real: true,
    sealed: true,
    pace: '10/min',
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
    who: 'member',
    says: 'Sends a code to a new address or number, to prove that it is the member’s.',
    real: true,
    pace: '10/min',
    body: z.strictObject(contact),
    reply: z.object({ to: z.string(), expiredMinutes: z.int() }),
    refusals: { ...contactRefusals, ...sendRefusals },
  },
  bindContact: {
    method: 'POST',
    path: '/api/security/contacts',
    who: 'member',
    says: 'Binds or changes the e-mail address or number; the old one is told.',
    real: true,
    pace: '10/min',
    body: z.strictObject({ ...contact, code: z.string().check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({}),
    refusals: { ...contactRefusals, ...checkRefusals },
  },
  removeContact: {
    method: 'DELETE',
    path: '/api/security/contacts/:channel',
    who: 'member',
    says: 'Takes a contact off the account; it is told so.',
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
    who: 'member',
    says: 'A new secret for an authenticator app; it counts once its first code came back.',
    real: true,
    pace: '10/min',
    reply: z.object({ secret: z.string(), uri: z.string() }),
    refusals: freshRefusals,
  },
  addAuthenticator: {
    method: 'POST',
    path: '/api/security/authenticator',
    who: 'member',
    says: 'Finishes the set-up of an authenticator by its first code.',
    real: true,
    pace: '10/min',
    body: z.strictObject({ code: z.string().check(z.trim(), z.regex(/^\d{3} ?\d{3}$/)) }),
    reply: codes,
    refusals: { ...freshRefusals, 'security.wrongProof': null, 'security.setupOver': null },
  },
  removeAuthenticator: {
    method: 'DELETE',
    path: '/api/security/authenticator',
    who: 'member',
    says: 'Removes the authenticator.',
    real: true,
    reply: z.object({}),
    refusals: { ...freshRefusals, 'security.unknown': null },
  },
  renewRecovery: {
    method: 'POST',
    path: '/api/security/recovery-codes',
    who: 'member',
    says: 'New recovery codes; all older ones are worthless from now on.',
    real: true,
    pace: '10/min',
    reply: codes,
    refusals: { ...freshRefusals, 'security.needsSecond': null },
  },
  askNewPasskey: {
    method: 'POST',
    path: '/api/security/passkeys/question',
    who: 'member',
    says: 'Asks the member’s device to make a passkey.',
    real: true,
    pace: '20/min',
    reply: newQuestion,
    refusals: { ...freshRefusals, 'security.tooManyPasskeys': null },
  },
  addPasskey: {
    method: 'POST',
    path: '/api/security/passkeys',
    who: 'member',
    says: 'Keeps a passkey that the member’s device made.',
    real: true,
    pace: '20/min',
    body: z.extend(newPasskeyAnswer, { name }),
    reply: codes,
    refusals: { ...freshRefusals, 'security.wrongPasskey': null },
  },
  renamePasskey: {
    method: 'POST',
    path: '/api/security/passkeys/:passkey/name',
    who: 'member',
    says: 'Gives a passkey another name.',
    params: byPasskey,
    body: z.strictObject({ name }),
    reply: z.object({}),
    refusals: { 'security.unknown': null },
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/security/passkeys/:passkey',
    who: 'member',
    says: 'Removes a passkey.',
    real: true,
    params: byPasskey,
    reply: z.object({}),
    refusals: { ...freshRefusals, 'security.unknown': null, 'security.lastWayIn': null },
  },
  askLoginPasskey: {
    method: 'POST',
    path: '/api/security/login/passkey/question',
    who: 'anyone',
    says: 'A question to whichever passkey of this site the visitor has.',
    pace: '60/min',
    reply: question,
  },
  loginByPasskey: {
    method: 'POST',
    path: '/api/security/login/passkey',
    who: 'anyone',
    says: 'Logs in by a passkey.',
    pace: '30/min',
    body: passkeyAnswer,
    reply: z.extend(loggedIn, { account: z.string() }),
    refusals: { ...entryRefusals, 'security.wrongPasskey': null },
  },
} as const
