import { knownDeviceOf } from '#features/account/identity/public.ts'
import { memberByMobile, memberOfNumber } from '#features/account/members/public.ts'
import { isOn } from '#features/platform/merchants/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { otp } from '../contract.ts'
import { phoneOf, type Phone, type PhoneRefusal, type WrittenPhone } from './phones.ts'
import { sendCode, type SendCode } from './send.ts'
import { startCodeSession } from './session.ts'

/** An ID that no member has, so that a number without an account runs the same queries (A4). */
const NOBODY = 0n

type Call = CallFor<(typeof otp)['noLogin']>

/** A code to log in or to set a new password: only a member gets one, and the response does not reveal who is a member. */
export async function sendForLogin(app: App, written: WrittenPhone, call: Call) {
  const { code: merchant } = call.merchant
  const isUsed =
    (await isOn(app, merchant, 'MOBILEVERCODELOGIN3')) || (await isOn(app, merchant, 'CHNGPASSVERIF3'))
  if (!isUsed) return { refused: 'flag.off' } as const
  const phone = await servedPhone(app, merchant, written)
  if ('refused' in phone) return phone
  const member = await memberOfNumber(app.db, merchant, phone.mobile)
  const device = await knownDeviceOf(app.db, member?.id ?? NOBODY, call)
  return send(app, call, {
    phone,
    purpose: 'noLogin',
    gets: member?.state === 'open' ? 'code' : 'nobody',
    // a known browser has its own quota, which strangers cannot use up (A5)
    ...(device ? { asker: { circle: 'own', id: `device:${device}` } as const } : {}),
  })
}

/** Sends a registration code. If the number already has an account, only the SMS says so, never the response. */
export async function sendForRegistration(app: App, written: WrittenPhone, call: Call) {
  const { code: merchant } = call.merchant
  const phone = await servedPhone(app, merchant, written)
  if ('refused' in phone) return phone
  const member = await memberByMobile(app.db, merchant, phone.mobile)
  return send(app, call, { phone, purpose: 'register', gets: member ? 'exists' : 'code' })
}

/** A number by its country's rules, if the brand sends codes to that country. */
export async function servedPhone(
  app: App,
  merchant: string,
  written: WrittenPhone,
): Promise<Phone | PhoneRefusal | { readonly refused: 'codes.operation-not-allowed' }> {
  const phone = phoneOf(written)
  if ('refused' in phone) return phone
  const { FAIRHOUSE_MODE, SMS_GATEWAY_URL } = app.config
  const hasNoWay = FAIRHOUSE_MODE === 'live' && SMS_GATEWAY_URL === undefined
  const served = await settingOf(app, merchant, 'codeCountries')
  const isServed = served.length === 0 || served.includes(phone.dialingCode)
  if (hasNoWay || !isServed) return { refused: 'codes.operation-not-allowed' }
  return phone
}

type Sending = { readonly phone: Phone } & Pick<SendCode, 'purpose' | 'gets' | 'asker'>

async function send(app: App, call: Call, { phone, purpose, gets = 'code', asker }: Sending) {
  const { merchant, language, ip } = call
  const sent = await sendCode(app, {
    merchant: merchant.code,
    purpose,
    to: { channel: 'sms', address: phone.mobile },
    session: startCodeSession(call),
    language,
    ip,
    gets,
    isThrottled: true,
    ...(asker ? { asker } : {}),
  })
  if ('refused' in sent) return sent
  const { expiredMinutes } = sent
  return { expiredMinutes, message: app.words(language, 'codes.onItsWay', { minutes: expiredMinutes }) }
}
