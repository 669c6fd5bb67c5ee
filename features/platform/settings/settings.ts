import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { major } from '#kit/money.ts'
import { brandRows } from './settings/brand.ts'
import { cashierRows } from './settings/cashier.ts'
import { riskRows } from './settings/risk.ts'
import { row, type SettingRow } from './settings/row.ts'

/** Every setting of a merchant, declared once for server, back office and rules. */
const rows = {
  acceptPlain: row({
    says: 'Encrypted endpoints also accept plain JSON; only needed for a demo over plain http from another device (decision 3).',
    type: z.boolean(),
    starts: false,
  }),
  minimumAge: row({
    says: 'Minimum age to register, in years (decision 16).',
    type: whole(18, 99),
    starts: 21,
  }),
  ...brandRows,
  ...riskRows,
  helpPlaces: row({
    says: 'Support organisations shown to members, each as Name|https://address; empty shows the two defaults. Checked every hour (R16).',
    type: z.array(z.string().check(z.regex(/^[^|]{2,60}\|https:\/\/[^\s|]{4,200}$/))).check(z.maxLength(6)),
    starts: [],
  }),
  chatSlowSeconds: row({
    says: 'Minimum seconds between two messages of one member in the chat room. 0: no limit.',
    type: whole(0, 300),
    starts: 5,
  }),
  feedbackLeastWords: row({
    says: 'Minimum number of words in feedback (VAL-07).',
    type: whole(1, 100),
    starts: 5,
  }),
  feedbackMostWords: row({
    says: 'Maximum number of words in feedback (VAL-07).',
    type: whole(5, 500),
    starts: 200,
  }),
  feedbackHours: row({
    says: 'Hours within which feedback is answered, as promised to members; the queue counts down to it.',
    type: whole(1, 720),
    starts: 24,
  }),
  codeMinutes: row({
    says: 'Minutes for which a one-time code is valid and its button is disabled (AUT-04).',
    type: whole(1, 10),
    starts: 3,
  }),
  codesDayMost: row({
    says: 'Maximum one-time codes that the brand sends per day, which caps the cost of abuse.',
    type: whole(1, 10_000_000),
    starts: 20_000,
  }),
  codeCountries: row({
    says: 'Dialling codes to which one-time codes are sent, such as 84 and 1; empty means all countries.',
    type: z.array(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/))).check(z.maxLength(250)),
    starts: [],
  }),
  sessionIdleMinutes: row({
    says: 'Minutes of inactivity after which members must log in again (decision 8).',
    type: whole(5, 240),
    starts: 30,
  }),
  sessionHours: row({
    says: 'Hours after which members must log in again in any case (decision 8).',
    type: whole(1, 72),
    starts: 12,
  }),
  secondApprovalFrom: row({
    says: 'Withdrawals from this amount need a second approval (decision 41).',
    type: money,
    starts: major(20_000_000),
    usd: major(5_000),
  }),
  receiptMinutes: row({
    says: 'Minutes after payment when a withdrawal is marked as received if the member doesn’t respond (CSH-03).',
    type: whole(1, 10_080),
    starts: 30,
  }),
  ...cashierRows,
  loosenHours: row({
    says: 'Waiting period in hours before a member can confirm a higher limit (R3).',
    type: whole(24, 720),
    starts: 24,
  }),
  limitPromptMust: row({
    says: 'Blocks the first deposit until the member has answered whether to set a limit (R2); otherwise the page only asks.',
    type: z.boolean(),
    starts: false,
  }),
  slotRoundMs: row({
    says: 'Shortest time between two rounds of a slot, in milliseconds (R13); a jurisdiction may require 2500.',
    type: whole(0, 10_000),
    starts: 0,
  }),
  termsVersion: row({
    says: 'Version of the terms. Increase it after a material change: members must accept the terms again before they play or deposit (A2).',
    type: z.string().check(z.regex(/^[0-9A-Za-z.-]{1,20}$/)),
    starts: '1',
  }),
  socialUnlink: row({
    says: 'Members can unlink Google or Facebook with their password; otherwise a link is permanent (AUT-06).',
    type: z.boolean(),
    starts: false,
  }),
  firebaseProject: row({
    says: 'Firebase project trusted to verify phone numbers; empty trusts none (AUT-05).',
    type: z.string().check(z.regex(/^([a-z][a-z0-9-]{4,28}[a-z0-9])?$/)),
    starts: '',
  }),
  firebaseApiKey: row({
    says: 'Web API key of that project. With both set, Firebase verifies phone numbers instead of our own codes, and only its hosts are allowed by the content policy (AUT-05).',
    type: z.string().check(z.regex(/^[\w-]{0,80}$/)),
    starts: '',
  }),
  firebaseApi: row({
    says: 'URL of Google’s Identity Toolkit; change it only for tests.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://identitytoolkit.googleapis.com',
  }),
  firebaseRecaptcha: row({
    says: 'URL of the reCAPTCHA script that Firebase requires; change it only for tests.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://www.google.com/recaptcha/api.js',
  }),
  firebaseCertificates: row({
    says: 'URL of Firebase’s signing keys (JWKS); change it only for tests.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  }),
  accountErrors: row({
    says: 'Whether a wrong account and a wrong password give the same message (one) or different ones (separate; decision 13).',
    type: z.enum(['one', 'separate']),
    starts: 'one',
  }),
  rememberMe: row({
    says: 'A remembered device can log in once without the password, within one day (decision 9).',
    type: z.boolean(),
    starts: true,
  }),
  defaultPassword: row({
    says: 'A password given to many accounts; logging in with it opens the change-password dialog. Encrypted and never shown again (decision 12).',
    type: z.string().check(z.maxLength(128)),
    starts: '',
    isSecret: true,
  }),
  passwordDays: row({
    says: 'Days after which a password expires; PWDEXPFORCECHANGE3 then requires a new one.',
    type: whole(1, 3_650),
    starts: 90,
  }),
  newIpProofs: row({
    says: 'Ways to confirm a login from a new address or device, in this order; empty asks for nothing (decision 15).',
    type: z.array(z.enum(['authenticator', 'passkey', 'sms', 'email', 'bankName'])).check(z.maxLength(5)),
    starts: ['authenticator', 'passkey', 'sms', 'email', 'bankName'],
  }),
  bankNameAlone: row({
    says: 'The bank account name alone confirms a login; otherwise a code by SMS or email is also required (decision 15).',
    type: z.boolean(),
    starts: false,
  }),
  newAddress: row({
    says: 'Which addresses count as new on a trusted device and need an additional check: every address (address), outside known networks, or outside the country for members who travel (network), another country (country), none (off) (AUT-08).',
    type: z.enum(['address', 'network', 'country', 'off']),
    starts: 'network',
  }),
  payoutHoldHours: row({
    says: 'Hours without payouts after a change of contact, bank account or forgotten password. 0: no hold (A13).',
    type: whole(0, 720),
    starts: 24,
  }),
  loginHistoryDays: row({
    says: 'Days for which logins and ended sessions are kept; older ones are deleted.',
    type: whole(90, 3_650),
    starts: 730,
  }),
  lettersMinuteMost: row({
    says: 'Maximum campaign emails sent per minute; codes and security alerts are sent first.',
    type: whole(6, 60_000),
    starts: 600,
  }),
  messageDays: row({
    says: 'Days for which sent emails and SMS are kept; older ones are deleted.',
    type: whole(7, 3_650),
    starts: 180,
  }),
  trialDays: row({
    says: 'Days for which a browser keeps its trial account; after that it is closed and a new one is created.',
    type: whole(1, 365),
    starts: 30,
  }),
  dialingCode: row({
    says: 'Dialling code for phone numbers entered without one.',
    type: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
    starts: '84',
  }),
  trialGrant: row({
    says: 'Play money that a new trial account starts with.',
    type: money,
    starts: major(1_000_000),
  }),
} as const

export type SettingName = keyof typeof rows
export type SettingValues = { readonly [N in SettingName]: ReturnType<(typeof rows)[N]['read']> }

export const settings: { readonly [N in SettingName]: SettingRow<SettingValues[N]> } = rows

export function isSetting(name: string): name is SettingName {
  return Object.hasOwn(rows, name)
}

export function settingNames(): readonly SettingName[] {
  return Object.keys(rows).filter(isSetting)
}
