import type { Tx } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import { checkCode, codeSessionOf, useCode } from '#features/codes/door.ts'
import { completeReset, hashPassword, passwordProblem } from '#features/identity/door.ts'
import { memberOfNumber } from '#features/members/door.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { recovery } from '../contract.ts'

type Routes = typeof recovery

const NO_CODE = { refused: 'codes.invalid-verification-code' } as const

/**
 * Sets a new password by a code to the phone, then logs in. The number may stand as it is written at home: the browser
 * asked for the code, so the house knows which number it went to. Whoever owes a second proof gives it first, and until
 * then the old password stands (decision 37).
 */
export async function setByPhone(
  house: House,
  { body }: Given<Routes['byPhone']>,
  call: CallFor<Routes['byPhone']>,
) {
  const { merchant, now } = call
  if (!body.mobileNum) return { refused: 'codes.missing-phone-number' } as const
  const proof = await checkCode(house, {
    merchant: merchant.code,
    purpose: 'noLogin',
    address: body.mobileNum,
    session: codeSessionOf(call),
    code: body.verificationCode,
  })
  if ('refused' in proof) return proof
  const member = await memberOfNumber(house.db, merchant.code, proof.address)
  if (!member) return NO_CODE
  const problem = await passwordProblem(house, merchant.code, body.newPassword, member.account)
  if (problem) return problem
  if (member.state !== 'open') return NO_CODE
  const passwordHash = await hashPassword(body.newPassword)
  const reset = { passwordHash, mobile: proof.address, useCode: (tx: Tx) => useCode(tx, proof, now) }
  return (await completeReset(house, call, member.id, reset)) ?? NO_CODE
}
