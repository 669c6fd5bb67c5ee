import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { style } from '#apps/processor/pages/style.ts'
import { html, sentIn } from '#apps/processor/sandbox.ts'
import type { Parts } from './http.ts'
import { gonePage, panelPage, tossPage } from './pages.ts'
import { Behaviour } from './shapes.ts'

/** Large enough to read and touch on a phone. */
const ownStyle = '\n.stake select { width: 100%; min-height: 48px; font-size: 16px }\n'

const Token = z.object({ token: z.string() })
const Bet = z.object({
  stake: z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/)),
  choice: z.enum(['heads', 'tails']),
})

/** Pages for members' browsers (the coin toss) and the control panel. */
export function browserPages(app: FastifyInstance, { desk, journal }: Parts): void {
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style + ownStyle))
  app.get('/', (_, reply) => reply.redirect('/control', 303))

  app.get('/play/:token', (request, reply) => {
    const visit = desk.visitBy(z.parse(Token, request.params).token)
    return visit ? html(reply, tossPage(visit, desk.balance(visit))) : html(reply, gonePage(), 404)
  })

  app.post('/play/:token', (request, reply) => {
    const visit = desk.visitBy(z.parse(Token, request.params).token)
    if (!visit) return html(reply, gonePage(), 404)
    const bet = z.safeParse(Bet, request.body)
    const toss = bet.success ? desk.toss(visit, bet.data.stake, bet.data.choice) : null
    return html(reply, tossPage(visit, desk.balance(visit), toss ?? 'short'))
  })

  const state = () => ({
    behaviour: journal.behaviour(),
    purses: [...journal.purses.values()],
    transfers: [...journal.transfers.values()],
  })
  app.get('/control.json', (_, reply) => reply.send(state()))
  app.get('/control', (_, reply) => html(reply, panelPage(state())))
  app.post('/control/behaviour', (request, reply) => {
    const wanted = z.safeParse(Behaviour, sentIn(request))
    if (!wanted.success) return reply.code(422).send({ error: 'behaviour' })
    journal.write({ behaviour: wanted.data })
    return Buffer.isBuffer(request.body) ? reply.send(wanted.data) : reply.redirect('/control', 303)
  })
}
