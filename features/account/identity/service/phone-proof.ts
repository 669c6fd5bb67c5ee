import { phoneOf } from '#features/account/otp/public.ts'
import { readPhoneToken } from '#features/account/social-login/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { EntryCall } from './devices.ts'

type Typed = { readonly mobileNum: string; readonly countryDialingCode?: string | undefined }

/** A typed number in its canonical form ('+84912345678'), with the brand's own country as the default; or what is wrong with it. */
export async function mobileOf(app: App, merchant: string, typed: Typed) {
  const countryDialingCode = typed.countryDialingCode ?? (await settingOf(app, merchant, 'dialingCode'))
  const isWhole = typed.mobileNum.trim().startsWith('+')
  return phoneOf({ mobileNum: typed.mobileNum, ...(isWhole ? {} : { countryDialingCode }) })
}

/** Too many requests at an external service: wait five minutes (specification §8). */
const REST_SECONDS = 300

/** Why an external service's token does not verify this number; null if it does, and the token is consumed (AUT-05). */
export async function tokenProblem(
  app: App,
  { merchant, now }: Pick<EntryCall, 'merchant' | 'now'>,
  token: string,
  mobile: string,
) {
  const read = await readPhoneToken(app, { merchant: merchant.code, token, now })
  if (!('refused' in read))
    return read.phone === mobile ? null : ({ refused: 'codes.invalid-verification-code' } as const)
  const { refused } = read
  return refused === 'codes.too-many-requests'
    ? ({ refused, detail: { retryAfterSeconds: REST_SECONDS } } as const)
    : ({ refused } as const)
}
