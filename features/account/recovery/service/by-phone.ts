import type { Tx } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import {
  checkCode,
  checkUsedCode,
  codeSessionOf,
  useCode,
  type CheckCode,
} from '#features/account/otp/public.ts'
import {
  checkPassword,
  completeLogin,
  completeReset,
  hashPassword,
  passwordProblem,
} from '#features/account/identity/public.ts'
import { memberOfNumber } from '#features/account/members/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { recovery } from '../contract.ts'

type Routes = typeof recovery
type Call = CallFor<Routes['byPhone']>

const NO_CODE = { refused: 'codes.invalid-verification-code' } as const

/**
 * Sets a new password by a code to the phone, then logs in. The number may be in national notation: the browser requested the code, so the
 * platform knows its number. Two-step verification comes first if required; until then the old password is valid (decision 37).
 */
export async function setByPhone(app: App, { body }: Given<Routes['byPhone']>, call: Call) {
  const { merchant, now } = call
  const { newPassword } = body
  if (!body.mobileNum) return { refused: 'codes.missing-phone-number' } as const
  const ask = {
    merchant: merchant.code,
    purpose: 'noLogin',
    address: body.mobileNum,
    session: codeSessionOf(call),
    code: body.verificationCode,
  } as const
  const proof = await checkCode(app, ask)
  if ('refused' in proof)
    return proof.refused === NO_CODE.refused
      ? ((await enterAgain(app, call, { ask, newPassword })) ?? proof)
      : proof
  const member = await memberOfNumber(app.db, merchant.code, proof.address)
  if (!member) return NO_CODE
  const problem = await passwordProblem(app, merchant.code, newPassword, member.account)
  if (problem) return problem
  if (member.state !== 'open') return NO_CODE
  const passwordHash = await hashPassword(newPassword)
  const reset = { passwordHash, mobile: proof.address, useCode: (tx: Tx) => useCode(tx, proof, now) }
  const done = await completeReset(app, call, member.id, reset)
  // null: a concurrent retry of the browser after a lost connection has used the code
  return done ?? (await enterAgain(app, call, { ask, newPassword })) ?? NO_CODE
}

/**
 * Handles a retry after a lost response, when the code is used and the password already set: logs in like the first time. It sets nothing,
 * two-step verification is required as usual, and a wrong password costs a guess.
 */
async function enterAgain(
  app: App,
  call: Call,
  { ask, newPassword }: { readonly ask: CheckCode; readonly newPassword: string },
) {
  const used = await checkUsedCode(app, ask)
  const member = used && (await memberOfNumber(app.db, ask.merchant, used.address))
  if (!member?.mobileVerifiedAt || !(await checkPassword(app.db, member.id, newPassword))) return null
  return completeLogin(app, call, member.id, 'reset')
}
