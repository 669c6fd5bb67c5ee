import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { CreateAsk, NamedAsk } from './free-rounds.ts'
import { catalogue, type Tables } from './tables.ts'
import type { HouseCall } from './wallet.ts'

/** Requests of a page are small. */
const BODY_BYTES = 8 * 1024

const file = (name: string): string => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8')

const enter = z.object({ ticket: z.string().check(z.maxLength(100)) })
const play = z.object({
  seat: z.string().check(z.maxLength(60)),
  stake: z.string().check(z.maxLength(30)),
  cup: z.int(),
})
const tease = z.object({ seat: z.string().check(z.maxLength(60)), what: z.string().check(z.maxLength(20)) })

/** The vendor's own pages and calls. The platform's pages frame it: `port` is theirs. */
export async function buildHttp(
  tables: Tables,
  port: number,
  isSigned: (call: HouseCall) => Promise<boolean>,
): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: BODY_BYTES, forceCloseConnections: 'idle' })
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; " +
    `form-action 'none'; frame-ancestors http://*:${port} https:`
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })
  app.get('/healthz', () => ({ ok: true }))
  app.get('/', (_, reply) => reply.redirect('/play/pearl-cups'))
  app.get('/play/pearl-cups', (_, reply) => reply.type('text/html; charset=utf-8').send(file('cups.html')))
  app.get('/cups.css', (_, reply) => reply.type('text/css; charset=utf-8').send(file('cups.css')))
  for (const name of ['cups.js', 'figures.js'])
    app.get(`/${name}`, (_, reply) => reply.type('text/javascript; charset=utf-8').send(file(name)))
  app.get('/catalogue', () => catalogue)
  const call = <S extends z.ZodMiniType>(
    path: string,
    schema: S,
    work: (asked: z.output<S>) => Promise<object | null>,
  ): void => {
    app.post(path, async (request, reply) => {
      const read = z.safeParse(schema, request.body)
      const done = read.success ? await work(read.data).catch(() => undefined) : null
      if (done === undefined) return reply.code(502).send({ error: 'wallet' })
      return done ?? reply.code(409).send({ error: 'seat' })
    })
  }
  call('/api/enter', enter, ({ ticket }) => tables.enter(ticket))
  call('/api/play', play, ({ seat, stake, cup }) => tables.play(seat, stake, cup))
  call('/api/tease', tease, ({ seat, what }) => tables.tease(seat, what))
  houseCalls(app, tables, isSigned)
  return app
}

/** Calls of the platform's servers, signed over the body as it was sent. */
function houseCalls(
  app: FastifyInstance,
  { freeRounds }: Tables,
  isSigned: (call: HouseCall) => Promise<boolean>,
): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body))
    const signed = <S extends z.ZodMiniType>(
      path: string,
      schema: S,
      work: (asked: z.output<S>) => object,
    ): void => {
      scope.post(path, async (request, reply) => {
        const body = String(request.body)
        const header = (name: string) => String(request.headers[`fairhouse-${name}`] ?? '')
        if (!(await isSigned({ method: 'POST', path, body, header })))
          return reply.code(401).send({ error: 'signature' })
        const read = z.safeParse(schema, JSON.parse(body))
        return read.success ? work(read.data) : reply.code(422).send({ error: 'request' })
      })
    }
    signed('/free-rounds/create', CreateAsk, freeRounds.create)
    signed('/free-rounds/status', NamedAsk, freeRounds.status)
    signed('/free-rounds/cancel', NamedAsk, freeRounds.cancel)
  })
}
