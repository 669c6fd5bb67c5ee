import * as z from 'zod/mini'
import { instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { checkRefusals, phoneRefusals } from '#features/account/otp/contract.ts'
import { entryRefusals, loggedIn } from '#features/account/identity/contract.ts'
import { captcha, guessRefusals, password } from '#features/account/identity/contract/shapes.ts'
import { freshRefusals } from '#features/account/security/contract/proof.ts'
import { providerNames } from '../rules/providers.ts'

const provider = z.enum(providerNames)
const path = z.optional(z.string().check(z.maxLength(300)))
/** The query string of the provider's redirect. */
const answer = z.string().check(z.minLength(1), z.maxLength(4_000))
const ticket = z.string().check(z.regex(/^[\w-]{43}$/))

const cannotStart = { 'social.unavailable': null, 'social.providerSilent': null } as const
const cannotSettle = { ...entryRefusals, 'social.ticketInvalid': null, 'social.taken': null } as const

export const socialLogin = defineContract('socialLogin', {
  providers: {
    method: 'GET',
    path: '/api/social-login/providers',
    audience: 'anyone',
    summary: 'Lists the social login providers whose feature flag is on.',
    reply: z.object({
      providers: z.array(provider),
      /** Whether the provider's pages open in a popup; else in this page. */
      inWindow: z.boolean(),
    }),
  },
  start: {
    method: 'POST',
    path: '/api/social-login/start',
    audience: 'anyone',
    summary: 'Returns the URL of the provider’s login page and sets the cookie that the response must match.',
    rateLimit: '30/min',
    body: z.strictObject({ provider, returnTo: path }),
    reply: z.object({ url: z.url() }),
    refusals: cannotStart,
  },
  startLink: {
    method: 'POST',
    path: '/api/social-login/link/start',
    audience: 'member',
    summary:
      'Same as start, for linking an identity to the member’s account; requires a recent confirmation of identity.',
    real: true,
    rateLimit: '10/min',
    body: z.strictObject({ provider, returnTo: path }),
    reply: z.object({ url: z.url() }),
    refusals: { ...cannotStart, ...freshRefusals, 'social.alreadyLinked': null },
  },
  finish: {
    method: 'POST',
    path: '/api/social-login/finish',
    audience: 'anyone',
    summary:
      'Processes the provider’s response, once: logs in a known identity, links it for a member, or lets a new visitor choose.',
    rateLimit: '30/min',
    body: z.strictObject({ provider, answer }),
    reply: z.discriminatedUnion('step', [
      z.extend(loggedIn, { step: z.literal('in'), account: z.string(), returnTo: z.string() }),
      z.object({ step: z.literal('linked'), returnTo: z.string() }),
      z.object({
        step: z.literal('choose'),
        /** For `link` or `register`, with the same browser's cookie; valid for a quarter of an hour. */
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
      ...entryRefusals,
      'social.attemptInvalid': null,
      'social.declined': null,
      'social.providerRefused': null,
      'social.taken': null,
      'social.alreadyLinked': null,
    },
  },
  link: {
    method: 'POST',
    path: '/api/social-login/link',
    audience: 'anyone',
    summary:
      'Links the identity to an existing account, confirmed by its password and two-step verification, and logs in. Can’t be undone.',
    encrypted: true,
    human: true,
    rateLimit: '60/min',
    body: z.strictObject({ ticket, username: words(64), password, captcha: z.optional(captcha) }),
    reply: loggedIn,
    refusals: { ...cannotSettle, ...guessRefusals, 'social.alreadyLinked': null },
  },
  register: {
    method: 'POST',
    path: '/api/social-login/register',
    audience: 'anyone',
    summary: 'Creates an account for the identity and logs in; a password can be set later. Can’t be undone.',
    encrypted: true,
    human: true,
    rateLimit: '20/h',
    body: z.strictObject({
      ticket,
      username: words(64),
      birthday: z.iso.date(),
      termsAgreed: z.literal(true),
      email: z.optional(z.email().check(z.maxLength(200))),
      /** An agent's or a member's invitation code. */
      invitationCode: z.optional(words(64)),
      /** The ID of the recommending member. */
      recommenderId: z.optional(words(64)),
      /** With REGMOBVERF3: the number and its verification code. */
      mobileNum: z.optional(z.string().check(z.trim(), z.maxLength(30))),
      countryDialingCode: z.optional(z.string().check(z.regex(/^\+?\d{1,4}$/))),
      verificationCode: z.optional(z.string().check(z.maxLength(255))),
      /** Clicks on links of affiliates that the browser kept. */
      clicks: z.optional(z.array(z.uuid()).check(z.maxLength(10))),
      language: z.enum(['en', 'vi']),
    }),
    reply: loggedIn,
    refusals: {
      ...cannotSettle,
      ...phoneRefusals,
      ...checkRefusals,
      'identity.mobileTaken': null,
      'identity.accountTaken': null,
      'identity.tooYoung': z.object({ age: z.int() }),
      'identity.invitationCode': null,
      'identity.inviteOnly': null,
    },
  },
  mine: {
    method: 'GET',
    path: '/api/social-login/mine',
    audience: 'member',
    summary: 'Lists the member’s linked social logins and those that can be linked.',
    reply: z.object({
      linked: z.array(z.object({ provider, name: z.nullable(z.string()), linkedAt: instant })),
      offered: z.array(provider),
      /** Whether this platform lets members unlink; by default a link is final. */
      mayUnlink: z.boolean(),
    }),
  },
  unlink: {
    method: 'POST',
    path: '/api/social-login/unlink',
    audience: 'member',
    summary: 'Unlinks a social login, where the brand allows it and another login method remains.',
    real: true,
    rateLimit: '10/min',
    body: z.strictObject({ provider }),
    reply: z.object({}),
    refusals: { ...freshRefusals, 'social.final': null, 'social.noOtherWay': null, 'social.notLinked': null },
  },
})
