import * as z from 'zod/mini'
import { currency, instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { operators } from '#features/platform/operators/contract.ts'
import { confirmedSteps, gapCodes, setupSteps } from './rules/complete.ts'

const account = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/))
const email = z.string().check(z.trim(), z.toLowerCase(), z.email(), z.maxLength(200))
const token = z.string().check(z.trim(), z.regex(/^[\w-]{43}$/))
const person = { account, name: words(80), email } as const
const over = { 'setup.over': null } as const
const step = z.enum(setupSteps)
const language = z.enum(['EN', 'VI'])

const method = z.object({
  id: uuid,
  code: z.string(),
  name: z.object({ en: z.string(), vi: z.string() }),
  kind: z.string(),
  /** Null: our own bank account, approved by operators. */
  processor: z.nullable(z.string()),
  /** The bank account that members pay into, in one line; empty for others. */
  account: z.string(),
  isOpen: z.boolean(),
})

const brand = z.object({
  code: z.string(),
  name: z.string(),
  currency,
  timeZone: z.string(),
  hosts: z.array(z.string()),
  languages: z.array(language),
  dialingCode: z.string(),
  supportEmail: z.string(),
  amountDecimals: z.int(),
  licenceEn: z.string(),
  licenceVi: z.string(),
  licenceNumber: z.string(),
  licenceLink: z.string(),
  copyrightHolder: z.string(),
  pack: z.string(),
})

const channel = {
  isConfigured: z.boolean(),
  /** Where messages go: the server's address, and the sender. */
  server: z.string(),
  sender: z.string(),
  testedAt: z.nullable(instant),
} as const

/** The first-run assistant of a live installation; every call is refused once the first brand's site has opened, and in a demo. */
export const setup = defineContract('setup', {
  status: {
    method: 'GET',
    path: '/office/api/setup/status',
    audience: 'anyone',
    listeners: ['office'],
    summary: 'Returns whether the installation has no owner yet, is being set up, or is running.',
    rateLimit: '120/min',
    reply: z.object({ phase: z.enum(['owner', 'brand', 'over']) }),
  },
  start: {
    method: 'POST',
    path: '/office/api/setup/start',
    audience: 'anyone',
    listeners: ['office'],
    summary: 'Opens the assistant with the setup token; returns the authenticator secret for the owner.',
    rateLimit: '10/min',
    body: z.strictObject({ token }),
    reply: z.object({ secret: z.string(), expiresAt: instant }),
    refusals: { ...over, 'setup.wrongToken': null },
  },
  owner: {
    method: 'POST',
    path: '/office/api/setup/owner',
    audience: 'anyone',
    listeners: ['office'],
    summary:
      'Creates the first owner, logs them in, and names the second operator. Ends the setup token; works once per installation.',
    rateLimit: '10/min',
    body: z.strictObject({
      token,
      ...person,
      password: z.string().check(z.minLength(1), z.maxLength(256)),
      code: z.string().check(z.trim(), z.regex(/^\d{6}$/)),
      second: z.nullable(z.strictObject(person)),
    }),
    reply: z.object({ account: z.string() }),
    refusals: {
      ...over,
      'setup.wrongToken': null,
      'setup.samePerson': z.object({ why: z.enum(['account', 'email']) }),
      'operators.wrongCode': null,
      'operators.weakPassword': operators.enrol.refusals['operators.weakPassword'],
    },
  },
  overview: {
    method: 'GET',
    path: '/office/api/setup',
    audience: 'operator',
    permission: 'brands.create',
    summary: 'Returns how far the installation is set up: each step, what is missing, and what is stored.',
    reply: z.object({
      phase: z.enum(['owner', 'brand', 'over']),
      /** The site's own host; it leads to the first brand without being mapped. */
      siteHost: z.string(),
      steps: z.array(z.object({ step, state: z.enum(['done', 'open', 'waiting']) })),
      gaps: z.array(z.object({ code: z.enum(gapCodes), step, isRequired: z.boolean() })),
      brand: z.nullable(brand),
      countries: z.array(z.object({ code: z.string(), dialingCode: z.string() })),
      packs: z.array(z.object({ code: z.string(), name: z.string() })),
      methods: z.array(method),
      processors: z.array(z.object({ name: z.string(), isSandbox: z.boolean(), isReady: z.boolean() })),
      email: z.object(channel),
      sms: z.object({ ...channel, isNeeded: z.boolean() }),
      officers: z.array(
        z.object({
          id: uuid,
          account: z.string(),
          name: z.string(),
          email: z.nullable(z.string()),
          state: z.enum(['invited', 'open', 'closed']),
          /** Named with the setup token or on the machine, and not enrolled: the link can be sent from here. */
          isAwaited: z.boolean(),
          isYou: z.boolean(),
        }),
      ),
      /** The pending request to open the site. */
      request: z.nullable(z.object({ number: z.string(), proposedBy: z.string(), isStale: z.boolean() })),
      /** Identifies what is set up now; the request to open carries it. */
      digest: z.string(),
    }),
  },
  brand: {
    method: 'POST',
    path: '/office/api/setup/brand',
    audience: 'operator',
    permission: 'brands.create',
    summary: 'Creates the first brand with its hosts; its site stays closed until it is opened.',
    body: z.strictObject({
      code: z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/)),
      name: words(40),
      currency: z.enum(['VND', 'USD']),
      timeZone: words(60),
      dialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
      languages: z.array(language).check(z.minLength(1), z.maxLength(2)),
      hosts: z.array(words(300)).check(z.maxLength(10)),
    }),
    reply: z.object({ code: z.string() }),
    refusals: { ...over, ...merchantsOffice.addBrand.refusals, 'setup.hasBrand': null },
  },
  confirm: {
    method: 'POST',
    path: '/office/api/setup/steps/:step',
    audience: 'operator',
    permission: 'brands.create',
    summary: 'Marks a step as done whose defaults may be left as they are.',
    params: z.strictObject({ step: z.enum(confirmedSteps) }),
    reply: z.object({}),
    refusals: over,
  },
  test: {
    method: 'POST',
    path: '/office/api/setup/test',
    audience: 'operator',
    permission: 'brands.create',
    summary: 'Sends a test email or SMS now and returns what the server answered.',
    rateLimit: '6/min',
    body: z.strictObject({ channel: z.enum(['email', 'sms']), to: words(200) }),
    reply: z.object({ isSent: z.boolean(), why: z.string() }),
    refusals: { ...over, 'setup.addressInvalid': null, 'setup.notConfigured': null },
  },
  sendLink: {
    method: 'POST',
    path: '/office/api/setup/officers/:id/link',
    audience: 'operator',
    permission: 'operators.manage',
    summary: 'Emails the enrolment link to the second operator who was named with the setup token.',
    rateLimit: '6/min',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ sentTo: z.string(), expiresAt: instant }),
    refusals: { ...over, 'setup.noBrand': null, 'operators.unknown': null },
  },
  open: {
    method: 'POST',
    path: '/office/api/setup/open',
    audience: 'operator',
    permission: 'brands.create',
    summary:
      'Opens the first brand’s site as it is set up; a second operator approves all of it. Ends the assistant.',
    body: z.strictObject({ digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)), reason: words(300, 4) }),
    reply: z.object({}),
    refusals: { ...over, 'setup.incomplete': z.object({ what: z.string() }), 'setup.changed': null },
  },
})
