/**
 * What a response or a delivery report of Twilio means for a message (error codes: https://www.twilio.com/docs/api/errors). Example: 21614
 * (not a mobile number) fails at once; 30001 (queue full) is retried; 20003 (wrong token) is retried too, because an operator can fix it
 * and the message is still wanted.
 */

/** The recipient or the text can never be sent: a retry costs money and changes nothing. */
const FINAL: ReadonlySet<number> = new Set([
  21211, // invalid number
  21214, // number cannot be reached
  21217, // number looks invalid
  21219, // number not verified (trial account)
  21602, // no text
  21608, // number not verified (trial account)
  21610, // recipient replied STOP
  21612, // no route from this sender to this number
  21614, // not a mobile number
  21617, // text too long
  21635, // landline
  30004, // blocked: the number does not accept messages
  30005, // unknown number
  30006, // landline or unreachable carrier
  30007, // filtered by the carrier
  30011, // MMS not supported
  30019, // content too long
  30450, // blocked as SMS pumping
  30453, // blocked as fraud
])

/** Codes of a delivery report after which another attempt may arrive: congestion, a phone that is off, limits per second or day. */
const LATER: ReadonlySet<number> = new Set([
  30001, // queue overflow
  30002, // account suspended: an operator can fix it
  30003, // phone off or out of reach
  30008, // unknown error of the carrier
  30009, // a part is missing
  30017, // carrier congestion
  30018, // carrier requires registration of the sender
  30022, // rate limit of the carrier
  30023, // daily limit of the carrier
  30024, // sender not provisioned at the carrier
  30032, // toll-free sender not verified
  30034, // sender not registered
  30410, // timeout at the carrier
])

const OPTED_OUT = 21610

/** HTTP responses that may be fixed or pass: credentials, permissions, a wrong address, limits. Server errors too. */
const NOT_NOW: ReadonlySet<number> = new Set([401, 403, 404, 408, 425, 429])

export type Rejected = { readonly isFinal: boolean; readonly why: string }

/** A rejected request: its HTTP status and, if Twilio sent one, its error code. */
export function readRejection(status: number, code: number | null, message: string): Rejected {
  const why = code === null ? `Twilio answered ${status}: ${message}` : `Twilio ${code}: ${message}`
  if (code === OPTED_OUT) return { isFinal: true, why: 'Twilio 21610: the recipient has opted out (STOP)' }
  if (code !== null && FINAL.has(code)) return { isFinal: true, why }
  const isPassing = status >= 500 || NOT_NOW.has(status) || (code !== null && LATER.has(code))
  // a 400 about the account or the sender (21606, 21703 …) is a wrong setting, which an operator corrects
  const isSetting = code !== null && (code === 21606 || code === 21408 || (code >= 21700 && code < 21800))
  return { isFinal: !isPassing && !isSetting, why }
}

export type Report =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'delivered' }
  | ({ readonly kind: 'undelivered' } & Rejected)

/** A status callback's MessageStatus and ErrorCode; null for a status that this product does not know. */
export function readReport(status: string, code: number | null): Report | null {
  switch (status) {
    case 'accepted':
    case 'scheduled':
    case 'queued':
    case 'sending':
    case 'sent':
      return { kind: 'accepted' }
    case 'delivered':
    case 'read':
      return { kind: 'delivered' }
    case 'failed':
    case 'undelivered':
    case 'canceled':
      return {
        kind: 'undelivered',
        isFinal: code === null || !LATER.has(code),
        why: code === null ? `Twilio: ${status}` : `Twilio ${code}: ${status}`,
      }
    default:
      return null
  }
}

/** Keywords that Twilio itself obeys for numbers without Advanced Opt-Out; the whole message must be the keyword. */
const STOP: ReadonlySet<string> = new Set([
  'STOP',
  'UNSUBSCRIBE',
  'END',
  'QUIT',
  'STOPALL',
  'REVOKE',
  'OPTOUT',
  'CANCEL',
])
const START: ReadonlySet<string> = new Set(['START', 'YES', 'UNSTOP'])

/** What an incoming SMS wants. `type` is Twilio's own reading (OptOutType), which knows an operator's further keywords. */
export function readReply(text: string, type: string | null): 'stop' | 'start' | null {
  if (type === 'STOP') return 'stop'
  if (type === 'START') return 'start'
  if (type !== null) return null
  const word = text.trim().toUpperCase()
  return STOP.has(word) ? 'stop' : START.has(word) ? 'start' : null
}
