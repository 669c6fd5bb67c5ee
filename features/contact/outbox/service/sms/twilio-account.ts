import { secretOf, settingOf } from '#features/platform/settings/public.ts'
import { siteOrigin } from '#server/http/origins.ts'
import type { App } from '#server/app.ts'

/** A brand's account at Twilio, as its settings name it. */
export type TwilioAccount = {
  readonly accountSid: string
  readonly authToken: string
  /** A number in E.164, a sender name, or the SID of a Messaging Service (MG…). */
  readonly sender: string
  /** The API's origin; another one only in tests. */
  readonly api: string
}

/** Null until account, token and sender are all set. */
export async function twilioAccount(app: App, merchant: string): Promise<TwilioAccount | null> {
  const [accountSid, authToken, sender, api] = await Promise.all([
    settingOf(app, merchant, 'twilioAccount'),
    secretOf(app, merchant, 'twilioToken'),
    settingOf(app, merchant, 'twilioSender'),
    settingOf(app, merchant, 'twilioApi'),
  ])
  return accountSid && authToken && sender ? { accountSid, authToken, sender, api } : null
}

/**
 * Where Twilio reports about a message, and where it sends replies. Built from configuration, and again when a call arrives: Twilio signs
 * the address as it was given, and behind a proxy the request's own address may differ.
 */
export function reportUrl(app: Pick<App, 'config'>, merchant: string, id: string): string {
  return `${originOf(app)}/api/sms/twilio/${merchant}/messages/${id}`
}

export function replyUrl(app: Pick<App, 'config'>, merchant: string): string {
  return `${originOf(app)}/api/sms/twilio/${merchant}/replies`
}

const originOf = ({ config }: Pick<App, 'config'>): string =>
  siteOrigin(config, { host: 'localhost', isBrands: false, port: config.PORT })
