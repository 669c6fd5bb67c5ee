import { inTransaction } from '#db/pool.ts'
import type { Given } from '#contract/route.ts'
import { checkCode, codeSessionOf, useCode } from '#features/codes/door.ts'
import { completeLogin, hashPassword, passwordProblem } from '#features/identity/door.ts'
import { memberOfNumber, setMobile } from '#features/members/door.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { recovery } from '../contract.ts'
import { renewPassword } from './password.ts'

type Routes = typeof recovery

const NO_CODE = { refused: 'codes.invalid-verification-code' } as const

/**
 * Sets a new password by a code to the phone, then logs in. The number may stand as it is written at home: the browser
 * asked for the code, so the house knows which number it went to. Whoever owes a second proof gives it first (decision 37).
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
  const passwordHash = await hashPassword(body.newPassword)
  const isSet = await inTransaction(house.db, async (tx) => {
    if (member.state !== 'open' || !(await useCode(tx, proof, now))) return false
    // the code has proved a number that was only written down so far
    if (!member.mobileVerifiedAt) await setMobile(tx, member.id, proof.address, now)
    await renewPassword(house, tx, member.id, passwordHash, call)
    return true
  })
  return isSet ? completeLogin(house, call, member.id, 'reset') : NO_CODE
}
