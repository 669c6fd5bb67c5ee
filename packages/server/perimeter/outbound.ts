import { lookup, type LookupAddress } from 'node:dns'
import { Agent as PlainAgent, request as requestPlain, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isInner } from './inner.ts'

/** The only client for outbound requests to web addresses (C3). */
export type Outbound = {
  /** Sends one request and reads the whole response; rejects if there is none. Redirects are not followed: a 3xx is returned as it is. */
  readonly fetch: (address: string | URL, ask: Ask) => Promise<Response>
  readonly close: () => void
}

export type Ask = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>> | Headers
  readonly body?: string | Uint8Array | ArrayBuffer | URLSearchParams | null | undefined
  /** Timeout for all of it: DNS, connection, request and response. */
  readonly timeoutMs: number
  /** Maximum size of a response; a longer one is a failure. 0 if only the status matters: nothing is read then. */
  readonly mostBytes?: number
  readonly signal?: AbortSignal
}

/** Default: provider responses are some kilobytes. */
const MOST_BYTES = 1024 * 1024
/** Idle connections are closed before the other side does it during a request. */
const IDLE_MS = 4_000

/** All addresses of a name from the system's resolver. */
export type Find = (
  name: string,
  options: { readonly all: true },
  tell: (error: Error | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves and checks a name once, for the connection that is made, so that DNS rebinding has no effect. One private address among
 * several is enough to refuse.
 */
export function lookupOf(mayBeInner: boolean, find: Find = lookup): LookupFunction {
  return (name, options, tell) => {
    // browsers resolve every name below localhost to this machine; not every resolver does
    find(name.endsWith('.localhost') ? 'localhost' : name, { all: true }, (error, found) => {
      const [first] = error ? [] : found
      const isRefused = !mayBeInner && !error && found.some(({ address }) => isInner(address))
      if (error || !first || isRefused) return tell(error ?? new Error(`${name} has no public address`), '')
      if (options.all) tell(null, found)
      else tell(null, first.address, first.family)
    })
  }
}

/** `mayReach` says whether a local or private address may be called; see `sandboxes.ts`. */
export function createOutbound(mayReach: (address: URL) => boolean): Outbound {
  const agentsOf = (mayBeInner: boolean) => {
    const options = { keepAlive: true, timeout: IDLE_MS, lookup: lookupOf(mayBeInner) }
    return { http: new PlainAgent(options), https: new SecureAgent(options) }
  }
  const [open, guarded] = [agentsOf(true), agentsOf(false)]
  return {
    fetch(address, ask) {
      const url = new URL(address)
      const isKnown = mayReach(url)
      const plain = url.hostname.replace(/^\[|\]$/g, '')
      const problem =
        url.protocol !== 'http:' && url.protocol !== 'https:'
          ? 'is no address of the web'
          : url.username || url.password
            ? 'holds a password'
            : !isKnown && isIP(plain) !== 0 && isInner(plain)
              ? 'is no public address'
              : null
      if (problem) return Promise.reject(new Error(`${url.host} ${problem}`))
      return askOnce(url, ask, isKnown ? open : guarded)
    },
    close() {
      for (const agents of [open, guarded]) {
        agents.http.destroy()
        agents.https.destroy()
      }
    },
  }
}

type Agents = { readonly http: PlainAgent; readonly https: SecureAgent }

function askOnce(url: URL, ask: Ask, agents: Agents): Promise<Response> {
  const { method = 'GET', timeoutMs, mostBytes = MOST_BYTES } = ask
  const limits = [AbortSignal.timeout(timeoutMs), ...(ask.signal ? [ask.signal] : [])]
  const { body, type } = bytesOf(ask.body)
  const headers = Object.fromEntries(new Headers(ask.headers))
  if (type && !('content-type' in headers)) headers['content-type'] = type
  const options = { method, headers: { ...headers, ...(body ? { 'content-length': body.byteLength } : {}) } }
  const signal = AbortSignal.any(limits)
  return new Promise((resolve, reject) => {
    const asked =
      url.protocol === 'https:'
        ? requestSecure(url, { ...options, signal, agent: agents.https })
        : requestPlain(url, { ...options, signal, agent: agents.http })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      answer.on('error', reject)
      if (mostBytes === 0) {
        resolve(responseOf(answer, null))
        answer.destroy() // the body does not matter, and may be endless
        return
      }
      readUpTo(answer, mostBytes).then((bytes) => resolve(responseOf(answer, bytes)), reject)
    })
    asked.end(body ?? undefined)
  })
}

function bytesOf(body: Ask['body']): { readonly body: Uint8Array | null; readonly type?: string } {
  if (body === undefined || body === null) return { body: null }
  if (body instanceof URLSearchParams)
    return { body: Buffer.from(body.toString()), type: 'application/x-www-form-urlencoded;charset=UTF-8' }
  if (typeof body === 'string') return { body: Buffer.from(body) }
  return { body: body instanceof ArrayBuffer ? new Uint8Array(body) : body }
}

async function readUpTo(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    if (!Buffer.isBuffer(part)) continue
    size += part.byteLength
    if (size > mostBytes) {
      answer.destroy()
      throw new Error(`the answer is longer than ${mostBytes} bytes`)
    }
    parts.push(part)
  }
  return new Uint8Array(Buffer.concat(parts))
}

/** Status codes without a body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304])

function responseOf(
  { statusCode = 0, headers }: IncomingMessage,
  bytes: Uint8Array<ArrayBuffer> | null,
): Response {
  const told = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value].flat()) if (each !== undefined) told.append(name, each)
  return new Response(BODILESS.has(statusCode) ? null : bytes, { status: statusCode, headers: told })
}
