import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { jsonOf, openSandbox } from '#apps/processor/sandbox.ts'
import { isMerchants } from '#apps/processor/signing.ts'
import { browserPages } from './browsers.ts'
import type { Desk } from './desk.ts'
import type { Journal } from './journal.ts'
import { TransferAsk, VisitAsk, VisitEnd } from './shapes.ts'

export type Parts = {
  readonly desk: Desk
  readonly journal: Journal
  readonly key: Buffer
  readonly clock: () => number
}

export async function buildHttp(parts: Parts): Promise<FastifyInstance> {
  const app = await openSandbox()
  merchantCalls(app, parts)
  browserPages(app, parts)
  return app
}

/** The API for merchants' servers: each request is signed, each transfer has the merchant's own reference. */
function merchantCalls(app: FastifyInstance, { desk, journal, key, clock }: Parts): void {
  const isTrusted = (request: FastifyRequest): boolean => isMerchants(key, request, clock())
  const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error })
  const merchantOf = (request: FastifyRequest) => String(request.headers['merchant'] ?? '')

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/v1/') && journal.behaviour().transfers === 'away')
      await refuse(reply, 503, 'away')
  })

  app.post('/v1/transfers', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const ask = z.safeParse(TransferAsk, jsonOf(request))
    if (!ask.success) return refuse(reply, 422, 'request')
    const { transfers } = journal.behaviour()
    if (transfers === 'loseQuestion') return refuse(reply, 503, 'busy')
    const done = desk.transfer(ask.data)
    if (done === 'another') return refuse(reply, 409, 'another')
    return transfers === 'loseAnswer' ? refuse(reply, 502, 'lost') : reply.send(done)
  })

  app.get('/v1/transfers/:reference', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const { reference } = z.parse(z.object({ reference: z.string() }), request.params)
    const known = desk.find(merchantOf(request), reference)
    return known ? reply.send(known) : refuse(reply, 404, 'unknown')
  })

  app.get('/v1/members/:member/balance/:currency', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const { member, currency } = z.parse(
      z.object({ member: z.string(), currency: z.string() }),
      request.params,
    )
    return reply.send({
      balance: desk.balance({ merchant: merchantOf(request), member, currency }),
      currency,
    })
  })

  app.post('/v1/visits', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const ask = z.safeParse(VisitAsk, jsonOf(request))
    return ask.success
      ? reply.send({ page: `/play/${desk.visit(ask.data).token}` })
      : refuse(reply, 422, 'request')
  })

  app.post('/v1/visits/end', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const ask = z.safeParse(VisitEnd, jsonOf(request))
    if (!ask.success) return refuse(reply, 422, 'request')
    desk.endVisit(ask.data)
    return reply.send({ ended: true })
  })
}
