/** The outbox's page, its JSON for tests, and the SMS gateway that the platform posts to. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Message, Messages } from './messages.ts'
import { framePage } from './page/frame.ts'
import { outboxPage } from './page/page.ts'
import { isSigned } from './signing.ts'

const Sms = z.strictObject({
  to: z.string().check(z.regex(/^\+?\d{6,15}$/)),
  text: z.string().check(z.minLength(1), z.maxLength(1_600)),
  id: z.string().check(z.minLength(1), z.maxLength(100)),
})

const BODY_MAX_BYTES = 10_000
const PAGE_POLICY =
  "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; font-src 'self'; connect-src 'self'; frame-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** A mail's HTML is untrusted: no scripts, no network, no forms, an opaque origin. */
const MAIL_POLICY = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

const FONTS = 'node_modules/@fontsource/be-vietnam-pro/files'
const files = new Map([
  ['/style.css', { file: 'apps/outbox/page/style.css', type: 'text/css; charset=utf-8' }],
  ['/page.js', { file: 'apps/outbox/page/page.js', type: 'text/javascript; charset=utf-8' }],
  ...['latin-400', 'latin-700', 'vietnamese-400', 'vietnamese-700'].map(
    (cut) =>
      [
        `/fonts/${cut}.woff2`,
        { file: `${FONTS}/be-vietnam-pro-${cut}-normal.woff2`, type: 'font/woff2' },
      ] as const,
  ),
])

/** `root` is the repository, for the page's files; `smsKey` signs the platform's SMS requests. */
export type Outbox = { readonly root: string; readonly smsKey: string }

/** The HTTP server of the outbox. */
export function createHttp(messages: Messages, { root, smsKey }: Outbox): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_MAX_BYTES })
  // the signature covers the raw bytes
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
  app.get('/healthz', () => ({ ok: true }))
  app.post('/sms', (request, reply) => {
    const body = String(request.body)
    const header = (name: string) => String(request.headers[name] ?? '')
    if (!isSigned(smsKey, header, body, Date.now()))
      return reply.code(401).send({ ok: false, wrong: 'signature' })
    const sms = z.safeParse(Sms, jsonOf(body))
    if (!sms.success) return reply.code(422).send({ ok: false, wrong: z.prettifyError(sms.error) })
    const isNew = messages.add(messageOfSms(sms.data))
    return { ok: true, isNew }
  })
  app.get<{ Querystring: { kind?: string; to?: string } }>('/api/messages', (request) => {
    return messages.list().filter((message) => matches(message, request.query))
  })
  app.delete('/api/messages', (_request, reply) => {
    messages.clear()
    return reply.code(204).send()
  })
  app.get<{ Querystring: { id?: string; kind?: string; to?: string } }>('/', (request, reply) => {
    const { id, ...filter } = request.query
    const shown = messages.list().filter((message) => matches(message, filter))
    const open = id ? messages.find(id) : shown[0]
    return reply
      .headers({ 'content-security-policy': PAGE_POLICY })
      .type('text/html; charset=utf-8')
      .send(outboxPage(shown, open, filter, id !== undefined))
  })
  app.get<{ Querystring: { id?: string } }>('/mail', (request, reply) => {
    const message = messages.find(request.query.id ?? '')
    if (!message) return reply.code(404).send({ ok: false })
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY })
      .type('text/html; charset=utf-8')
      .send(framePage(message))
  })
  for (const [path, { file, type }] of files) {
    app.get(path, (_request, reply) => reply.type(type).send(createReadStream(join(root, file))))
  }
  return app
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function matches(message: Message, { kind, to }: { kind?: string; to?: string }): boolean {
  if (kind && message.kind !== kind) return false
  return !to || message.to.some((recipient) => recipient.includes(to))
}

function messageOfSms({ id, to, text }: z.output<typeof Sms>): Message {
  const arrivedAt = new Date().toISOString()
  return { id, kind: 'sms', to: [to], from: 'Fairhouse', subject: '', text, html: null, arrivedAt }
}
