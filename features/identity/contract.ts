import * as z from 'zod/mini'
import { instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

/** Longest password that is taken; the rule's own bounds are checked with words. */
const password = z.string().check(z.minLength(1), z.maxLength(256))
const account = words(64)

const loggedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
})

/** A field rule as the form shows it (VAL-01). */
const fieldRule = z.object({
  acceptedPattern: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  enabled: z.boolean(),
  required: z.boolean(),
})

export const identity = defineContract('identity', {
  humanCheck: {
    method: 'GET',
    path: '/api/human-check',
    who: 'anyone',
    says: 'A challenge for the human check; its answer travels in the header Human-Check.',
    pace: '60/min',
    reply: z.object({ challenge: z.looseObject({}) }),
  },
  registerRules: {
    method: 'GET',
    path: '/wps/system/setting/validation',
    who: 'anyone',
    says: 'The rules of the registration form, and the age in force.',
    reply: z.object({ fields: z.record(z.string(), fieldRule), minimumAge: z.int() }),
  },
  register: {
    method: 'PUT',
    path: '/wps/member/register',
    who: 'anyone',
    says: 'Registers by user name and logs in.',
    sealed: true,
    human: true,
    when: 'USERNAMEREG3',
    pace: '20/h',
    body: z.strictObject({
      username: account,
      password,
      confirmPassword: password,
      /** A calendar day: the server checks the age itself. */
      birthday: z.iso.date(),
      termsAgreed: z.literal(true),
      payeeName: z.optional(words(80)),
      email: z.optional(z.email().check(z.maxLength(200))),
      language: z._default(z.enum(['en', 'vi']), 'en'),
      registerUrl: z.optional(z.string().check(z.maxLength(500))),
      registerMethod: z.optional(z.literal('WEB')),
      login: z.optional(z.literal(true)),
    }),
    reply: loggedIn,
    refusals: {
      'identity.accountTaken': null,
      'identity.accountInvalid': z.object({ min: z.int(), max: z.int() }),
      'identity.passwordWeak': z.object({ min: z.int(), max: z.int() }),
      'identity.passwordsDiffer': null,
      'identity.tooYoung': z.object({ age: z.int() }),
    },
  },
  login: {
    method: 'POST',
    path: '/wps/session/login',
    who: 'anyone',
    says: 'Logs in by user name and password.',
    sealed: true,
    human: true,
    pace: '30/min',
    body: z.strictObject({
      username: account,
      password,
      captcha: z.optional(z.string().check(z.maxLength(255))),
      type: z._default(z.literal('username'), 'username'),
    }),
    reply: loggedIn,
    refusals: {
      'identity.wrongLogin': null,
      'identity.tooManyFailures': z.object({ retryAfterSeconds: z.int() }),
    },
  },
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    who: 'member',
    says: 'Ends this session; its sockets and games end with it.',
    reply: z.object({}),
  },
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    who: 'member',
    says: 'Changes the password; all other sessions end.',
    sealed: true,
    pace: '10/min',
    body: z.strictObject({ oldPassword: password, newPassword: password, confirmNewPassword: password }),
    reply: z.object({}),
    refusals: {
      'identity.wrongPassword': null,
      'identity.passwordWeak': z.object({ min: z.int(), max: z.int() }),
      'identity.passwordsDiffer': null,
    },
  },
  setPaymentPassword: {
    method: 'POST',
    path: '/api/identity/payment-password',
    who: 'member',
    says: 'Sets or changes the payment password; needs the login password.',
    real: true,
    sealed: true,
    pace: '10/min',
    body: z.strictObject({ password, paymentPassword: password }),
    reply: z.object({}),
    refusals: { 'identity.wrongPassword': null, 'identity.paymentPasswordWeak': null },
  },
  sessions: {
    method: 'GET',
    path: '/api/identity/sessions',
    who: 'member',
    says: 'Where the member is logged in.',
    reply: z.object({
      sessions: z.array(
        z.object({
          id: uuid,
          ip: z.string(),
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
    path: '/api/identity/sessions/:session',
    who: 'member',
    says: 'Ends another session of the member.',
    params: z.strictObject({ session: uuid }),
    reply: z.object({}),
    refusals: { 'identity.unknownSession': null },
  },
})
