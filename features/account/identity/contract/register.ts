import * as z from 'zod/mini'
import { words } from '#contract/codecs.ts'
import type { Contract } from '#contract/route.ts'
import { checkRefusals, outsideRefusals, phoneRefusals } from '#features/account/otp/contract.ts'
import {
  account,
  captcha,
  code,
  dialingCode,
  entryRefusals,
  loggedIn,
  password,
  weakRefusal,
} from './shapes.ts'

/** A field rule as the form shows it (VAL-01). */
const fieldRule = z.object({
  kind: z.string(),
  acceptedPattern: z.string(),
  minLength: z.int(),
  maxLength: z.int(),
  enabled: z.boolean(),
  required: z.boolean(),
})

const free = z.optional(words(255, 0))

/** Every field of the specification's registration user (§3); the merchant's rules select the ones in use. */
const newcomer = {
  payeeName: z.optional(words(80, 0)),
  email: z.optional(z.string().check(z.maxLength(200))),
  qqNum: free,
  mobileNum: z.optional(z.string().check(z.maxLength(32))),
  countryDialingCode: z.optional(dialingCode),
  recommenderId: free,
  captcha: z.optional(captcha),
  verificationCode: z.optional(code),
  affiliateCode: free,
  referralCode: free,
  bonusCode: z.optional(words(32, 0)),
  /** Clicks on links of affiliates that the browser kept, in any order. */
  clicks: z.optional(z.array(z.uuid()).check(z.maxLength(10))),
  paymentPassword: z.optional(password),
  line: free,
  whatsapp: free,
  facebook: free,
  wechat: free,
  idNumber: free,
  /** A calendar day: the server checks the age itself. */
  birthday: z.optional(z.iso.date()),
  termsAgreed: z.literal(true),
  domain: z.optional(z.string().check(z.maxLength(253))),
  language: z._default(z.enum(['en', 'vi']), 'en'),
  registerUrl: z.optional(z.string().check(z.maxLength(500))),
  registerMethod: z.optional(z.literal('WEB')),
  login: z.optional(z.literal(true)),
  firebaseChannel: z.optional(z.string().check(z.maxLength(64))),
  firebaseIdToken: z.optional(z.string().check(z.maxLength(4_096))),
}

const refusals = {
  ...entryRefusals,
  ...weakRefusal,
  'identity.accountTaken': null,
  'identity.paymentPasswordWeak': null,
  'identity.paymentPasswordIsLogin': null,
  'identity.mobileTaken': null,
  'identity.emailTaken': null,
  ...phoneRefusals,
  ...checkRefusals,
  ...outsideRefusals,
  'codes.quota-exceeded': null,
  'identity.tooYoung': z.object({ age: z.int() }),
  'identity.invitationCode': null,
  'identity.inviteOnly': null,
  'identity.bonusCode': null,
} as const

export const registerRoutes = {
  registerRules: {
    method: 'GET',
    path: '/wps/system/setting/validation',
    audience: 'anyone',
    summary:
      'Returns the rules of the registration form, the minimum age, and whether the consent boxes start ticked.',
    reply: z.object({
      fields: z.record(z.string(), fieldRule),
      minimumAge: z.int(),
      termsAge: z.int(),
      termsTicked: z.boolean(),
    }),
  },
  nameTaken: {
    method: 'POST',
    path: '/api/identity/username',
    audience: 'anyone',
    summary:
      'Tells the registration form whether a username is taken, as a registration would; null where registering needs an invitation.',
    flag: 'USERNAMEREG3',
    // the same as a registration's: names can be tried no faster than by registering
    rateLimit: '20/h',
    body: z.strictObject({ username: account }),
    reply: z.object({ isTaken: z.nullable(z.boolean()) }),
  },
  register: {
    method: 'PUT',
    path: '/wps/member/register',
    audience: 'anyone',
    summary: 'Registers with a username and logs in.',
    encrypted: true,
    human: true,
    flag: 'USERNAMEREG3',
    rateLimit: '20/h',
    body: z.strictObject({ username: account, password, confirmPassword: password, ...newcomer }),
    reply: loggedIn,
    refusals,
  },
  registerMobile: {
    method: 'PUT',
    path: '/wps/member/register/mobile',
    audience: 'anyone',
    summary: 'Registers with a mobile number, which becomes the username, and logs in.',
    encrypted: true,
    human: true,
    flag: 'MOBILENUMREG3',
    rateLimit: '20/h',
    body: z.strictObject({
      ...newcomer,
      mobileNum: z.string().check(z.minLength(1), z.maxLength(32)),
      /** Not used when MOBILENUMPASSREG3 is off: then the code alone opens the account. */
      password: z.optional(password),
      confirmPassword: z.optional(password),
    }),
    reply: loggedIn,
    refusals,
  },
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    audience: 'anyone',
    summary: 'Returns whether an invitation code is valid on this host.',
    rateLimit: '60/min',
    query: z.strictObject({
      code: z.string().check(z.minLength(1), z.maxLength(64)),
      domain: z.optional(z.string().check(z.maxLength(253))),
    }),
    reply: z.object({
      isValid: z.literal(true),
      kind: z.enum(['affiliate', 'referral', 'brand', 'campaign']),
    }),
    refusals: { 'identity.invitationCode': null },
  },
} as const satisfies Contract
