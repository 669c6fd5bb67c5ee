import * as z from 'zod/mini'
import type { Contract } from '#contract/route.ts'
import { freshRefusals } from '#features/account/security/contract/proof.ts'
import { guessRefusals, password, weakRefusal } from './shapes.ts'

export const accountRoutes = {
  terms: {
    method: 'GET',
    path: '/api/terms',
    who: 'member',
    says: 'Returns the current version of the terms and whether the member still has to accept it (A2).',
    reply: z.object({ version: z.string(), isDue: z.boolean() }),
  },
  agreeToTerms: {
    method: 'POST',
    path: '/api/terms',
    who: 'member',
    says: 'Records which version of the terms the member accepted, and when.',
    pace: '10/min',
    body: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(20)) }),
    reply: z.object({}),
    refusals: { 'identity.termsChanged': null },
  },
  passwordDue: {
    method: 'GET',
    path: '/api/password',
    who: 'member',
    says: 'Returns the account and why its password must be changed before anything else, if it must.',
    first: true,
    reply: z.object({
      account: z.string(),
      changeWhy: z.nullable(z.enum(['oneTime', 'default', 'weak', 'expired'])),
    }),
  },
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    who: 'member',
    says: 'Changes the password and ends all other sessions.',
    first: true,
    real: true,
    sealed: true,
    pace: '10/min',
    body: z.strictObject({
      /** Empty only where the member has no password yet. */
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
