import * as z from 'zod/mini'
import { type Envelope, NetworkError, RefusedError } from './envelope.ts'
import { newId } from './new-id.ts'
import { FEATURE, type Contract, type Input, type Named, type Reply, type Route } from './route.ts'

type AskInput<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: CallOptions]
    : [input: Input<R>, options?: CallOptions]

export type CallOptions = { readonly signal?: AbortSignal; readonly idempotencyKey?: string }

/** One route as a function that also carries its name and declaration. */
export type Call<R extends Route> = ((...input: AskInput<R>) => Promise<Reply<R>>) & {
  readonly route: R
  /** Full name such as 'deposits.create'; the key of its query. */
  readonly key: string
}

export type Client<C extends Contract> = {
  readonly [N in keyof C as N extends string ? N : never]: Call<C[N]>
}

export type Transport = {
  /** The server's origin; empty for the page's own. */
  readonly base?: string
  readonly fetch?: typeof fetch
  /** Headers of every call: Authorization, Merchant, Language, Device, Human-Check. */
  readonly headers?: (route: Route) => Record<string, string>
  /** Turns a JSON text into a JWE for the route's path (decision 3). */
  readonly seal?: (json: string, path: string) => Promise<string>
  /** A new idempotency key for money calls. */
  readonly newKey?: () => string
  /** Receives every refusal, e.g. to open the login if a session is required. */
  readonly onRefused?: (refusal: RefusedError, route: Route) => void
}

type Parts = { params?: unknown; query?: unknown; body?: unknown; files?: readonly File[] }
type Encodable = Parameters<typeof z.encode>[0]

const encodePart = (schema: Route['body'], value: unknown): unknown =>
  schema === undefined || value === undefined ? undefined : z.encode(schema as Encodable, value) // one schema, any value: types met at the call

function address(route: Route, parts: Parts, base: string): string {
  const params = (encodePart(route.params, parts.params) ?? {}) as Record<string, string> // path schemas are objects of text
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = (encodePart(route.query, parts.query) ?? {}) as Record<string, unknown> // query schemas are flat objects
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return `${base}${path}${search ? `?${search}` : ''}`
}

async function payload(
  route: Route,
  parts: Parts,
  transport: Transport,
): Promise<{ body?: BodyInit; type?: string }> {
  const body = encodePart(route.body, parts.body)
  if (route.files) {
    const form = new FormData()
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
      form.append(name, String(value)) // body schemas are objects
    for (const file of parts.files ?? []) form.append(route.files.field, file)
    return { body: form }
  }
  if (body === undefined) return {}
  if (route.form) return { body: new URLSearchParams(body as Record<string, string>) } // forms carry text only
  const json = JSON.stringify(body)
  if (!route.encrypted || !transport.seal) return { body: json, type: 'application/json' }
  return { body: await transport.seal(json, route.path), type: 'application/jose' }
}

async function send(
  route: Route,
  parts: Parts,
  options: CallOptions,
  transport: Transport,
): Promise<unknown> {
  // Every call with idempotency sends a key; an empty one would count as none.
  const key = route.idempotent ? options.idempotencyKey || (transport.newKey ?? newId)() : undefined
  try {
    return await sendOnce(route, parts, { ...options, key }, transport)
  } catch (error) {
    // An encrypted body can be used once (decision 3), and a browser retries automatically after a network error: the server may have
    // processed the first request. Encrypting again with the same idempotency key returns the first reply. This also covers a rotated
    // server key.
    const isUnread = error instanceof RefusedError && error.code === 'encryption.invalid'
    if (!isUnread || !route.encrypted) throw error
    return sendOnce(route, parts, { ...options, key }, transport)
  }
}

async function sendOnce(
  route: Route,
  parts: Parts,
  { key, signal }: { readonly key: string | undefined } & CallOptions,
  transport: Transport,
): Promise<unknown> {
  const { body, type } = await payload(route, parts, transport)
  const headers = {
    ...transport.headers?.(route),
    ...(type ? { 'content-type': type } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  }
  const request = {
    method: route.method,
    headers,
    ...(body ? { body } : {}),
    ...(signal ? { signal } : {}),
  }
  let status: number
  let envelope: Envelope
  try {
    const response = await (transport.fetch ?? fetch)(address(route, parts, transport.base ?? ''), request)
    if (route.download && response.ok) return await fileOf(response)
    status = response.status
    envelope = (await response.json()) as Envelope // checked below, field by field
    if (!isEnvelope(envelope)) throw new Error(`a reply with status ${status} that is no envelope`)
  } catch (cause) {
    throw new NetworkError(cause)
  }
  if (envelope.success === true) return z.decode(route.reply as Encodable, envelope.value)
  const refused = new RefusedError({
    code: envelope.errorCode,
    status,
    words: envelope.message,
    detail: envelope.value,
  })
  transport.onRefused?.(refused, route)
  throw refused
}

/**
 * Whether the reply was written by a route. A process that shuts down, or a proxy without one behind it, answers 503 in JSON of its own:
 * whether the call was executed is unknown then, and there is no text for the member in it.
 */
function isEnvelope(reply: Envelope | null): boolean {
  return reply?.success === true || (reply?.success === false && typeof reply.errorCode === 'string')
}

/** A downloaded file, under the name sent by the server. */
async function fileOf(response: Response): Promise<File> {
  const [, name] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const type = response.headers.get('content-type') ?? ''
  return new File([await response.blob()], name ?? 'file', { type })
}

/** The typed client of one contract: `client.claim({ body })` returns the reply, or throws `RefusedError`/`LineError`. */
export function createClient<C extends Contract>(contract: C & Named, transport: Transport): Client<C> {
  const calls = Object.entries<Route>(contract).map(([name, route]) => [
    name,
    Object.assign((input: Parts = {}, options: CallOptions = {}) => send(route, input, options, transport), {
      route,
      key: `${contract[FEATURE]}.${name}`,
    }),
  ])
  return Object.fromEntries(calls) as Client<C> // built from the contract's own rows
}

/** A client for several contracts: `api.deposits.create(…)`. */
export function createApi<const A extends { readonly [feature: string]: Contract & Named }>(
  contracts: A,
  transport: Transport,
): { readonly [F in keyof A]: Client<A[F]> } {
  const clients = Object.entries(contracts).map(([feature, contract]) => [
    feature,
    createClient(contract, transport),
  ])
  return Object.fromEntries(clients) as { readonly [F in keyof A]: Client<A[F]> } // same keys, one client each
}
