/** Receives every mail that the platform sends; no mail leaves this machine. */
import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Message, Messages } from './messages.ts'

const MAIL_MAX_BYTES = 10_000_000

/** An SMTP server without encryption or login: for this machine's mail only. */
export function createSmtp(messages: Messages): SMTPServer {
  return new SMTPServer({
    name: 'fairhouse-outbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAIL_MAX_BYTES,
    onAuth: (_auth, _session, answer) => answer(null, { user: 'anyone' }),
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', answer)
      stream.on('end', () => {
        if (stream.sizeExceeded) return answer(new Error(`552 Larger than ${MAIL_MAX_BYTES} bytes`))
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address)
        readMail(Buffer.concat(chunks), recipients)
          .then((message) => messages.add(message))
          .then(() => answer(), answer)
      })
    },
  })
}

/** Parses a raw mail; `recipients` are the envelope's, which include blind copies. */
export async function readMail(raw: Uint8Array, recipients: readonly string[]): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  return {
    id: mail.messageId || randomUUID(),
    kind: 'mail',
    to: [...recipients],
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '(no subject)',
    text: mail.text ?? '',
    html: mail.html ?? null,
    lists: Object.fromEntries(
      mail.headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]),
    ),
    arrivedAt: new Date().toISOString(),
  }
}
