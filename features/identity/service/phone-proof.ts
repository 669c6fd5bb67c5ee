import { phoneOf } from '#features/codes/door.ts'
import { settingOf } from '#features/settings/door.ts'
import type { House } from '#server/house.ts'

type Typed = { readonly mobileNum: string; readonly countryDialingCode?: string | undefined }

/** A number as it was typed in its one form ('+84912345678'), by the brand's own country where none is given; or what is wrong with it. */
export async function mobileOf(house: House, merchant: string, typed: Typed) {
  const countryDialingCode = typed.countryDialingCode ?? (await settingOf(house, merchant, 'dialingCode'))
  const isWhole = typed.mobileNum.trim().startsWith('+')
  return phoneOf({ mobileNum: typed.mobileNum, ...(isWhole ? {} : { countryDialingCode }) })
}
