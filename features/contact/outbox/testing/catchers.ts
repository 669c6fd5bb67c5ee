import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createHttp } from '#apps/outbox/http.ts'
import { openMessages, type Messages } from '#apps/outbox/messages.ts'
import { createSmtp } from '#apps/outbox/smtp.ts'

const SECRET = 'a gateway key that only tests know'

export type Catchers = {
  readonly messages: Messages
  /** Pass this to `testApp`: emails and SMS are sent here. */
  readonly environment: Readonly<Record<string, string>>
  /** The newest code sent to this address, or null. */
  readonly codeFor: (address: string) => string | null
  readonly close: () => Promise<void>
}

/** A real SMTP server and a real SMS gateway on free ports, the same as the demo's outbox. */
export async function catchers(): Promise<Catchers> {
  const directory = mkdtempSync(join(tmpdir(), 'outbox-'))
  const messages = openMessages(directory)
  const smtp = createSmtp(messages)
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const http = createHttp(messages, { root: resolve(import.meta.dirname, '../../../..'), smsKey: SECRET })
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const at = smtp.server.address()
  return {
    messages,
    environment: {
      SMTP_PORT: String(typeof at === 'object' && at ? at.port : 0),
      SMS_GATEWAY_URL: `${url}/sms`,
      SMS_GATEWAY_SECRET: SECRET,
    },
    codeFor: (address) => {
      const message = messages.list().find(({ to }) => to.includes(address))
      return /(?<!\d)\d{6}(?!\d)/.exec(`${message?.subject} ${message?.text}`)?.[0] ?? null
    },
    async close() {
      await Promise.all([http.close(), new Promise<void>((closed) => smtp.close(closed))])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
