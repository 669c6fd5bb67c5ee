import * as z from 'zod/mini'
import { instant, uuid } from '#contract/codecs.ts'
import type { Contract } from '#contract/route.ts'
import { password, weakRefusal } from './shapes.ts'

export const accountRoutes = {
  changePassword: {
    method: 'POST',
    path: '/wps/member/password',
    who: 'member',
    says: 'Changes the password; all other sessions end.',
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
    refusals: { ...weakRefusal, 'identity.wrongPassword': null, 'identity.passwordSame': null },
  },
  setPaymentPassword: {
    method: 'POST',
    path: '/api/identity/payment-password',
    who: 'member',
    says: 'Sets or changes the payment password; needs the login password.',
    real: true,
    sealed: true,
    pace: '10/min',
    body: z.strictObject({ password, paymentPassword: password }),
    reply: z.object({}),
    refusals: { 'identity.wrongPassword': null, 'identity.paymentPasswordWeak': null },
  },
  sessions: {
    method: 'GET',
    path: '/api/identity/sessions',
    who: 'member',
    says: 'Where the member is logged in.',
    reply: z.object({
      sessions: z.array(
        z.object({
          id: uuid,
          ip: z.string(),
          device: z.string(),
          createdAt: instant,
          lastSeenAt: instant,
          isThisOne: z.boolean(),
        }),
      ),
    }),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/identity/sessions/:session',
    who: 'member',
    says: 'Ends another session of the member.',
    params: z.strictObject({ session: uuid }),
    reply: z.object({}),
    refusals: { 'identity.unknownSession': null },
  },
} as const satisfies Contract
