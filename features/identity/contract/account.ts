import * as z from 'zod/mini'
import type { Contract } from '#contract/route.ts'
import { freshRefusals } from '#features/security/contract/proof.ts'
import { guessRefusals, password, weakRefusal } from './shapes.ts'

export const accountRoutes = {
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    who: 'member',
    says: 'Changes the password; all other sessions end.',
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
