import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Desk } from './desk.ts'
import { PaymentAsk, PayoutAsk, shown } from './orders.ts'
import { jsonOf } from './sandbox.ts'
import { isMerchants } from './signing.ts'

/** The API for merchants' servers: each request is signed, each order has the merchant's own reference. */
export function merchantCalls(app: FastifyInstance, desk: Desk, key: Buffer, clock: () => number): void {
  const isTrusted = (request: FastifyRequest): boolean => isMerchants(key, request, clock())
  const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error })

  app.post('/v1/payments', (request, reply) => {
    if (!isTrusted(request)) return refuse(reply, 401, 'signature')
    const ask = z.safeParse(PaymentAsk, jsonOf(request))
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
    const ask = z.safeParse(PayoutAsk, jsonOf(request))
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
