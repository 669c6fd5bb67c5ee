import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { Gateway } from '../gateways.ts'
import { openSignedJson } from './signed-json.ts'
import { openTwilio } from './twilio.ts'

/** Sends SMS by the provider that the message's brand has chosen (setting smsProvider). */
export function openSms(app: App): Gateway {
  const gateways = { gateway: openSignedJson(app), twilio: openTwilio(app) }
  return {
    async send(parcel) {
      const provider = await settingOf(app, parcel.merchant, 'smsProvider')
      return gateways[provider].send(parcel)
    },
    close() {
      for (const gateway of Object.values(gateways)) gateway.close()
    },
  }
}
