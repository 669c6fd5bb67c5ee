import { createTransport } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { SEND_MS } from '../rules.ts'
import { lateOutcome, type Gateway } from './gateways.ts'

/** Timeouts: a server that does not respond within these counts as failed for this try. */
const CONNECT_MS = 8_000
const DEMO_FROM = 'no-reply@fairhouse.example'

/** Sends email by SMTP. The Message-ID is the message's own id, so mailboxes can drop a duplicate after a crash. */
export function openMail(config: Config): Gateway {
  const host = config.SMTP_HOST ?? '127.0.0.1'
  const security = config.SMTP_SECURITY ?? (config.SMTP_HOST ? 'starttls' : 'none')
  const from = config.MAIL_FROM ?? DEMO_FROM
  const transport = createTransport({
    host,
    port: config.SMTP_PORT,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(config.SMTP_USER ? { auth: { user: config.SMTP_USER, pass: config.SMTP_PASSWORD ?? '' } } : {}),
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SEND_MS - CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ id, to, brand, language, mail: { leave, ...mail } }) {
      try {
        await transport.sendMail({
          from: { name: brand, address: from },
          to: { name: '', address: to },
          messageId: `<${id}@${from.split('@')[1] ?? 'fairhouse.example'}>`,
          ...mail,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'Content-Language': language,
            ...(leave ? leaveHeaders(leave) : {}),
          },
        })
        return { isSent: true }
      } catch (error) {
        const outcome = lateOutcome(error)
        return isForGood(error) ? { ...outcome, isFinal: true } : outcome
      }
    },
    close: () => transport.close(),
  }
}

/** Headers for the "unsubscribe" button of mail programs: one POST, no page, no login (RFC 2369, RFC 8058). */
function leaveHeaders(leave: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${leave}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  }
}

/** 5xx for the recipient or the content is final; everything else, a failed login included, may be fixed, so it is retried. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const isAnswer = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAnswer && Number(error.responseCode) >= 500 && Number(error.responseCode) < 600
}
