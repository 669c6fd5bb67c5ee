import * as z from 'zod/mini'
import type { Contract } from '#contract/route.ts'
import { freshRefusals } from '#features/account/security/contract/proof.ts'
import { guessRefusals, password, weakRefusal } from './shapes.ts'

export const accountRoutes = {
  terms: {
    method: 'GET',
    path: '/api/terms',
    audience: 'member',
    summary: 'Returns the current version of the terms and whether the member still has to accept it (A2).',
    reply: z.object({ version: z.string(), isDue: z.boolean() }),
  },
  agreeToTerms: {
    method: 'POST',
    path: '/api/terms',
    audience: 'member',
    summary: 'Records which version of the terms the member accepted, and when.',
    rateLimit: '10/min',
    body: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({}),
    refusals: { 'identity.termsChanged': null },
  },
  passwordDue: {
    method: 'GET',
    path: '/api/password',
    audience: 'member',
    summary: 'Returns the account and why its password must be changed before anything else, if it must.',
    first: true,
    reply: z.object({
      account: z.string(),
      changeWhy: z.nullable(z.enum(['oneTime', 'default', 'weak', 'expired'])),
    }),
  },
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    audience: 'member',
    summary: 'Changes the password and ends all other sessions.',
    first: true,
    real: true,
    encrypted: true,
    rateLimit: '10/min',
    body: z.strictObject({
      /** Empty only if the member has no password yet. */
      oldPassword: z.string().check(z.maxLength(256)),
      newPassword: password,
      confirmNewPassword: password,
    }),
    reply: z.object({}),
    refusals: {
      ...weakRefusal,
      ...freshRefusals,
      'identity.wrongPassword': null,
      'identity.tooManyFailures': guessRefusals['identity.tooManyFailures'],
      'identity.passwordSame': null,
    },
  },
} as const satisfies Contract
