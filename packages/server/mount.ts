import { hash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import '@fastify/compress'
import '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { statusOf, type commonRefusals } from '#contract/common.ts'
import {
  FEATURE,
  type Contract,
  type Download,
  type Given,
  type Named,
  type RawReply,
  type Refusal,
  type Reply,
  type Route,
  type Upload,
} from '#contract/route.ts'
import type { AnyCall, CallFor, Language } from './call.ts'
import { isRefused, languageOf, openGate } from './http/gate.ts'
import type { App } from './app.ts'
import { readInput } from './http/input.ts'
import type { Refused } from './idempotency.ts'

type Promised<T> = T | Promise<T>

/** A route's handler: takes the validated input and the call, returns the reply or a declared refusal. */
export type Handler<R extends Route> = (
  input: Given<R>,
  call: CallFor<R>,
) => Promised<Answer<R> | Refusal<R> | CommonRefusal>
type Answer<R extends Route> = R extends { readonly download: true }
  ? Download
  : R extends { readonly raw: true }
    ? RawReply
    : Reply<R>
export type Handlers<C> = {
  readonly [N in keyof C as N extends string ? N : never]: C[N] extends Route ? Handler<C[N]> : never
}

/** Refusals that any handler may return without declaring them. */
export type CommonRefusal =
  | { readonly refused: 'idempotency.conflict' | 'permission.missing' | 'flag.off' | 'session.required' }
  | { readonly refused: 'approvals.notQualified'; readonly detail: NotQualified }
  | { readonly refused: 'service.overloaded'; readonly detail: { readonly retryAfterSeconds: number } }
  | { readonly refused: 'validation.field'; readonly detail: FieldDetail }

type NotQualified = z.output<(typeof commonRefusals)['approvals.notQualified']>
type FieldDetail = z.output<(typeof commonRefusals)['validation.field']>

/** A feature's routes in the form that the server mounts. */
export type Mountable = { readonly contract: Contract & Named; readonly handlers: Record<string, unknown> }

export function mountable<C extends Contract & Named>(contract: C, handlers: Handlers<C>): Mountable {
  return { contract, handlers: handlers as Record<string, unknown> } // `Handlers` has proved that each route has one
}

export type Found = { readonly route: Route; readonly handle: AnyHandler }

/** The route with this full name and its handler; null if there is none. */
export function findRoute(features: readonly Mountable[], fullName: string): Found | null {
  const [feature, name = ''] = fullName.split('.')
  const found = features.find(({ contract }) => contract[FEATURE] === feature)
  const route = found?.contract[name]
  return found && route ? { route, handle: found.handlers[name] as AnyHandler } : null // `mountable` has proved that it is one
}

/** The port of a route: the player's port serves neither the back office nor the games (S6). */
export type Listener = 'site' | 'office' | 'game'

export function listenerOf(route: Route): Listener {
  if (route.audience === 'operator') return 'office'
  return route.audience === 'game' ? 'game' : 'site'
}

const KIB = 1024

/** A handler without its route's types, for mounting and approvals. */
export type AnyHandler = (input: Record<string, unknown>, call: AnyCall) => Promised<unknown>

/** Mounts the routes of a contract that belong to this port (or list it explicitly). */
export function mount(
  server: FastifyInstance,
  app: App,
  { contract, handlers }: Mountable,
  listener: Listener,
): void {
  for (const [name, route] of Object.entries<Route>(contract)) {
    const listeners = route.listeners ?? [listenerOf(route)]
    if (!listeners.includes(listener)) continue
    const fullName = `${contract[FEATURE]}.${name}`
    const handle = handlers[name] as AnyHandler // one handler a route, proved by `mountable`
    const options: RouteOptions = {
      method: route.method,
      url: route.path,
      handler: (request, reply) => answer({ app, route, fullName, handle, request, reply }),
      // A round's reply is small JSON: computing security headers and compression would cost it a tenth.
      ...(route.bodyKiB === undefined ? {} : { bodyLimit: route.bodyKiB * KIB }),
      ...(listener === 'game' ? { helmet: false, compress: false } : {}),
    }
    if (route.audience === 'signed')
      server.register((scope, _, done) => done(void asSigned(scope).route(options)))
    else server.route(options)
  }
}

/** Signatures cover the raw bytes: these routes get the body unparsed. */
function asSigned(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  return scope
}

type Work = {
  readonly app: App
  readonly route: Route
  readonly fullName: string
  readonly handle: AnyHandler
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Account data is never cached, and its content type is never sniffed (S5). */
const JSON_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

async function answer({ app, route, fullName, handle, request, reply }: Work): Promise<FastifyReply> {
  reply.headers(JSON_HEADERS)
  const gate = await openGate(app, route, fullName, request, reply)
  if (isRefused(gate)) return refuse(app, route, reply, gate)
  const given = await readInput(app, gate.merchant.code, route, request)
  if (isRefused(given)) return refuse(app, route, reply, given)
  const { operator } = gate
  const office = operator?.brands ? { fullName, route, operator } : null
  const input = office ? await app.reach.narrow(office, given) : given
  if (isRefused(input)) return refuse(app, route, reply, input)
  const call = Object.assign(gate, keyed(route, fullName, request, gate, input))
  const held = operator ? await app.duties.check({ fullName, route, operator, input, call }) : null
  if (isRefused(held)) return refuse(app, route, reply, held)
  const answered = held ? held.done : await handle(input, call)
  if (isRefused(answered)) return refuse(app, route, reply, answered)
  const result = office && !route.download ? await app.reach.prune(office, answered) : answered
  if (route.download) return sendFile(reply, result as Download) // `Handler` has proved it
  if (route.raw) return sendRaw(reply, result as RawReply) // and this
  return reply.send({ success: true, value: z.encode(route.reply as Parameters<typeof z.encode>[0], result) })
}

/** Sends a file as an attachment, never inline; a generated file is streamed. */
function sendFile(reply: FastifyReply, { name, type, bytes }: Download): FastifyReply {
  reply.header('content-type', type).header('content-disposition', `attachment; filename="${name}"`)
  return reply.send(bytes instanceof Uint8Array ? bytes : Readable.from(bytes))
}

function sendRaw(reply: FastifyReply, { status, type, body, headers = {} }: RawReply): FastifyReply {
  return reply.code(status).headers(headers).header('content-type', type).send(body)
}

/** The idempotency key, scoped to caller and route, and the input's fingerprint. */
function keyed(
  route: Route,
  fullName: string,
  request: FastifyRequest,
  call: AnyCall,
  input: object,
): Pick<AnyCall, 'key' | 'fingerprint'> {
  if (!route.idempotent) return { key: '', fingerprint: NO_BYTES }
  const given = request.headers['idempotency-key']
  const who = call.member?.id ?? call.operator?.id ?? call.game?.memberId ?? call.ip
  const own = typeof given === 'string' ? given : randomUUID() // `readInput` has refused what is no key
  const key = `${fullName}:${who}:${own}`
  if (route.idempotent === 'ledger') return { key, fingerprint: NO_BYTES }
  const text = JSON.stringify(essence(input), (_, value: unknown) =>
    typeof value === 'bigint' ? `${value}n` : value,
  )
  return { key, fingerprint: hash('sha256', text, 'buffer') }
}

/** What makes two inputs equal: a file counts by the hash of its content, not as text. */
function essence(input: object): object {
  const { files, ...rest } = input as Partial<FileInput> // only a route with files has them, as `readInput` made them
  return files ? { ...rest, files: files.map(({ bytes }) => hash('sha256', bytes, 'hex')) } : input
}

type FileInput = { readonly files: readonly Upload[] }

const NO_BYTES = new Uint8Array()

/** Sends a refusal: the code, the text in the caller's language, its detail through the declared schema. */
export function refuse(
  app: App,
  route: Route | null,
  reply: FastifyReply,
  { refused, detail }: Refused,
): FastifyReply {
  const schema = route?.refusals?.[refused]
  const shown =
    schema && detail !== undefined ? z.encode(schema as Parameters<typeof z.encode>[0], detail) : detail
  const places = typeof shown === 'object' && shown !== null ? (shown as Record<string, string>) : {} // details are flat objects
  void reply.headers(JSON_HEADERS) // a refusal for an unknown URL must not be cached either
  if ('retryAfterSeconds' in places) void reply.header('retry-after', String(places['retryAfterSeconds']))
  return reply.code(statusOf(refused)).send({
    success: false,
    errorCode: refused,
    message: wordsOf(app, languageOf(reply.request), refused, places),
    ...(shown === undefined || shown === null ? {} : { value: shown }),
  })
}

/** The case within a refusal's detail: the problem of an input, the reason, the limit that refused. */
const CASES = ['problem', 'why', 'guard'] as const

/** A refusal with several cases may have a text for each: `refusal.<code>.<case>`. */
function wordsOf(
  app: App,
  language: Language,
  refused: string,
  places: Readonly<Record<string, string>>,
): string {
  const key = `refusal.${refused}`
  for (const name of CASES) {
    const own = `${key}.${places[name]}`
    const words = app.words(language, own, places)
    if (words !== own) return words
  }
  return app.words(language, key, places)
}
