import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneErrorCode } from '../rules/phone-errors.ts'

export type WrittenPhone = {
  /** '84' or '+84'; optional if the number begins with '+'. */
  readonly countryDialingCode?: string | undefined
  readonly mobileNum: string
}

export type Phone = {
  /** E.164: '+84901234567'. */
  readonly mobile: string
  /** '84'. */
  readonly dialingCode: string
  /** 'VN' if the number determines it. */
  readonly country: string | null
}

export type PhoneRefusal = {
  readonly refused: Extract<PhoneErrorCode, 'codes.missing-phone-number' | 'codes.invalid-phone-number'>
}

/** A number by the rules of its country: a valid length, and a type that can receive SMS (VAL-07). */
export function phoneOf({ countryDialingCode, mobileNum }: WrittenPhone): Phone | PhoneRefusal {
  const written = mobileNum.trim()
  if (!written) return { refused: 'codes.missing-phone-number' }
  const dialing = (countryDialingCode ?? '').replace(/\D/g, '')
  if (!dialing && !written.startsWith('+')) return { refused: 'codes.invalid-phone-number' }
  const phone = parsePhoneNumberFromString(written, dialing ? { defaultCallingCode: dialing } : undefined)
  const isOther = dialing !== '' && phone?.countryCallingCode !== dialing
  if (!phone?.isValid() || isOther || phone.ext || !CAN_GET_SMS.has(phone.getType() ?? ''))
    return { refused: 'codes.invalid-phone-number' }
  return { mobile: phone.number, dialingCode: phone.countryCallingCode, country: phone.country ?? null }
}

/** In some countries, such as those of +1, mobile and fixed numbers are indistinguishable. */
const CAN_GET_SMS: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER'])
