import { checkCode, codeSessionOf, phoneOf, type CodeProof } from '#features/account/otp/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { socialLogin } from '../../contract/member.ts'

type Register = (typeof socialLogin)['register']

/** The number that a code verified, to be consumed with the registration; empty if the brand requires none. */
export type ProvedNumber = { readonly mobile: string | null; readonly proof: CodeProof | null }

/**
 * With REGMOBVERF3 every new account has a verified number, also one opened through a provider (SYS-02): the provider's data does not
 * verify a number.
 */
export async function numberStep(
  app: App,
  { mobileNum = '', verificationCode = '', ...body }: Given<Register>['body'],
  call: CallFor<Register>,
) {
  const { code: merchant } = call.merchant
  if (!(await app.merchants.isOn(merchant, 'REGMOBVERF3'))) {
    const none: ProvedNumber = { mobile: null, proof: null }
    return none
  }
  const countryDialingCode = body.countryDialingCode ?? (await settingOf(app, merchant, 'dialingCode'))
  const isWhole = mobileNum.trim().startsWith('+')
  const phone = phoneOf({ mobileNum, ...(isWhole ? {} : { countryDialingCode }) })
  if ('refused' in phone) return phone
  const { mobile } = phone
  const asked = { merchant, purpose: 'register', address: mobile, session: codeSessionOf(call) } as const
  const proof = await checkCode(app, { ...asked, code: verificationCode })
  if ('refused' in proof) return proof
  const proved: ProvedNumber = { mobile, proof }
  return proved
}
