import * as z from 'zod/mini'
import { count, currency, instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { applicationStates, channels, persons, traffics } from '../rules/states.ts'
import { code, landing, terms } from './shapes.ts'

const application = z.object({
  number: count,
  state: z.enum(applicationStates),
  name: z.string(),
  /** Why it was rejected. */
  note: z.nullable(z.string()),
  sentAt: instant,
  decidedAt: z.nullable(instant),
})

/** What visitors do: apply, follow an application, open links of affiliates (AGT-06, decision 35). */
export const affiliateJoin = defineContract('affiliateJoin', {
  offer: {
    method: 'GET',
    path: '/api/affiliates/offer',
    audience: 'anyone',
    summary:
      'Returns the plans that a brand offers to affiliates, and the own application of a member who is logged in.',
    reply: z.object({
      currency,
      plans: z.array(z.object({ name: z.string(), terms })),
      termsVersion: z.string(),
      own: z.nullable(application),
      isAffiliate: z.boolean(),
    }),
  },
  apply: {
    method: 'POST',
    path: '/api/affiliates/applications',
    audience: 'anyone',
    human: true,
    idempotent: true,
    summary: 'Submits an affiliate application; the reply has the secret of its status page.',
    body: z.strictObject({
      person: z.enum(persons),
      name: words(80, 2),
      company: z.optional(words(120)),
      email: z.email().check(z.maxLength(120)),
      phone: z.optional(words(30)),
      country: z.string().check(z.regex(/^[A-Z]{2}$/)),
      channel: z.enum(channels),
      address: z.optional(words(200)),
      traffic: z.enum(traffics),
      message: words(1_000, 10),
      /** The code of the affiliate who invited the applicant. */
      invitedBy: z.optional(code),
      termsAgreed: z.literal(true),
    }),
    reply: z.object({ number: z.string(), statusToken: z.string() }),
    refusals: { 'affiliates.trialAccount': null, 'affiliates.alreadyApplied': null },
    rateLimit: '6/h',
  },
  status: {
    method: 'GET',
    path: '/api/affiliates/applications/:token',
    audience: 'anyone',
    summary: 'Returns the state of an application by the secret of its status page.',
    rateLimit: '60/h',
    params: z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    reply: application,
    refusals: { 'affiliates.unknownApplication': null },
  },
  click: {
    method: 'POST',
    path: '/api/affiliates/clicks',
    audience: 'anyone',
    summary:
      'Counts a click on a link of an affiliate, or a visit of a host that counts like a code; sets no cookie.',
    rateLimit: '60/min',
    body: z.strictObject({
      code: z.optional(z.string().check(z.maxLength(64))),
      subId: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: z.object({
      /** Null: the code is not valid, and nothing was counted. */
      click: z.nullable(z.object({ id: uuid, code, landing, keepDays: z.int() })),
    }),
  },
})
