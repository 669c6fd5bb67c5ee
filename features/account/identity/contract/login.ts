import * as z from 'zod/mini'
import type { Contract } from '#contract/route.ts'
import {
  checkRefusals,
  outsideRefusals,
  phoneRefusals,
  sendRefusals,
} from '#features/account/otp/contract.ts'
import { account, captcha, dialingCode, entryRefusals, guessRefusals, loggedIn, proofKind } from './shapes.ts'

const credentials = {
  username: account,
  /** The password; the code for type sms; the identity token for type firebase. Empty only on a device with a remembered login. */
  password: z.string().check(z.maxLength(4_096)),
  captcha: z.optional(captcha),
  /** Of the number, for types sms and firebase; defaults to the merchant's own. */
  countryDialingCode: z.optional(dialingCode),
  /** Stores a token on this device that replaces the password at the next login, for a day (decision 9). */
  remember: z.optional(z.boolean()),
  /** The agent login admits types 1, 2, 41 and 42 only. */
  entrance: z.optional(z.enum(['member', 'agent'])),
}

const refusals = {
  ...entryRefusals,
  ...guessRefusals,
  'identity.notRemembered': null,
  ...phoneRefusals,
  ...checkRefusals,
  ...outsideRefusals,
  'codes.quota-exceeded': null,
} as const

/** Failures have their own limits; this only keeps a single address from filling the queue in front of the hash. */
const PACE = '600/min'

export const loginRoutes = {
  humanCheck: {
    method: 'GET',
    path: '/api/human-check',
    audience: 'anyone',
    summary:
      'Returns a proof-of-work challenge; send its solution in the Human-Check header. A long challenge can replace the captcha image.',
    rateLimit: '600/min',
    query: z.strictObject({ length: z.optional(z.enum(['usual', 'long'])) }),
    reply: z.object({ challenge: z.looseObject({}) }),
  },
  captcha: {
    method: 'GET',
    path: '/wps/captcha',
    audience: 'anyone',
    summary: 'Returns a captcha image as base64 PNG; a new one at most once a second.',
    rateLimit: '120/min',
    reply: z.string(),
    refusals: { 'identity.captchaTooSoon': z.object({ retryAfterSeconds: z.int() }) },
  },
  login: {
    method: 'POST',
    path: '/wps/session/login',
    audience: 'anyone',
    summary: 'Logs in with username and password, with an SMS code or with a phone token.',
    encrypted: true,
    human: true,
    rateLimit: PACE,
    body: z.strictObject({
      ...credentials,
      type: z._default(z.enum(['username', 'sms', 'firebase']), 'username'),
    }),
    reply: loggedIn,
    refusals,
  },
  loginV2: {
    method: 'POST',
    path: '/wps/session/loginV2',
    audience: 'anyone',
    summary: 'Same as login, with the login method named in the request and the member in the response.',
    encrypted: true,
    human: true,
    rateLimit: PACE,
    body: z.strictObject({
      ...credentials,
      type: z._default(z.enum(['username', 'sms', 'firebase']), 'username'),
    }),
    reply: z.extend(loggedIn, { account: z.string(), type: z.int() }),
    refusals,
  },
  proveLogin: {
    method: 'POST',
    path: '/wps/session/login/verification',
    audience: 'anyone',
    summary:
      'Completes the two-step verification that a login from a new address or device requires, and starts the session.',
    encrypted: true,
    rateLimit: '30/min',
    body: z.strictObject({
      ticket: z.string().check(z.length(43)),
      kind: proofKind,
      answer: z.string().check(z.minLength(1), z.maxLength(8_000)),
      bankName: z.optional(z.string().check(z.maxLength(80))),
    }),
    reply: loggedIn,
    refusals: {
      ...entryRefusals,
      'identity.proofWrong': z.object({ triesLeft: z.int() }),
    },
  },
  sendProof: {
    method: 'POST',
    path: '/api/identity/login-proof/code',
    audience: 'anyone',
    summary:
      'Sends the two-step verification code to the linked phone or email, or returns a passkey challenge.',
    rateLimit: '10/min',
    body: z.strictObject({ ticket: z.string().check(z.length(43)), kind: proofKind }),
    reply: z.object({
      retryAfterSeconds: z.int(),
      expiredMinutes: z.int(),
      /** For kind passkey: the WebAuthn request for the browser. */
      passkey: z.nullable(z.object({ challengeId: z.string(), options: z.looseObject({}) })),
    }),
    refusals: {
      'identity.proofOver': null,
      'identity.proofUnavailable': null,
      ...sendRefusals,
    },
  },
  freeplay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    audience: 'anyone',
    summary: 'Opens a trial account (type 4) with play money, which can’t be withdrawn.',
    human: true,
    flag: 'FREEPLAY3',
    rateLimit: '60/h',
    reply: loggedIn,
    refusals: { ...entryRefusals, 'identity.gatewayUnsupported': z.object({ headers: z.array(z.string()) }) },
  },
  firstLogin: {
    method: 'POST',
    path: '/wps/session/firstLogin',
    audience: 'member',
    summary: 'Marks the first login as shown; the account no longer counts as new.',
    first: true,
    reply: z.object({ isFirst: z.boolean() }),
  },
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    audience: 'member',
    summary: 'Ends this session with its sockets and games.',
    always: true,
    reply: z.object({}),
  },
} as const satisfies Contract
