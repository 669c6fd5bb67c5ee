import * as z from 'zod/mini'
import { instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { providerNames } from '../rules/providers.ts'

const provider = z.enum(providerNames)
const password = z.string().check(z.minLength(1), z.maxLength(256))
const path = z.optional(z.string().check(z.maxLength(300)))
/** What the provider's redirect carried after the question mark. */
const answer = z.string().check(z.minLength(1), z.maxLength(4_000))
const ticket = z.string().check(z.regex(/^[\w-]{43}$/))

const loggedIn = z.object({ token: z.string(), firstTimeLogin: z.boolean(), passwordExpired: z.boolean() })

const cannotStart = { 'social.unavailable': null, 'social.providerSilent': null } as const
const cannotSettle = {
  'social.ticketInvalid': null,
  'social.taken': null,
  'social.memberClosed': null,
} as const

export const social = defineContract('social', {
  providers: {
    method: 'GET',
    path: '/api/social/providers',
    who: 'anyone',
    says: 'Whom one may sign in with; none whose flag is off.',
    reply: z.object({ providers: z.array(provider) }),
  },
  start: {
    method: 'POST',
    path: '/api/social/start',
    who: 'anyone',
    says: 'Gives the address of the provider’s own page; the browser gets a cookie that the answer must come back with.',
    pace: '30/min',
    body: z.strictObject({ provider, returnTo: path }),
    reply: z.object({ url: z.url() }),
    refusals: cannotStart,
  },
  startLink: {
    method: 'POST',
    path: '/api/social/link/start',
    who: 'member',
    says: 'The same for a member who links an identity to the account; needs the password.',
    real: true,
    sealed: true,
    pace: '10/min',
    body: z.strictObject({ provider, password, returnTo: path }),
    reply: z.object({ url: z.url() }),
    refusals: { ...cannotStart, 'social.wrongPassword': null, 'social.alreadyLinked': null },
  },
  finish: {
    method: 'POST',
    path: '/api/social/finish',
    who: 'anyone',
    says: 'Takes the provider’s answer, once: logs in who is known, links for a member, asks a newcomer to choose.',
    pace: '30/min',
    body: z.strictObject({ provider, answer }),
    reply: z.discriminatedUnion('step', [
      z.extend(loggedIn, { step: z.literal('in'), account: z.string(), returnTo: z.string() }),
      z.object({ step: z.literal('linked'), returnTo: z.string() }),
      z.object({
        step: z.literal('choose'),
        /** For `link` or `register`, with the same browser's cookie, for a quarter of an hour. */
        ticket: z.string(),
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        suggestedAccount: z.string(),
        mayRegister: z.boolean(),
        returnTo: z.string(),
      }),
    ]),
    refusals: {
      ...cannotStart,
      'social.attemptInvalid': null,
      'social.declined': null,
      'social.providerRefused': null,
      'social.memberClosed': null,
      'social.taken': null,
      'social.alreadyLinked': null,
    },
  },
  link: {
    method: 'POST',
    path: '/api/social/link',
    who: 'anyone',
    says: 'Links the identity to an existing account, whose password proves it, and logs in. Final.',
    sealed: true,
    human: true,
    pace: '20/min',
    body: z.strictObject({ ticket, username: words(64), password }),
    reply: loggedIn,
    refusals: {
      ...cannotSettle,
      'social.wrongLogin': null,
      'social.tooManyFailures': z.object({ retryAfterSeconds: z.int() }),
      'social.alreadyLinked': null,
    },
  },
  register: {
    method: 'POST',
    path: '/api/social/register',
    who: 'anyone',
    says: 'Opens a new account for the identity and logs in. Final.',
    sealed: true,
    human: true,
    pace: '20/h',
    body: z.strictObject({
      ticket,
      username: words(64),
      password,
      confirmPassword: password,
      birthday: z.iso.date(),
      termsAgreed: z.literal(true),
      email: z.optional(z.email().check(z.maxLength(200))),
      language: z.enum(['en', 'vi']),
    }),
    reply: loggedIn,
    refusals: {
      ...cannotSettle,
      'social.accountTaken': null,
      'social.accountInvalid': z.object({ min: z.int(), max: z.int() }),
      'social.passwordWeak': z.object({ min: z.int(), max: z.int() }),
      'social.passwordsDiffer': null,
      'social.tooYoung': z.object({ age: z.int() }),
    },
  },
  mine: {
    method: 'GET',
    path: '/api/social/mine',
    who: 'member',
    says: 'Whom the member signs in with, and whom else one could link.',
    reply: z.object({
      linked: z.array(z.object({ provider, name: z.nullable(z.string()), linkedAt: instant })),
      offered: z.array(provider),
      /** Whether this house lets a link be undone; final is how the house begins. */
      mayUnlink: z.boolean(),
    }),
  },
  unlink: {
    method: 'POST',
    path: '/api/social/unlink',
    who: 'member',
    says: 'Undoes a link where the house allows it; the password proves that another way in remains.',
    sealed: true,
    pace: '10/min',
    body: z.strictObject({ provider, password }),
    reply: z.object({}),
    refusals: { 'social.final': null, 'social.wrongPassword': null, 'social.notLinked': null },
  },
})
