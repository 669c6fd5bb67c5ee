import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { shareOf } from './desk/coins.ts'
import type { Desk } from './desk.ts'
import type { Journal } from './journal.ts'
import { Behaviour } from './orders.ts'
import { donePage, payPage, unknownPage } from './pages/pay.ts'
import { panelPage } from './pages/panel.ts'
import { style } from './pages/style.ts'
import { html, sentIn } from './sandbox.ts'

/** "Pay late": the merchant's callback is delayed by this many seconds. */
const LATE_SECONDS = 60

const Token = z.object({ token: z.string() })
const Id = z.object({ id: z.string() })
const Choice = z.object({ choice: z.enum(['paid', 'late', 'failed', 'cancelled']) })
/** How much of the crypto amount is sent, in percent of the requested amount. */
const Sent = z.object({ percent: z.coerce.bigint().check(z.gte(1n), z.lte(1_000n)) })
const Deed = z.object({
  choice: z.enum(['paid', 'failed', 'cancelled', 'again', 'forged']),
  copies: z.optional(z.coerce.number()),
  delaySeconds: z.optional(z.coerce.number()),
})
/** A form sends text, and omits unchecked checkboxes. */
const BehaviourForm = z.object({
  delaySeconds: z.coerce.number(),
  copies: z.coerce.number(),
  isForging: z.optional(z.literal('true')),
  isReordering: z.optional(z.literal('true')),
  isSilent: z.optional(z.literal('true')),
  payouts: z.string(),
  payoutSeconds: z.coerce.number(),
  blockSeconds: z._default(z.coerce.number(), 4),
})

const isJson = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/json') ?? false

/** Pages for browsers: the page that a member pays on, and the control panel. */
export function browserPages(app: FastifyInstance, desk: Desk, journal: Journal, clock: () => number): void {
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/', (_, reply) => reply.redirect('/control', 303))

  app.get('/pay/:token', (request, reply) => {
    const order = desk.byToken(z.parse(Token, request.params).token)
    if (!order) return html(reply, unknownPage(), 404)
    return html(reply, payPage(order, clock(), `${request.protocol}://${request.host}${request.url}`))
  })

  app.post('/pay/:token', (request, reply) => {
    const order = desk.byToken(z.parse(Token, request.params).token)
    if (!order) return html(reply, unknownPage(), 404)
    const sent = z.safeParse(Sent, request.body)
    if (order.coin && sent.success) {
      desk.sendCoin(order.id, shareOf(order.coin, sent.data.percent))
      return reply.redirect(`/pay/${order.token}`, 303)
    }
    const chosen = z.safeParse(Choice, request.body)
    if (!chosen.success) return reply.redirect(`/pay/${order.token}`, 303)
    const isLate = chosen.data.choice === 'late'
    const status = chosen.data.choice === 'late' ? 'paid' : chosen.data.choice
    const manner = isLate ? { delaySeconds: LATE_SECONDS } : {}
    const settled = desk.settle(order.id, status, manner)
    return settled ? html(reply, donePage(order, status, isLate)) : reply.redirect(`/pay/${order.token}`, 303)
  })

  const state = () => ({
    behaviour: journal.behaviour(),
    orders: [...journal.orders.values()],
    deliveries: [...journal.deliveries.values()],
  })
  app.get('/control.json', (_, reply) => reply.send(state()))
  app.get('/control', (_, reply) => html(reply, panelPage(state(), clock())))

  app.post('/control/behaviour', (request, reply) => {
    const form = z.safeParse(BehaviourForm, sentIn(request))
    const wanted = isJson(request)
      ? sentIn(request)
      : form.success && {
          ...form.data,
          isForging: form.data.isForging === 'true',
          isReordering: form.data.isReordering === 'true',
          isSilent: form.data.isSilent === 'true',
        }
    const behaviour = z.safeParse(Behaviour, wanted)
    if (!behaviour.success) return reply.code(422).send({ error: 'behaviour' })
    journal.write({ behaviour: behaviour.data })
    return isJson(request) ? reply.send(behaviour.data) : reply.redirect('/control', 303)
  })

  app.post('/control/orders/:id', (request, reply) => {
    const { id } = z.parse(Id, request.params)
    const deed = z.safeParse(Deed, sentIn(request))
    if (!deed.success || !journal.orders.has(id)) return reply.code(422).send({ error: 'deed' })
    const { choice, copies, delaySeconds } = deed.data
    const manner = { ...(copies ? { copies } : {}), ...(delaySeconds === undefined ? {} : { delaySeconds }) }
    if (choice === 'again' || choice === 'forged')
      desk.repeat(id, { ...manner, isForged: choice === 'forged' })
    else desk.settle(id, choice, manner)
    return isJson(request) ? reply.send({}) : reply.redirect('/control', 303)
  })
}
