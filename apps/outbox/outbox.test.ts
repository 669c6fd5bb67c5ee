import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from './http.ts'
import { openMessages } from './messages.ts'
import { framePage } from './page/frame.ts'
import { outboxPage } from './page/page.ts'
import { createSmtp } from './smtp.ts'

const directory = mkdtempSync(join(tmpdir(), 'outbox-'))
const messages = openMessages(directory)
const KEY = 'a key for this test'
const http = createHttp(messages, { root: resolve(import.meta.dirname, '../..'), smsKey: KEY })
const smtp = createSmtp(messages)
let smtpPort = 0

beforeAll(async () => {
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready))
  const address = smtp.server.address()
  smtpPort = typeof address === 'object' && address ? address.port : 0
})

afterAll(async () => {
  await new Promise<void>((closed) => smtp.close(closed))
  await http.close()
  rmSync(directory, { recursive: true })
})

/** Posts like the platform; with another key or time, like an attacker. */
function sms(body: unknown, { key = KEY, at = Date.now() } = {}) {
  const payload = JSON.stringify(body)
  const seconds = String(Math.floor(at / 1000))
  const signature = createHmac('sha256', key).update(`i.${seconds}.${payload}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'i',
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  }
  return http.inject({ method: 'POST', url: '/sms', payload, headers })
}

test('an email from the platform keeps its Vietnamese text and survives a restart', async () => {
  const mailer = createTransport({ host: '127.0.0.1', port: smtpPort })
  await mailer.sendMail({
    from: 'house@jade.example',
    to: 'mai@example.com',
    subject: 'Mã xác nhận',
    text: 'Mã: 482913',
  })
  mailer.close()
  const [mail] = openMessages(directory).list()
  expect(mail).toMatchObject({ kind: 'mail', to: ['mai@example.com'], subject: 'Mã xác nhận' })
  expect(mail?.text).toContain('482913')
})

test('an SMS delivered twice with the same id is shown once', async () => {
  const body = { to: '+84901234567', text: 'Your code is 123456', id: 'code-1' }
  expect((await sms(body)).json()).toMatchObject({ ok: true, isNew: true })
  expect((await sms(body)).json()).toMatchObject({ ok: true, isNew: false })
  const found = await http.inject('/api/messages?kind=sms&to=901234567')
  expect(found.json()).toHaveLength(1)
})

test('the gateway rejects requests without a fresh signature of the platform', async () => {
  const body = { to: '+84901234567', text: 'Your code is 654321', id: 'forged' }
  expect((await sms(body, { key: 'a guess' })).statusCode).toBe(401)
  expect((await sms(body, { at: Date.now() - 10 * 60_000 })).statusCode).toBe(401)
  expect(messages.find('forged')).toBeUndefined()
})

test('the gateway rejects an invalid number, an unknown field and an empty text', async () => {
  for (const wrong of [{ to: 'mai' }, { text: '' }, { text: 'x', extra: 1 }]) {
    expect((await sms({ to: '+84901234567', text: 'x', id: 'w', ...wrong })).statusCode).toBe(422)
  }
})

test('an email with scripts is shown as text, and its frame has no script, network or origin', async () => {
  const nasty = '<script>alert(1)</script>'
  const mail = {
    id: 'n',
    kind: 'mail' as const,
    to: [nasty],
    from: nasty,
    subject: nasty,
    text: nasty,
    html: nasty,
    arrivedAt: '',
  }
  expect(outboxPage([mail], mail, {})).not.toContain(nasty)
  expect(framePage({ ...mail, html: null })).not.toContain(nasty)
  messages.add(mail)
  const frame = await http.inject('/mail?id=n')
  expect(frame.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/)
  expect(frame.headers['content-security-policy']).not.toContain('allow-scripts')
})
