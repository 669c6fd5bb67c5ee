import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** Orders are small; no caller of a sandbox needs a larger body. */
const BODY_BYTES = 16 * 1024
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The HTTP server of a sandbox for an external company: form pages without scripts that no other site may frame or post to, and signed
 * calls of merchants. JSON arrives as raw bytes because the signatures cover them.
 */
export async function openSandbox(): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: 'idle' })
  await app.register(formbody)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    const site = request.headers['sec-fetch-site']
    if (request.method === 'POST' && site !== undefined && site !== 'same-origin')
      await reply.code(403).send()
  })
  app.get('/healthz', () => ({ ok: true }))
  return app
}

/** The raw body, for verifying a signature; empty when it is not JSON. */
export const textOf = ({ body }: FastifyRequest): string =>
  Buffer.isBuffer(body) ? body.toString('utf8') : ''

/** The parsed body of a merchant's call; null when it is not JSON. */
export function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(textOf(request))
  } catch {
    return null
  }
}

/** The body from a browser or a test: JSON arrives as bytes, forms as objects. */
export const sentIn = (request: FastifyRequest): unknown =>
  Buffer.isBuffer(request.body) ? jsonOf(request) : request.body

export const html = (reply: FastifyReply, text: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(text)
