import * as z from 'zod/mini'
import { money, whole } from '#contract/codecs.ts'
import { major } from '#kit/money.ts'
import { brandRows } from './settings/brand.ts'
import { cashierRows } from './settings/cashier.ts'
import { riskRows } from './settings/risk.ts'
import { row, type SettingRow } from './settings/row.ts'

/** Every setting of a merchant, declared once: server, back office and rules read the same row. */
const rows = {
  acceptPlain: row({
    says: 'Sealed calls also take plain JSON; only a demo on plain http from another device needs it (decision 3).',
    type: z.boolean(),
    starts: false,
  }),
  minimumAge: row({
    says: 'The age in years from which a person may register (decision 16).',
    type: whole(18, 99),
    starts: 21,
  }),
  ...brandRows,
  ...riskRows,
  helpPlaces: row({
    says: 'Where members find help outside the house, each as Name|https://address; none shows the usual two. Looked at each hour (R16).',
    type: z.array(z.string().check(z.regex(/^[^|]{2,60}\|https:\/\/[^\s|]{4,200}$/))).check(z.maxLength(6)),
    starts: [],
  }),
  chatSlowSeconds: row({
    says: 'Seconds that pass between two lines of one member in the chat room; 0 is as fast as one writes.',
    type: whole(0, 300),
    starts: 5,
  }),
  feedbackLeastWords: row({
    says: 'The fewest words of a feedback (VAL-07).',
    type: whole(1, 100),
    starts: 5,
  }),
  feedbackMostWords: row({
    says: 'The most words of a feedback (VAL-07).',
    type: whole(5, 500),
    starts: 200,
  }),
  feedbackHours: row({
    says: 'Hours within which a feedback is answered, as promised to the member; the queue counts down to it.',
    type: whole(1, 720),
    starts: 24,
  }),
  codeMinutes: row({
    says: 'Minutes for which a one-time code is good; its button rests as long (AUT-04).',
    type: whole(1, 10),
    starts: 3,
  }),
  codesDayMost: row({
    says: 'The most one-time codes that the brand sends in a day: who floods numbers runs into this, not into your bill.',
    type: whole(1, 10_000_000),
    starts: 20_000,
  }),
  codeCountries: row({
    says: 'Dialling codes to whose numbers codes are sent, such as 84 and 1; none means every country.',
    type: z.array(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/))).check(z.maxLength(250)),
    starts: [],
  }),
  sessionIdleMinutes: row({
    says: 'Minutes without a call after which a member must log in again (decision 8).',
    type: whole(5, 240),
    starts: 30,
  }),
  sessionHours: row({
    says: 'Hours after which a member must log in again in any case (decision 8).',
    type: whole(1, 72),
    starts: 12,
  }),
  secondApprovalFrom: row({
    says: 'Withdrawals of at least this amount need a second operator (decision 41).',
    type: money,
    starts: major(20_000_000),
    usd: major(5_000),
  }),
  receiptMinutes: row({
    says: 'Minutes after payment at which a withdrawal counts as received when the member says nothing (CSH-03).',
    type: whole(1, 10_080),
    starts: 30,
  }),
  ...cashierRows,
  loosenHours: row({
    says: 'Hours before a looser limit of a member may be confirmed (R3).',
    type: whole(24, 720),
    starts: 24,
  }),
  limitPromptMust: row({
    says: 'The first deposit is refused until the member has answered whether to set a limit (R2); otherwise the page asks.',
    type: z.boolean(),
    starts: false,
  }),
  slotRoundMs: row({
    says: 'Shortest time in milliseconds between two rounds of a slot (R13); a jurisdiction may ask for 2500.',
    type: whole(0, 10_000),
    starts: 0,
  }),
  termsVersion: row({
    says: 'The version of the terms. Raise it when they change in substance: members agree again before they play or pay in (A2).',
    type: z.string().check(z.regex(/^[0-9A-Za-z.-]{1,20}$/)),
    starts: '1',
  }),
  socialUnlink: row({
    says: 'Members may undo a link with Google or Facebook, with their password; otherwise a link is final (AUT-06).',
    type: z.boolean(),
    starts: false,
  }),
  firebaseProject: row({
    says: 'The Firebase project whose proofs of telephone numbers are believed; empty believes none (AUT-05).',
    type: z.string().check(z.regex(/^([a-z][a-z0-9-]{4,28}[a-z0-9])?$/)),
    starts: '',
  }),
  firebaseApiKey: row({
    says: 'The web API key of that project; with both, telephone numbers are proved by Firebase instead of our own codes, and exactly its hosts stand in the site’s policy (AUT-05).',
    type: z.string().check(z.regex(/^[\w-]{0,80}$/)),
    starts: '',
  }),
  firebaseApi: row({
    says: 'Where Google’s Identity Toolkit is; only a test has a reason to change it.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://identitytoolkit.googleapis.com',
  }),
  firebaseRecaptcha: row({
    says: 'Where the script of the check is that Firebase asks for; only a test has a reason to change it.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://www.google.com/recaptcha/api.js',
  }),
  firebaseCertificates: row({
    says: 'Where the certificates are published that Firebase signs with; only a test has a reason to change it.',
    type: z.url().check(z.maxLength(300)),
    starts: 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
  }),
  accountErrors: row({
    says: 'Whether a wrong account and a wrong password read alike (one) or each has its text (separate; decision 13).',
    type: z.enum(['one', 'separate']),
    starts: 'one',
  }),
  rememberMe: row({
    says: 'A device may stand for the password at the next login, once, for a day (decision 9).',
    type: z.boolean(),
    starts: true,
  }),
  defaultPassword: row({
    says: 'A password that many accounts were made with: entering it opens the change-password window; it is stored sealed and never shown again (decision 12).',
    type: z.string().check(z.maxLength(128)),
    starts: '',
    isSecret: true,
  }),
  passwordDays: row({
    says: 'Days after which a password counts as expired; PWDEXPFORCECHANGE3 then asks for a new one.',
    type: whole(1, 3_650),
    starts: 90,
  }),
  newIpProofs: row({
    says: 'What a login from a new address or device may be proved with, in this order; empty asks for nothing (decision 15).',
    type: z.array(z.enum(['authenticator', 'passkey', 'sms', 'email', 'bankName'])).check(z.maxLength(5)),
    starts: ['authenticator', 'passkey', 'sms', 'email', 'bankName'],
  }),
  bankNameAlone: row({
    says: 'The name on the bank account alone proves a login; otherwise it comes with a code by SMS or e-mail (decision 15).',
    type: z.boolean(),
    starts: false,
  }),
  newAddress: row({
    says: 'Which address is new on a trusted device and asks for one more proof: each (address), one outside the known networks, and outside the country for whoever moves about (network), one in another country (country), none (off) (AUT-08).',
    type: z.enum(['address', 'network', 'country', 'off']),
    starts: 'network',
  }),
  payoutHoldHours: row({
    says: 'Hours for which nothing is paid out after a contact, a bank account or a forgotten password was changed; 0 is never (A13).',
    type: whole(0, 720),
    starts: 24,
  }),
  loginHistoryDays: row({
    says: 'Days for which log-ins and ended sessions are kept; older ones are deleted.',
    type: whole(90, 3_650),
    starts: 730,
  }),
  lettersMinuteMost: row({
    says: 'The most mails of operators’ letters that leave in a minute; codes and warnings pass them by.',
    type: whole(6, 60_000),
    starts: 600,
  }),
  messageDays: row({
    says: 'Days for which sent mails and SMS are kept; older ones are deleted.',
    type: whole(7, 3_650),
    starts: 180,
  }),
  trialDays: row({
    says: 'Days for which a browser comes back to its trial account; afterwards it is closed and the next one is new.',
    type: whole(1, 365),
    starts: 30,
  }),
  dialingCode: row({
    says: 'The dialling code that a number without one belongs to.',
    type: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
    starts: '84',
  }),
  trialGrant: row({
    says: 'Play money that a new trial account begins with.',
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
