/** The outbox: catches the demo's mail (SMTP_PORT) and SMS, and shows them (OUTBOX_PORT). */
import { join, resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { createVault } from '#server/vault.ts'
import { createHttp } from './http.ts'
import { openMessages } from './messages.ts'
import { createSmtp } from './smtp.ts'

const root = resolve(import.meta.dirname, '../..')
const port = Number(process.env.OUTBOX_PORT || 8084)
const smtpPort = Number(process.env.SMTP_PORT || 8085)

// The outbox never opens the platform's database; the shared configuration reader requires a value here.
const config = readConfig({ DATABASE_URL: 'none', ...process.env })
const smsKey = config.SMS_GATEWAY_SECRET ?? createVault(config.secret).keyText('sms-gateway')
const messages = openMessages(join(resolve(root, process.env.DATA_DIR || '.data'), 'outbox'))
const http = createHttp(messages, { root, smsKey })
const smtp = createSmtp(messages)
smtp.on('error', (error) => console.error('smtp:', error.message))

async function stop(): Promise<void> {
  await Promise.all([http.close(), new Promise<void>((resolve) => smtp.close(resolve))])
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, () => void stop())

await new Promise<void>((resolve) => smtp.listen(smtpPort, config.SANDBOX_HOST, resolve))
await http.listen({ port, host: config.SANDBOX_HOST })
console.log(`outbox: page on ${port}, smtp on ${smtpPort}`)
