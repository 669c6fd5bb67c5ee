import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

export type SentSms = {
  readonly sid: string
  readonly to: string
  readonly from: string
  readonly text: string
  readonly statusCallback: string
  readonly validityPeriod: number | null
}

/** A status callback or an incoming SMS as it was answered. */
export type Posted = { readonly status: number; readonly body: string }

export type TwilioStandIn = {
  readonly origin: string
  readonly accountSid: string
  readonly authToken: string
  readonly messages: SentSms[]
  /** Numbers that replied STOP: further messages to them get error 21610. */
  readonly stopped: Set<string>
  /** Rejects the next messages to a number with this HTTP status and error code. */
  readonly reject: (to: string, status: number, code: number, message: string) => void
  /** Accepts the next message and drops the connection before it answers. */
  readonly loseNextReply: () => void
  /** Sends a signed status callback for a message. */
  readonly report: (sid: string, status: string, errorCode?: number) => Promise<Posted>
  /** Sends an incoming SMS to the address of replies. */
  readonly reply: (url: string, from: string, text: string) => Promise<Posted>
  /** A signed call as Twilio makes it, to any address and with any fields. */
  readonly post: (url: string, fields: Readonly<Record<string, string>>, token?: string) => Promise<Posted>
  readonly close: () => Promise<void>
}

type Options = {
  readonly port: number
  readonly accountSid?: string
  readonly authToken?: string
  /** Where the product really listens, if the addresses it gives out lead elsewhere. */
  readonly reach?: (url: URL) => URL
  /** Reports each accepted message by itself, as Twilio does; tests report by hand. */
  readonly isReporting?: boolean
}

/**
 * A stand-in for Twilio as far as the product uses it: `POST /2010-04-01/Accounts/{sid}/Messages.json` with basic authentication, status
 * callbacks and incoming messages signed with X-Twilio-Signature. A number that ends in 0000 is invalid (21211), in 0001 not mobile
 * (21614), in 0002 rate limited (20429), in 0003 accepted and then undelivered (30003), in 0005 permanently undelivered (30005).
 */
