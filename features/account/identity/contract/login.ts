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
  /** The password; the code of type sms; the identity token of type firebase. Empty only where this device is remembered. */
  password: z.string().check(z.maxLength(4_096)),
  captcha: z.optional(captcha),
  /** Of the number, for types sms and firebase; the merchant's own where it is missing. */
  countryDialingCode: z.optional(dialingCode),
  /** Leave something on this device that stands for the password next time, for a day (decision 9). */
  remember: z.optional(z.boolean()),
  /** The agents' door lets in types 1, 2, 41 and 42 only. */
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

/** Failures are what is paced; this only keeps a single address from filling the line to the door. */
const PACE = '600/min'

export const loginRoutes = {
  humanCheck: {
    method: 'GET',
    path: '/api/human-check',
    who: 'anyone',
    says: 'A challenge for the human check; its answer travels in the header Human-Check. A long one stands in for the picture.',
    pace: '600/min',
    query: z.strictObject({ length: z.optional(z.enum(['usual', 'long'])) }),
    reply: z.object({ challenge: z.looseObject({}) }),
  },
  captcha: {
    method: 'GET',
    path: '/wps/captcha',
    who: 'anyone',
    says: 'A picture with letters as base64 PNG; a new one at most once a second.',
    pace: '120/min',
    reply: z.string(),
    refusals: { 'identity.captchaTooSoon': z.object({ retryAfterSeconds: z.int() }) },
  },
  login: {
    method: 'POST',
    path: '/wps/session/login',
    who: 'anyone',
    says: 'Logs in by user name and password, by SMS code, or by a phone token.',
    sealed: true,
    human: true,
    pace: PACE,
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
    who: 'anyone',
    says: 'The same login with the way in named beside it, and the member in the answer.',
    sealed: true,
    human: true,
    pace: PACE,
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
    who: 'anyone',
    says: 'Gives the second proof that a login from a new address or device owes; then the session begins.',
    sealed: true,
    pace: '30/min',
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
    who: 'anyone',
    says: 'Sends the code of the second proof to the bound phone or address, or gives the challenge of a passkey.',
    pace: '10/min',
    body: z.strictObject({ ticket: z.string().check(z.length(43)), kind: proofKind }),
    reply: z.object({
      retryAfterSeconds: z.int(),
      expiredMinutes: z.int(),
      /** For kind passkey: what the browser is asked. */
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
    who: 'anyone',
    says: 'Opens a trial account with play money (type 4), which is never paid out.',
    human: true,
    when: 'FREEPLAY3',
    pace: '60/h',
    reply: loggedIn,
    refusals: { ...entryRefusals, 'identity.gatewayUnsupported': z.object({ headers: z.array(z.string()) }) },
  },
  firstLogin: {
    method: 'POST',
    path: '/wps/session/firstLogin',
    who: 'member',
    says: 'Tells that the first login has been shown; from then on the account is not new.',
    first: true,
    reply: z.object({ isFirst: z.boolean() }),
  },
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    who: 'member',
    says: 'Ends this session; its sockets and games end with it.',
    always: true,
    reply: z.object({}),
  },
} as const satisfies Contract
