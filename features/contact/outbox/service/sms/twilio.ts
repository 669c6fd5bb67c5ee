import type { App } from '#server/app.ts'
import type { Outcome } from '../../rules.ts'
import { readRejection } from '../../rules/twilio.ts'
import { isOptedOut } from '../../store/reports.ts'
import { lateOutcome, type Gateway, type Parcel } from '../gateways.ts'
import { reportUrl, twilioAccount, type TwilioAccount } from './twilio-account.ts'
import { twilioClient } from './twilio-client.ts'

export const TWILIO = 'twilio'

/** Twilio's own bounds for how long a message may wait in its queue, in seconds. */
const VALID_LEAST = 1
const VALID_MOST = 36_000

/**
 * Sends SMS by Twilio's Messages API. Twilio has no idempotency key: if its response is lost, the message is sent again, unless a delivery
 * report proves in the meantime that the first attempt was accepted (`decideReport`).
 */
export function openTwilio(app: App): Gateway {
  return {
    async send(parcel) {
      const account = await twilioAccount(app, parcel.merchant)
      if (!account)
        return {
          isSent: false,
          isFinal: false,
          why: 'Twilio is not set up: account, token and sender are required',
        }
      if (await isOptedOut(app.db, parcel.merchant, parcel.to))
        return { isSent: false, isFinal: true, why: 'The recipient has opted out of SMS (STOP)' }
      try {
        return await sendBy(app, account, parcel)
      } catch (error) {
        return rejectionOf(error)
      }
    },
    close: () => undefined,
  }
}

async function sendBy(app: App, account: TwilioAccount, parcel: Parcel): Promise<Outcome> {
  const { id, merchant, to, text, expiresAt } = parcel
  const client = await twilioClient(app, account)
  const { sid } = await client.messages.create({
    to,
    body: text,
    ...(account.sender.startsWith('MG') ? { messagingServiceSid: account.sender } : { from: account.sender }),
    statusCallback: reportUrl(app, merchant, id),
    // an expired code must not arrive when the phone is switched on the next morning
    ...(expiresAt ? { validityPeriod: secondsUntil(expiresAt, app.clock.now()) } : {}),
  })
  return { isSent: true, receipt: { provider: TWILIO, id: sid } }
}

function secondsUntil(end: Date, now: Date): number {
  const seconds = Math.floor((end.getTime() - now.getTime()) / 1000)
  return Math.min(VALID_MOST, Math.max(VALID_LEAST, seconds))
}

/** Twilio's rejection, or a failure of the network. */
function rejectionOf(error: unknown): Outcome {
  const { status, code, message }: { status?: unknown; code?: unknown; message?: unknown } = Object(error)
  if (typeof status !== 'number')
    return lateOutcome(error instanceof Error && error.cause instanceof Error ? error.cause : error)
  return {
    isSent: false,
    ...readRejection(status, typeof code === 'number' ? code : null, String(message)),
  }
}