export async function openTwilio({
  port,
  accountSid = `AC${randomBytes(16).toString('hex')}`,
  authToken = randomBytes(16).toString('hex'),
  reach = (url) => url,
  isReporting = false,
}: Options): Promise<TwilioStandIn> {
  const messages: SentSms[] = []
  const stopped = new Set<string>()
  const rejected = new Map<string, Rejection>()
  let isLosing = false

  const post: TwilioStandIn['post'] = async (url, fields, token = authToken) => {
    const response = await fetch(reach(new URL(url)), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        'x-twilio-signature': signatureOf(token, url, fields),
        'i-twilio-idempotency-token': randomBytes(16).toString('hex'),
      },
      body: new URLSearchParams(fields),
    })
    return { status: response.status, body: await response.text() }
  }
  const report: TwilioStandIn['report'] = async (sid, status, errorCode) => {
    const message = messages.find((each) => each.sid === sid)
    if (!message) throw new Error(`twilio: no message ${sid}`)
    return post(message.statusCallback, {
      AccountSid: accountSid,
      ApiVersion: '2010-04-01',
      From: message.from,
      MessageSid: sid,
      MessageStatus: status,
      SmsSid: sid,
      SmsStatus: status,
      To: message.to,
      ...(errorCode === undefined ? {} : { ErrorCode: String(errorCode) }),
    })
  }
  const accept = (form: URLSearchParams): SentSms => {
    const message = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to: form.get('To') ?? '',
      from: form.get('From') ?? form.get('MessagingServiceSid') ?? '',
      text: form.get('Body') ?? '',
      statusCallback: form.get('StatusCallback') ?? '',
      validityPeriod: form.has('ValidityPeriod') ? Number(form.get('ValidityPeriod')) : null,
    }
    messages.push(message)
    return message
  }
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const answer = (status: number, value: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' })
        response.end(JSON.stringify(value))
      }
      const refuse = ({ status, code, message }: Rejection) =>
        answer(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
      if (request.url === '/messages') return answer(200, messages) // for a look by hand; not an address of Twilio
      const basic = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
      if (request.headers.authorization !== basic)
        return refuse({ status: 401, code: 20003, message: 'Authenticate' })
      if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json`)
        return refuse({ status: 404, code: 20404, message: 'The requested resource was not found' })
      const form = new URLSearchParams(body)
      const wrong = wrongIn(form, { stopped, rejected })
      if (wrong) return refuse(wrong)
      const message = accept(form)
      if (isLosing) {
        isLosing = false
        return request.socket.destroy()
      }
      answer(201, resourceOf(message, accountSid))
      if (isReporting) await reportAlone(report, message)
    })
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const at = server.address()
  return {
    origin: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : port}`,
    accountSid,
    authToken,
    messages,
    stopped,
    reject: (to, status, code, message) => void rejected.set(to, { status, code, message }),
    loseNextReply: () => void (isLosing = true),
    report,
    reply: (url, from, text) =>
      post(url, {
        AccountSid: accountSid,
        Body: text,
        From: from,
        MessageSid: `SM${randomBytes(16).toString('hex')}`,
        NumMedia: '0',
        To: '+12025550123',
      }),
    post,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

type Rejection = { readonly status: number; readonly code: number; readonly message: string }

/** Base64 of HMAC-SHA1 over the address followed by each field's name and value in order of names: the published algorithm. */
export function signatureOf(token: string, url: string, fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((so, name) => `${so}${name}${fields[name]}`, url)
  return createHmac('sha1', token).update(Buffer.from(text, 'utf8')).digest('base64')
}

const ENDS: ReadonlyMap<string, Rejection> = new Map([
  ['0000', { status: 400, code: 21_211, message: "Invalid 'To' Phone Number" }],
  ['0001', { status: 400, code: 21_614, message: "'To' number is not a valid mobile number" }],
  ['0002', { status: 429, code: 20_429, message: 'Too Many Requests' }],
])

function wrongIn(
  form: URLSearchParams,
  { stopped, rejected }: { readonly stopped: ReadonlySet<string>; readonly rejected: Map<string, Rejection> },
): Rejection | null {
  const to = form.get('To') ?? ''
  const planned = rejected.get(to)
  if (planned) {
    rejected.delete(to)
    return planned
  }
  if (!/^\+[1-9]\d{6,14}$/.test(to))
    return { status: 400, code: 21_211, message: "Invalid 'To' Phone Number" }
  if (!form.has('From') && !form.has('MessagingServiceSid'))
    return { status: 400, code: 21_603, message: "A 'From' phone number is required" }
  const text = form.get('Body') ?? ''
  if (text === '') return { status: 400, code: 21_602, message: 'Message body is required' }
  if (text.length > 1_600)
    return { status: 400, code: 21_617, message: 'The message body exceeds the 1600 character limit' }
  if (stopped.has(to))
    return { status: 400, code: 21_610, message: 'Attempt to send to unsubscribed recipient' }
  return ENDS.get(to.slice(-4)) ?? null
}

/** The part of a Message resource that is stable. */
function resourceOf({ sid, to, from, text }: SentSms, accountSid: string) {
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: text,
    date_created: new Date().toUTCString(),
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from,
    num_media: '0',
    num_segments: '1',
    price: null,
    sid,
    status: 'queued',
    to,
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${sid}.json`,
  }
}

const UNDELIVERED: ReadonlyMap<string, number> = new Map([
  ['0003', 30_003],
  ['0005', 30_005],
])

async function reportAlone(report: TwilioStandIn['report'], { sid, to }: SentSms): Promise<void> {
  const code = UNDELIVERED.get(to.slice(-4))
  const steps = ['queued', 'sent', code ? 'undelivered' : 'delivered']
  for (const status of steps) {
    const said = await report(sid, status, status === 'undelivered' ? code : undefined).catch(String)
    console.log(`twilio: ${sid} to ${to}: ${status} → ${typeof said === 'string' ? said : said.status}`)
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
