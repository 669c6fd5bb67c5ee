import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** Orders are small; nothing that calls a sandbox has reason to send more. */
const BODY_BYTES = 16 * 1024
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The server of a sandbox that stands in for an outside firm: pages of forms without a script, which no other site may frame or post
 * to, and signed calls of merchants, whose JSON arrives as bytes because their signatures cover it as it came.
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

/** The body as it came, for a signature to cover; empty where it is no JSON. */
export const textOf = ({ body }: FastifyRequest): string =>
  Buffer.isBuffer(body) ? body.toString('utf8') : ''

/** What a merchant's call says; null where it is no JSON. */
export function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(textOf(request))
  } catch {
    return null
  }
}

/** What a browser or a test sent: JSON arrives as bytes, forms as objects. */
export const sentIn = (request: FastifyRequest): unknown =>
  Buffer.isBuffer(request.body) ? jsonOf(request) : request.body

export const html = (reply: FastifyReply, text: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').send(text)
