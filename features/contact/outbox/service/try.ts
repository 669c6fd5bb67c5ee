import { randomUUID } from 'node:crypto'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import type { Outcome } from '../rules.ts'
import { openMail } from './mail.ts'
import { openSms } from './sms/open.ts'
import { twilioAccount } from './sms/twilio-account.ts'

export type TestMessage = {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly brand: { readonly code: string; readonly name: string }
  readonly language: 'en' | 'vi'
  readonly subject: string
  readonly text: string
}

/** Sends one message immediately, without the queue, and returns what the server answered: for setting up a channel. */
export async function tryChannel(app: App, message: TestMessage): Promise<Outcome> {
  const { channel, to, brand, language, subject, text } = message
  const gateway = channel === 'email' ? openMail(app.config) : openSms(app)
  try {
    const html = `<p>${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`
    const head = { id: randomUUID(), merchant: brand.code, brand: brand.name, to, language, expiresAt: null }
    return await gateway.send({ ...head, text, mail: { subject, text, html } })
  } finally {
    gateway.close()
  }
}

export type ChannelSetup = {
  readonly isConfigured: boolean
  readonly server: string
  readonly sender: string
}

/** How a brand's channels are configured, in the environment or its settings; no password. */
export async function channelsSetUp(
  app: App,
  merchant: string,
): Promise<Readonly<Record<'email' | 'sms', ChannelSetup>>> {
  const { SMTP_HOST, SMTP_PORT, MAIL_FROM } = app.config
  return {
    email: {
      isConfigured: SMTP_HOST !== undefined,
      server: SMTP_HOST ? `${SMTP_HOST}:${SMTP_PORT}` : '',
      sender: MAIL_FROM ?? '',
    },
    sms: await smsSetUp(app, merchant),
  }
}

async function smsSetUp(app: App, merchant: string): Promise<ChannelSetup> {
  if ((await settingOf(app, merchant, 'smsProvider')) === 'twilio') {
    const account = await twilioAccount(app, merchant)
    return { isConfigured: account !== null, server: 'Twilio', sender: account?.sender ?? '' }
  }
  const { SMS_GATEWAY_URL } = app.config
  return {
    isConfigured: SMS_GATEWAY_URL !== undefined,
    server: URL.parse(SMS_GATEWAY_URL ?? '')?.host ?? '',
    sender: '',
  }
}
