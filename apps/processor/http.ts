import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { browserPages } from './browsers.ts'
import type { Desk } from './desk.ts'
import type { Journal } from './journal.ts'
import { merchantCalls } from './merchants.ts'

/** Orders are small; nothing that calls here has reason to send more. */
const BODY_BYTES = 16 * 1024
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export type Parts = {
  readonly desk: Desk
  readonly journal: Journal
  readonly key: Buffer
  readonly clock: () => number
}

export async function buildHttp({ desk, journal, key, clock }: Parts): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: 'idle' })
  await app.register(formbody)
  // signatures cover the bytes as they came, so JSON stays bytes
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
  merchantCalls(app, desk, key, clock)
  browserPages(app, desk, journal, clock)
  return app
}
