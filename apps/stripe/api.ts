import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Account } from './account.ts'
import { ApiError } from './shapes.ts'

const Form = z.record(z.string(), z.string())
const Id = z.object({ id: z.string() })
const Listed = z.object({
  limit: z._default(z.coerce.number().check(z.gte(1), z.lte(100)), 10),
  starting_after: z.optional(z.string()),
  payment_intent: z.optional(z.string()),
  'created[gte]': z.optional(z.coerce.number()),
})

/** The part of Stripe's API that the product calls: Checkout Sessions. Keys are secret, of the test mode. */
export function apiCalls(app: FastifyInstance, account: Account, key: string): void {
  const open = (request: FastifyRequest) => {
    const given = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    if (account.behaviour().isDown) throw new ApiError(500, { type: 'api_error', message: 'down' })
    if (given !== key)
      throw new ApiError(401, {
        type: 'invalid_request_error',
        message: `Invalid API Key provided: ${given.slice(0, 8)}***`,
      })
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, call: () => object) => {
    try {
      open(request)
      return await reply.send(call())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return reply.code(error.status).send({ error: error.body })
    }
  }

  app.post('/v1/checkout/sessions', (request, reply) =>
    answer(request, reply, () => {
      const idempotencyKey = request.headers['idempotency-key']
      const made = account.create(
        z.parse(Form, request.body ?? {}),
        typeof idempotencyKey === 'string' ? idempotencyKey : null,
      )
      if (made.isReplayed) void reply.header('idempotent-replayed', 'true')
      return made.session
    }),
  )
  app.get('/v1/checkout/sessions/:id', (request, reply) =>
    answer(request, reply, () => account.current(z.parse(Id, request.params).id).session),
  )
  app.post('/v1/checkout/sessions/:id/expire', (request, reply) =>
    answer(request, reply, () => account.expire(z.parse(Id, request.params).id)),
  )
  app.get('/v1/checkout/sessions', (request, reply) =>
    answer(request, reply, () => {
      const asked = z.parse(Listed, request.query)
      const all = account
        .sessions()
        .map(({ session }) => session)
        .toReversed()
        .filter(({ created }) => created >= (asked['created[gte]'] ?? 0))
        .filter(({ payment_intent: intent }) => !asked.payment_intent || intent === asked.payment_intent)
      const from = asked.starting_after ? all.findIndex(({ id }) => id === asked.starting_after) + 1 : 0
      const data = all.slice(from, from + asked.limit)
      return { object: 'list', url: '/v1/checkout/sessions', has_more: from + data.length < all.length, data }
    }),
  )
}
