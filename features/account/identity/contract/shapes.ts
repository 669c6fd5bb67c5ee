import * as z from 'zod/mini'
import { instant, words } from '#contract/codecs.ts'
import { exclusionRefusals } from './exclusion.ts'

/** The longest accepted password; the rule's own bounds are checked with messages. */
export const password = z.string().check(z.minLength(1), z.maxLength(256))
export const account = words(64)

/** A code sent by SMS or email, or an authenticator's (VAL-06). */
export const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(255))
/** The characters of the captcha picture. */
export const captcha = z.string().check(z.maxLength(255))
export const dialingCode = z.string().check(z.regex(/^\+?[1-9]\d{0,3}$/))

export const proofKind = z.enum(['authenticator', 'passkey', 'sms', 'email', 'bankName'])

export const loggedIn = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** Why the change-password dialog opens; null if it does not. */
  changeWhy: z.nullable(z.enum(['oneTime', 'default', 'weak', 'expired'])),
})

/** The refusals common to every login method. Spread it into a route's refusals. */
export const entryRefusals = {
  'identity.notMember': null,
  ...exclusionRefusals,
  'identity.proofNeeded': z.object({
    ticket: z.string(),
    proofs: z.array(z.object({ kind: proofKind, hint: z.string(), asksBankName: z.boolean() })),
    expiresAt: instant,
  }),
  /** The verification has expired or has no attempts left, or another password was set in the meantime: start again. */
  'identity.proofOver': null,
} as const

/** Further refusals of a password guess. `captcha` says that the captcha is required from now on (AUT-02). */
const flagged = z.object({ captcha: z.boolean() })
export const guessRefusals = {
  'identity.wrongLogin': flagged,
  'identity.wrongAccount': flagged,
  'identity.wrongAccountPassword': flagged,
  'identity.captchaNeeded': flagged,
  'identity.captchaWrong': flagged,
  'identity.tooManyFailures': z.object({ retryAfterSeconds: z.int() }),
  'identity.notAgent': null,
} as const

export const weakRefusal = {
  'identity.passwordWeak': z.object({ min: z.int(), max: z.int() }),
  'identity.passwordsDiffer': null,
} as const
