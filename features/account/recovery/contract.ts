import * as z from 'zod/mini'
import { id, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { checkRefusals } from '#features/account/otp/contract.ts'
import { entryRefusals, loggedIn } from '#features/account/identity/contract.ts'

const password = z.string().check(z.minLength(1), z.maxLength(256))
const weak = { 'identity.passwordWeak': z.object({ min: z.int(), max: z.int() }) } as const
const token = z.string().check(z.minLength(1), z.maxLength(100))

/** Account recovery for members who forgot the password (AUT-11). */
export const recovery = defineContract('recovery', {
  byEmail: {
    method: 'POST',
    path: '/wps/member/password/email',
    audience: 'anyone',
    summary:
      'Emails a password reset link if username and email belong together; the response is the same in any case.',
    form: true,
    human: true,
    rateLimit: '20/h',
    body: z.strictObject({
      username: words(64),
      email: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    }),
    reply: z.object({ message: z.string() }),
    refusals: { 'recovery.wrongEmail': null, 'recovery.unknownAccount': null },
  },
  byPhone: {
    method: 'POST',
    path: '/wps/member/password/verification',
    audience: 'anyone',
    summary:
      'Sets a new password with a code sent to the member’s phone, and logs in (decision 37: after two-step verification, if required).',
    encrypted: true,
    flag: 'CHNGPASSVERIF3',
    rateLimit: '30/h',
    body: z.strictObject({
      newPassword: password,
      mobileNum: z.string().check(z.trim(), z.maxLength(30)),
      verificationCode: z.string().check(z.maxLength(255)),
    }),
    reply: loggedIn,
    refusals: { ...checkRefusals, 'codes.missing-phone-number': null, ...weak, ...entryRefusals },
  },
  openLink: {
    method: 'POST',
    path: '/api/recovery/link',
    audience: 'anyone',
    summary: 'Returns the account of a password reset link without using it up.',
    rateLimit: '30/h',
    body: z.strictObject({ token }),
    reply: z.object({ account: z.string() }),
    refusals: { 'recovery.linkEnded': null },
  },
  byLink: {
    method: 'POST',
    path: '/api/recovery/password',
    audience: 'anyone',
    summary:
      'Sets a new password through a password reset link; the member then logs in, two-step verification included (A12).',
    encrypted: true,
    rateLimit: '30/h',
    body: z.strictObject({ token, newPassword: password }),
    reply: z.object({}),
    refusals: { 'recovery.linkEnded': null, ...weak },
  },
  start: {
    method: 'POST',
    path: '/office/api/members/:id/recovery',
    audience: 'operator',
    permission: 'members.recover',
    summary: 'Emails a member a password reset link; operators can’t choose the password (A12).',
    idempotent: true,
    params: z.strictObject({ id }),
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ /** Masked. */ sentTo: z.string() }),
    refusals: { 'recovery.unknownMember': null, 'recovery.noAddress': null },
  },
})
