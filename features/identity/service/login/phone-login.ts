import { inTransaction } from '#db/pool.ts'
import { checkCode, codeSessionOf, useCode } from '#features/codes/door.ts'
import { memberByAccount, memberByMobile, setMobile } from '#features/members/door.ts'
import type { House } from '#server/house.ts'
import type { EntryCall } from '../devices.ts'
import { mobileOf } from '../phone-proof.ts'

export type PhoneProof = {
  readonly how: 'sms' | 'firebase'
  /** The mobile number. */
  readonly username: string
  /** The code, or the identity token. */
  readonly password: string
  readonly countryDialingCode?: string | undefined
}

const WRONG = { refused: 'codes.invalid-verification-code' } as const

/**
 * Who proved their number by a code or a token: the member who has proved it before, or the one who registered by it and
 * proves it now. A number without an account reads like a wrong code, so that nobody learns who is a member (A4).
 */
export async function memberOfCode(house: House, call: EntryCall, proof: PhoneProof) {
  const { code: merchant } = call.merchant
  const phone = await mobileOf(house, merchant, {
    mobileNum: proof.username,
    countryDialingCode: proof.countryDialingCode,
  })
  if ('refused' in phone) return phone
  const { mobile } = phone
  const checked = await checkCode(house, {
    merchant,
    purpose: 'noLogin',
    address: mobile,
    session: codeSessionOf(call),
    code: proof.password,
  })
  if ('refused' in checked) return checked
  return inTransaction(house.db, async (tx) => {
    if (!(await useCode(tx, checked, call.now))) return WRONG
    const known = await memberByMobile(tx, merchant, mobile)
    if (known) return { memberId: known.id } as const
    const registered = await memberByAccount(tx, merchant, mobile.slice(1))
    if (!registered || registered.mobile !== mobile) return WRONG
    await setMobile(tx, registered.id, mobile, call.now)
    return { memberId: registered.id } as const
  })
}
