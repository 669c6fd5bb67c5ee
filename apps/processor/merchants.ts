import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Desk } from './desk.ts'
import { PaymentAsk, PayoutAsk, shown } from './orders.ts'
import { isMerchants } from './signing.ts'

const bodyOf = (request: FastifyRequest): string =>
  Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What merchants' servers call: each request is signed, each order has the merchant's own reference. */
export function merchantCalls(app: FastifyInstance, desk: Desk, key: Buffer, clock: () => number): void {
  const isTrusted = (request: FastifyRequest): boolean =>
    isMerchants(
      key,
      {
        header: (name) => String(request.headers[name] ?? ''),
        method: request.method,
        path: request.url,
        body: bodyOf(request),
      },
      clock(),
    )
  const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error })

  app.post('/v1/payments', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const ask = z.safeParse(PaymentAsk, readJson(bodyOf(request)))
    if (!ask.success) return refuse(reply, 422, 'request')
    const order = desk.openPayment(ask.data)
    const { account } = order
    return reply.send({
      ...shown(order, clock()),
      page: `/pay/${order.token}`,
      ...(account ? { account } : {}),
    })
  })

  app.post('/v1/payouts', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const ask = z.safeParse(PayoutAsk, readJson(bodyOf(request)))
    if (!ask.success) return refuse(reply, 422, 'request')
    return reply.send(shown(desk.openPayout(ask.data), clock()))
  })

  const status = (kind: 'payment' | 'payout') => (request: FastifyRequest, reply: FastifyReply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const { reference } = z.parse(z.object({ reference: z.string() }), request.params)
    const order = desk.find(kind, String(request.headers['merchant'] ?? ''), reference)
    return order ? reply.send(shown(order, clock())) : refuse(reply, 404, 'unknown')
  }
  app.get('/v1/payments/:reference', status('payment'))
  app.get('/v1/payouts/:reference', status('payout'))
}
