import type { Twilio } from 'twilio'
import type { App } from '#server/app.ts'
import { SEND_MS } from '../../rules.ts'
import type { TwilioAccount } from './twilio-account.ts'

/**
 * A client of the official package whose requests go through our own outbound client: the perimeter (no private addresses) and tracing
 * apply to it as to every other provider. The package is loaded at first use; it takes about 35 MB of memory.
 */
export async function twilioClient(
  { outbound }: Pick<App, 'outbound'>,
  { accountSid, authToken, api }: TwilioAccount,
): Promise<Twilio> {
  const { default: twilio } = await import('twilio')
  const httpClient = new twilio.RequestClient()
  httpClient.request = async ({ method, uri, username = '', password = '', headers = {}, data }) => {
    const url = new URL(uri)
    const reply = await outbound.fetch(new URL(`${url.pathname}${url.search}`, api), {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': String(headers['User-Agent'] ?? 'twilio-node'),
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      },
      body: data === undefined ? null : formOf(data),
      timeoutMs: SEND_MS,
    })
    return { statusCode: reply.status, body: await reply.json(), headers: Object.fromEntries(reply.headers) }
  }
  return twilio(accountSid, authToken, { httpClient })
}

/** Parameters as a form; unset ones are left out. */
function formOf(data: unknown): URLSearchParams {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(Object(data)))
    if (value !== undefined && value !== null) form.append(name, String(value))
  return form
}
