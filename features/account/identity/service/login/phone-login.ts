import { inTransaction } from '#db/pool.ts'
import { checkCode, codeSessionOf, useCode } from '#features/account/otp/public.ts'
import { memberOfNumber } from '#features/account/members/public.ts'
import type { App } from '#server/app.ts'
import { admitByContact } from './claim.ts'
import type { EntryCall } from '../devices.ts'
import { mobileOf, tokenProblem } from '../phone-proof.ts'

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
 * The member of a number verified by a code or a token: the one who verified it before, or the one who registered it and verifies it now. A
 * number without an account reads like a wrong code, so that membership is not revealed (A4).
 */
export async function memberOfCode(app: App, call: EntryCall, proof: PhoneProof) {
  const { code: merchant } = call.merchant
  const phone = await mobileOf(app, merchant, {
    mobileNum: proof.username,
    countryDialingCode: proof.countryDialingCode,
  })
  if ('refused' in phone) return phone
  const { mobile } = phone
  const checked = await proved(app, call, proof, mobile)
  if (checked !== null && 'refused' in checked) return checked
  return inTransaction(app.db, async (tx) => {
    if (checked && !(await useCode(tx, checked, call.now))) return WRONG
    const member = await memberOfNumber(tx, merchant, mobile)
    if (!member) return WRONG
    const asked = { memberId: member.id, contact: 'mobile', address: mobile } as const
    // an account whose holder verified another contact reads like none, so that membership is not revealed (A4)
    return (await admitByContact(app, tx, asked, call)) ? ({ memberId: member.id } as const) : WRONG
  })
}

/** The matching code, to be consumed with the login; null if a token verified the number, which is consumed immediately. */
async function proved(app: App, call: EntryCall, proof: PhoneProof, mobile: string) {
  const { code: merchant } = call.merchant
  if (proof.how === 'sms') {
    const session = codeSessionOf(call)
    return checkCode(app, { merchant, purpose: 'noLogin', address: mobile, session, code: proof.password })
  }
  return tokenProblem(app, call, proof.password, mobile)
}
