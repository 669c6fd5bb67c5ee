import { inTransaction } from '#db/pool.ts'
import type { Given, RawReply, Refusal } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { smsCallbacks } from '../../contract.ts'
import { decideReport } from '../../rules.ts'
import { readReply, readReport } from '../../rules/twilio.ts'
import {
  deleteOptOut,
  insertOptOut,
  lockReported,
  writeAccepted,
  writeDelivered,
  writeUndelivered,
} from '../../store/reports.ts'
import { isTemplateName, needsSecret } from '../../templates/render.ts'
import { TWILIO } from './twilio.ts'
import { replyUrl, reportUrl, twilioAccount } from './twilio-account.ts'

type ReportRoute = (typeof smsCallbacks)['twilioReport']
type ReplyRoute = (typeof smsCallbacks)['twilioReply']
type Rejected = Refusal<ReportRoute>

/** Twilio expects TwiML; an empty response sends no SMS back. */
const TWIML = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>'
const DONE: RawReply = { status: 200, type: 'text/xml', body: TWIML }

type Fields = Readonly<Record<string, string>>

/**
 * The form of a call that Twilio signed for this address with the brand's token (HMAC-SHA1 over the address and the sorted fields). The
 * signature carries no time, so a call may be repeated; what it reports is therefore applied only forward.
 */
async function signedFields(
  app: App,
  merchant: string,
  url: string,
  { raw, header, ip }: Pick<CallFor<ReportRoute>, 'raw' | 'header' | 'ip'>,
): Promise<Fields | Rejected> {
  const account = (await app.merchants.byCode(merchant)) && (await twilioAccount(app, merchant))
  if (!account) return { refused: 'smsCallbacks.unknownBrand' }
  const fields = Object.fromEntries(new URLSearchParams(Buffer.from(raw).toString('utf8')))
  const { validateRequest } = await import('twilio/lib/webhooks/webhooks.js')
  const isSigned = validateRequest(account.authToken, header('x-twilio-signature') ?? '', url, fields)
  if (isSigned && fields['AccountSid'] === account.accountSid) return fields
  app.log.warn({ merchant, ip }, 'callback of Twilio rejected: invalid signature')
  return { refused: 'smsCallbacks.notSigned' }
}

const isRefused = (fields: Fields | Rejected): fields is Rejected => 'refused' in fields

/** A delivery report: moves the message forward, retries it, or closes it. */
export async function takeReport(
  app: App,
  { params: { merchant, id } }: Given<ReportRoute>,
  call: CallFor<ReportRoute>,
): Promise<RawReply | Rejected> {
  const fields = await signedFields(app, merchant, reportUrl(app, merchant, id), call)
  if (isRefused(fields)) return fields
  const sid = fields['MessageSid'] ?? ''
  const code = Number(fields['ErrorCode'] ?? '')
  const report = readReport(fields['MessageStatus'] ?? '', code || null)
  if (!report || sid === '') {
    app.log.warn({ message: id, status: fields['MessageStatus'] }, 'unknown status in a report of Twilio')
    return DONE
  }
  await inTransaction(app.db, async (tx) => {
    const found = await lockReported(tx, { id, merchant })
    if (!found) return
    const isComplete = !isTemplateName(found.letter) || !needsSecret(found.letter) || found.hasSecret
    const next = decideReport({ ...found, isComplete }, sid, report, call.now)
    const at = { id, provider: TWILIO, providerId: sid, now: call.now }
    if (next === null) return
    if (next === 'accepted') return writeAccepted(tx, at)
    if (next === 'delivered') return writeDelivered(tx, at)
    await writeUndelivered(tx, { ...at, verdict: next })
    app.log.warn(
      { message: id, why: 'why' in next ? next.why : '', state: next.state },
      'an SMS was not delivered',
    )
  })
  return DONE
}

/** An incoming SMS: STOP and START change whether the brand may send to the number. Its text is not stored. */
export async function takeReply(
  app: App,
  { params: { merchant } }: Given<ReplyRoute>,
  call: CallFor<ReplyRoute>,
): Promise<RawReply | Rejected> {
  const fields = await signedFields(app, merchant, replyUrl(app, merchant), call)
  if (isRefused(fields)) return fields
  const wish = readReply(fields['Body'] ?? '', fields['OptOutType'] ?? null)
  const address = fields['From'] ?? ''
  if (wish === 'stop') await insertOptOut(app.db, { merchant, address, now: call.now })
  if (wish === 'start') await deleteOptOut(app.db, merchant, address)
  return DONE
}
